import { limit, orderBy, query, where } from 'firebase/firestore';
import { MAX_COUNT } from '../../domain/queue/queue.ts';
import type { OverallStatus } from '../../domain/records/records.ts';
import {
  DECIDED_COUNT,
  decidedFigures,
  type QueueFigures,
  type StageFigures,
  WAITING_STAGES,
} from '../../domain/review/figures.ts';
import { countOf } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';
import { getPeople, progress } from './queries.ts';

/** Reads only progress: two reads for each stage, and one for each of the last decisions. */
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
    const [stages, decided] = await Promise.all([
      Promise.all(WAITING_STAGES.map(stage)),
      getPeople(query(progress(), orderBy('decision.at', 'desc'), limit(DECIDED_COUNT))),
    ]);
    return { stages, decided: decidedFigures(decided) };
  });
}
