import { type ChangeEvent, useRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import type { StoredKind } from '../../domain/files/fileKind.ts';
import { FieldFrame, type FieldProps } from '../fields/FieldFrame.tsx';
import { CameraButton } from './CameraButton.tsx';
import { StoredThumbnail } from './StoredThumbnail.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileTarget } from './useFileTarget.ts';
import { isUploading, type UseUploadOptions, useUpload } from './useUpload.ts';

interface FileFieldProps extends Omit<FieldProps, 'warnings' | 'onRepair'>, UseUploadOptions {
  /** Empty when no file is stored. */
  link: string;
  kindOf: (link: string) => Promise<StoredKind>;
  accept?: string;
  disabled?: boolean;
}

/** Uploads a file as soon as it is chosen, dropped, pasted or photographed; it replaces the stored one. */
export function FileField({
  label,
  hint,
  error,
  id,
  className,
  link,
  kindOf,
  accept = 'image/*,application/pdf',
  disabled = false,
  check,
  start,
  onUploaded,
}: FileFieldProps) {
  const { view, upload, pause, resume, cancel, tryNow, retry } = useUpload({ check, start, onUploaded });
  const area = useRef<HTMLDivElement>(null);
  const isBusy = isUploading(view);
  const isOpen = !disabled && !isBusy;
  const choose = (file: File) => void upload(file);
  // What is in the clipboard by chance must not replace a stored file.
  const drop = useFileTarget(area, { isEnabled: isOpen, isOpenToPage: !link, onFile: choose });
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div ref={area} className="file-field" data-drop={drop}>
          <div className="file-field-choice">
            <FormControl
              {...control}
              isInvalid={Boolean(error)}
              type="file"
              accept={accept}
              disabled={!isOpen}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const file = event.target.files?.[0];
                event.target.value = '';
                if (file) choose(file);
              }}
            />
            <CameraButton label={label} isEnabled={isOpen} onChosen={choose} />
          </div>
          {isOpen && (
            <p className="file-drop-hint">
              {drop === 'none' ? 'Or drop the file here, or paste a picture.' : 'Drop the file here.'}
            </p>
          )}
          <UploadStatus
            label={label}
            view={view}
            onPause={pause}
            onResume={resume}
            onCancel={cancel}
            onTryNow={tryNow}
            onRetry={retry}
          />
          {link && !isBusy && (
            <div className="file-field-stored">
              <StoredThumbnail link={link} kindOf={kindOf} />
              <div>
                <p role="status">
                  Uploaded.{' '}
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    View {label}
                  </a>
                </p>
                {!disabled && <p className="file-field-again">Choosing another file replaces this one.</p>}
              </div>
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
