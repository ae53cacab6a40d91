import { VENDOR_STATUSES } from '../records/kinds.ts';
import { PERSON_TYPES } from '../records/records.ts';
import type { Filters } from './figures.ts';
import { MONTHS_SHOWN } from './months.ts';

/** How many months are shown. */
export const PERIODS = [3, 6, MONTHS_SHOWN] as const;
type Period = (typeof PERIODS)[number];

export interface InsightsView extends Filters {
  months: Period;
}

/** Contains no personal data. */
export function toInsightsQuery({ months, ...filters }: InsightsView): string {
  const query = new URLSearchParams({
    ...filterParts(filters),
    ...(months !== MONTHS_SHOWN && { months: String(months) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

export function filterParts({ type, kind, domain }: Filters): Record<string, string> {
  return { ...(type && { type }), ...(kind && { kind }), ...(domain && { domain }) };
}

/** Ignores unknown parameters. A kind is one of vendors. */
export function parseInsightsQuery(text: string): InsightsView {
  const query = new URLSearchParams(text);
  return {
    ...parseFilters(query),
    months: PERIODS.find((months) => String(months) === query.get('months')) ?? MONTHS_SHOWN,
  };
}

export function parseFilters(query: URLSearchParams): Filters {
  const kind = VENDOR_STATUSES.find((status) => status === query.get('kind'));
  const type = kind ? 'vendor' : PERSON_TYPES.find((each) => each === query.get('type'));
  const domain = query.get('domain');
  return {
    ...(type && { type }),
    ...(kind && { kind }),
    ...(domain && /^[a-z0-9.-]{1,253}$/.test(domain) && { domain }),
  };
}
