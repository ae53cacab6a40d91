import { companyByState } from '../records/companies.ts';
import type { EinvoicingDeclaration, MsaAcceptance, NonGst, UserRecord } from '../records/records.ts';
import { fits, hasBlank, isDate, TOO_LONG } from './guards.ts';
import { refusalOfSubmission, submit } from './overall.ts';
import { dotted, refuse, type Transition } from './patch.ts';

/** R6: refused when e-invoicing applies, or without date and place. */
export function submitEinvoicing(
  record: UserRecord,
  { date, place }: EinvoicingDeclaration,
  now: number,
): Transition {
  const refusal = refusalOfSubmission(record, 'einvoicing');
  if (refusal) return refuse(refusal);
  if (!isDate(date) || hasBlank(place)) return refuse('Enter the date and the place of the declaration.');
  if (!fits({ date, place })) return refuse(TOO_LONG);
  return submit(record, 'einvoicing', dotted('einvoicing', { date, place }), now);
}

/** R6: refused for trainees and for the vendor type Overhead, or without name and date. */
export function acceptMsa(record: UserRecord, { name, date }: MsaAcceptance, now: number): Transition {
  const refusal = refusalOfSubmission(record, 'msa');
  if (refusal) return refuse(refusal);
  if (!isDate(date) || hasBlank(name)) return refuse('Enter your name and the date.');
  if (!fits({ name, date })) return refuse(TOO_LONG);
  return submit(record, 'msa', dotted('msa', { name, date }), now);
}

/** R6: refused when GST applies, without a date, or when state, address and GSTIN are not those of one office. */
export function submitNonApplicability(record: UserRecord, nongst: NonGst, now: number): Transition {
  const refusal = refusalOfSubmission(record, 'nonapplicability');
  if (refusal) return refuse(refusal);
  if (!isDate(nongst.date)) return refuse('Enter the date.');
  if (!fits(nongst, ['address'])) return refuse(TOO_LONG);
  const company = companyByState(nongst.state);
  if (!company || nongst.address !== company.address || nongst.gstinNumber !== company.gstin) {
    return refuse('Choose the state and the company address from the list.');
  }
  return submit(record, 'nonapplicability', dotted('nongst', nongst), now);
}
