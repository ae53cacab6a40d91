import { paths } from '../../config/paths.ts';
import { comingQuery } from '../due/dueAddress.ts';
import { toQuery } from '../queue/queueAddress.ts';
import type { InsightsView } from './address.ts';
import { listPath } from './listAddress.ts';
import type { MonthFigure, WorkFigure } from './listing.ts';
import { type Coming, type InsightStage, STATUS_OF_STAGE } from './nowStats.ts';

export interface FigureCell {
  text: string;
  /** The list behind the figure. */
  to?: string;
  isName?: boolean;
}

export interface InsightsTable {
  title: string;
  caption: string;
  columns: readonly string[];
  rows: readonly { head: FigureCell; cells: readonly FigureCell[] }[];
}

/** The list behind each figure; undefined where the reader may see none. */
export interface InsightLinks {
  /** @param group absent for all waits */
  stage: (stage: InsightStage, group?: number) => string | undefined;
  month: (figure: MonthFigure, month: string) => string | undefined;
  returned: (key: string) => string | undefined;
  coming: (what: Coming, group: number) => string | undefined;
  work: (did: WorkFigure, uid: string) => string | undefined;
}

/** @param months those that are shown, the oldest first */
export function insightLinks(
  isReviewer: boolean,
  { months: _, ...filters }: InsightsView,
  months: readonly string[],
): InsightLinks {
  const [first = ''] = months;
  const last = months.at(-1) ?? '';
  const { type } = filters;
  // Only progress records are in the queue, and they have neither the kind of vendor nor the domain.
  const hasQueue = isReviewer && filters.kind === undefined && filters.domain === undefined;
  return {
    stage: (stage, group) => {
      // Only an introducer lists invitations: their links are secret.
      if (stage === 'invited') return undefined;
      const status = STATUS_OF_STAGE[stage];
      // From 2 on a stage is a status, so that the queue has the same people.
      return hasQueue && status >= 2 && group === undefined
        ? paths.review + toQuery({ status, ...(type && { usertype: type }) }, 1)
        : listPath({ figure: `now.${stage}`, ...(group !== undefined && { group }), ...filters });
    },
    month: (figure, month) => listPath({ figure, from: month, to: month, ...filters }),
    returned: (key) => listPath({ figure: `returned.${key}`, from: first, to: last, ...filters }),
    // Only a reviewer reads which checks are due.
    coming: (what, group) =>
      what === 'checks' && !isReviewer ? undefined : paths.due + comingQuery({ what, group, ...filters }),
    work: (did, uid) => listPath({ figure: `${did}.${uid}`, from: first, to: last }),
  };
}

export function cellOf(text: string, to: string | undefined): FigureCell {
  return { text, ...(to && { to }) };
}
