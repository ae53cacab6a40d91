import { FORM_LIST, submissionsOf } from '../forms/registry.ts';
import type { FormKey, Query, UserRecord } from '../records/records.ts';
import { newestFirst } from '../tasks/timeline.ts';

export interface Resubmission {
  form: FormKey;
  title: string;
  at: number;
  /** What reviewers asked between the two submissions. */
  asked: Query[];
}

/** Records have no earlier values, so this uses the log and the queries. */
export function resubmissionsOf(record: UserRecord): Resubmission[] {
  return FORM_LIST.flatMap(({ key, title, category }) => {
    const [latest, previous] = newestFirst(submissionsOf(record, key));
    if (!latest || !previous) return [];
    const asked = record.queries[category].filter(
      ({ by, timestamp }) =>
        by === 'reviewer' && timestamp >= previous.timestamp && timestamp <= latest.timestamp,
    );
    return [{ form: key, title, at: latest.timestamp, asked }];
  });
}
