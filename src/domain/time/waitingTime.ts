import { isApproved } from '../forms/statuses.ts';
import type { ProgressRecord } from '../records/records.ts';
import { todayInIndia } from './dates.ts';

const DAY_MS = 86_400_000;

/** Calendar days in Indian time; null when nothing is awaited. */
export function waitingDays({ forms, since }: ProgressRecord, now: number): number | null {
  if (isApproved(forms) || since <= 0) return null;
  const dayOf = (instant: number) => Date.parse(todayInIndia(new Date(instant)));
  return Math.max(0, Math.round((dayOf(now) - dayOf(since)) / DAY_MS));
}

export function waitingText(person: ProgressRecord, now: number): string {
  const days = waitingDays(person, now);
  if (days === null) return '–';
  if (days === 0) return 'since today';
  return days === 1 ? '1 day' : `${days} days`;
}
