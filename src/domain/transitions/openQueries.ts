import type { Query } from '../records/records.ts';

/** R5, R6: the person's own queries unlock and block nothing. */
export function hasOpenReviewerQuery(queries: readonly Query[]): boolean {
  return queries.some((query) => query.status === 0 && query.by === 'reviewer');
}
