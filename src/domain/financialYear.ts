import { todayInIndia } from './dates.ts';

const APRIL = 4;

/** The Indian financial year, April to March, of an ISO date, like 2025-26; empty when it is no date. */
export function financialYearOf(isoDate: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(isoDate) ?? [];
  if (year === undefined) return '';
  const start = Number(month) < APRIL ? Number(year) - 1 : Number(year);
  const end = String((start + 1) % 100).padStart(2, '0');
  return `${start}-${end}`;
}

/** The financial year at an instant, in Indian time. */
export function financialYearAt(now: Date): string {
  return financialYearOf(todayInIndia(now));
}
