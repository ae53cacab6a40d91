import type { LogEntry, Query, QueryCategory } from '../records/records.ts';
import type { Findings } from '../review/findings.ts';
import type { ReviewStep } from '../review/snapshots.ts';

/** By dotted path. Log and query are appended, so that entries this version cannot read survive. */
export interface UserPatch {
  set: Record<string, unknown>;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
  step?: ReviewStep;
  findings?: Findings;
}

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
