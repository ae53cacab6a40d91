import { limit, orderBy, type Query, type QueryConstraint, query, where } from 'firebase/firestore';
import {
  NOBODY,
  plus,
  WAIT_LIMITS,
  type Waiting,
  waitGroup,
  withOneMore,
} from '../../domain/insights/nowStats.ts';
import { isShownDenied } from '../../domain/people/denied.ts';
import { MAX_COUNT } from '../../domain/queue/queue.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { countOf } from '../firebase/firestore.ts';
import { getPeople } from '../records/queries.ts';

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

/** The most denied people whose records are read, to find those who submitted again. */
const MOST_DENIED = 20;

/** @param people with the status submitted, which a denial has too */
export async function countSubmitted(
  people: Query,
  now: number,
): Promise<Record<'submitted' | 'denied', Waiting>> {
  const withDenial = query(people, where('decision.action', '==', 'deny'));
  const [all, refused, latest] = await Promise.all([
    countWaits(people, now),
    countWaits(withDenial, now),
    getPeople(query(withDenial, orderBy('since', 'desc'), limit(MOST_DENIED))),
  ]);
  const again = latest
    .filter((person) => !isShownDenied(person))
    .reduce((sum, { since }) => withOneMore(sum, waitGroup(since, now)), NOBODY);
  const denied = minus(refused, again);
  return { submitted: minus(all, denied), denied };
}

function minus(one: Waiting, other: Waiting): Waiting {
  return plus(one, other.map((people) => -people) as unknown as Waiting);
}
