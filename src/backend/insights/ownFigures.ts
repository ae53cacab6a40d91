import { limit, orderBy, query, where } from 'firebase/firestore';
import { monthOf } from '../../domain/insights/months.ts';
import type { Waiting } from '../../domain/insights/nowStats.ts';
import type { WAITING_STAGES } from '../../domain/people/pipeline.ts';
import type { OverallStatus } from '../../domain/records/records.ts';
import { DECIDED_COUNT, decidedFigures, type QueueFigures } from '../../domain/review/figures.ts';
import { latestWorkingDay } from '../../domain/time/waitingTime.ts';
import { getPeople, progress } from '../records/queries.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';
import { countSubmitted, countWaits } from './waits.ts';

export interface OwnFigures {
  /** People by stage of the pipeline and by their wait. */
  waits: Record<(typeof WAITING_STAGES)[number], Waiting>;
  decided: QueueFigures['decided'];
  /** Of this month, among the latest decisions. */
  approved: number;
}

/** R13: an introducer's own people, by their progress. */
export function getOwnFigures(introducerEmail: string): Promise<OwnFigures> {
  const now = serverNow();
  const own = query(progress(), where('fpocno', '==', introducerEmail.toLowerCase()));
  const inStatus = (...statuses: OverallStatus[]) => query(own, where('forms.status', 'in', statuses));
  return orAppError(async () => {
    const [stuck, { submitted }, review, decided] = await Promise.all([
      countWaits(inStatus(0), now, latestWorkingDay(now)),
      countSubmitted(inStatus(1), now),
      countWaits(inStatus(2, 3), now),
      getPeople(query(own, orderBy('decision.at', 'desc'), limit(DECIDED_COUNT))),
    ]);
    const isApprovedNow = decided.filter(
      ({ forms, decision }) => forms.approved && decision && monthOf(decision.at) === monthOf(now),
    );
    return {
      waits: { stuck, submitted, review },
      decided: decidedFigures(decided),
      approved: isApprovedNow.length,
    };
  });
}
