import { FORM_KEYS, FORM_LIST, submissionsOf } from '../forms/registry.ts';
import type { FormKey, LogEntry, Query, UserRecord } from '../records/records.ts';
import { newestFirst } from '../tasks/timeline.ts';

export interface Resubmission {
  form: FormKey;
  title: string;
  at: number;
  asked: Query[];
}

/** Records have no earlier values, so this uses the log and the queries. */
interface ReviewChanges {
  lastSubmission?: LogEntry;
  resubmissions: Resubmission[];
  /** Entries after the latest submission, newest first. */
  since: LogEntry[];
  newQueries: Query[];
}

export function reviewChanges(record: UserRecord): ReviewChanges {
  const own = [...FORM_KEYS, 'documents' as const].flatMap((what) => submissionsOf(record, what));
  const [last] = newestFirst(record.logs.filter((entry) => own.includes(entry)));
  const queries = Object.values(record.queries).flat();
  return {
    ...(last && { lastSubmission: last }),
    resubmissions: FORM_LIST.flatMap(({ key, title, category }) => {
      const [latest, previous] = newestFirst(submissionsOf(record, key));
      if (!latest || !previous) return [];
      const asked = record.queries[category].filter(
        ({ by, timestamp }) =>
          by === 'reviewer' && timestamp >= previous.timestamp && timestamp <= latest.timestamp,
      );
      return [{ form: key, title, at: latest.timestamp, asked }];
    }),
    since: last ? newestFirst(record.logs.filter(({ timestamp }) => timestamp > last.timestamp)) : [],
    newQueries: last ? queries.filter(({ timestamp }) => timestamp > last.timestamp) : [],
  };
}
