import { FORMS, isFormFor } from '../forms/registry.ts';
import type { MsaAcceptance, UserRecord } from '../records/records.ts';
import { dotted, fits, hasBlank, TOO_LONG } from './guards.ts';
import { ownLog } from './log.ts';
import { submittedStatuses } from './overall.ts';
import { allow, refuse, type Transition } from './patch.ts';

/**
 * Accepts the Master Service Agreement: who and when, forms.msa 1, forms.status 1 when that completes the last form, a log
 * entry. Refused for the vendor type Overhead, whom it does not concern, or without name and date (R6).
 */
export function acceptMsa(record: UserRecord, { name, date }: MsaAcceptance, now: number): Transition {
  if (record.usertype === 'introducer' || !isFormFor(record, 'msa')) {
    return refuse('The Master Service Agreement does not concern you.');
  }
  if (record.forms.msa === -1)
    return refuse('Resolve the open queries before you accept the agreement again.');
  if (record.forms.msa !== 0) return refuse('The Master Service Agreement has been accepted.');
  if (hasBlank(name, date)) return refuse('Enter your name and the date.');
  if (!fits({ name, date })) return refuse(TOO_LONG);
  return allow({
    set: { ...dotted('msa', { name, date }), ...submittedStatuses(record, 'msa') },
    ...ownLog(record, FORMS.msa.logged, now),
  });
}
