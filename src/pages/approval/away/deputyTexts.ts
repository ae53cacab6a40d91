import type { Delegation } from '../../../domain/people/delegations.ts';
import { formatDate, formatTimestamp, startOfDayInIndia, todayInIndia } from '../../../domain/time/dates.ts';

/** For example "from 25 Nov 2026, back on 3 Dec 2026". */
export function intervalText({ from, until }: Pick<Delegation, 'from' | 'until'>): string {
  return `from ${momentText(from)}, back on ${momentText(until)}`;
}

/** A day, with the time where it is not its start. */
export function momentText(at: number): string {
  const day = todayInIndia(new Date(at));
  return startOfDayInIndia(day) === at ? formatDate(day) : formatTimestamp(at);
}
