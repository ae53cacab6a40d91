import type { ProgressRecord } from '../records/records.ts';
import { DAY_MS, todayInIndia } from './dates.ts';
import { HOLIDAYS } from './holidays.ts';

/** India has one offset all year. */
const INDIAN_OFFSET_MS = 5.5 * 3_600_000;
/** 1 January 1970 was the fourth day of a week that begins on Monday. */
const DAYS_BEFORE_EPOCH = 3;

/** Holidays on a Saturday or Sunday do not reduce the working days. */
const HOLIDAYS_OF_WEEK = HOLIDAYS.map((date) => Date.parse(date) / DAY_MS + DAYS_BEFORE_EPOCH).filter(
  (day) => day % 7 < 5,
);

/** The day in India, counted so that Mondays are divisible by seven. */
function indianDay(milliseconds: number): number {
  return Math.floor((milliseconds + INDIAN_OFFSET_MS) / DAY_MS) + DAYS_BEFORE_EPOCH;
}

function workingDaysUpTo(day: number): number {
  const weeks = Math.floor(day / 7);
  const holidays = HOLIDAYS_OF_WEEK.filter((holiday) => holiday <= day).length;
  return weeks * 5 + Math.min(day - weeks * 7 + 1, 5) - holidays;
}

/**
 * Monday to Friday in Indian time, except holidays: from Friday to Monday one, from Friday to Sunday none.
 */
export function workingDaysSince(since: number, now: number): number {
  return Math.max(0, workingDaysUpTo(indianDay(now)) - workingDaysUpTo(indianDay(since)));
}

export function isWorkingDay(now: number): boolean {
  return workingDaysSince(now - DAY_MS, now) > 0;
}

/**
 * The start of the latest working day, in India, or of the working day so many before it. For `since` before it,
 * workingDaysSince is at least `days`, and for any other less.
 */
export function latestWorkingDay(now: number, days = 1): number {
  let at = now;
  let left = isWorkingDay(at) ? days - 1 : days;
  while (left > 0) {
    at -= DAY_MS;
    if (isWorkingDay(at)) left -= 1;
  }
  return (indianDay(at) - DAYS_BEFORE_EPOCH) * DAY_MS - INDIAN_OFFSET_MS;
}

export const WEEK_MS = 7 * DAY_MS;

/** The first instants, in India, of the weeks up to the present one, which begin on Monday. */
export function latestWeeks(now: number, count: number): number[] {
  const day = indianDay(now);
  const monday = (day - (day % 7) - DAYS_BEFORE_EPOCH) * DAY_MS - INDIAN_OFFSET_MS;
  return Array.from({ length: count }, (_, index) => monday - (count - 1 - index) * WEEK_MS);
}

/** Calendar days in India: one from an evening to the next morning. */
export function daysSince(since: number, now: number): number {
  return indianDay(now) - indianDay(since);
}

/** Working days since the forms last changed; null for an approved person, and for a record without that time. */
export function waitingDays({ forms, since }: ProgressRecord, now: number): number | null {
  return forms.approved || since <= 0 ? null : workingDaysSince(since, now);
}

export function waitingText(person: ProgressRecord, now: number): string {
  return waitingDays(person, now) === null ? '–' : waitedText(person.since, now);
}

export function waitedText(since: number, now: number): string {
  const days = workingDaysSince(since, now);
  return days === 0 && isToday(since, now) ? 'Today' : workingDaysText(days);
}

/** A number of working days as text; 0 within a weekend, when no working day has begun. */
export function workingDaysText(days: number): string {
  if (days === 0) return 'Under 1 working day';
  return days === 1 ? '1 working day' : `${days} working days`;
}

function isToday(instant: number, now: number): boolean {
  return todayInIndia(new Date(instant)) === todayInIndia(new Date(now));
}
