import Button from 'react-bootstrap/Button';
import ButtonGroup from 'react-bootstrap/ButtonGroup';
import { Failure } from '../feedback/Failure.tsx';
import { Spinner } from '../feedback/Loader.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { useFilePicture } from './useFilePicture.ts';
import { isUploading, type UploadTask } from './useUpload.ts';
import './uploads.scss';
import { Sentence } from '../Sentence.tsx';

/** Empty for a PDF or a picture that the browser cannot open. */
function ChosenPicture({ file }: { file: File }) {
  const picture = useFilePicture(file);
  if (!file.type.startsWith('image/')) return null;
  return <img ref={picture} className="file-thumbnail" alt="" />;
}

interface UploadStatusProps {
  /** For labels such as "Cancel upload of PAN Card". */
  label: string;
  task: UploadTask;
}

const PHASE_TEXTS: Partial<Record<UploadTask['view']['phase'], string>> = {
  checking: 'Preparing',
  pausing: 'Pausing',
  paused: 'Paused',
  canceling: 'Cancelling',
  saving: 'Saving',
};

const LOST =
  'Nothing has moved for some seconds, so the connection may be lost. The upload goes on by itself when it is back.';

export function UploadStatus({ label, task }: UploadStatusProps) {
  const { view, retry } = task;
  const { phase, percent, fileName } = view;
  const isPaused = phase === 'paused' || phase === 'pausing';
  return (
    <div className="upload-status">
      {isUploading(view) && (
        <div className="upload-status-file">
          {view.file && <ChosenPicture file={view.file} />}
          <div>
            <p className="upload-status-text" role="status">
              {phase !== 'paused' && <Spinner />}
              <Sentence values={[fileName]}>{`${PHASE_TEXTS[phase] ?? 'Uploading'} ${fileName}`}</Sentence>
            </p>
            <div className="progress-row upload-status-progress">
              <Progress now={percent} aria-label={`Upload of ${label}`} />
              <span aria-hidden="true">{`${percent} %`}</span>
            </div>
          </div>
        </div>
      )}
      {(phase === 'running' || isPaused) && (
        <ButtonGroup size="sm">
          <Button variant="outline-secondary" onClick={isPaused ? task.resume : task.pause}>
            <span>{isPaused ? 'Resume' : 'Pause'}</span>
            <span className="visually-hidden">{` upload of ${label}`}</span>
          </Button>
          <Button variant="outline-secondary" onClick={task.cancel}>
            Cancel<span className="visually-hidden">{` upload of ${label}`}</span>
          </Button>
        </ButtonGroup>
      )}
      {view.isStalled && (
        <p className="field-notice" role="alert">
          <Sentence>{view.stalledBy ?? LOST}</Sentence>{' '}
          {phase === 'running' && <RetryButton label={label} onClick={task.tryNow} />}
        </p>
      )}
      {view.notices.map((notice) => (
        <p key={notice} className="upload-notice" role="status">
          <Sentence values={[fileName]}>{notice}</Sentence>
        </p>
      ))}
      {view.warnings.map((warning) => (
        <p key={warning} className="field-notice" role="status">
          <Sentence values={[fileName]}>{warning}</Sentence>
        </p>
      ))}
      {phase === 'failed' && (
        <Failure>
          <Sentence values={[fileName]}>{view.error ?? ''}</Sentence>{' '}
          {retry && <RetryButton label={label} onClick={retry} />}
        </Failure>
      )}
    </div>
  );
}

function RetryButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="outline-danger" size="sm" onClick={onClick}>
      Try again<span className="visually-hidden">{` to upload ${label}`}</span>
    </Button>
  );
}
