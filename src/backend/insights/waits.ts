import { limit, orderBy, type Query, type QueryConstraint, query, where } from 'firebase/firestore';
import { WAIT_LIMITS, type Waiting } from '../../domain/insights/standing.ts';
import { MAX_COUNT } from '../../domain/queue/queue.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { countOf } from '../firebase/firestore.ts';

/** How many people are in each group of waits; each of the four counts costs one read. */
export async function countWaits(people: Query, now: number, before?: number): Promise<Waiting> {
  // The first instants of the waits of a group, the shortest first.
  const starts = WAIT_LIMITS.map((days) => latestWorkingDay(now, days + 1));
  const group = (from: number | undefined, until: number | undefined) =>
    countSince(people, [
      ...(from === undefined ? [] : [where('since', '>=', from)]),
      ...(until === undefined ? [] : [where('since', '<', until)]),
    ]);
  const [first, second, third] = starts;
  return Promise.all([
    group(first, before),
    group(second, first),
    group(third, second),
    group(undefined, third),
  ]);
}

export function countSince(people: Query, range: readonly QueryConstraint[]): Promise<number> {
  return count(query(people, ...range, orderBy('since')));
}

export function count(people: Query): Promise<number> {
  return countOf(query(people, limit(MAX_COUNT + 1)));
}
