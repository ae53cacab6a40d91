import type { Query } from '../records/records.ts';

/** Says whether a reviewer's query is open; an open query of the person's own unlocks and holds up nothing (R5, R6). */
export function hasOpenReviewerQuery(queries: readonly Query[]): boolean {
  return queries.some((query) => query.status === 0 && query.by === 'reviewer');
}
