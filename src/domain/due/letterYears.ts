import { isFormFor } from '../forms/registry.ts';
import type { FormKey, UserRecord } from '../records/records.ts';
import type { RecordWith } from '../records/recordWith.ts';
import { addDays, financialYearOf, todayInIndia } from '../time/dates.ts';
import { isDate } from '../transitions/guards.ts';
import type { DueRecord } from './dueRecord.ts';

/** The letters that hold for one financial year. */
export const YEARLY_LETTERS = ['nonapplicability', 'einvoicing'] as const satisfies readonly FormKey[];
export type YearlyLetter = (typeof YEARLY_LETTERS)[number];

export function isYearly(key: string): key is YearlyLetter {
  return (YEARLY_LETTERS as readonly string[]).includes(key);
}

/** 15 March is this many days before 1 April; the rules have the same. */
const DAYS_AHEAD = 17;

/** The financial year for which a letter can be signed, like 2027-28. From 15 March on it is the year that begins. */
export function renewalYear(now: number): string {
  return financialYearOf(addDays(todayInIndia(new Date(now)), DAYS_AHEAD));
}

/** 30 April of the year's start. */
export function renewalDay(year: string): string {
  return `${year.slice(0, 4)}-04-30`;
}

/** The financial year of a letter; empty when it has neither a year nor a date. */
export function yearOfLetter({ date = '', year }: { date?: string; year?: string } = {}): string {
  if (year && /^2\d{3}-\d{2}$/.test(year)) return year;
  return isDate(date) ? financialYearOf(date) : '';
}

/** The fields that decide the year of a letter. */
export const YEAR_PATHS = ['nongst.date', 'nongst.year', 'einvoicing.date', 'einvoicing.year'] as const;

export function letterOf(record: RecordWith<(typeof YEAR_PATHS)[number]>, key: YearlyLetter) {
  return key === 'nonapplicability' ? record.nongst : record.einvoicing;
}

/**
 * R21: whether an approved person may sign the letter for the next year. The overall status stays, and a
 * reviewer validates the form again. False for a letter without a year and a date.
 */
export function isRenewable(record: DueRecord, key: string, now: number): key is YearlyLetter {
  if (!isYearly(key) || record.forms.status < 4 || record.forms[key] < 2) return false;
  const year = yearOfLetter(letterOf(record, key));
  return isFormFor(record, key) && year !== '' && year.slice(0, 4) < renewalYear(now).slice(0, 4);
}

/** The past year of a submitted letter after 30 April of this one; undefined while the letter counts. */
export function pastYearOf(record: UserRecord, key: YearlyLetter, now: number): string | undefined {
  const year = yearOfLetter(letterOf(record, key));
  if (!isFormFor(record, key) || record.forms[key] < 1 || year === '') return undefined;
  const today = todayInIndia(new Date(now));
  const current = financialYearOf(today);
  return year.slice(0, 4) < current.slice(0, 4) && today > renewalDay(current) ? year : undefined;
}

/** Whether a renewal is submitted and not validated yet. Until 30 April the earlier letter counts. */
export function isBeingRenewed(record: UserRecord, key: FormKey, now: number): boolean {
  if (!isYearly(key) || record.forms.status < 4 || record.forms[key] >= 2) return false;
  const year = letterOf(record, key)?.year;
  return year !== undefined && todayInIndia(new Date(now)) <= renewalDay(year);
}
