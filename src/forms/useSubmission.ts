import { useState } from 'react';
import { saveErrorMessage } from '../ui/feedback/saveErrors.ts';
import { formToast } from '../ui/feedback/toasts.ts';

/** How a submission stands; `error` is why the last try failed. */
export interface Submission<Entries> {
  /** @returns whether it is submitted */
  submit: (entries: Entries) => Promise<boolean>;
  isPending: boolean;
  error: string | undefined;
}

/**
 * Submits a form, with its toasts.
 * @param send writes the entries
 * @param toFailure makes a code and a message of whatever `send` throws
 * @param success the toast of a submission that worked
 */
export function useSubmission<Entries>(
  send: (entries: Entries) => Promise<void>,
  toFailure: (thrown: unknown) => { code: string; message: string },
  success: string,
): Submission<Entries> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (entries: Entries): Promise<boolean> => {
    setPending(true);
    setError(undefined);
    try {
      await send(entries);
      formToast('success', success);
      return true;
    } catch (thrown) {
      const message = saveErrorMessage(toFailure(thrown));
      setError(message);
      formToast('error', message);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { submit, isPending, error };
}
