import { FORM_KEYS, FORM_LIST, submissionsOf } from '../forms/registry.ts';
import type { FormKey, LogEntry, Query, UserRecord } from '../records/records.ts';
import { newestFirst } from '../tasks/timeline.ts';

/** A form that was submitted again, and what the reviewer had asked for before that. */
export interface Resubmission {
  form: FormKey;
  title: string;
  at: number;
  /** Queries of reviewers between the submission before and this one. */
  asked: Query[];
}

/** What the record says about its last round. It holds no earlier values, so this goes by the log and the queries. */
interface ReviewChanges {
  /** The person's latest submission; absent before the first. */
  lastSubmission?: LogEntry;
  resubmissions: Resubmission[];
  /** What anybody did since the latest submission, newest first. */
  since: LogEntry[];
  /** Queries raised since the latest submission. */
  newQueries: Query[];
}

/** Says what has changed since the person last submitted something, and what each form's last round was about. */
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
