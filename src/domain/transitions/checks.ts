import { MAX_TEXT } from '../records/limits.ts';
import type { UserRecord } from '../records/records.ts';
import { type Check, type CheckEntry, type CheckSummary, withCheck } from '../review/checks.ts';
import { todayInIndia } from '../time/dates.ts';
import { isCalendarDay } from './guards.ts';
import { refusalOfReview } from './impartial.ts';
import type { Reviewer } from './review.ts';

/** The problem of each wrong field of a check. */
type CheckProblems = Partial<Record<'nameFound' | 'day' | 'again', string>>;

/** @param today an ISO date, in India */
export function problemsOfCheck({ result, nameFound, day, again }: CheckEntry, today: string): CheckProblems {
  const name = problemOfName(nameFound, result === 'notfound');
  const dayProblem = problemOfDay(day, today);
  const againProblem = again === undefined ? undefined : problemOfAgain(again, day);
  return {
    ...(name && { nameFound: name }),
    ...(dayProblem && { day: dayProblem }),
    ...(againProblem && { again: againProblem }),
  };
}

function problemOfName(name: string, isNotFound: boolean): string | undefined {
  if (isNotFound) return name === '' ? undefined : 'Leave this empty when nothing was found.';
  if (name.trim() === '') return 'Enter the name that was found.';
  return name.length > MAX_TEXT ? `This name has at most ${MAX_TEXT} characters.` : undefined;
}

function problemOfDay(day: string, today: string): string | undefined {
  if (!isCalendarDay(day)) return 'Enter the day of the check.';
  return day > today ? 'This day is in the future.' : undefined;
}

function problemOfAgain(again: string, day: string): string | undefined {
  if (!isCalendarDay(again)) return 'Enter a date.';
  return again <= day ? 'This date has to be after the day of the check.' : undefined;
}

type Recording =
  | { allowed: true; check: Omit<Check, 'id'>; summary: CheckSummary }
  | { allowed: false; reason: string };

/** R10, R12: the check to store, and the summary, which a check on an earlier day leaves unchanged. */
export function recordCheck(
  record: UserRecord,
  summary: CheckSummary,
  id: string,
  entry: CheckEntry,
  reviewer: Reviewer,
  now: number,
): Recording {
  const [problem] = Object.values(problemsOfCheck(entry, todayInIndia(new Date(now))));
  const reason = refusalOfReview(record, reviewer) ?? problem;
  if (reason) return { allowed: false, reason };
  return {
    allowed: true,
    check: { ...entry, by: reviewer.uid, at: now },
    summary: withCheck(summary, id, entry),
  };
}
