import { countText, MAX_COUNT } from '../queue/queue.ts';
import type { Days, MonthStats, Tally } from './counts.ts';
import { WAITS, type Wait } from './facts.ts';
import {
  type Filters,
  isInFilters,
  peopleIn,
  percentile,
  shareText,
  totalsOf,
  waitFigures,
  workersIn,
} from './figures.ts';
import { cellOf, type FigureCell, type InsightLinks, type InsightsTable } from './insightLinks.ts';
import type { MonthFigure } from './listing.ts';
import { formatMonth, monthBefore } from './months.ts';
import {
  COMING,
  COMING_GROUPS,
  COMING_LABELS,
  NOBODY,
  type NowStatsGroup,
  plus,
  STAGE_LABELS,
  STAGES,
  sumOfWaiting,
  WAIT_GROUPS,
  WAITING,
  type Waiting,
} from './nowStats.ts';

export const WAIT_LABELS: Record<Wait, string> = {
  filling: 'Filling in',
  review: 'Review',
  approval: 'Approval',
  whole: 'The whole',
};

export const TALLY_LABELS = {
  invited: 'Invited',
  registered: 'Registered',
  submitted: 'Submitted',
  approved: 'Approved',
  denied: 'Denied',
} as const satisfies Partial<Record<Tally, string>>;
const TALLY_KEYS = Object.keys(TALLY_LABELS) as readonly (keyof typeof TALLY_LABELS)[];

/** The stages or what ends, of all groups within the filters. */
export function nowStatsIn<Key extends 'stages' | 'coming'>(
  groups: readonly NowStatsGroup[],
  filters: Filters,
  of: Key,
): NowStatsGroup[Key] {
  const sums: Record<string, Waiting> = {};
  for (const group of groups) {
    if (!isInFilters(group, filters)) continue;
    for (const [key, waiting] of Object.entries<Waiting>(group[of])) {
      sums[key] = plus(sums[key] ?? NOBODY, waiting);
    }
  }
  return sums;
}

export function nowTable(stages: NowStatsGroup['stages'], links: InsightLinks): InsightsTable {
  return {
    title: 'Now',
    caption: 'People by stage, and for how many working days they have waited',
    columns: ['Stage', 'People', ...WAIT_GROUPS],
    rows: STAGES.map((stage) => {
      const waiting = stages[stage] ?? NOBODY;
      const isWaiting = WAITING.some((each) => each === stage);
      return {
        head: { text: STAGE_LABELS[stage] },
        cells: [
          cellOf(peopleText(waiting), links.stage(stage)),
          ...waiting.map((people, group) =>
            isWaiting ? cellOf(countText(people), links.stage(stage, group)) : { text: '–' },
          ),
        ],
      };
    }),
  };
}

/** Each group is counted up to MAX_COUNT. */
export function peopleText(waiting: Waiting): string {
  const isCut = waiting.some((people) => people > MAX_COUNT);
  return isCut
    ? `${sumOfWaiting(waiting) - waiting.filter((people) => people > MAX_COUNT).length}+`
    : String(sumOfWaiting(waiting));
}

export type Months = readonly (readonly [month: string, stats: MonthStats])[];

export function monthTable(months: Months, filters: Filters, links: InsightLinks): InsightsTable {
  return {
    title: 'By month',
    caption: 'What happened in each month',
    columns: ['Month', ...TALLY_KEYS.map((key) => TALLY_LABELS[key]), 'As exception', 'First pass'],
    rows: months.map(([month, stats]) => {
      const { tallies } = totalsOf(stats, filters);
      const { exceptions = 0, firstApproved = 0, firstPass = 0 } = tallies;
      return {
        head: { text: formatMonth(month) },
        cells: [
          ...TALLY_KEYS.map((key) =>
            cellOf(String(tallies[key] ?? 0), key === 'invited' ? undefined : links.month(key, month)),
          ),
          cellOf(String(exceptions), links.month('exceptions', month)),
          firstApproved === 0
            ? { text: '–' }
            : cellOf(
                shareText(firstPass, firstApproved) ?? `${firstPass} of ${firstApproved}`,
                links.month('firstApproved', month),
              ),
        ],
      };
    }),
  };
}

/** The people who were counted for a wait. */
const LIST_OF_WAIT: Record<Wait, MonthFigure> = {
  filling: 'submitted',
  review: 'review',
  approval: 'approval',
  whole: 'firstApproved',
};

export function waitTable(months: Months, filters: Filters, links: InsightLinks): InsightsTable {
  return {
    title: 'Working days',
    caption: 'Working days by month: the median, and the 90th percentile behind it',
    columns: ['Month', ...WAITS.map((wait) => WAIT_LABELS[wait])],
    rows: months.map(([month, stats]) => {
      const figures = waitFigures(totalsOf(stats, filters).waits);
      return {
        head: { text: formatMonth(month) },
        cells: WAITS.map((wait) => {
          const { median, ninth } = figures[wait];
          return median === null
            ? { text: '–' }
            : cellOf(`${median} / ${ninth}`, links.month(LIST_OF_WAIT[wait], month));
        }),
      };
    }),
  };
}

export function comingTable(coming: NowStatsGroup['coming'], links: InsightLinks): InsightsTable {
  return {
    title: 'What comes',
    caption: 'What ends, and how soon',
    columns: ['What', ...COMING_GROUPS],
    rows: COMING.map((what) => ({
      head: { text: COMING_LABELS[what] },
      cells: (coming[what] ?? NOBODY).map((count, group) => cellOf(String(count), links.coming(what, group))),
    })),
  };
}

export function workerTable(months: Months, links: InsightLinks): InsightsTable {
  return {
    title: 'Who works',
    caption: 'Validations and decisions by person, with the usual working days',
    columns: ['Name', 'Validations', 'Sent for approval', 'Decisions', 'Review', 'Approval'],
    rows: workersIn(months.map(([, stats]) => stats)).map(
      ({ uid, name, validated, sent, decided, review, approval }) => ({
        head: { text: name || `Somebody with the uid ${uid}`, isName: true },
        cells: [
          cellOf(String(validated), links.work('validated', uid)),
          cellOf(String(sent), links.work('sent', uid)),
          cellOf(String(decided), links.work('decided', uid)),
          usualTime(review, links.work('sent', uid)),
          usualTime(approval, links.work('decided', uid)),
        ],
      }),
    ),
  };
}

function usualTime(days: Days, to: string | undefined): FigureCell {
  return peopleIn(days) === 0
    ? { text: '–' }
    : cellOf(`${percentile(days, 0.5)} / ${percentile(days, 0.9)}`, to);
}

/** The month from which all entries say what was done, the next one at the latest; undefined when all of them do. */
export function wholeFrom(months: Months): string | undefined {
  const [last] = months.filter(([, { older }]) => older > 0).at(-1) ?? [];
  return last && monthBefore(last, -1);
}

/** The tables of the page in one file, one below the other. */
export function insightsCsv(tables: readonly InsightsTable[]): string[][] {
  return tables.flatMap(({ title, caption, columns, rows }) => [
    [title],
    [caption],
    [...columns],
    ...rows.map(({ head, cells }) => [head.text, ...cells.map(({ text }) => text)]),
    [],
  ]);
}
