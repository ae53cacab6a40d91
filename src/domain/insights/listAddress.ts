import { paths } from '../../config/paths.ts';
import { filterParts, parseFilters } from './address.ts';
import type { Filters } from './figures.ts';
import { type Figure, listedAs, MONTH_FIGURES, WORK_FIGURES } from './listing.ts';
import { isMonth, MONTHS_SHOWN, monthBefore } from './months.ts';
import { type InsightStage, STAGES, WAIT_GROUPS } from './nowStats.ts';

/** The list of the people whom a figure counts: in some months, or in one group or all groups of a stage. */
export interface ListView extends Filters {
  figure: Figure;
  from?: string;
  to?: string;
  /** The number of the group of waits. */
  group?: number;
}

/** Names no person; of staff, the uid. */
export function listPath({ figure, from, to, group, ...filters }: ListView): string {
  const query = new URLSearchParams({
    figure,
    ...(from && to && { months: from === to ? from : `${from}..${to}` }),
    ...(group !== undefined && { group: String(group) }),
    ...filterParts(filters),
  });
  return `${paths.counted}?${query}`;
}

/** undefined when the address names no figure. */
export function parseListQuery(text: string): ListView | undefined {
  const query = new URLSearchParams(text);
  const figure = query.get('figure') ?? '';
  const [from = '', to = from] = (query.get('months') ?? '').split('..');
  const group = WAIT_GROUPS.findIndex((_, index) => String(index) === query.get('group'));
  const filters = parseFilters(query);
  if (isStageFigure(figure)) return { figure, ...(group >= 0 && { group }), ...filters };
  return isFigureOfMonths(figure) && isMonth(from) && isMonth(to)
    ? { figure, from, to, ...filters }
    : undefined;
}

function isStageFigure(figure: string): figure is `now.${(typeof STAGES)[number]}` {
  return STAGES.some((stage) => figure === `now.${stage}`);
}

function isFigureOfMonths(figure: string): figure is Figure {
  const isMonthFigure = MONTH_FIGURES.some((each) => each === figure);
  return isMonthFigure || ['returned', ...WORK_FIGURES].some((start) => figure.startsWith(`${start}.`));
}

/**
 * The stage whose people the database lists as they are now; undefined for months, and with a filter that progress records
 * lack: then the figures and their lists are those of the last run of the job.
 */
export function stageOfList({ figure, kind, domain }: ListView): InsightStage | undefined {
  if (kind !== undefined || domain !== undefined) return undefined;
  return STAGES.find((stage) => figure === `now.${stage}`);
}

/** The figures of which each person on the list has at least one in `counted/{uid}`. */
export function figuresListed({ figure, from, to, group }: ListView): string[] {
  if (!from || !to)
    return (group === undefined ? [0, 1, 2, 3] : [group]).map((each) => listedAs(figure, each));
  const months: string[] = [];
  for (let month = to; month >= from && months.length < MONTHS_SHOWN; month = monthBefore(month)) {
    months.push(listedAs(figure, month));
  }
  return months;
}
