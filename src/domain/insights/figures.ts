import {
  addGroup,
  type Days,
  type Kind,
  type MonthGroup,
  type MonthStats,
  sumOf,
  type Worker,
} from './counts.ts';
import { WAITS, type Wait } from './facts.ts';

/** A share of fewer people says more about them than about the process. */
const FEWEST_FOR_SHARE = 5;

/** The number of working days within which this part of the people was done; null without anybody. */
export function percentile(days: Days, part: number): number | null {
  const sorted = Object.entries(days)
    .map(([day, people]) => [Number(day), people] as const)
    .sort(([one], [other]) => one - other);
  const all = sorted.reduce((sum, [, people]) => sum + people, 0);
  // In whole people: 0.9 times 10 is a little more than 9.
  const needed = Math.ceil(Math.round(all * part * 1000) / 1000);
  let seen = 0;
  for (const [day, people] of sorted) {
    seen += people;
    if (seen >= needed) return day;
  }
  return null;
}

export function peopleIn(days: Days = {}): number {
  return Object.values(days).reduce((sum, people) => sum + people, 0);
}

/** Like 40 %; null for fewer than five people. */
export function shareText(part: number, all: number): string | null {
  return all < FEWEST_FOR_SHARE ? null : `${Math.round((100 * part) / all)} %`;
}

export interface Filters {
  type?: Kind['type'];
  kind?: string;
  domain?: string;
}

export function isInFilters(group: Kind, { type, kind, domain }: Filters): boolean {
  return (
    (type === undefined || group.type === type) &&
    (kind === undefined || group.kind === kind) &&
    (domain === undefined || group.domain === domain)
  );
}

/** The people of all kinds within the filters. */
type Totals = Omit<MonthGroup, keyof Kind>;

export function totalsOf({ groups }: Pick<MonthStats, 'groups'>, filters: Filters): Totals {
  const totals: Totals = { tallies: {}, waits: {}, forms: {}, returned: {} };
  for (const group of groups) if (isInFilters(group, filters)) addGroup(totals, group);
  return totals;
}

interface WaitFigures {
  median: number | null;
  ninth: number | null;
}

export function waitFigures(waits: Totals['waits']): Record<Wait, WaitFigures> {
  const figures = (days: Days = {}): WaitFigures => ({
    median: percentile(days, 0.5),
    ninth: percentile(days, 0.9),
  });
  return Object.fromEntries(WAITS.map((wait) => [wait, figures(waits[wait])])) as Record<Wait, WaitFigures>;
}

/** Most frequent first; equal ones by name, so that their order stays. */
export function mostFrequent(counts: Readonly<Record<string, number>>, most: number): [string, number][] {
  return Object.entries(counts)
    .sort(([one, times], [other, otherTimes]) => otherTimes - times || one.localeCompare(other))
    .slice(0, most);
}

/** Everybody who worked in these months, by name. */
export function workersIn(months: readonly MonthStats[]): (Worker & { uid: string })[] {
  const { workers } = sumOf(months);
  return Object.entries(workers)
    .map(([uid, worker]) => ({ uid, ...worker }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.uid.localeCompare(other.uid));
}
