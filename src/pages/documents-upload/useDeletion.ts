import { useState } from 'react';
import { deleteDocument } from '../../backend/files/documentFiles.ts';
import type { DocumentKey } from '../../domain/records/records.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { uploadErrorMessage } from '../../ui/uploads/uploadErrors.ts';

/** Deletes a stored document after a confirmation, and says in a toast how it went. */
export function useDeletion(uid: string, key: DocumentKey) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState('');

  const confirm = async () => {
    setError('');
    setPending(true);
    try {
      await deleteDocument(uid, key);
      setAsking(false);
      formToast('success', `${key} deleted successfully!`);
    } catch (thrown) {
      const message = uploadErrorMessage(thrown);
      setError(message);
      formToast('warning', message);
    } finally {
      setPending(false);
    }
  };

  return {
    isAsking,
    isPending,
    error: error || undefined,
    ask: () => {
      setError('');
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm: () => void confirm(),
  };
}
