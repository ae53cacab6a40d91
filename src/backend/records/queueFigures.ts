import {
  collection,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { toAppError } from '../../domain/appError.ts';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import type { OverallStatus, ProgressRecord } from '../../domain/records/records.ts';
import {
  DECIDED_COUNT,
  decidedFigures,
  type QueueFigures,
  type StageFigures,
  WAITING_STAGES,
} from '../../domain/review/figures.ts';
import { MAX_COUNT } from '../../domain/review/queue.ts';
import { getDatabase } from '../firebase/firestore.ts';

/** From progress alone: two reads for each stage, and one for each of the last decisions. */
export async function getQueueFigures(): Promise<QueueFigures> {
  const progress = collection(getDatabase(), 'progress');
  const stage = async (status: OverallStatus): Promise<StageFigures> => {
    const people = query(progress, where('forms.status', '==', status));
    const [counted, [oldest]] = await Promise.all([
      getCountFromServer(query(people, limit(MAX_COUNT + 1))),
      read(query(people, orderBy('since'), limit(1))),
    ]);
    return { status, count: counted.data().count, ...(oldest && { oldest }) };
  };
  try {
    const [stages, decided] = await Promise.all([
      Promise.all(WAITING_STAGES.map(stage)),
      read(query(progress, orderBy('decision.at', 'desc'), limit(DECIDED_COUNT))),
    ]);
    return { stages, decided: decidedFigures(decided) };
  } catch (error) {
    throw toAppError(error);
  }
}

async function read(people: Query): Promise<ProgressRecord[]> {
  const { docs } = await getDocs(people);
  return docs.map((each) => parseProgressRecord(each.id, each.data()));
}
