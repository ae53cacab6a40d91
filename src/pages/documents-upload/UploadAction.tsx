import type { DocumentRow } from '../../domain/documentRows.ts';
import { CameraButton } from '../../ui/uploads/CameraButton.tsx';
import { FileButton } from '../../ui/uploads/FileButton.tsx';
import { DOCUMENT_ACCEPT } from './documentAccept.ts';
import type { DocumentUpload } from './useDocumentUpload.ts';

interface UploadActionProps {
  row: DocumentRow;
  isEnabled: boolean;
  upload: DocumentUpload;
}

/** A row without a file: Upload and what else gets one there (SPEC 4, Document row states). */
export function UploadAction({ row, isEnabled, upload }: UploadActionProps) {
  const { label, isMaskable } = row;
  return (
    <>
      <div className="documents-actions">
        {isMaskable && (
          <FileButton
            accept="image/*"
            className="btn btn-primary btn-sm"
            isEnabled={isEnabled}
            onChosen={upload.offer}
          >
            Hide digits first<span className="visually-hidden"> on {label}</span>
          </FileButton>
        )}
        <FileButton
          accept={DOCUMENT_ACCEPT}
          inputLabel={`Upload ${label}`}
          isEnabled={isEnabled}
          onChosen={upload.send}
        >
          Upload<span className="visually-hidden"> {label}</span>
        </FileButton>
        <CameraButton label={label} isEnabled={isEnabled} onChosen={upload.offer} />
      </div>
      {isMaskable && isEnabled && (
        <p className="documents-advice">
          Recommended: hide the first eight digits. The last four are enough, and the rest never leaves your
          device.
        </p>
      )}
      {upload.drop !== 'none' && <p className="file-drop-hint">Drop the file here.</p>}
    </>
  );
}
