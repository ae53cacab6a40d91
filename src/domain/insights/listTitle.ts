import type { ListView } from './listAddress.ts';
import type { MonthFigure, WorkFigure } from './listing.ts';
import { formatMonth } from './months.ts';
import { type InsightStage, STAGE_LABELS, WAIT_GROUPS } from './nowStats.ts';
import { returnedLabel } from './returned.ts';
import { TALLY_LABELS, WAIT_LABELS } from './tables.ts';

const MONTH_LABELS: Record<MonthFigure | WorkFigure, string> = {
  ...TALLY_LABELS,
  exceptions: 'Approved as exception',
  firstApproved: 'Approved for the first time',
  review: `${WAIT_LABELS.review} ended`,
  approval: `${WAIT_LABELS.approval} ended`,
  validated: 'Validated by one reviewer',
  sent: 'Sent for approval by one reviewer',
  decided: 'Decided on by one approver',
};

/** What the figure counts, with its filters, such as "Approved, Oct 2026, vendors". */
export function listTitle({ figure, from, to, group, type, kind, domain }: ListView): string {
  const months =
    from && to ? (from === to ? formatMonth(from) : `${formatMonth(from)} to ${formatMonth(to)}`) : '';
  const wait = group === undefined ? '' : `${WAIT_GROUPS[group]?.toLowerCase()} working days`;
  const people = kind ?? (type && `${type}s`) ?? '';
  return [figureLabel(figure), wait, months, people, domain].filter(Boolean).join(', ');
}

function figureLabel(figure: ListView['figure']): string {
  const [start = '', ...rest] = figure.split('.');
  if (start === 'now') return STAGE_LABELS[rest[0] as InsightStage];
  if (start === 'returned') return `Asked about ${returnedLabel(rest.join('.'))}`;
  return MONTH_LABELS[start as keyof typeof MONTH_LABELS];
}
