import { useRef, useState } from 'react';
import { type AppError, toAppError } from '../domain/appError.ts';
import { saveErrorMessage } from '../ui/feedback/saveErrors.ts';
import { formToast, type ToastKind } from '../ui/feedback/toasts.ts';

/** `error` is why the last try failed. */
export interface Write<Args extends unknown[]> {
  /** @returns whether it is written; false as well while another try is under way */
  run: (...args: Args) => Promise<boolean>;
  isPending: boolean;
  error: string | undefined;
  forgetError: () => void;
}

interface WriteOptions {
  /** None where `send` or the screen says it. */
  success?: string;
  /** Where the usual sentence does not say enough. */
  explain?: (error: AppError) => string;
  /** None where the screen alone says it. */
  toast?: ((kind: ToastKind, message: string) => void) | null;
}

export function useWrite<Args extends unknown[]>(
  send: (...args: Args) => Promise<void>,
  { success, explain = saveErrorMessage, toast = formToast }: WriteOptions = {},
): Write<Args> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  // A second click may come before the button is drawn as disabled.
  const isRunning = useRef(false);

  const run = async (...args: Args): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    setError(undefined);
    try {
      await send(...args);
      if (success) toast?.('success', success);
      return true;
    } catch (thrown) {
      const message = explain(toAppError(thrown));
      setError(message);
      toast?.('error', message);
      return false;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { run, isPending, error, forgetError: () => setError(undefined) };
}
