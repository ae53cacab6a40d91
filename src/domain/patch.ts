import type { LogEntry, Query, QueryCategory } from './records.ts';

/**
 * What a transition wants written to `users/{uid}`: field values by dotted path, at most one new log entry (R7), at most
 * one new query. Log and query are appended, so that entries this version cannot read survive.
 */
export interface UserPatch {
  set: Record<string, unknown>;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
}

/** A transition that the record's state does not allow; `reason` is for people. */
export interface Refusal {
  reason: string;
}

export type Transition = { allowed: true; patch: UserPatch } | { allowed: false; refusal: Refusal };

export function allow(patch: UserPatch): Transition {
  return { allowed: true, patch };
}

export function refuse(reason: string): Transition {
  return { allowed: false, refusal: { reason } };
}
