import { FORMS } from '../forms/registry.ts';
import { companyByState } from '../records/companies.ts';
import type { NonGst, UserRecord } from '../records/records.ts';
import { canFill, dotted, fits, hasBlank, TOO_LONG } from './guards.ts';
import { ownLog } from './log.ts';
import { submittedStatuses } from './overall.ts';
import { allow, refuse, type Transition } from './patch.ts';

/**
 * Submits the GST non-applicability declaration: the declaration, forms.nonapplicability 1, forms.status 1 when
 * that completes the last form, a log entry. Refused without a date, or when state, address and GSTIN are not those of
 * one office of the company table (R6).
 */
export function submitNonApplicability(record: UserRecord, nongst: NonGst, now: number): Transition {
  if (record.forms.nonapplicability === -1) {
    return refuse('Resolve the open queries before you submit the declaration again.');
  }
  if (!canFill(record, 'nonapplicability')) return refuse('The declaration has been submitted.');
  if (hasBlank(nongst.date)) return refuse('Enter the date.');
  if (!fits(nongst, ['address'])) return refuse(TOO_LONG);
  const company = companyByState(nongst.state);
  if (!company || nongst.address !== company.address || nongst.gstinNumber !== company.gstin) {
    return refuse('Choose the state and the company address from the list.');
  }
  return allow({
    set: { ...dotted('nongst', nongst), ...submittedStatuses(record, 'nonapplicability') },
    ...ownLog(record, FORMS.nonapplicability.logged, now),
  });
}
