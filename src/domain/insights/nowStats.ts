import { expiriesOf } from '../due/expiries.ts';
import { letterOf, renewalDay, YEARLY_LETTERS, yearOfLetter } from '../due/letterYears.ts';
import { namesOf } from '../forms/fields.ts';
import { FORMS, isFormListed } from '../forms/registry.ts';
import { isShownDenied } from '../people/denied.ts';
import { isMap, type Raw, readList, readMap, readTime } from '../records/read.ts';
import type { DocumentsRecord, OverallStatus, ProgressRecord } from '../records/records.ts';
import { addDays, financialYearOf, todayInIndia } from '../time/dates.ts';
import { workingDaysSince } from '../time/waitingTime.ts';
import { type Kind, keyOf, parseKind } from './counts.ts';
import type { CountedRecord } from './facts.ts';

/** Where everybody is now; each person and each open invitation is in one stage. */
export const STAGE_LABELS = {
  invited: 'Invited',
  registered: 'Registered',
  stuck: 'Stuck',
  submitted: 'Submitted',
  review: 'In review',
  approver: 'With the approver',
  approved: 'Approved',
  exception: 'Exception',
  denied: 'Denied',
} as const;
export type InsightStage = keyof typeof STAGE_LABELS;
export const STAGES = namesOf(STAGE_LABELS);

export const STATUS_OF_STAGE: Readonly<Record<InsightStage, OverallStatus>> = {
  invited: 0,
  registered: 0,
  stuck: 0,
  submitted: 1,
  denied: 1,
  review: 2,
  approver: 3,
  approved: 4,
  exception: 5,
};

/** The stages in which somebody waits. */
export const WAITING = ['invited', 'registered', 'stuck', 'submitted', 'review', 'approver'] as const;

/** The longest wait of each group in working days; the last group has none. */
export const WAIT_LIMITS = [2, 5, 10] as const;
export const WAIT_GROUPS = ['Up to 2', '3 to 5', '6 to 10', 'More than 10'] as const;

/** The number of people in each group of waits; where nobody waits, all are in the first. */
export type Waiting = readonly [number, number, number, number];

/** What ends, and how soon: over, within 4 weeks, 5 to 8, 9 to 12. */
export const COMING_LABELS = {
  exceptions: 'Exceptions',
  letters: 'Letters of a financial year',
  documents: 'Documents',
  checks: 'Checks',
} as const;
export type Coming = keyof typeof COMING_LABELS;
export const COMING = namesOf(COMING_LABELS);
const WEEKS = [4, 8, 12] as const;
export const COMING_GROUPS = ['Overdue', 'Within 4 weeks', '5 to 8 weeks', '9 to 12 weeks'] as const;

export interface NowStatsGroup extends Kind {
  stages: Partial<Record<InsightStage, Waiting>>;
  coming: Partial<Record<Coming, Waiting>>;
}

/** `stats/now`, as of the last run of the job. */
export interface NowStats {
  at: number;
  groups: NowStatsGroup[];
}

export function waitGroup(since: number, now: number): number {
  const days = workingDaysSince(since, now);
  const group = WAIT_LIMITS.findIndex((limit) => days <= limit);
  return group === -1 ? WAIT_LIMITS.length : group;
}

export function insightStageOf(person: ProgressRecord, now: number): InsightStage {
  const { status } = person.forms;
  if (isShownDenied(person)) return 'denied';
  if (status === 0) return workingDaysSince(person.since, now) >= 1 ? 'stuck' : 'registered';
  return (['registered', 'submitted', 'review', 'approver', 'approved', 'exception'] as const)[status];
}

interface End {
  what: Coming;
  title: string;
  day: string;
}

/**
 * The days on which something of an approved person ends, or a letter is due as in the due list, and a check of anybody.
 */
export function endsOf(record: CountedRecord, documents: DocumentsRecord, checkDue: string): End[] {
  const checks: End[] =
    checkDue && checkDue < NEVER ? [{ what: 'checks', title: 'Check again', day: checkDue }] : [];
  if (record.forms.status < 4) return checks;
  const until = record.forms.status === 5 ? (record.approval?.until ?? '') : '';
  const letters = YEARLY_LETTERS.filter((key) => isFormListed(record, key)).flatMap((key): End[] => {
    const year = yearOfLetter(letterOf(record, key));
    if (year === '') return [];
    const next = yearAfter(year);
    return [{ what: 'letters', title: `${FORMS[key].title} for ${next}`, day: renewalDay(next) }];
  });
  const documentEnds = expiriesOf(record, documents).map(
    ({ title, until: day }): End => ({ what: 'documents', title: `${title}, valid until then`, day }),
  );
  return [
    ...(until ? [{ what: 'exceptions' as const, title: 'Exception', day: until }] : []),
    ...letters,
    ...documentEnds,
    ...checks,
  ];
}

/** Of a check that is never due again. */
const NEVER = '9999';

function yearAfter(year: string): string {
  return financialYearOf(`${Number(year.slice(0, 4)) + 1}-04-01`);
}

/** 0 when the day is over, then 1 to 3; undefined for a day after all of them. */
export function weekGroup(day: string, now: number): number | undefined {
  const today = todayInIndia(new Date(now));
  if (day < today) return 0;
  const group = WEEKS.findIndex((weeks) => day <= addDays(today, weeks * 7));
  return group === -1 ? undefined : group + 1;
}

export class NowStatsCounter {
  readonly #groups = new Map<string, NowStatsGroup>();

  addStage(kind: Kind, stage: InsightStage, group: number): void {
    const { stages } = this.#groupOf(kind);
    stages[stage] = withOneMore(stages[stage], group);
  }

  addEnd(kind: Kind, what: Coming, group: number): void {
    const { coming } = this.#groupOf(kind);
    coming[what] = withOneMore(coming[what], group);
  }

  result(at: number): NowStats {
    const keys = [...this.#groups.keys()].sort();
    return { at, groups: keys.flatMap((key) => this.#groups.get(key) ?? []) };
  }

  #groupOf(kind: Kind): NowStatsGroup {
    const key = keyOf(kind);
    const known = this.#groups.get(key);
    if (known) return known;
    const group = { ...kind, stages: {}, coming: {} };
    this.#groups.set(key, group);
    return group;
  }
}

export const NOBODY: Waiting = [0, 0, 0, 0];

export function withOneMore(waiting: Waiting = NOBODY, group: number): Waiting {
  return plus(waiting, [0, 1, 2, 3].map((each) => Number(each === group)) as unknown as Waiting);
}

export function plus(one: Waiting, other: Waiting): Waiting {
  return [one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]];
}

export function sumOfWaiting(waiting: Waiting): number {
  return waiting.reduce((sum, people) => sum + people, 0);
}

/** Never throws; null without a run of the job. */
export function parseNowStats(raw: unknown): NowStats | null {
  if (!isMap(raw)) return null;
  return {
    at: readTime(raw.at) ?? 0,
    groups: readList(raw.groups, (group) => ({
      ...parseKind(group),
      stages: waitingsIn(group, 'stages', STAGES),
      coming: waitingsIn(group, 'coming', COMING),
    })),
  };
}

function waitingsIn<Key extends string>(
  raw: Raw,
  field: string,
  keys: readonly Key[],
): Partial<Record<Key, Waiting>> {
  const map = readMap(raw[field]);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const counts = map[key];
      return Array.isArray(counts) ? [[key, [0, 1, 2, 3].map((index) => readTime(counts[index]) ?? 0)]] : [];
    }),
  ) as unknown as Partial<Record<Key, Waiting>>;
}
