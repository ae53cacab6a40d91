import {
  and,
  documentId,
  limit,
  or,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
  type QueryOrderByConstraint,
  type QueryStartAtConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { type AppError, toAppError } from '../../domain/appError.ts';
import { FORM_KEYS } from '../../domain/forms/registry.ts';
import { LAST_CHARACTER, spellingsOf } from '../../domain/people/search.ts';
import {
  isOwnList,
  maxCountOf,
  QUEUE_PAGE_SIZE,
  type QueueFilters,
  type QueuePage,
  type QueueSearch,
  type QueueView,
  STAGES,
  type Stage,
  type StageCounts,
  statusesOf,
} from '../../domain/queue/queue.ts';
import { cursorOf, toDuePage, toFound, toQueuePage } from '../../domain/queue/queuePages.ts';
import { countOf, docsOf } from '../firebase/firestore.ts';
import { orAppError } from '../unreachable.ts';
import { watchAll } from './livePages.ts';
import { dueOf, ownList } from './ownLists.ts';
import { peopleWith, progress, readPerson, uidsWith } from './queries.ts';

/** The most people that a search by PAN, GSTIN or address reads. */
const MAX_SAME = 10;

/**
 * R10, R13: reads one page and one record more, for any number of people; a search by name reads two. Due
 * checks are such a page, with one more read for each person.
 */
export function watchQueue(
  view: QueueView,
  onPage: (page: QueuePage) => void,
  onError: (error: AppError) => void,
): () => void {
  let isOver = false;
  let stop = () => {};
  let answers = 0;
  const fail = (error: unknown) => {
    if (!isOver) onError(toAppError(error));
  };
  const show = async ({ read }: Plan, found: QueryDocumentSnapshot[][]) => {
    answers += 1;
    const answer = answers;
    const page = await read(found);
    // An older answer may be parsed after a newer one; only the newest is shown.
    if (!isOver && answer === answers) onPage(page);
  };
  const follow = async () => {
    const plan = await planOf(view);
    if (isOver) return;
    if (plan.queries.length === 0) await show(plan, []);
    stop = watchAll(plan.queries, (found) => void show(plan, found).catch(fail), onError);
  };
  follow().catch(fail);
  return () => {
    isOver = true;
    stop();
  };
}

/** Reads the page of watchQueue once, or one person more than `most` of it. */
export function getQueuePage(view: QueueView, most = QUEUE_PAGE_SIZE): Promise<QueuePage> {
  return orAppError(async () => {
    const { queries, read } = await planOf(view, most);
    return read(await Promise.all(queries.map(docsOf)));
  });
}

/** People in each stage that match the form and type filters; one read for each stage. */
export function countStages(filters: QueueFilters, reviewer: string): Promise<StageCounts> {
  const count = async (status: Stage) => {
    const all = isOwnList(status) ? ownList(status, reviewer) : peopleIn({ ...filters, status });
    return [status, await countOf(query(all, limit(maxCountOf(status) + 1)))] as const;
  };
  return orAppError(async () => Object.fromEntries(await Promise.all(STAGES.map(count))) as StageCounts);
}

interface Plan {
  queries: Query[];
  read: (found: QueryDocumentSnapshot[][]) => QueuePage | Promise<QueuePage>;
}

async function planOf(view: QueueView, most = QUEUE_PAGE_SIZE): Promise<Plan> {
  const { filters, search, page, starts, sort } = view;
  const { status } = filters;
  const more = limit(most + 1);
  if (search) {
    return {
      queries: (await searchesOf(search, filters)).map((found) => query(found, more)),
      read: (found) => toFound(found.map(peopleOf), search, filters),
    };
  }
  const known = starts.length >= page - 1 ? starts : await readStarts(view);
  const start = known[page - 2];
  return {
    queries: page === 1 || start ? [query(inOrder(view), ...after(start), more)] : [],
    read: ([found = []]) =>
      isOwnList(status)
        ? readDuePage(
            found.map((each) => dueOf(status, each)),
            page,
            known,
          )
        : toQueuePage(peopleOf(found), page, known, sort),
  };
}

function peopleOf(docs: readonly QueryDocumentSnapshot[]) {
  return docs.map(readPerson);
}

function inOrder({ filters, sort, reviewer }: QueueView): Query {
  if (isOwnList(filters.status)) return ownList(filters.status, reviewer);
  return query(peopleIn(filters), ...orderOf(sort));
}

function orderOf(sort: QueueView['sort']): QueryOrderByConstraint[] {
  if (sort === 'name') return [orderBy('name'), orderBy(documentId())];
  if (sort === 'introducer') return [orderBy('fpocno'), orderBy(documentId())];
  if (sort === 'newest') return [orderBy('since', 'desc'), orderBy(documentId(), 'desc')];
  return [orderBy('known', 'desc'), orderBy('since'), orderBy(documentId())];
}

function sortKeys(start: QueueView['starts'][number]): unknown[] {
  return 'due' in start ? [start.due, start.uid] : [start.known, start.since, start.uid];
}

/** Reads all pages before one that was opened by its address, in steps of as many records as the rules list at once. */
async function readStarts(view: QueueView): Promise<QueueView['starts']> {
  const step = maxCountOf(view.filters.status) + 1;
  const starts: QueueView['starts'][number][] = [];
  for (let isMore = true; isMore; ) {
    const wanted = Math.min((view.page - 1 - starts.length) * QUEUE_PAGE_SIZE, step);
    const docs = await docsOf(query(inOrder(view), ...after(starts.at(-1)), limit(wanted)));
    const lasts = docs.filter((_, index) => (index + 1) % QUEUE_PAGE_SIZE === 0);
    starts.push(...lasts.map((last) => cursorIn(view, last)));
    isMore = docs.length === step && starts.length < view.page - 1;
  }
  return starts;
}

function after(start: QueueView['starts'][number] | undefined): QueryStartAtConstraint[] {
  return start ? [startAfter(...sortKeys(start))] : [];
}

function cursorIn({ filters: { status }, sort }: QueueView, last: QueryDocumentSnapshot) {
  return isOwnList(status) ? dueOf(status, last) : cursorOf(readPerson(last), sort);
}

/** Reads the progress records too, because the summaries have no names and no statuses. */
async function readDuePage(
  found: readonly ReturnType<typeof dueOf>[],
  page: number,
  starts: QueueView['starts'],
): Promise<QueuePage> {
  const people = await peopleWith(found.slice(0, QUEUE_PAGE_SIZE).map(({ uid }) => uid));
  return toDuePage(found, people, page, starts);
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

/** The query of a list without a search; a search has other conditions. */
function peopleIn(filters: QueueFilters): Query {
  const compared = filtersOf(filters);
  if (filters.status !== 'changed') return query(progress(), ...compared);
  const submitted = FORM_KEYS.map((key) => where(`forms.${key}`, '==', 1));
  return query(progress(), and(...compared, or(...submitted)));
}

// Each has composite indexes with `known`, `since` and with `name` in firestore.indexes.json; Firestore merges them.
function filtersOf({ status, form, usertype, known }: QueueFilters): QueryFieldFilterConstraint[] {
  return [
    ...(status === 'any' || isOwnList(status) ? [] : [where('forms.status', 'in', statusesOf(status))]),
    ...(form ? [where(`forms.${form.key}`, '==', form.status)] : []),
    ...(usertype ? [where('usertype', '==', usertype)] : []),
    ...(known === undefined ? [] : [where('known', '==', known)]),
  ];
}

function startsWith(field: string, prefix: string): QueryCompositeFilterConstraint {
  return and(where(field, '>=', prefix), where(field, '<', `${prefix}${LAST_CHARACTER}`));
}
