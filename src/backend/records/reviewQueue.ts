import {
  and,
  documentId,
  getCountFromServer,
  limit,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryFieldFilterConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type AppError, orAppError, toAppError } from '../../domain/appError.ts';
import { FORM_KEYS } from '../../domain/forms/registry.ts';
import { LAST_CHARACTER, spellingsOf } from '../../domain/people/search.ts';
import type { ProgressRecord } from '../../domain/records/records.ts';
import {
  cursorOf,
  MAX_COUNT,
  QUEUE_PAGE_SIZE,
  type QueueCursor,
  type QueueFilters,
  type QueuePage,
  type QueueSearch,
  type QueueView,
  STAGES,
  type Stage,
  type StageCounts,
  statusesOf,
  toFound,
  toQueuePage,
} from '../../domain/review/queue.ts';
import { watchAll } from './livePages.ts';
import { getPeople, progress, readPerson, uidsWith } from './queries.ts';

/** Matches on PAN, GSTIN or address. */
const MAX_SAME = 10;

/** R10, R13: reads one page and one record more, for any number of people; a search by name reads two. */
export function watchQueue(
  view: QueueView,
  onPage: (page: QueuePage) => void,
  onError: (error: AppError) => void,
): () => void {
  let isOver = false;
  let stop = () => {};
  const follow = async () => {
    const { queries, read } = await planOf(view);
    if (isOver) return;
    if (queries.length === 0) onPage(read([]));
    stop = watchAll(queries, (found) => onPage(read(found.map((docs) => docs.map(readPerson)))), onError);
  };
  follow().catch((error: unknown) => {
    if (!isOver) onError(toAppError(error));
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** Like watchQueue, once. */
export function getQueuePage(view: QueueView): Promise<QueuePage> {
  return orAppError(async () => {
    const { queries, read } = await planOf(view);
    return read(await Promise.all(queries.map(getPeople)));
  });
}

/** People in each stage that match the form and type filters; one read for each stage. */
export function countStages(filters: QueueFilters): Promise<StageCounts> {
  const count = async (status: Stage) => {
    const people = query(peopleIn({ ...filters, status }), limit(MAX_COUNT + 1));
    return [status, (await getCountFromServer(people)).data().count] as const;
  };
  return orAppError(async () => Object.fromEntries(await Promise.all(STAGES.map(count))) as StageCounts);
}

interface Plan {
  queries: Query[];
  read: (found: ProgressRecord[][]) => QueuePage;
}

async function planOf({ filters, search, page, starts }: QueueView): Promise<Plan> {
  const more = limit(QUEUE_PAGE_SIZE + 1);
  if (search) {
    return {
      queries: (await searchesOf(search, filters)).map((found) => query(found, more)),
      read: (found) => toFound(found, search, filters),
    };
  }
  const known = starts.length >= page - 1 ? starts : await readStarts(filters, page);
  const start = known[page - 2];
  return {
    queries:
      page === 1 || start
        ? [query(inOrder(filters), ...(start ? [startAfter(start.known, start.since, start.uid)] : []), more)]
        : [],
    read: ([people = []]) => toQueuePage(people, page, known),
  };
}

function inOrder(filters: QueueFilters): Query {
  return query(peopleIn(filters), orderBy('known', 'desc'), orderBy('since'), orderBy(documentId()));
}

/** Reads all pages before one that was opened by its address. */
async function readStarts(filters: QueueFilters, page: number): Promise<QueueCursor[]> {
  const people = await getPeople(query(inOrder(filters), limit((page - 1) * QUEUE_PAGE_SIZE)));
  return people.filter((_, index) => (index + 1) % QUEUE_PAGE_SIZE === 0).map(cursorOf);
}

async function searchesOf(search: QueueSearch, filters: QueueFilters): Promise<Query[]> {
  switch (search.by) {
    case 'name': {
      const starts = search.prefixes.map((prefix) => startsWith('name', prefix));
      const [first = ''] = search.words;
      return [
        query(progress(), and(...filtersOf(filters), or(...starts)), orderBy('name')),
        query(progress(), ...filtersOf(filters), where('words', 'array-contains-any', spellingsOf(first))),
      ];
    }
    case 'userid':
      return [query(progress(), startsWith('userid', search.prefix), orderBy('userid'))];
    default: {
      const uids = await uidsWith(search.by, search.values, MAX_SAME);
      return uids.length > 0 ? [query(progress(), where(documentId(), 'in', uids))] : [];
    }
  }
}

/** Not for a search, which has its own alternatives. */
function peopleIn(filters: QueueFilters): Query {
  const compared = filtersOf(filters);
  if (filters.status !== 'changed') return query(progress(), ...compared);
  const submitted = FORM_KEYS.map((key) => where(`forms.${key}`, '==', 1));
  return query(progress(), and(...compared, or(...submitted)));
}

// Each has composite indexes with `known`, `since` and with `name` in firestore.indexes.json; Firestore merges them.
function filtersOf({ status, form, usertype, known }: QueueFilters): QueryFieldFilterConstraint[] {
  return [
    ...(status === 'any' ? [] : [where('forms.status', 'in', statusesOf(status))]),
    ...(form ? [where(`forms.${form.key}`, '==', form.status)] : []),
    ...(usertype ? [where('usertype', '==', usertype)] : []),
    ...(known === undefined ? [] : [where('known', '==', known)]),
  ];
}

function startsWith(field: string, prefix: string): QueryCompositeFilterConstraint {
  return and(where(field, '>=', prefix), where(field, '<', `${prefix}${LAST_CHARACTER}`));
}
