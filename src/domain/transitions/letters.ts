import { isRenewable, letterOf, renewalYear, type YearlyLetter } from '../due/letterYears.ts';
import { E_INVOICING } from '../forms/eInvoicing.ts';
import { longFieldsOf } from '../forms/fields.ts';
import { NON_APPLICABILITY } from '../forms/nonApplicability.ts';
import { OUTSIDE_INDIA } from '../gstStates.ts';
import { companyByState } from '../records/companies.ts';
import { eInvoicingGroundsOf } from '../records/declarations.ts';
import { hasSignatory } from '../records/kinds.ts';
import type { EinvoicingDeclaration, NonGst, UserRecord } from '../records/records.ts';
import { fits, hasBlank, isDate, TOO_LONG } from './guards.ts';
import { refusalOfSubmission, submit } from './overall.ts';
import { dotted, refuse, type Submission } from './patch.ts';

/**
 * R6: refused when e-invoicing applies, without date and place, and for a declaration with a reason without signatory,
 * or with a class that the reason excludes.
 */
export function submitEinvoicing(
  record: UserRecord,
  declaration: EinvoicingDeclaration,
  now: number,
): Submission {
  const { date, place } = declaration;
  const refusal = refusalOfLetter(record, 'einvoicing', declaration.year, now);
  if (refusal) return refuse(refusal);
  if (!isDate(date) || hasBlank(place)) return refuse('Enter the date and the place of the declaration.');
  if (!fits(declaration, longFieldsOf(E_INVOICING.grounds))) return refuse(TOO_LONG);
  const grounds = eInvoicingGroundsOf(declaration);
  if (grounds) {
    if (!hasSignatory(record)) return refuse(NO_SIGNATORY);
    if (!isOffice(grounds)) return refuse(NO_OFFICE);
    if ((grounds.reason === 'class') !== (grounds.class !== '')) {
      return refuse('Choose either the turnover or an exempt class as the reason.');
    }
  }
  return submit(record, 'einvoicing', dotted('einvoicing', declaration), now);
}

/**
 * R6: refused when GST applies, without a date, when state, address and GSTIN are not those of one office, or with a
 * reason but without signatory, home State or place, or with another place than OUTSIDE_INDIA from abroad.
 */
export function submitNonApplicability(record: UserRecord, nongst: NonGst, now: number): Submission {
  const refusal = refusalOfLetter(record, 'nonapplicability', nongst.year, now);
  if (refusal) return refuse(refusal);
  if (!isDate(nongst.date)) return refuse('Enter the date.');
  if (!fits(nongst, longFieldsOf(NON_APPLICABILITY.fields))) return refuse(TOO_LONG);
  if (!isOffice(nongst)) return refuse(NO_OFFICE);
  const { reason, supply, homeState = '', place = '' } = nongst;
  if (reason && !hasSignatory(record)) return refuse(NO_SIGNATORY);
  const isAbroad = homeState === OUTSIDE_INDIA;
  const isOther = (reason === 'abroad') !== isAbroad || (isAbroad && supply !== 'services');
  if (reason && (!supply || isOther || hasBlank(homeState, place))) {
    return refuse('Enter the State that you supply from, and the place.');
  }
  return submit(record, 'nonapplicability', dotted('nongst', nongst), now);
}

/** R21: an approved person signs a validated letter again, for the next year only. */
function refusalOfLetter(
  record: UserRecord,
  key: YearlyLetter,
  year: string | undefined,
  now: number,
): string | undefined {
  if (isRenewable(record, key, now)) {
    return year === renewalYear(now) ? undefined : 'This letter is for another financial year.';
  }
  const refusal = refusalOfSubmission(record, key);
  if (refusal) return refusal;
  return year === undefined || year === letterOf(record, key)?.year
    ? undefined
    : 'Only a renewal is for another financial year.';
}

const NO_SIGNATORY = 'The registration form comes first: its declaration names who signs.';
const NO_OFFICE = 'Choose the State and the company address from the list.';

function isOffice({
  state,
  address,
  gstinNumber,
}: Pick<NonGst, 'state' | 'address' | 'gstinNumber'>): boolean {
  const company = companyByState(state);
  return company !== undefined && address === company.address && gstinNumber === company.gstin;
}
