import { useEffect, useRef } from 'react';
import { renewDocumentLink } from '../../backend/files/documentFiles.ts';
import { storedKind } from '../../backend/files/storedKind.ts';
import { wasReviewed } from '../../domain/files/wasReviewed.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { UploadStatus } from '../../ui/uploads/UploadStatus.tsx';
import { useAreaFocus } from '../../ui/useAreaFocus.ts';
import { StoredDocument } from './StoredDocument.tsx';
import { UploadAction } from './UploadAction.tsx';
import { useDeletion } from './useDeletion.ts';
import type { DocumentUpload } from './useDocumentUpload.ts';

interface DocumentActionsProps {
  record: UserRecord;
  row: DocumentRow;
  /** Empty when no file is stored. */
  link: string;
  isUploadable: boolean;
  isRemovable: boolean;
  upload: DocumentUpload;
}

/** The deletion is here and not in either part, as the live record swaps them. */
export function DocumentActions({
  record,
  row,
  link,
  isUploadable,
  isRemovable,
  upload,
}: DocumentActionsProps) {
  const { uid } = record;
  const { label } = row;
  const deletion = useDeletion(record, row.key, link);
  const { isBusy, masking } = upload;
  const area = useRef<HTMLDivElement>(null);
  useAreaFocus(area, isBusy ? 'uploading' : link);
  useEffect(() => {
    // The rules let nobody change the link of a locked document; a renewal that fails is tried again next
    // time.
    if (link && isRemovable) renewDocumentLink(uid, row.key, link).catch(() => undefined);
  }, [uid, row.key, link, isRemovable]);
  const change = isRemovable ? { onReplace: upload.offer, onDelete: deletion.ask } : undefined;
  return (
    <div ref={area} tabIndex={-1}>
      {link && !isBusy && <StoredDocument label={label} link={link} kindOf={storedKind} change={change} />}
      {!link && !isBusy && <UploadAction row={row} isEnabled={isUploadable} upload={upload} />}
      <UploadStatus label={label} task={upload} />
      {masking.offered && (
        <masking.offered.Dialog
          file={masking.offered.file}
          isPicture={masking.offered.isPicture}
          onDone={masking.finish}
          onCancel={masking.cancel}
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
        <p className="mb-0">
          {wasReviewed(record)
            ? 'The file is removed from your record. It stays stored for the reviewer, who may have seen it.'
            : 'The stored file is removed.'}{' '}
          You can upload another one afterwards.
        </p>
      </ConfirmDialog>
    </div>
  );
}
