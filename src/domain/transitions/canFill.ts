import type { FormKey, UserRecord } from '../records.ts';
import { isFormEditable } from '../statuses.ts';

/** Says whether the person can write the form (R5): introducers have none. */
export function canFill(record: Pick<UserRecord, 'usertype' | 'forms'>, key: FormKey): boolean {
  return record.usertype !== 'introducer' && isFormEditable(record.forms, key);
}
