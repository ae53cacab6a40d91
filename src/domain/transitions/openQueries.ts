import { FORM_KEYS } from '../forms/registry.ts';
import { DOCUMENT_KEYS, type FormStatuses, type Query, type UserRecord } from '../records/records.ts';

/** R5, R6: only queries of reviewers count; the person's own queries unlock and block nothing. */
export function hasOpenReviewerQuery(queries: readonly Query[]): boolean {
  return queries.some((query) => query.status === 0 && query.by === 'reviewer');
}

/** R10: a form with an open query of a reviewer is at -1. */
export function isSentBack(forms: FormStatuses): boolean {
  return FORM_KEYS.some((key) => forms[key] === -1);
}

export function hasOpenQuestion(record: Pick<UserRecord, 'forms' | 'queries'>): boolean {
  return isSentBack(record.forms) || hasOpenReviewerQuery(record.queries.general);
}

/** R11: the queries of reviewers about documents, while documents can be replaced. */
export function documentQueries({ forms, queries }: Pick<UserRecord, 'forms' | 'queries'>): Query[] {
  return queries.general.filter(
    ({ by, field }) => by === 'reviewer' && forms.status === 0 && DOCUMENT_KEYS.some((key) => key === field),
  );
}

/** The other `general` queries. */
export function profileQueries(record: Pick<UserRecord, 'forms' | 'queries'>): Query[] {
  const others = documentQueries(record);
  return record.queries.general.filter((query) => query.by === 'reviewer' && !others.includes(query));
}
