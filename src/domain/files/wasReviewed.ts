import { FORM_KEYS } from '../forms/registry.ts';
import type { UserRecord } from '../records/records.ts';

/** R14: from then on a file may be part of a snapshot, which its link has to open. */
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
