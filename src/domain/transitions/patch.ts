import { MAX_LOG_BYTES, MAX_LOGS, MAX_OWN_LOGS } from '../records/limits.ts';
import type { LogEntry, Query, QueryCategory, UserRecord } from '../records/records.ts';
import type { Findings } from '../review/findings.ts';
import type { ReviewStep } from '../review/snapshots.ts';
import { byteLength } from './guards.ts';

/** By dotted path. Log and query are appended, so that entries this version cannot read survive. */
export interface UserPatch {
  set: Record<string, unknown>;
  log?: LogEntry;
  query?: { category: QueryCategory; item: Query };
  step?: ReviewStep;
  findings?: Findings;
}

export type Transition =
  | { allowed: true; patch: UserPatch }
  | { allowed: false; refusal: { reason: string } };

export function allow(patch: UserPatch): Transition {
  return { allowed: true, patch };
}

export function refuse(reason: string): Transition {
  return { allowed: false, refusal: { reason } };
}

/** R7. A full share of the log takes no further entry, and never blocks a submission. */
export function ownLog(
  record: Pick<UserRecord, 'name' | 'logs'>,
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${record.name} ${action}`, timestamp: now }, MAX_OWN_LOGS);
}

/** R7: staff entries carry the uid. */
export function staffLog(
  record: Pick<UserRecord, 'logs'>,
  staff: { uid: string; name: string },
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${staff.name} ${action}`, timestamp: now, by: staff.uid }, MAX_LOGS);
}

function logged({ logs }: Pick<UserRecord, 'logs'>, log: LogEntry, most: number): { log?: LogEntry } {
  return logs.length < most && byteLength(log.title) <= MAX_LOG_BYTES ? { log } : {};
}
