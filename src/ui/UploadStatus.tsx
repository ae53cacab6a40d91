import type { UploadView } from './useUpload.ts';

interface UploadStatusProps {
  /** What is uploaded, for names such as "Cancel upload of PAN Card". */
  label: string;
  view: UploadView;
  onPause: () => void;
  onResume: () => void;
  onCancel: () => void;
  onRetry: (() => void) | null;
}

/** Progress, controls and failure of one upload (SPEC 4, File upload task states). */
export function UploadStatus({ label, view, onPause, onResume, onCancel, onRetry }: UploadStatusProps) {
  const isActive = view.phase === 'running' || view.phase === 'paused' || view.phase === 'checking';
  return (
    <div className="upload-status">
      {isActive && (
        <>
          <progress max={100} value={view.percent} aria-label={`Upload of ${label}`} />
          <p className="small mb-1" role="status">
            {view.phase === 'paused' ? 'Paused' : 'Uploading'} {view.fileName}: {view.percent} %
          </p>
          {view.phase !== 'checking' && (
            <div className="btn-group btn-group-sm">
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={view.phase === 'paused' ? onResume : onPause}
              >
                {view.phase === 'paused' ? 'Resume' : 'Pause'}
                <span className="visually-hidden"> upload of {label}</span>
              </button>
              <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
                Cancel<span className="visually-hidden"> upload of {label}</span>
              </button>
            </div>
          )}
        </>
      )}
      {view.notice && (
        <p className="field-notice" role="status">
          {view.notice}
        </p>
      )}
      {view.phase === 'failed' && (
        <p className="field-error" role="alert">
          {view.error}{' '}
          {onRetry && (
            <button type="button" className="btn btn-sm btn-outline-danger ms-1" onClick={onRetry}>
              Try again<span className="visually-hidden"> to upload {label}</span>
            </button>
          )}
        </p>
      )}
    </div>
  );
}
