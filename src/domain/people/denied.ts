import type { OnBehalfOf, ProgressRecord, UserRecord } from '../records/records.ts';

/**
 * Until a reviewer raises a query or the record moves on. The log is not used, because the person can add to
 * it.
 */
export function isDenied({ approval, forms, queries }: UserRecord): boolean {
  return (
    forms.status === 1 &&
    approval?.action === 'deny' &&
    !Object.values(queries)
      .flat()
      .some(({ by, timestamp }) => by === 'reviewer' && timestamp > approval.at)
  );
}

/** The same as isDenied, from the progress record, which an introducer may read (R13). */
export function isShownDenied({ forms, decision, submittedAt = 0 }: ProgressRecord): boolean {
  return forms.status === 1 && decision?.action === 'deny' && submittedAt < decision.at;
}

/** For example "Dev Patil on behalf of Asha Rao". */
export function deputyText({ name, deputyName }: OnBehalfOf): string {
  return `${deputyName} on behalf of ${name}`;
}

/** Between the title of a logged decision and the reason. */
export const BEFORE_REASON = '. Reason: ';

/** What the log says about a step of staff, without a reason; undefined when the log has no such entry. */
export function loggedTitle(
  { logs }: Pick<UserRecord, 'logs'>,
  { by, at }: { by: string; at: number },
): string | undefined {
  const logged = logs.find((entry) => entry.by === by && entry.timestamp === at);
  return logged?.title.split(BEFORE_REASON)[0];
}
