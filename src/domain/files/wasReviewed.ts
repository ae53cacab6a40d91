import { FORM_KEYS } from '../forms/registry.ts';
import type { UserRecord } from '../records/records.ts';

/** R14: a reviewed file may be part of a snapshot, whose link must open it. */
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
