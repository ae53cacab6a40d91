import type { TaxDetails } from '../records/taxes.ts';
import { todayInIndia } from '../time/dates.ts';
import { renewalDay, renewalYear } from './letterYears.ts';

/** The stage of mails about the letters of a year: 1 from 15 March, 2 from 15 April, 3 in May; 0 in other months. */
export function renewalStage(now: number): 0 | 1 | 2 | 3 {
  const today = todayInIndia(new Date(now)).slice('2027-'.length);
  if (today < '03-15' || today > '05-31') return 0;
  if (today >= '05-01') return 3;
  return today >= '04-15' ? 2 : 1;
}

interface DueClass {
  title: string;
  /** The year that begins, like 2027-28. */
  year: string;
  /** An ISO date. */
  day: string;
}

/**
 * From 15 March until the end of May, of a vendor who declared one: the class may change each financial year (S.O. 1364(E)
 * of 2025).
 */
export function dueClass(
  { class: of, year: declared }: Pick<TaxDetails, 'class' | 'year'>,
  now: number,
): DueClass | undefined {
  const year = renewalYear(now);
  if (of === 'none' || declared >= year || renewalStage(now) === 0) return undefined;
  return { title: `Class of your enterprise in ${year}`, year, day: renewalDay(year) };
}
