import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FORMS } from '../domain/forms/registry.ts';
import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { canFill } from '../domain/transitions/guards.ts';
import { RESUBMIT, useResolution } from './queries/useResolution.ts';
import { useWrite } from './useWrite.ts';

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
) {
  const { category } = FORMS[form];
  const resolve = useResolution(record, category);
  const isReturned = record.forms[form] === -1;
  const redirect = useRedirect();

  const write = useWrite(
    async (...args: Args) => {
      await prepare?.();
      if (isReturned) await resolve(record.queries[category]);
      await send(...args);
    },
    { success },
  );
  return {
    isLocked: !canFill(record, form),
    buttonLabel: isReturned ? RESUBMIT : buttonLabel,
    /** Resolves the open queries of a returned form and submits it. */
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
