import { beforeEach, expect, test, vi } from 'vitest';
import { readProjectJson } from '../../../../dev/project.ts';
import type { CompositeIndex } from '../../../../scripts/setup/formIndexes.ts';
import { watchWaiting } from '../../../../src/backend/amendments/amendments.ts';
import { getAbsences } from '../../../../src/backend/deputies/deputies.ts';
import { getComing, getDueList } from '../../../../src/backend/due/dueList.ts';
import { getListed, watchListed } from '../../../../src/backend/insights/counted.ts';
import { countPeopleNow, getInsights, getReasons } from '../../../../src/backend/insights/insights.ts';
import { getOwnFigures } from '../../../../src/backend/insights/ownFigures.ts';
import {
  changesSinceDecision,
  findingsOf,
  watchApprovals,
} from '../../../../src/backend/records/approvalQueue.ts';
import { findDuplicates, getDuplicatePeople } from '../../../../src/backend/records/duplicates.ts';
import { countApproved, readApproved, watchExports } from '../../../../src/backend/records/exports.ts';
import {
  countInvited,
  getInvitationsTo,
  watchInvitationSearch,
  watchInvitations,
} from '../../../../src/backend/records/invitations.ts';
import {
  countPeople,
  getLongestStuck,
  getNamesAmongPeople,
  watchPeople,
  watchSearch,
} from '../../../../src/backend/records/progress.ts';
import { getQueueFigures } from '../../../../src/backend/records/queueFigures.ts';
import { getRemindedLately } from '../../../../src/backend/records/reminders.ts';
import { countStages, getQueuePage, watchQueue } from '../../../../src/backend/records/reviewQueue.ts';
import { watchChecks } from '../../../../src/backend/records/reviews.ts';
import { getQueueDetails } from '../../../../src/backend/review/queueFlags.ts';
import { getReviewerWork } from '../../../../src/backend/review/reviewerWork.ts';
import { FORM_KEYS } from '../../../../src/domain/forms/registry.ts';
import { STAGES } from '../../../../src/domain/insights/nowStats.ts';
import { INVITATION_FILTERS, PIPELINE_STAGES } from '../../../../src/domain/people/pipeline.ts';
import {
  QUEUE_SORTS,
  QUEUE_TABS,
  type QueueFilters,
  type QueueSearch,
  type QueueView,
} from '../../../../src/domain/queue/queue.ts';
import { makeBankDetails, makeParsedUser } from '../../../support/factories.ts';

type Order = 'ASCENDING' | 'DESCENDING';

/** What decides which index a query needs. */
interface QueryShape {
  collection: string;
  /** The fields compared with `==` or `in`. */
  equal: string[];
  /** A list that has to contain one of several values. */
  list?: string;
  order: [field: string, order: Order][];
}

// The portal's own functions build their queries; readable fakes replace only Firestore's builders.

type Part =
  | { kind: 'where'; field: string; operator: string; value: unknown }
  | { kind: 'order'; field: string; order: Order }
  | { kind: 'collection'; collection: string }
  | { kind: 'query' | 'and' | 'or'; parts: Part[] }
  | { kind: 'limit'; most: number }
  | { kind: 'other' };

const asked = vi.hoisted(() => ({ queries: [] as unknown[], counted: [] as unknown[] }));
/** How many records a query finds. */
let found = (_: Part) => 1;

vi.mock('../../../../src/backend/firebase/firestore.ts', async (original) => ({
  ...(await original<typeof import('../../../../src/backend/firebase/firestore.ts')>()),
  getDatabase: () => ({}),
}));
vi.mock('firebase/firestore', async (original) => {
  const ask = (query: Part, answer: unknown) => {
    asked.queries.push(query);
    return answer;
  };
  const data = () => ({ usertype: 'vendor', forms: { status: 1 } });
  const read = (place: Part) => ask(place, Promise.resolve({ data }));
  const list = (query: Part) =>
    ask(
      query,
      Promise.resolve({
        docs: Array.from({ length: found(query) }, (_, at) => ({
          id: `${asked.queries.length}-${at}`,
          data,
        })),
      }),
    );
  return {
    ...(await original<typeof import('firebase/firestore')>()),
    collection: (_: unknown, collection: string): Part => ({ kind: 'collection', collection }),
    query: (...parts: Part[]): Part => ({ kind: 'query', parts }),
    where: (field: string, operator: string, value: unknown): Part => ({
      kind: 'where',
      field,
      operator,
      value,
    }),
    orderBy: (field: string, direction = 'asc'): Part => ({
      kind: 'order',
      field,
      order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    }),
    and: (...parts: Part[]): Part => ({ kind: 'and', parts }),
    or: (...parts: Part[]): Part => ({ kind: 'or', parts }),
    documentId: () => '__name__',
    doc: (): Part => ({ kind: 'other' }),
    getDoc: read,
    getDocFromServer: read,
    limit: (most: number): Part => ({ kind: 'limit', most }),
    startAfter: (): Part => ({ kind: 'other' }),
    endAt: (): Part => ({ kind: 'other' }),
    onSnapshot: (query: Part) => ask(query, () => {}),
    getDocsFromServer: list,
    getCountFromServer: (query: Part) => {
      asked.counted.push(query);
      return ask(query, Promise.resolve({ data: () => ({ count: 0 }) }));
    },
  };
});

beforeEach(() => {
  asked.queries.length = 0;
  asked.counted.length = 0;
  found = () => 1;
});

const nothing = () => {};

/** Values of each filter of the queue; the views combine them. */
const FILTERS: { [Key in keyof QueueFilters]-?: (QueueFilters[Key] | undefined)[] } = {
  status: [...QUEUE_TABS.filter((status) => typeof status !== 'number'), 3],
  form: [undefined, ...FORM_KEYS.map((key) => ({ key, status: 1 as const }))],
  usertype: [undefined, 'trainee'],
  known: [undefined, true],
};

/** Runs every query of the screens. */
async function askEverything(): Promise<void> {
  for (const [, , ask] of ASKED) await ask();
  const views = Object.entries(FILTERS).reduce<QueueFilters[]>(
    (before, [key, values]) => before.flatMap((view) => values.map((value) => ({ ...view, [key]: value }))),
    [{ status: 'any' }],
  );
  const searches: QueueSearch[] = [
    { by: 'name', words: ['ram'], prefixes: ['ram', 'Ram'] },
    { by: 'userid', prefix: 'O2611' },
    { by: 'email', values: ['ram@demo.example'] },
    { by: 'pancard', values: ['ZZZPZ0001Z'] },
  ];
  const starts = [{ known: true, since: 1, uid: 'somebody' }];
  for (const filters of views) {
    const view = { reviewer: 'somebody', filters, search: null };
    for (const sort of [undefined, ...QUEUE_SORTS]) {
      watchQueue({ ...view, sort, page: 1, starts: [] }, nothing, nothing);
    }
    watchQueue({ ...view, page: 2, starts }, nothing, nothing);
    await getQueuePage({ ...view, page: 3, starts: [] });
    await countStages(filters, view.reviewer);
    for (const search of searches) await getQueuePage({ ...view, search, page: 1, starts: [] });
  }
  for (const order of ['latest', 'longest'] as const) {
    for (const stage of ['all', ...PIPELINE_STAGES] as const) {
      if (stage === 'invited') continue;
      const view = { introducerEmail: 'asha@agency.example', stage, order, stuckBefore: 1 };
      watchPeople(view, nothing, nothing);
      watchPeople({ ...view, wait: 1 }, nothing, nothing);
      for (const typed of ['ram', 'ram@demo.example']) watchSearch(view, typed, nothing, nothing);
    }
    for (const filter of INVITATION_FILTERS) {
      watchInvitations({ introducerUid: 'somebody', filter, order, now: 1 }, nothing, nothing);
    }
  }
  watchInvitationSearch('somebody', 'ram', nothing, nothing);
  await countInvited('somebody');
  await getAbsences('anita');
  await getInvitationsTo('somebody', ['ram@demo.example']);
  await getNamesAmongPeople('asha@agency.example', ['Ram']);
  await countApproved(0);
  await readApproved(0, nothing);
  watchExports(nothing, nothing);
  watchWaiting('approver', nothing, nothing);
  await getRemindedLately('somebody');
  await getDueList(true);
  for (const type of ['any', 'vendor'] as const) await countPeopleNow(type);
  const ofKind = { type: 'vendor', kind: 'Trust' } as const;
  for (const of of [{}, { type: 'vendor' } as const, ofKind])
    for (const filters of [of, { ...of, domain: 'agency.example' }]) {
      for (const stage of STAGES)
        watchListed({ figure: `now.${stage}`, group: 1, ...filters }, nothing, nothing);
      watchListed({ figure: 'now.stuck', ...filters }, nothing, nothing);
      watchListed({ figure: 'approved', from: '2026-10', to: '2026-11', ...filters }, nothing, nothing);
      await getComing({ what: 'checks', group: 1, ...filters }, true);
    }
}

/** Firestore answers each alternative of an `or` separately. */
function alternativesOf(part: Part): Part[][] {
  if (!('parts' in part)) return [[part]];
  const each = part.parts.map(alternativesOf);
  if (part.kind === 'or') return each.flat();
  return each.reduce(
    (before, alternatives) => before.flatMap((one) => alternatives.map((other) => [...one, ...other])),
    [[]],
  );
}

function shapeOf(parts: readonly Part[]): QueryShape {
  const compared = parts.flatMap((part) =>
    part.kind === 'where' && /^(==|in)$/.test(part.operator) ? [part.field] : [],
  );
  const lists = parts.flatMap((part) =>
    part.kind === 'where' && /^array-contains(-any)?$/.test(part.operator) ? [part.field] : [],
  );
  const order = parts.flatMap((part): QueryShape['order'] =>
    part.kind === 'order' && part.field !== '__name__' ? [[part.field, part.order]] : [],
  );
  // An index that sorts by a field also finds one of its values.
  const sorted = ['__name__', ...order.map(([field]) => field)];
  return {
    collection: parts.find((part) => part.kind === 'collection')?.collection ?? '',
    equal: [...new Set(compared)].filter((field) => !sorted.includes(field)),
    ...(lists[0] && { list: lists[0] }),
    order,
  };
}

/** The automatic index of a field answers single comparisons and sorting by one field. */
function needsIndex({ equal, list, order }: QueryShape): boolean {
  const isMixed = equal.length > 0 && (order.length === 1 || list !== undefined);
  return order.length > 1 || isMixed || (list !== undefined && order.length === 1);
}

const textOf = ({ collection, equal, list = '', order }: QueryShape) =>
  `${collection}: ${[...equal].sort()} ${list} by ${order}`;

const MILLION = 1_000_000;

/** How many of a million records a query finds at most; without a limit all of them. */
function mostFound(query: Part): number {
  if (!('parts' in query)) return query.kind === 'collection' ? MILLION : 1;
  const numbers = alternativesOf(query)
    .flat()
    .map((part) => {
      if (part.kind === 'limit') return part.most;
      return part.kind === 'where' && part.field === '__name__' && Array.isArray(part.value)
        ? part.value.length
        : MILLION;
    });
  return Math.min(...numbers);
}

const PAGE = Array.from({ length: 25 }, (_, at) => `${at}`);
const EMAIL = 'asha@agency.example';
const OWN = { introducerEmail: EMAIL, stage: 'all', order: 'latest', stuckBefore: 1 } as const;
const OPEN = { introducerUid: 'asha', filter: 'open', order: 'latest', now: 1 } as const;
const OF_FIGURE = { figure: 'approved', from: '2026-10', to: '2026-10' } as const;
const WITH_EVERY_NUMBER = makeParsedUser({ bankDetails: makeBankDetails(), GSTIN: '27ZZZPK0001Z1ZO' });
const START = { known: true, since: 1, uid: 'somebody' };
const VIEW = { reviewer: 'ravi', filters: { status: 'waiting' }, search: null, page: 1, starts: [] } as const;
const queue = (change: Partial<QueueView> = {}) => getQueuePage({ ...VIEW, ...change });

// A list reads a page of 25 and one more. A count costs one read for each thousand; introducers count their own people without a limit.
const ASKED: [what: string, reads: number, ask: () => unknown][] = [
  ['the people of an introducer', 26, () => watchPeople(OWN, nothing, nothing)],
  ['the invitations of an introducer', 26, () => watchInvitations(OPEN, nothing, nothing)],
  ['the stages of an introducer', 5 * 1000 + 100, () => countPeople(EMAIL, 1)],
  ['a search of an introducer', 4 * 25, () => watchSearch(OWN, 'ram', nothing, nothing)],
  ['the figures of an introducer', 4 + 8 + 20 + 4 + 50, () => getOwnFigures(EMAIL)],
  ['who is stuck longest', 3, () => getLongestStuck(EMAIL)],
  ['the months and the last run', 15, getInsights],
  ['the stages now', 23 + 20, () => countPeopleNow('any')],
  ['the reasons', 50, getReasons],
  ['the people of a figure', 26, () => watchListed(OF_FIGURE, nothing, nothing)],
  ['their names', 25, () => getListed(PAGE.join())],
  ['what ends', 3 * 100, () => getComing({ what: 'exceptions', group: 0 }, true)],
  ['the figures of the queue', 3 + 3 + 13 + 50, getQueueFigures],
  ['the work of a reviewer', 6 + 4 * 12 + 5 + 5 + 1000, () => getReviewerWork('ravi')],
  ['a page of the queue', 26, queue],
  ['the next page', 26, () => queue({ page: 2, starts: [START] })],
  ['a page of checks', 26 + 25, () => queue({ filters: { status: 'checks' } })],
  ['the stages of the queue', 11, () => countStages({ status: 'waiting' }, 'ravi')],
  ['the columns of a page', 3 * 25, () => getQueueDetails(PAGE)],
  ['a search by name', 2 * 26, () => queue({ search: { by: 'name', words: ['ram'], prefixes: ['ram'] } })],
  ['a search by user ID', 26, () => queue({ search: { by: 'userid', prefix: 'O2611' } })],
  ['a search by e-mail', 10 + 10, () => queue({ search: { by: 'email', values: ['ram@demo.example'] } })],
  ['the checks of a person', 26, () => watchChecks('somebody', nothing, nothing)],
  ['duplicates', 5 * 4 + 15, async () => getDuplicatePeople(await findDuplicates(WITH_EVERY_NUMBER))],
  ['the approvals', 26, () => watchApprovals(nothing, nothing)],
  ['their findings', 25, () => findingsOf(PAGE)],
  ['what changed in them', 3 * 25, () => changesSinceDecision(PAGE)],
];

test.each(ASKED)(
  '%s of a million people: at most %i reads',
  { tags: ['insights-page'] },
  async (_, most, ask) => {
    found = mostFound;
    await ask();
    const reads = (asked.queries as Part[]).map((query) =>
      asked.counted.includes(query) ? Math.ceil(mostFound(query) / 1000) : mostFound(query),
    );
    expect(reads.reduce((sum, each) => sum + each, 0)).toBe(most);
  },
);

/** A merge of several indexes answers a query: each starts with compared fields, and ends with the query's sorting. */
function isServed(
  { collection, equal, list, order }: QueryShape,
  indexes: readonly CompositeIndex[],
): boolean {
  const compared = [...equal, ...(list === undefined ? [] : [`${list} CONTAINS`])];
  const usable = indexes.flatMap(({ collectionGroup, queryScope, fields: all }) => {
    if (collectionGroup !== collection || queryScope !== 'COLLECTION') return [];
    const fields = all
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map((field) => ({
        ...field,
        text: `${field.fieldPath}${field.arrayConfig ? ` ${field.arrayConfig}` : ''}`,
      }));
    const start = fields.splice(0, fields.length - order.length).map(({ text }) => text);
    const isSorted = order.every(
      ([name, way], at) => fields[at]?.fieldPath === name && fields[at]?.order === way,
    );
    return isSorted && start.every((field) => compared.includes(field)) ? [start] : [];
  });
  return usable.length > 0 && compared.every((field) => usable.flat().includes(field));
}

/** The queries that need an index, each once. */
async function queriesWithIndex(): Promise<QueryShape[]> {
  await askEverything();
  expect(asked.queries.length).toBeGreaterThan(100);
  const shapes = (asked.queries as Part[]).flatMap(alternativesOf).map(shapeOf).filter(needsIndex);
  return [...new Map(shapes.map((shape) => [textOf(shape), shape])).values()];
}

const { indexes } = readProjectJson<{ indexes: CompositeIndex[] }>('firestore.indexes.json');

// `npm run deploy` runs this test.
test('firestore.indexes.json has an index for each query', async () => {
  const unserved = (await queriesWithIndex()).filter((query) => !isServed(query, indexes));
  expect(unserved.map(textOf), 'queries without an index').toEqual([]);
});

test('firestore.indexes.json has no index that the others replace', async () => {
  const queries = await queriesWithIndex();
  const spare = indexes.filter((index) => {
    const others = indexes.filter((other) => other !== index);
    return queries.every((query) => isServed(query, others));
  });
  expect(spare).toEqual([]);
});
