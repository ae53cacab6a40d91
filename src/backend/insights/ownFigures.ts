import { limit, orderBy, query, where } from 'firebase/firestore';
import { monthOf } from '../../domain/insights/months.ts';
import type { Waiting } from '../../domain/insights/standing.ts';
import type { OverallStatus } from '../../domain/records/records.ts';
import { DECIDED_COUNT, decidedFigures, type QueueFigures } from '../../domain/review/figures.ts';
import { getPeople, progress } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';
import { countWaits } from './waits.ts';

export interface OwnFigures {
  /** People who still have to act, who submitted, and who are in review, by their wait. */
  waits: Record<'pending' | 'submitted' | 'review', Waiting>;
  decided: QueueFigures['decided'];
  /** Of this month, among the latest decisions. */
  approved: number;
}

const STATUSES = { pending: [0], submitted: [1], review: [2, 3] } as const satisfies Record<
  keyof OwnFigures['waits'],
  readonly OverallStatus[]
>;

/** R13: an introducer's own people, by their progress. */
export function getOwnFigures(introducerEmail: string): Promise<OwnFigures> {
  const now = serverNow();
  const own = query(progress(), where('fpocno', '==', introducerEmail.toLowerCase()));
  const waits = (of: keyof typeof STATUSES) =>
    countWaits(query(own, where('forms.status', 'in', STATUSES[of])), now);
  return orAppError(async () => {
    const [pending, submitted, review, decided] = await Promise.all([
      waits('pending'),
      waits('submitted'),
      waits('review'),
      getPeople(query(own, orderBy('decision.at', 'desc'), limit(DECIDED_COUNT))),
    ]);
    const isApprovedNow = decided.filter(
      ({ forms, decision }) => forms.approved && decision && monthOf(decision.at) === monthOf(now),
    );
    return {
      waits: { pending, submitted, review },
      decided: decidedFigures(decided),
      approved: isApprovedNow.length,
    };
  });
}
