import { type ChangeEvent, type ReactNode, useRef } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import type { StoredKind } from '../../domain/files/fileKind.ts';
import { FieldFrame, type FieldProps } from '../fields/FieldFrame.tsx';
import { NOT_GIVEN, useIsLocked } from '../fields/locked.ts';
import { CameraButton, FileButton } from './FileButton.tsx';
import { StoredThumbnail } from './StoredThumbnail.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import { useFileTarget } from './useFileTarget.ts';
import { isUploading, type UseUploadOptions, useUpload } from './useUpload.ts';

interface FileFieldProps extends Omit<FieldProps, 'warnings' | 'onRepair'>, UseUploadOptions {
  /** Empty when no file is stored. */
  link: string;
  kindOf: (link: string) => Promise<StoredKind>;
  accept?: string;
  /** Asks before a file is uploaded; `upload` receives that file, or another one. */
  question?: {
    offer: (file: File, upload: (file: File) => void) => void;
    dialog: (upload: (file: File) => void) => ReactNode;
  };
  /** A further way to choose a file. */
  renderChoice?: (choose: (file: File) => void) => ReactNode;
}

/**
 * Uploads a file as soon as it is chosen, dropped, pasted or photographed; the new file replaces the stored
 * one.
 */
export function FileField({
  link,
  kindOf,
  accept = 'image/*,application/pdf',
  check,
  start,
  onUploaded,
  question,
  renderChoice,
  ...field
}: FileFieldProps) {
  const task = useUpload({ check, start, onUploaded });
  const area = useRef<HTMLDivElement>(null);
  const isBusy = isUploading(task.view);
  const { label } = field;
  const isLocked = useIsLocked() || field.isLocked;
  const isOpen = !isLocked && !isBusy;
  const isHidden = isLocked || link !== '';
  const upload = (file: File) => void task.upload(file);
  const choose = (file: File) => (question ? question.offer(file, upload) : upload(file));
  // Pasting must not replace a stored file by accident.
  const drop = useFileTarget(area, { isEnabled: isOpen, isOpenToPage: !link, onFile: choose });
  return (
    <FieldFrame {...field}>
      {(control) => (
        <div ref={area} className="file-field" data-drop={drop}>
          <div className="file-field-choice d-flex flex-wrap gap-2">
            <FormControl
              {...control}
              type="file"
              accept={accept}
              disabled={!isOpen}
              // A button replaces the input, which would show "No file chosen" beside the stored file.
              className={isHidden ? 'visually-hidden' : ''}
              tabIndex={isHidden ? -1 : undefined}
              onChange={(event: ChangeEvent<HTMLInputElement>) => {
                const file = event.target.files?.[0];
                event.target.value = '';
                if (file) choose(file);
              }}
            />
            {link && isOpen && (
              <FileButton accept={accept} onChosen={choose}>
                Replace<span className="visually-hidden">{` ${label}`}</span>
              </FileButton>
            )}
            {isOpen && renderChoice?.(choose)}
            {!isLocked && <CameraButton label={label} isEnabled={isOpen} onChosen={choose} />}
          </div>
          {isOpen && (
            <p className="file-drop-hint not-by-touch">
              {drop === 'none' ? 'Or drop the file here, or paste a picture.' : 'Drop the file here.'}
            </p>
          )}
          <UploadStatus label={label} task={task} />
          {question?.dialog(upload)}
          {isLocked && !link && <span className="text-body-secondary">{NOT_GIVEN}</span>}
          {link && !isBusy && (
            <div className="file-field-stored mt-2">
              <StoredThumbnail link={link} kindOf={kindOf} />
              <div>
                <p className="m-0" role="status">
                  Uploaded. <a href={link} target="_blank" rel="noopener noreferrer">{`View ${label}`}</a>
                </p>
              </div>
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
