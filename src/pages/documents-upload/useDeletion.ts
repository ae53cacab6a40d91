import { useState } from 'react';
import { deleteDocument } from '../../backend/files/documentFiles.ts';
import type { DocumentKey, UserRecord } from '../../domain/records/records.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { uploadErrorMessage } from '../../ui/uploads/uploadErrors.ts';

export function useDeletion(record: UserRecord, key: DocumentKey, link: string) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, forgetError } = useWrite(() => deleteDocument(record, key, link), {
    success: `${key} deleted successfully!`,
    explain: uploadErrorMessage,
    toast: (kind, message) => formToast(kind === 'error' ? 'warning' : kind, message),
  });
  const confirm = async () => {
    if (await run()) setAsking(false);
  };

  return {
    isAsking,
    isPending,
    error,
    ask: () => {
      forgetError();
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm: () => void confirm(),
  };
}
