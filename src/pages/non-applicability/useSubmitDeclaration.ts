import { useState } from 'react';
import { toAppError } from '../../backend/errors.ts';
import { submitNonApplicability } from '../../backend/users.ts';
import type { NonGst } from '../../domain/records.ts';
import { saveErrorMessage } from '../../ui/saveErrors.ts';
import { formToast } from '../../ui/toasts.ts';

/** Submits the declaration, with its toasts; `error` is why the last try failed. */
export function useSubmitDeclaration(uid: string) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  /** @returns whether the declaration is submitted */
  const submit = async (declaration: NonGst): Promise<boolean> => {
    setPending(true);
    setError(undefined);
    try {
      await submitNonApplicability(uid, declaration);
      formToast('success', 'Declaration Submitted Successfully');
      return true;
    } catch (failure) {
      const message = saveErrorMessage(toAppError(failure));
      setError(message);
      formToast('error', message);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { submit, isPending, error };
}
