import { useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import { CameraButton, FileButton } from '../../ui/uploads/FileButton.tsx';
import type { DocumentUpload } from './useDocumentUpload.ts';

export const DOCUMENT_ACCEPT = 'image/*,application/pdf';

interface UploadActionProps {
  row: DocumentRow;
  isEnabled: boolean;
  upload: DocumentUpload;
}

export function UploadAction({ row, isEnabled, upload }: UploadActionProps) {
  const { label, isMaskable } = row;
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="documents-actions">
        {isMaskable && (
          <FileButton accept="image/*" variant="primary" isEnabled={isEnabled} onChosen={upload.offer}>
            Mask and upload<span className="visually-hidden"> on {label}</span>
          </FileButton>
        )}
        <Button
          variant="outline-secondary"
          size="sm"
          disabled={!isEnabled}
          onClick={() => chooser.current?.click()}
        >
          Upload<span className="visually-hidden"> {label}</span>
        </Button>
        <CameraButton label={label} isEnabled={isEnabled} onChosen={upload.offer} />
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`Upload ${label}`}
        accept={DOCUMENT_ACCEPT}
        disabled={!isEnabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) upload.send(file);
        }}
      />
      {isMaskable && isEnabled && (
        <p className="documents-advice">
          Recommended: mask the first eight digits. The last four are enough; the original is never uploaded.
        </p>
      )}
      {upload.drop !== 'none' && <p className="file-drop-hint">Drop the file here.</p>}
    </>
  );
}
