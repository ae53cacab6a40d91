import { isShownDenied } from '../../src/domain/people/denied.ts';
import type { ProgressRecord } from '../../src/domain/records/records.ts';
import type { Reminders } from '../../src/domain/reminders/reminders.ts';
import { daysSince, isWorkingDay, workingDaysSince } from '../../src/domain/time/waitingTime.ts';
import { isSentBack } from '../../src/domain/transitions/openQueries.ts';

export type Digest = 'review' | 'approval';

/** Working days after which a wait is too long. */
const LONG = 2;
export const LISTED_IN_DIGEST = 10;

/** People who wait too long, longest first. */
export function waitingLong(
  people: readonly ProgressRecord[],
  digest: Digest,
  now: number,
): ProgressRecord[] {
  return people
    .filter(
      (person) =>
        waitsFor(person) === digest && person.since > 0 && workingDaysSince(person.since, now) > LONG,
    )
    .sort((one, other) => one.since - other.since);
}

/** Whether today's digest is due: one on each working day. */
export function isDigestDue({ sent }: Reminders, now: number): boolean {
  return isWorkingDay(now) && daysSince(sent?.at ?? 0, now) > 0;
}

/** A denial is a decision: the record does not wait for a review. */
function waitsFor(person: ProgressRecord): Digest | undefined {
  const { forms } = person;
  if (forms.approved || isShownDenied(person)) return undefined;
  if (forms.status === 3) return 'approval';
  return (forms.status === 1 || forms.status === 2) && !isSentBack(forms) ? 'review' : undefined;
}
