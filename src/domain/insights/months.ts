import { MONTHS } from '../time/dates.ts';

const INDIAN_OFFSET_MS = 5.5 * 3_600_000;

/** Like 2026-11. */
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
/** The portal shows this many. */
export const MONTHS_SHOWN = 13;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** The month of a time in India, like 2026-11. India has one offset all year. */
export function monthOf(milliseconds: number): string {
  return new Date(milliseconds + INDIAN_OFFSET_MS).toISOString().slice(0, 'yyyy-mm'.length);
}

/** The first instant of a month in India. */
export function startOfMonth(month: string): number {
  return Date.parse(`${month}-01T00:00:00+05:30`);
}

export function monthBefore(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 'yyyy-mm'.length);
}

/** The months up to the present one, the oldest first. */
export function latestMonths(now: number, count = MONTHS_SHOWN): string[] {
  const last = monthOf(now);
  return Array.from({ length: count }, (_, index) => monthBefore(last, count - 1 - index));
}

/** The month in which a person registered, from a user ID such as O2611ABCDE (R3); undefined for any other text. */
export function monthOfUserId(userid: string): string | undefined {
  const [, year, month] = /^O(\d\d)(\d{1,2}).{5}$/.exec(userid) ?? [];
  const text = `20${year}-${month?.padStart(2, '0')}`;
  return isMonth(text) ? text : undefined;
}

/** Like Nov 2026, with a space that breaks no line; any other text comes back unchanged. */
export function formatMonth(month: string): string {
  const [, year, number] = MONTH.exec(month) ?? [];
  return year ? `${MONTHS[Number(number) - 1]?.slice(0, 3)}\u00A0${year}` : month;
}
