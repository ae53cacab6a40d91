import { uploadDocument } from '../../backend/uploads.ts';
import type { DocumentRow } from '../../domain/documentRows.ts';
import { checkFile } from '../../domain/fileCheck.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formToast } from '../../ui/toasts.ts';
import { UploadStatus } from '../../ui/UploadStatus.tsx';
import { isUploading, useUpload } from '../../ui/useUpload.ts';
import { StoredDocument } from './StoredDocument.tsx';
import { UploadAction } from './UploadAction.tsx';
import { useDeletion } from './useDeletion.ts';

interface DocumentActionsProps {
  uid: string;
  row: DocumentRow;
  /** Download link of the stored file; empty when there is none. */
  link: string;
  isUploadable: boolean;
  isRemovable: boolean;
}

const checkDocument = (file: File) => checkFile(file);

/**
 * What can be done in a row: Upload, or View and Delete. Holds upload and deletion above both, because the live record
 * swaps them while one is still under way.
 */
export function DocumentActions({ uid, row, link, isUploadable, isRemovable }: DocumentActionsProps) {
  const { label } = row;
  const deletion = useDeletion(uid, row.key);
  const { view, upload, pause, resume, cancel, nudge, retry } = useUpload({
    check: checkDocument,
    start: (file, onProgress) => uploadDocument(uid, row.key, file, onProgress),
    onUploaded: () => formToast('success', 'Documents Saved successfully!'),
  });
  const isBusy = isUploading(view);
  return (
    <div>
      {link && !isBusy && (
        <StoredDocument label={label} link={link} onDelete={isRemovable ? deletion.ask : undefined} />
      )}
      {!link && !isBusy && (
        <UploadAction label={label} isEnabled={isUploadable} onChosen={(file) => void upload(file)} />
      )}
      {(isBusy || !link) && (
        <UploadStatus
          label={label}
          view={view}
          onPause={pause}
          onResume={resume}
          onCancel={cancel}
          onNudge={nudge}
          onRetry={isUploadable ? retry : null}
        />
      )}
      <ConfirmDialog
        isOpen={deletion.isAsking}
        title={`Delete ${label}?`}
        confirmLabel="Delete"
        isPending={deletion.isPending}
        error={deletion.error}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      >
        <p className="mb-0">The stored file is removed. You can upload another one afterwards.</p>
      </ConfirmDialog>
    </div>
  );
}
