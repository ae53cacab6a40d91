import { paths } from '../../config/paths.ts';
import { toQuery } from '../queue/queueAddress.ts';
import type { FormKey, OverallStatus } from '../records/records.ts';
import type { Tally } from './counts.ts';
import type { Filters } from './figures.ts';
import type { Coming, InsightStage } from './standing.ts';

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

/** The lists behind the figures, for those who may read them; undefined without such a list. */
export interface InsightLinks {
  stage: (stage: InsightStage) => string | undefined;
  tally: (tally: Tally) => string | undefined;
  returned: (form: FormKey | undefined) => string | undefined;
  coming: (what: Coming) => string | undefined;
}

const STATUS_OF: Partial<Record<InsightStage, OverallStatus>> = {
  registered: 0,
  stuck: 0,
  submitted: 1,
  review: 2,
  approver: 3,
  approved: 4,
  exception: 5,
  denied: 1,
};

/** Only an introducer lists invitations: their links are secret. */
export function insightLinks(isReviewer: boolean, isApprover: boolean, { type }: Filters): InsightLinks {
  const queue = (status: OverallStatus | 'any') =>
    isReviewer
      ? paths.review +
        toQuery({ status, ...(type && { usertype: type }) }, 1, status === 'any' ? 'newest' : undefined)
      : undefined;
  const decided = isApprover ? `${paths.approvals}?show=decided` : undefined;
  return {
    stage: (stage) => {
      if (stage === 'invited') return undefined;
      if (stage === 'denied') return decided ?? queue(1);
      if (stage === 'approver' && isApprover) return paths.approvals;
      const status = STATUS_OF[stage];
      const isDecided = stage === 'approved' || stage === 'exception';
      return (status === undefined ? undefined : queue(status)) ?? (isDecided ? decided : undefined);
    },
    tally: (tally) => {
      if (tally === 'invited') return undefined;
      if (tally === 'approved') return queue(4) ?? decided;
      return tally === 'denied' ? (decided ?? queue(1)) : queue('any');
    },
    returned: (form) =>
      isReviewer
        ? paths.review +
          toQuery(
            {
              status: 'any',
              ...(form && { form: { key: form, status: -1 } }),
              ...(type && { usertype: type }),
            },
            1,
          )
        : undefined,
    coming: (what) => (what === 'checks' && !isReviewer ? undefined : `${paths.due}?what=${what}`),
  };
}
