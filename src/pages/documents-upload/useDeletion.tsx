import { type ReactNode, useState } from 'react';
import { deleteDocument } from '../../backend/files/documentFiles.ts';
import { wasReviewed } from '../../domain/files/wasReviewed.ts';
import type { DocumentRow } from '../../domain/forms/documentRows.ts';
import type { UserRecord } from '../../domain/records/records.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { formToast } from '../../ui/feedback/toasts.ts';
import { uploadErrorMessage } from '../../ui/uploads/uploadErrors.ts';

interface Deletion {
  ask: () => void;
  dialog: ReactNode;
}

export function useDeletion(record: UserRecord, { key, label }: DocumentRow, link: string): Deletion {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, forgetError } = useWrite(() => deleteDocument(record, key, link), {
    success: `${key} deleted successfully!`,
    explain: uploadErrorMessage,
    toast: (kind, message) => formToast(kind === 'error' ? 'warning' : kind, message),
  });
  const ask = () => {
    forgetError();
    setAsking(true);
  };
  const handleConfirm = async () => {
    if (await run()) setAsking(false);
  };

  const dialog = (
    <ConfirmDialog
      isOpen={isAsking}
      title={`Delete ${label}?`}
      confirmLabel="Delete"
      isPending={isPending}
      error={error}
      onConfirm={() => void handleConfirm()}
      onCancel={() => setAsking(false)}
    >
      <p className="mb-0">{`${
        wasReviewed(record)
          ? 'The file is removed from your record. It stays stored for the reviewer, who may have seen it.'
          : 'The stored file is removed.'
      } You can upload another one afterwards.`}</p>
    </ConfirmDialog>
  );
  return { ask, dialog };
}
