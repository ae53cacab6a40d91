import { limit, orderBy, query, where } from 'firebase/firestore';
import { MAX_COUNT } from '../../domain/queue/queue.ts';
import type { OverallStatus, ProgressRecord } from '../../domain/records/records.ts';
import {
  DECIDED_COUNT,
  decidedFigures,
  type QueueFigures,
  type StageFigures,
  WAITING_STAGES,
  WEEKS_SHOWN,
} from '../../domain/review/figures.ts';
import { latestWeeks, WEEK_MS } from '../../domain/time/waitingTime.ts';
import { countOf } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';
import { getPeople, progress } from './queries.ts';
import { serverNow } from './serverTime.ts';

/** Reads only progress: two reads for each stage, and those of getDecisionFigures. */
export function getQueueFigures(): Promise<QueueFigures> {
  const stage = async (status: OverallStatus): Promise<StageFigures> => {
    const people = query(progress(), where('forms.status', '==', status));
    const [count, [oldest]] = await Promise.all([
      countOf(query(people, limit(MAX_COUNT + 1))),
      getPeople(query(people, orderBy('since'), limit(1))),
    ]);
    return { status, count, ...(oldest && { oldest }) };
  };
  return orAppError(async () => {
    const [stages, { weeks, decided }] = await Promise.all([
      Promise.all(WAITING_STAGES.map(stage)),
      getDecisionFigures(),
    ]);
    return { stages, weeks, decided };
  });
}

const LATEST_SHOWN = 5;

export interface DecisionFigures extends Pick<QueueFigures, 'weeks' | 'decided'> {
  /** The people decided on last, the latest first. */
  latest: ProgressRecord[];
}

/** One read for each week, and one for each of the last decisions. */
export function getDecisionFigures(): Promise<DecisionFigures> {
  const week = (start: number) =>
    countOf(
      query(
        progress(),
        where('decision.at', '>=', start),
        where('decision.at', '<', start + WEEK_MS),
        limit(MAX_COUNT),
      ),
    );
  return orAppError(async () => {
    const [weeks, latest] = await Promise.all([
      Promise.all(latestWeeks(serverNow(), WEEKS_SHOWN).map(week)),
      getPeople(query(progress(), orderBy('decision.at', 'desc'), limit(DECIDED_COUNT))),
    ]);
    return { weeks, decided: decidedFigures(latest), latest: latest.slice(0, LATEST_SHOWN) };
  });
}
