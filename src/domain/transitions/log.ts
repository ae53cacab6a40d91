import { MAX_LOGS } from '../records/limits.ts';
import type { LogEntry, UserRecord } from '../records/records.ts';

/** R7. A full log takes no further entry, and never blocks a submission. */
export function ownLog(
  record: Pick<UserRecord, 'name' | 'logs'>,
  action: string,
  now: number,
): { log?: LogEntry } {
  return logged(record, { title: `${record.name} ${action}`, timestamp: now });
}

/** R7: staff entries carry the uid. */
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
