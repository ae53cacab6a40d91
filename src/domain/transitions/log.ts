import { MAX_LOGS } from '../records/limits.ts';
import type { LogEntry, UserRecord } from '../records/records.ts';

/**
 * The log entry of something the person did (R7), as the part of a patch that holds it. A log that is full
 * takes no further entry, and never keeps anyone from submitting.
 */
export function ownLog(
  record: Pick<UserRecord, 'name' | 'logs'>,
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${record.name} ${action}`, timestamp: now });
}

/** The log entry of a reviewer or an approver, which carries their uid (R7). */
export function staffLog(
  record: Pick<UserRecord, 'logs'>,
  staff: { uid: string; name: string },
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${staff.name} ${action}`, timestamp: now, by: staff.uid });
}

function logged(record: Pick<UserRecord, 'logs'>, log: LogEntry): { log?: LogEntry } {
  return record.logs.length < MAX_LOGS ? { log } : {};
}
