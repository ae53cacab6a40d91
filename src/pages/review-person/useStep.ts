import { useEffect, useState } from 'react';
import { type Notice, sendNotice } from '../../backend/mail/notices.ts';
import { toAppError } from '../../domain/appError.ts';
import { useWrite } from '../../forms/useWrite.ts';
import { formToast } from '../../ui/feedback/toasts.ts';
import { useMailing } from '../../ui/feedback/useMailing.tsx';

interface Step {
  /** Shows progress only on the button of this step. */
  name: string;
  write: () => Promise<void>;
  success: string;
  notice?: Notice;
}

/** The next step's button may appear in the same place; a double click must not press it. */
export const SETTLING = 'settling';
const SETTLING_MS = 600;

function explainMailFailure(thrown: unknown): string {
  return `The step is saved, but the e-mail to the person could not be sent. ${toAppError(thrown).message}`;
}

export function useStep() {
  /** The running step, then 'settling' for a moment; no other step starts meanwhile. */
  const [pending, setPending] = useState<string>();
  const { run, error } = useWrite(async ({ name, write }: Step) => {
    setPending(name);
    try {
      await write();
      setPending(SETTLING);
    } catch (thrown) {
      setPending(undefined);
      throw thrown;
    }
  });
  const mailing = useMailing(sendNotice, explainMailFailure);
  useEffect(() => {
    if (pending !== SETTLING) return;
    const timer = setTimeout(() => setPending(undefined), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [pending]);

  /** @returns whether the step was written; a failed notice does not undo it */
  const runStep = async (step: Step): Promise<boolean> => {
    if (!(await run(step))) return false;
    formToast('success', step.success);
    if (step.notice) await mailing.send(step.notice);
    return true;
  };

  return { runStep, pending, error, mailing };
}
