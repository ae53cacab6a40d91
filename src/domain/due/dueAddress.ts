import { filterParts, parseFilters } from '../insights/address.ts';
import type { Filters } from '../insights/figures.ts';
import { COMING, type Coming } from '../insights/nowStats.ts';
import { DUE_KINDS, type DueKind } from './dueLines.ts';

/** A figure of /insights: documents, letters, exceptions or checks that end within some weeks. */
export interface ComingView extends Filters {
  what: Coming;
  /** As in `weekGroup`. */
  group: number;
}

/** The lines that are due now, of one kind or of all, or that end within some weeks. */
export type DueView = ComingView | { what: DueKind | undefined };

/** Of the groups of `weekGroup`. */
const WEEKS = ['over', '4', '8', '12'];

export function comingQuery({ what, group, ...filters }: ComingView): string {
  return `?${new URLSearchParams({ what, weeks: WEEKS[group] ?? '', ...filterParts(filters) })}`;
}

/** Ignores unknown parameters. */
export function parseDueQuery(text: string): DueView {
  const query = new URLSearchParams(text);
  const coming = COMING.find((each) => each === query.get('what'));
  const group = WEEKS.indexOf(query.get('weeks') ?? '');
  return coming && group >= 0
    ? { what: coming, group, ...parseFilters(query) }
    : { what: DUE_KINDS.find((kind) => kind === query.get('what')) };
}
