import { formatDate, formatTimestamp, startOfDayInIndia, todayInIndia } from '../../domain/time/dates.ts';

/** A day, with the time where it is not its start. */
export function momentText(at: number): string {
  const day = todayInIndia(new Date(at));
  return startOfDayInIndia(day) === at ? formatDate(day) : formatTimestamp(at);
}
