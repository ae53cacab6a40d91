import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { isUploading, type UseUploadOptions, useUpload } from './useUpload.ts';

interface FileFieldProps extends Omit<FieldProps, 'warnings'>, UseUploadOptions {
  /** Download link of the file that is stored already; empty when there is none. */
  link: string;
  /** What the file dialog offers. */
  accept?: string;
  disabled?: boolean;
}

/** A labelled file that is uploaded as soon as it is chosen, with a link to the stored one. */
export function FileField({
  label,
  hint,
  error,
  id,
  className,
  link,
  accept = 'image/*,application/pdf',
  disabled = false,
  check,
  start,
  onUploaded,
}: FileFieldProps) {
  const { view, upload, pause, resume, cancel, nudge, retry } = useUpload({ check, start, onUploaded });
  const isBusy = isUploading(view);
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="file-field">
          <input
            {...control}
            type="file"
            className={`form-control ${error ? 'is-invalid' : ''}`}
            accept={accept}
            disabled={disabled || isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void upload(file);
            }}
          />
          <UploadStatus
            label={label}
            view={view}
            onPause={pause}
            onResume={resume}
            onCancel={cancel}
            onNudge={nudge}
            onRetry={retry}
          />
          {link && !isBusy && (
            <p className="file-field-stored" role="status">
              Uploaded.{' '}
              <a href={link} target="_blank" rel="noopener noreferrer">
                View {label}
              </a>
            </p>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
