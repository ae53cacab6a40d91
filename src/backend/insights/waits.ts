import { limit, orderBy, type Query, type QueryConstraint, query, where } from 'firebase/firestore';
import { WAIT_LIMITS, type Waiting } from '../../domain/insights/standing.ts';
import { MAX_COUNT } from '../../domain/queue/queue.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { countOf } from '../firebase/firestore.ts';

/** How many people are in each group of waits; each of the four counts costs one read. */
export async function countWaits(people: Query, now: number, before?: number): Promise<Waiting> {
  const [first, second, third, fourth] = waitRanges(now, before);
  return Promise.all([
    countSince(people, first),
    countSince(people, second),
    countSince(people, third),
    countSince(people, fourth),
  ]);
}

type Range = readonly QueryConstraint[];

/** The conditions on `since` of each group, the shortest wait first. @param before for the first group */
export function waitRanges(now: number, before?: number): readonly [Range, Range, Range, Range] {
  const [first, second, third] = WAIT_LIMITS.map((days) => latestWorkingDay(now, days + 1));
  const range = (from: number | undefined, until: number | undefined) => [
    ...(from === undefined ? [] : [where('since', '>=', from)]),
    ...(until === undefined ? [] : [where('since', '<', until)]),
  ];
  return [range(first, before), range(second, first), range(third, second), range(undefined, third)];
}

export function countSince(people: Query, range: Range): Promise<number> {
  return count(query(people, ...range, orderBy('since')));
}

export function count(people: Query): Promise<number> {
  return countOf(query(people, limit(MAX_COUNT + 1)));
}
