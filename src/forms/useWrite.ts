import { useRef, useState } from 'react';
import { type AppError, toAppError } from '../domain/appError.ts';
import { saveErrorMessage } from '../ui/feedback/saveErrors.ts';
import { formToast, type ToastKind } from '../ui/feedback/toasts.ts';

/** `error` is the reason of the last failure. */
export interface Write<Args extends unknown[]> {
  /** @returns whether the write succeeded; false also while another attempt runs */
  run: (...args: Args) => Promise<boolean>;
  isPending: boolean;
  error: string | undefined;
  forgetError: () => void;
}

interface WriteOptions {
  /** Absent where `send` or the screen shows the message. */
  success?: string;
  /** Replaces the usual sentence where it is too vague. */
  explain?: (error: AppError) => string;
  /** Absent where only the screen shows the message. */
  toast?: ((kind: ToastKind, message: string) => void) | null;
}

export function useWrite<Args extends unknown[]>(
  send: (...args: Args) => Promise<void>,
  { success, explain = saveErrorMessage, toast = formToast }: WriteOptions = {},
): Write<Args> {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  // A second click may come before the button is rendered as disabled.
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
