import type { FormKey, UserRecord } from '../domain/records/records.ts';
import { canFill } from '../domain/transitions/guards.ts';
import { RESUBMIT, useAnswers } from './queries/useAnswers.ts';
import { type Arrival, useRedirect } from './useRedirect.ts';
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
