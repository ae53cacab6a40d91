import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { canFill } from '../domain/transitions/guards.ts';
import { RESUBMIT, useAnswers } from './queries/useAnswers.ts';
import { useWrite, type Write } from './useWrite.ts';

interface FormSubmission<Args extends unknown[]> {
  isLocked: boolean;
  buttonLabel: string;
  /** Resolves the open queries of a returned form and submits it. */
  write: Write<Args>;
  redirect: (path: string, arrival?: Arrival) => void;
}

interface FormSubmissionOptions {
  success: string;
  buttonLabel?: string;
  /** Runs before the queries are resolved. */
  prepare?: () => Promise<void>;
}

/** What every form does when it is submitted, for the first time or after queries. */
export function useFormSubmission<Args extends unknown[]>(
  record: UserRecord,
  form: FormKey,
  send: (...args: Args) => Promise<void>,
  { success, buttonLabel = 'Submit', prepare }: FormSubmissionOptions,
): FormSubmission<Args> {
  const { isReturned, resolveAll } = useAnswers(record, form);
  const redirect = useRedirect();

  const write = useWrite(
    async (...args: Args) => {
      await prepare?.();
      await resolveAll();
      await send(...args);
    },
    { success },
  );
  return {
    isLocked: !canFill(record, form),
    buttonLabel: isReturned ? RESUBMIT : buttonLabel,
    write,
    redirect,
  };
}

export interface Arrival {
  submitted?: FormKey;
}

/**
 * Does nothing when the person has left the screen meanwhile. A redirect to the same address scrolls to the
 * top.
 */
export function useRedirect(): (path: string, arrival?: Arrival) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [next, setNext] = useState<{ path: string; arrival?: Arrival | undefined }>();
  useEffect(() => {
    if (!next) return;
    setNext(undefined);
    void navigate(next.path, { state: next.arrival, replace: next.path === pathname });
  }, [next, navigate, pathname]);
  return (path, arrival) => setNext({ path, arrival });
}
