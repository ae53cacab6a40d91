import { formTitle } from '../forms/registry.ts';
import type { DocumentsRecord, UserRecord } from '../records/records.ts';
import type { TaxDetails } from '../records/taxes.ts';
import { addDays, startOfDayInIndia, todayInIndia } from '../time/dates.ts';
import { dueRenewals } from './dueTasks.ts';
import { exceptionState, hasRunOut, openTitles } from './exceptions.ts';
import { renewalDay, renewalYear } from './letterYears.ts';

/** What a person has to deliver, and the last day, where there is one. */
export interface DueItem {
  title: string;
  /** An ISO date. */
  day?: string;
}

/** With the person: what an exception waived, and letters of the year that begins. */
export function dueItemsOf(record: UserRecord, documents: DocumentsRecord, now: number): DueItem[] {
  const day = record.approval?.until;
  return [
    ...openTitles(record, documents).map((title) => ({ title, ...(day && { day }) })),
    ...renewalItems(record, now),
  ];
}

export function renewalItems(record: UserRecord, now: number): Required<DueItem>[] {
  return dueRenewals(record, now).map(({ form, year, day }) => ({
    title: `${formTitle(record, form)}, ${year}`,
    day,
  }));
}

/** A line of the due list. */
export interface DueLine {
  uid: string;
  name: string;
  what: string;
  /** An ISO date; empty without a last day. */
  day: string;
  isLate: boolean;
  /** Whether the person can be reminded of it. */
  isTheirs: boolean;
}

export interface DuePerson {
  record: UserRecord;
  documents: DocumentsRecord;
}

/** Tax details with a date, and the name of the vendor. */
export interface DueTaxes {
  uid: string;
  name: string;
  taxes: TaxDetails;
}

/** Soonest first, those without a last day at the end. */
export function dueLines(
  exceptions: readonly DuePerson[],
  letters: readonly UserRecord[],
  taxes: readonly DueTaxes[],
  now: number,
): DueLine[] {
  const lines = [
    ...exceptions.map((person) => exceptionLine(person, now)),
    ...letters.flatMap((record) => letterLines(record, now)),
    ...taxes.flatMap((vendor) => taxLines(vendor, now)),
  ];
  return lines.toSorted((one, other) => (one.day || LAST).localeCompare(other.day || LAST));
}

const LAST = '9999';

function exceptionLine({ record, documents }: DuePerson, now: number): DueLine {
  const state = exceptionState(record, documents);
  const what = {
    open: `Exception. Not delivered: ${openTitles(record, documents).join(', ')}`,
    submitted: 'Exception. Everything came in; a reviewer validates it next',
    delivered: 'Exception. Everything is here; an approver can accept it',
  }[state];
  return {
    ...lineOf(record),
    what,
    day: record.approval?.until ?? '',
    isLate: hasRunOut(record, now),
    isTheirs: state === 'open',
  };
}

function letterLines(record: UserRecord, now: number): DueLine[] {
  const today = todayInIndia(new Date(now));
  return dueRenewals(record, now).map(({ form, year, day }) => ({
    ...lineOf(record),
    what: `${formTitle(record, form)} for ${year}`,
    day,
    isLate: today > day,
    isTheirs: true,
  }));
}

/** Days around the end of a certificate for lower deduction in which it is listed. */
export const CERTIFICATE_DAYS = 30;

/** A vendor renews them by a change (R20). The reminder does not name them, so staff ask for them. */
function taxLines({ uid, name, taxes }: DueTaxes, now: number): DueLine[] {
  const today = todayInIndia(new Date(now));
  const until = taxes.lowerDeduction?.until;
  const year = renewalYear(now);
  const line = (what: string, day: string) => ({
    uid,
    name,
    what,
    day,
    isLate: today > day,
    isTheirs: false,
  });
  return [
    ...(until && until >= addDays(today, -CERTIFICATE_DAYS) && until <= addDays(today, CERTIFICATE_DAYS)
      ? [line('Certificate for lower deduction ends', until)]
      : []),
    ...(taxes.class !== 'none' && taxes.year < year && renewalStage(now) > 0
      ? [line(`Enterprise class of ${taxes.year}: ask for that of ${year}`, renewalDay(year))]
      : []),
  ];
}

function lineOf({ uid, userid, name }: UserRecord): Pick<DueLine, 'uid' | 'name'> {
  return { uid, name: name || userid };
}

/** Days before the last day of an exception. */
const SOON = 7;

/** The stage of mails about an exception: 1 in its last week, 2 after its last day; 0 before, and without a last day. */
export function exceptionStage({ approval }: Pick<UserRecord, 'approval'>, now: number): 0 | 1 | 2 {
  const { until } = approval ?? {};
  if (!until || startOfDayInIndia(until) === 0) return 0;
  const today = todayInIndia(new Date(now));
  if (today > until) return 2;
  return today >= addDays(until, -SOON) ? 1 : 0;
}

/** The stage of mails about the letters of a year: 1 from 15 March, 2 from 15 April, 3 in May; 0 in other months. */
export function renewalStage(now: number): 0 | 1 | 2 | 3 {
  const today = todayInIndia(new Date(now)).slice('2027-'.length);
  if (today < '03-15' || today > '05-31') return 0;
  if (today >= '05-01') return 3;
  return today >= '04-15' ? 2 : 1;
}
