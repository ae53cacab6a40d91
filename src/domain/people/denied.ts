import type { ProgressRecord, UserRecord } from '../records/records.ts';

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
