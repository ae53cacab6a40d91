import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import type { QueuePage, StatusFilter } from '../../domain/queue/queue.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import { parseFindings } from '../../domain/review/findings.ts';
import { latestWeeks } from '../../domain/time/waitingTime.ts';
import { countOf, docsOf, getDatabase } from '../firebase/firestore.ts';
import { peopleWith } from '../records/queries.ts';
import { getQueuePage } from '../records/reviewQueue.ts';
import { serverNow } from '../records/serverTime.ts';
import { orAppError } from '../unreachable.ts';

/** The lists of the queue that are a reviewer's work. */
const WORK_LISTS = [
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

/** Someone whom the reviewer sent for approval, and when. */
interface SentPerson {
  person: ProgressRecord;
  at: number;
}

export interface ReviewerWork {
  lists: WorkList[];
  /** Whom the reviewer sent for approval this week, the latest first, and how many; a person whom another reviewer sent again is theirs. */
  sent: { people: SentPerson[]; count: number };
}

/** Reads the head of each list once. @param reviewer the own uid */
export function getReviewerWork(reviewer: string): Promise<ReviewerWork> {
  const list = async (name: WorkListName): Promise<WorkList> => {
    const view = { reviewer, filters: { status: name }, search: null, page: 1, starts: [] };
    const { people, due } = await getQueuePage(view, MOST_LISTED);
    const isCut = people.length > MOST_LISTED;
    return { name, people: people.slice(0, MOST_LISTED), isCut, ...(due && { due }) };
  };
  return orAppError(async () => {
    const [sent, ...lists] = await Promise.all([getSent(reviewer), ...WORK_LISTS.map(list)]);
    return { lists, sent };
  });
}

/** From `findings`, the only records of a sending that staff list. */
async function getSent(reviewer: string): Promise<ReviewerWork['sent']> {
  const [monday = 0] = latestWeeks(serverNow(), 1);
  const sent = query(
    collection(getDatabase(), 'findings'),
    where('by', '==', reviewer),
    where('at', '>=', monday),
    orderBy('at', 'desc'),
  );
  const [docs, count] = await Promise.all([docsOf(query(sent, limit(MOST_LISTED))), countOf(sent)]);
  const people = await peopleWith(docs.map(({ id }) => id));
  return {
    count,
    people: docs.flatMap((each) => {
      const person = people.find(({ uid }) => uid === each.id);
      return person ? [{ person, at: parseFindings(each.data())?.at ?? 0 }] : [];
    }),
  };
}
