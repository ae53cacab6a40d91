import type { UserRecord } from '../records/records.ts';
import { isSameEntry, type TaxDetails, type TaxEntry } from '../records/taxes.ts';
import { financialYearOf, todayInIndia } from '../time/dates.ts';
import { UDYAM_FORMAT } from '../validators/registrationNumber.ts';
import { isCalendarDay } from './guards.ts';
import { isProfileEditable } from './profile.ts';

export const MAX_CERTIFICATE_NUMBER = 100;

export const VENDORS_ONLY = 'Only vendors have tax and MSME details.';
export const TAXES_LOCKED = 'Your tax and MSME details are locked because your forms have been submitted.';
export const TAXES_APPROVED =
  'Your tax and MSME details are locked because you are approved. A new certificate is a change, which a reviewer and an approver check.';

/** R18: undefined when the vendor may declare now, as long as the profile is open. */
export function refusalOfTaxes(record: UserRecord): string | undefined {
  if (record.usertype !== 'vendor') return VENDORS_ONLY;
  if (isProfileEditable(record)) return undefined;
  return record.forms.status >= 4 ? TAXES_APPROVED : TAXES_LOCKED;
}

type TaxField = 'udyam' | 'since' | 'year' | 'activity' | 'number' | 'until';
type TaxProblems = Partial<Record<TaxField, string>>;

/** @param today an ISO date, in India */
export function problemsOfTaxes(entry: TaxEntry, today: string): TaxProblems {
  return { ...problemsOfEnterprise(entry, today), ...problemsOfCertificate(entry) };
}

const NOT_REGISTERED = 'Leave this empty without a Udyam registration.';

function problemsOfEnterprise({ class: size, ...entry }: TaxEntry, today: string): TaxProblems {
  const { udyam, since, year, activity } = entry;
  if (size === 'none') {
    const filled = Object.entries({ udyam, since, year, activity }).filter(([, value]) => value !== '');
    return Object.fromEntries(filled.map(([key]) => [key, NOT_REGISTERED]));
  }
  return {
    ...(!UDYAM_FORMAT.test(udyam) && {
      udyam: 'Enter the Udyam number of the certificate, like UDYAM-MH-00-0000001.',
    }),
    ...(!isCalendarDay(since) && { since: 'Enter the date of the certificate.' }),
    ...(isCalendarDay(since) && since > today && { since: 'This date is in the future.' }),
    ...(!isYearUntil(year, today) && { year: 'Choose the financial year of the certificate.' }),
    ...(activity === '' && { activity: 'Choose the main activity.' }),
  };
}

/** Whether a text is a financial year that is not after the current one. */
function isYearUntil(year: string, today: string): boolean {
  const start = `${year.slice(0, 4)}-04-01`;
  return isCalendarDay(start) && financialYearOf(start) === year && start <= today;
}

function problemsOfCertificate({ lowerDeduction }: TaxEntry): TaxProblems {
  if (!lowerDeduction) return {};
  const { number, until } = lowerDeduction;
  const isLong = number.length > MAX_CERTIFICATE_NUMBER;
  return {
    ...(number.trim() === '' && { number: 'Enter the number of the certificate.' }),
    ...(isLong && { number: `This number has at most ${MAX_CERTIFICATE_NUMBER} characters.` }),
    ...(!isCalendarDay(until) && { until: 'Enter the last day of the certificate.' }),
  };
}

type TaxDeclaration = { allowed: true; taxes: TaxDetails } | { allowed: false; reason: string };

/** R18. */
export function declareTaxes(record: UserRecord, entry: TaxEntry, now: number): TaxDeclaration {
  const [problem] = Object.values(problemsOfTaxes(entry, todayInIndia(new Date(now))));
  const reason = refusalOfTaxes(record) ?? problem;
  return reason ? { allowed: false, reason } : { allowed: true, taxes: { ...entry, at: now } };
}

export const SAME_TAXES = 'Nothing differs from the tax details on record.';

export interface Declared {
  onRecord: TaxDetails | null;
  now: number;
}

/** R18, R20: undefined when a change has complete details, and one differs from the record. */
export function problemOfOtherTaxes(
  entry: TaxEntry | undefined,
  { onRecord, now }: Declared,
): string | undefined {
  if (!entry) return 'Enter the tax details.';
  const [problem] = Object.values(problemsOfTaxes(entry, todayInIndia(new Date(now))));
  return problem ?? (onRecord && isSameEntry(entry, onRecord) ? SAME_TAXES : undefined);
}
