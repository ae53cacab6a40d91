import { FORM_KEYS, FORM_LIST } from '../forms/registry.ts';
import type { UserRecord } from '../records/records.ts';

/** R14: whether a reviewer may have seen the files of the record. Their links may be in a snapshot, so the files stay. */
export function wasReviewed({
  forms,
  queries,
  approval,
}: Pick<UserRecord, 'forms' | 'queries' | 'approval'>): boolean {
  return (
    approval !== undefined ||
    FORM_KEYS.some((key) => forms[key] > 1) ||
    Object.values(queries).some((items) => items.some(({ by }) => by === 'reviewer'))
  );
}

/**
 * R19: whether a form was ever submitted, so that a signed copy may name the signature. storage.rules has the same
 * condition: a form that returned to 0 has a query.
 */
export function wasSubmitted({ forms, queries }: Pick<UserRecord, 'forms' | 'queries'>): boolean {
  return FORM_LIST.some(({ key, category }) => forms[key] !== 0 || queries[category].length > 0);
}
