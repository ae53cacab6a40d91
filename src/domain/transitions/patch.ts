import type { LogEntry, Query, QueryCategory } from '../records/records.ts';
import type { ReviewStep } from '../review/snapshots.ts';

/**
 * What a transition wants written to `users/{uid}`: field values by dotted path, at most one new log entry (R7), at most
 * one new query. Log and query are appended, so that entries this version cannot read survive. A reviewer's step
 * also writes snapshots into `reviewed/{uid}` (R10).
 */
export interface UserPatch {
  set: Record<string, unknown>;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
  step?: ReviewStep;
}

/** A transition that the record's state does not allow; `reason` is for people. */
interface Refusal {
  reason: string;
}

export type Transition = { allowed: true; patch: UserPatch } | { allowed: false; refusal: Refusal };

export function allow(patch: UserPatch): Transition {
  return { allowed: true, patch };
}

export function refuse(reason: string): Transition {
  return { allowed: false, refusal: { reason } };
}
