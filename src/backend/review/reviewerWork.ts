import { doc, getDoc } from 'firebase/firestore';
import { parseMonthStats, type Worker } from '../../domain/insights/counts.ts';
import { monthOf } from '../../domain/insights/months.ts';
import type { QueuePage, StatusFilter } from '../../domain/queue/queue.ts';
import { getDatabase } from '../firebase/firestore.ts';
import { getQueuePage } from '../records/reviewQueue.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';

/** The lists of the queue that are a reviewer's work. */
export const WORK_LISTS = [
  'waiting',
  'mine',
  'amendments',
  'delivered',
  'checks',
] as const satisfies readonly StatusFilter[];
export type WorkListName = (typeof WORK_LISTS)[number];

/** How many people of each list are read. */
const MOST_LISTED = 5;

export interface WorkList extends Pick<QueuePage, 'people' | 'due'> {
  name: WorkListName;
  /** Whether the queue lists more people. */
  isCut: boolean;
}

export interface ReviewerWork {
  lists: WorkList[];
  /** What the reviewer did this month, as the job counted it last; undefined before, or where the portal counts nobody. */
  own: Worker | undefined;
}

/** Reads the head of each list once, and one record of figures. @param reviewer the own uid */
export function getReviewerWork(reviewer: string): Promise<ReviewerWork> {
  const list = async (name: WorkListName): Promise<WorkList> => {
    const view = { reviewer, filters: { status: name }, search: null, page: 1, starts: [] };
    const { people, due } = await getQueuePage(view, MOST_LISTED);
    const isCut = people.length > MOST_LISTED;
    return { name, people: people.slice(0, MOST_LISTED), isCut, ...(due && { due }) };
  };
  return orAppError(async () => {
    const [month, ...lists] = await Promise.all([
      getDoc(doc(getDatabase(), 'stats', monthOf(serverNow()))),
      ...WORK_LISTS.map(list),
    ]);
    return { lists, own: parseMonthStats(month.data()).workers[reviewer] };
  });
}
