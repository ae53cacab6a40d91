import { useState } from 'react';
import { deleteDocument } from '../../backend/files/documentFiles.ts';
import type { DocumentKey } from '../../domain/records/records.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { uploadErrorMessage } from '../../ui/uploads/uploadErrors.ts';

export function useDeletion(uid: string, key: DocumentKey) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, error, forgetError } = useWrite(() => deleteDocument(uid, key), {
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
