import { isFormFor } from '../forms/registry.ts';
import { companyByState } from '../records/companies.ts';
import type { EinvoicingDeclaration, MsaAcceptance, NonGst, UserRecord } from '../records/records.ts';
import { canFill, fits, hasBlank, isDate, TOO_LONG } from './guards.ts';
import { submit } from './overall.ts';
import { dotted, refuse, type Transition } from './patch.ts';

/** R6: refused when e-invoicing applies, or without date and place. */
export function submitEinvoicing(
  record: UserRecord,
  { date, place }: EinvoicingDeclaration,
  now: number,
): Transition {
  if (record.usertype === 'introducer' || !isFormFor(record, 'einvoicing')) {
    return refuse('The e-invoicing declaration does not apply to you.');
  }
  if (record.forms.einvoicing === -1)
    return refuse('Resolve the open queries before you submit the form again.');
  if (record.forms.einvoicing !== 0) return refuse('The e-invoicing declaration has already been submitted.');
  if (!isDate(date) || hasBlank(place)) return refuse('Enter the date and the place of the declaration.');
  if (!fits({ date, place })) return refuse(TOO_LONG);
  return submit(record, 'einvoicing', dotted('einvoicing', { date, place }), now);
}

/** R6: refused for the vendor type Overhead, or without name and date. */
export function acceptMsa(record: UserRecord, { name, date }: MsaAcceptance, now: number): Transition {
  if (record.usertype === 'introducer' || !isFormFor(record, 'msa')) {
    return refuse('The Master Service Agreement does not apply to you.');
  }
  if (record.forms.msa === -1)
    return refuse('Resolve the open queries before you accept the agreement again.');
  if (record.forms.msa !== 0) return refuse('The Master Service Agreement has already been accepted.');
  if (!isDate(date) || hasBlank(name)) return refuse('Enter your name and the date.');
  if (!fits({ name, date })) return refuse(TOO_LONG);
  return submit(record, 'msa', dotted('msa', { name, date }), now);
}

/** R6: refused when GST applies, without a date, or when state, address and GSTIN are not those of one office. */
export function submitNonApplicability(record: UserRecord, nongst: NonGst, now: number): Transition {
  if (record.usertype === 'introducer' || !isFormFor(record, 'nonapplicability')) {
    return refuse('The declaration does not apply to you.');
  }
  if (record.forms.nonapplicability === -1) {
    return refuse('Resolve the open queries before you submit the declaration again.');
  }
  if (!canFill(record, 'nonapplicability')) return refuse('The declaration has already been submitted.');
  if (!isDate(nongst.date)) return refuse('Enter the date.');
  if (!fits(nongst, ['address'])) return refuse(TOO_LONG);
  const company = companyByState(nongst.state);
  if (!company || nongst.address !== company.address || nongst.gstinNumber !== company.gstin) {
    return refuse('Choose the state and the company address from the list.');
  }
  return submit(record, 'nonapplicability', dotted('nongst', nongst), now);
}
