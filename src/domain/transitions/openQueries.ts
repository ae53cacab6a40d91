import { FORM_KEYS } from '../forms/registry.ts';
import type { Query, UserRecord } from '../records/records.ts';

/** R5, R6: the person's own queries unlock and block nothing. */
export function hasOpenReviewerQuery(queries: readonly Query[]): boolean {
  return queries.some((query) => query.status === 0 && query.by === 'reviewer');
}

/** R10: a form with an open query of a reviewer is at -1. */
function isReturned({ forms }: Pick<UserRecord, 'forms'>): boolean {
  return FORM_KEYS.some((key) => forms[key] === -1);
}

export function hasOpenQuestion(record: Pick<UserRecord, 'forms' | 'queries'>): boolean {
  return isReturned(record) || hasOpenReviewerQuery(record.queries.general);
}
