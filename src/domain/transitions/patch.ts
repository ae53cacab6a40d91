import type { LogEntry, Query, QueryCategory } from '../records/records.ts';
import type { ReviewStep } from '../review/snapshots.ts';

/**
 * Field values by dotted path. Log and query are appended, so that entries this version cannot read survive; a step
 * also writes snapshots into `reviewed/{uid}` (R10).
 */
export interface UserPatch {
  set: Record<string, unknown>;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
  step?: ReviewStep;
}

/** `reason` is for people. */
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
