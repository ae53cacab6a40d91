import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readProjectJson } from '../../../../dev/project.ts';
import {
  type CompositeIndex,
  isServed,
  type Order,
  QUERIES,
  type QueryShape,
} from '../../../../scripts/deploy/indexes.ts';
import { watchWaiting } from '../../../../src/backend/amendments/amendments.ts';
import { getAbsences } from '../../../../src/backend/deputies/deputies.ts';
import { getComing } from '../../../../src/backend/due/coming.ts';
import { getDueList } from '../../../../src/backend/due/dueList.ts';
import { watchListed } from '../../../../src/backend/insights/counted.ts';
import { countPeopleNow, getInsights, getReasons } from '../../../../src/backend/insights/insights.ts';
import { getOwnFigures } from '../../../../src/backend/insights/ownFigures.ts';
import { findDuplicates } from '../../../../src/backend/records/duplicates.ts';
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
import { getReviewerWork } from '../../../../src/backend/review/reviewerWork.ts';
import { FORM_KEYS } from '../../../../src/domain/forms/registry.ts';
import { STAGES } from '../../../../src/domain/insights/standing.ts';
import { INVITATION_FILTERS, PIPELINE_STAGES } from '../../../../src/domain/people/pipeline.ts';
import {
  QUEUE_SORTS,
  QUEUE_TABS,
  type QueueFilters,
  type QueueSearch,
} from '../../../../src/domain/queue/queue.ts';
import { makeParsedUser } from '../../../support/factories.ts';

// The portal's own functions build their queries; readable fakes replace only Firestore's builders.

type Part =
  | { kind: 'where'; field: string; operator: string }
  | { kind: 'order'; field: string; order: Order }
  | { kind: 'collection'; collection: string }
  | { kind: 'query' | 'and' | 'or'; parts: Part[] }
  | { kind: 'limit'; most: number }
  | { kind: 'other' };

const asked = vi.hoisted(() => ({ queries: [] as unknown[], counted: [] as unknown[] }));

vi.mock('../../../../src/backend/firebase/firestore.ts', async (original) => ({
  ...(await original<typeof import('../../../../src/backend/firebase/firestore.ts')>()),
  getDatabase: () => ({}),
}));
vi.mock('firebase/firestore', async (original) => {
  const ask = (query: Part, answer: unknown) => {
    asked.queries.push(query);
    return answer;
  };
  return {
    ...(await original<typeof import('firebase/firestore')>()),
    collection: (_: unknown, collection: string): Part => ({ kind: 'collection', collection }),
    query: (...parts: Part[]): Part => ({ kind: 'query', parts }),
    where: (field: string, operator: string): Part => ({ kind: 'where', field, operator }),
    orderBy: (field: string, direction = 'asc'): Part => ({
      kind: 'order',
      field,
      order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    }),
    and: (...parts: Part[]): Part => ({ kind: 'and', parts }),
    or: (...parts: Part[]): Part => ({ kind: 'or', parts }),
    documentId: () => '__name__',
    doc: (): Part => ({ kind: 'other' }),
    getDoc: () => Promise.resolve({ data: () => undefined }),
    getDocFromServer: () => Promise.resolve({ data: () => undefined }),
    limit: (most: number): Part => ({ kind: 'limit', most }),
    startAfter: (): Part => ({ kind: 'other' }),
    endAt: (): Part => ({ kind: 'other' }),
    onSnapshot: (query: Part) => ask(query, () => {}),
    getDocs: (query: Part) => ask(query, Promise.resolve({ docs: [{ id: 'somebody', data: () => ({}) }] })),
    getDocsFromServer: (query: Part) =>
      ask(query, Promise.resolve({ docs: [{ id: 'somebody', data: () => ({}) }] })),
    getCountFromServer: (query: Part) => {
      asked.counted.push(query);
      return ask(query, Promise.resolve({ data: () => ({ count: 0 }) }));
    },
  };
});

beforeEach(() => {
  asked.queries.length = 0;
  asked.counted.length = 0;
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
  await countPeople('asha@agency.example', 1);
  await countInvited('somebody');
  await getQueueFigures();
  await getReviewerWork('ravi');
  await getAbsences('anita');
  await findDuplicates(makeParsedUser());
  await getInvitationsTo('somebody', ['ram@demo.example']);
  await getNamesAmongPeople('asha@agency.example', ['Ram']);
  await countApproved(0);
  await readApproved(0, nothing);
  watchExports(nothing, nothing);
  watchWaiting('approver', nothing, nothing);
  watchChecks('somebody', nothing, nothing);
  await getRemindedLately('somebody');
  await getDueList(true);
  for (const type of ['any', 'vendor'] as const) await countPeopleNow(type);
  await getInsights();
  const ofKind = { type: 'vendor', kind: 'Trust' } as const;
  for (const of of [{}, { type: 'vendor' } as const, ofKind])
    for (const filters of [of, { ...of, domain: 'agency.example' }]) {
      for (const stage of STAGES)
        watchListed({ figure: `now.${stage}`, group: 1, ...filters }, nothing, nothing);
      watchListed({ figure: 'now.stuck', ...filters }, nothing, nothing);
      watchListed({ figure: 'approved', from: '2026-10', to: '2026-11', ...filters }, nothing, nothing);
      await getComing({ what: 'checks', group: 1, ...filters }, true);
    }
  await getReasons();
  await getOwnFigures('asha@agency.example');
  await getLongestStuck('asha@agency.example');
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

test('a count of /insights reads at most 1,000 entries, which cost one read, of any number of people', {
  tags: ['insights-cost'],
}, async () => {
  await countPeopleNow('vendor');
  expect(asked.counted).toHaveLength(23);
  const limits = (asked.counted as Part[]).map((query) =>
    query.kind === 'query' ? query.parts.flatMap((part) => (part.kind === 'limit' ? [part.most] : [])) : [],
  );
  expect(limits).toEqual(limits.map(() => [1000]));
});

describe('the queries that need an index', () => {
  test('the queries that need an index are exactly those of src/backend', async () => {
    await askEverything();
    expect(asked.queries.length).toBeGreaterThan(100);
    const shapes = (asked.queries as Part[]).flatMap(alternativesOf).map(shapeOf);
    const needed = new Set(shapes.filter(needsIndex).map(textOf));
    expect([...needed].sort()).toEqual([...new Set(QUERIES.map(textOf))].sort());
  });

  test('firestore.indexes.json has an index for each query, and no other', () => {
    const { indexes } = readProjectJson<{ indexes: CompositeIndex[] }>('firestore.indexes.json');
    expect(QUERIES.filter((query) => !isServed(query, indexes))).toEqual([]);
    const spare = indexes.filter((index) => {
      const others = indexes.filter((other) => other !== index);
      return QUERIES.every((query) => isServed(query, others));
    });
    expect(spare).toEqual([]);
  });
});
