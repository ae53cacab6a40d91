import { isApproved } from '../forms/statuses.ts';
import type { ProgressRecord } from '../records/records.ts';
import { todayInIndia } from './dates.ts';
import { workingDaysSince } from './workingDays.ts';

/** Working days; null when nothing is awaited. */
export function waitingDays({ forms, since }: ProgressRecord, now: number): number | null {
  return isApproved(forms) || since <= 0 ? null : workingDaysSince(since, now);
}

export function waitingText(person: ProgressRecord, now: number): string {
  const days = waitingDays(person, now);
  if (days === null) return '–';
  return days === 0 && isToday(person.since, now) ? 'Today' : workingDaysText(days);
}

/** Within a weekend no working day has begun. */
export function workingDaysText(days: number): string {
  if (days === 0) return 'Under 1 working day';
  return days === 1 ? '1 working day' : `${days} working days`;
}

function isToday(instant: number, now: number): boolean {
  return todayInIndia(new Date(instant)) === todayInIndia(new Date(now));
}
