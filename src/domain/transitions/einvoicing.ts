import { FORMS, isFormFor } from '../forms/registry.ts';
import type { EinvoicingDeclaration, UserRecord } from '../records/records.ts';
import { dotted, fits, hasBlank, TOO_LONG } from './guards.ts';
import { ownLog } from './log.ts';
import { submittedStatuses } from './overall.ts';
import { allow, refuse, type Transition } from './patch.ts';

/**
 * Declares that e-invoicing does not apply: the declaration, forms.einvoicing 1, forms.status 1 when that completes the
 * last form, a log entry. Refused when e-invoicing applies, or without date and place (R6).
 */
export function submitEinvoicing(
  record: UserRecord,
  { date, place }: EinvoicingDeclaration,
  now: number,
): Transition {
  if (record.usertype === 'introducer' || !isFormFor(record, 'einvoicing')) {
    return refuse('The e-invoicing declaration does not concern you.');
  }
  if (record.forms.einvoicing === -1)
    return refuse('Resolve the open queries before you submit the form again.');
  if (record.forms.einvoicing !== 0) return refuse('The e-invoicing declaration has been submitted.');
  if (hasBlank(date, place)) return refuse('Enter the date and the place of the declaration.');
  if (!fits({ date, place })) return refuse(TOO_LONG);
  return allow({
    set: { ...dotted('einvoicing', { date, place }), ...submittedStatuses(record, 'einvoicing') },
    ...ownLog(record, FORMS.einvoicing.logged, now),
  });
}
