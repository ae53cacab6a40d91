import {
  and,
  collection,
  documentId,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { parseProgressRecord } from '../../domain/records/parseRecord.ts';
import {
  MAX_COUNT,
  QUEUE_PAGE_SIZE,
  type QueueFilters,
  type QueuePage,
  type QueueSearch,
  type QueueView,
  statusesOf,
  toQueuePage,
} from '../../domain/review/queue.ts';
import { getDatabase } from '../firebase/firestore.ts';

/** Sorts after every character of a name or a user ID. */
const LAST_CHARACTER = '\uf8ff';
/** Both spellings searched for may exist. */
const MAX_ADDRESSES = 2;

/** R10, R13: reads one small record more than the page has, however many people there are. */
export function watchQueue(
  view: QueueView,
  onPage: (page: QueuePage) => void,
  onError: (error: AppError) => void,
): () => void {
  let isOver = false;
  let stop = () => {};
  const follow = async () => {
    const page = await pageOf(view);
    if (isOver) return;
    if (!page) {
      onPage({ people: [], next: null });
      return;
    }
    stop = onSnapshot(
      page,
      ({ docs }) => onPage(readPage(docs, view.search)),
      (error) => onError(toAppError(error)),
    );
  };
  follow().catch((error: unknown) => {
    if (!isOver) onError(toAppError(error));
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** As watchQueue, once. */
export async function getQueuePage(view: QueueView): Promise<QueuePage> {
  try {
    const page = await pageOf(view);
    return readPage(page ? (await getDocs(page)).docs : [], view.search);
  } catch (error) {
    throw toAppError(error);
  }
}

export async function countQueue(view: Pick<QueueView, 'filters' | 'search'>): Promise<number> {
  try {
    const people = await peopleOf(view);
    if (!people) return 0;
    const snapshot = await getCountFromServer(query(people, ...orderOf(view.search), limit(MAX_COUNT + 1)));
    return snapshot.data().count;
  } catch (error) {
    throw toAppError(error);
  }
}

async function pageOf(view: QueueView): Promise<Query | null> {
  const people = await peopleOf(view);
  if (!people) return null;
  const start = view.after ? [startAfter(view.after.value, view.after.uid)] : [];
  return query(people, ...orderOf(view.search), ...start, limit(QUEUE_PAGE_SIZE + 1));
}

function readPage(docs: readonly QueryDocumentSnapshot[], search: QueueSearch | null): QueuePage {
  return toQueuePage(
    docs.map((each) => parseProgressRecord(each.id, each.data())),
    search,
  );
}

async function peopleOf({ filters, search }: Pick<QueueView, 'filters' | 'search'>): Promise<Query | null> {
  const progress = collection(getDatabase(), 'progress');
  if (search === null) return query(progress, ...filtersOf(filters));
  if (search.by === 'userid') return query(progress, startsWith('userid', search.prefix));
  if (search.by === 'name') {
    return query(progress, or(...search.prefixes.map((prefix) => startsWith('name', prefix))));
  }
  const uids = await uidsOf(search.addresses);
  return uids.length > 0 ? query(progress, where(documentId(), 'in', uids)) : null;
}

// Each of these has its composite index with `since` in firestore.indexes.json; Firestore merges them.
function filtersOf({ status, form, usertype }: QueueFilters): QueryConstraint[] {
  const statuses = statusesOf(status);
  return [
    ...(statuses ? [where('forms.status', 'in', statuses)] : []),
    ...(form ? [where(`forms.${form.key}`, '==', form.status)] : []),
    ...(usertype ? [where('usertype', '==', usertype)] : []),
  ];
}

function orderOf(search: QueueSearch | null): QueryConstraint[] {
  if (search?.by === 'email') return [orderBy(documentId())];
  return [orderBy(search?.by ?? 'since'), orderBy(documentId())];
}

function startsWith(field: string, prefix: string): QueryCompositeFilterConstraint {
  return and(where(field, '>=', prefix), where(field, '<', `${prefix}${LAST_CHARACTER}`));
}

/** Only the users records have addresses, because introducers read progress (R13). */
async function uidsOf(addresses: readonly string[]): Promise<string[]> {
  const users = collection(getDatabase(), 'users');
  const { docs } = await getDocs(query(users, where('email', 'in', addresses), limit(MAX_ADDRESSES)));
  return docs.map(({ id }) => id);
}
