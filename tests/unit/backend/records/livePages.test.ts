import { beforeEach, expect, it, vi } from 'vitest';
import { type Listed, PAGE_SIZE, watchPages } from '../../../../src/backend/records/livePages.ts';

interface Doc {
  id: string;
  version: number;
}
interface Listener {
  asked: unknown;
  next: (snapshot: { docs: Doc[]; metadata: { fromCache: boolean } }) => void;
  fail: (error: unknown) => void;
  stop: () => void;
}

const listeners = vi.hoisted((): Listener[] => []);
const getDocsFromServer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

const server = vi.hoisted(() => ({ isReachable: false }));

vi.mock('../../../../src/backend/isServerReachable.ts', () => ({
  isServerReachable: () => Promise.resolve(server.isReachable),
}));
vi.mock('firebase/firestore', () => ({
  getDocsFromServer,
  query: (_source: unknown, ...constraints: object[]) => Object.assign({}, ...constraints),
  limit: (size: number) => ({ limit: size }),
  startAfter: ({ id }: Doc) => ({ after: id }),
  endAt: ({ id }: Doc) => ({ endAt: id }),
  snapshotEqual: (one: Doc, other: Doc) => one.id === other.id && one.version === other.version,
  onSnapshot: (asked: unknown, _: unknown, next: Listener['next'], fail: Listener['fail']) => {
    const stop = vi.fn();
    listeners.push({ asked, next, fail, stop });
    return stop;
  },
}));

const named = (ids: readonly string[]): Doc[] => ids.map((id) => ({ id, version: 1 }));
const numbered = (from: number, to: number): Doc[] =>
  named(Array.from({ length: to - from + 1 }, (_, index) => `n${from + index}`));

function start() {
  const onError = vi.fn();
  let latest: Listed<string> | undefined;
  const pages = watchPages(
    {} as never,
    ({ id }) => id,
    (listed) => {
      latest = listed;
    },
    onError,
  );
  return { pages, onError, items: () => latest?.items, more: () => latest?.more };
}

function answer(index: number, docs: Doc[], fromCache = false): void {
  const listener = listeners[index];
  if (!listener) throw new Error(`There is no listener ${index}.`);
  listener.next({ docs, metadata: { fromCache } });
}

const asked = () => listeners.map((listener) => listener.asked);

/** Two pages of 25 and one of 3. */
function openTwo() {
  const list = start();
  answer(0, numbered(1, PAGE_SIZE + 1));
  list.pages.showMore();
  answer(1, numbered(PAGE_SIZE + 1, 2 * PAGE_SIZE + 1));
  return list;
}

beforeEach(() => {
  listeners.length = 0;
  server.isReachable = false;
});

it('reads one record more than a page to detect the next page', () => {
  const { items, more } = start();
  answer(0, numbered(1, PAGE_SIZE + 1));
  expect([asked(), items()?.length, more()]).toEqual([[{ limit: PAGE_SIZE + 1 }], PAGE_SIZE, 'available']);
  answer(0, numbered(1, PAGE_SIZE));
  expect([items()?.length, more()]).toEqual([PAGE_SIZE, 'none']);
});

it('shows the next page without reading the first one again', () => {
  const { items, more } = openTwo();
  expect(asked()).toEqual([{ limit: PAGE_SIZE + 1 }, { after: 'n25', limit: PAGE_SIZE + 1 }]);
  expect(listeners[0]?.stop).not.toHaveBeenCalled();
  expect(items()).toEqual(numbered(1, 2 * PAGE_SIZE).map(({ id }) => id));
  expect(more()).toBe('available');
});

it('reports a page that is loading and requests no further one meanwhile', () => {
  const { pages, more } = start();
  answer(0, numbered(1, PAGE_SIZE + 1));
  pages.showMore();
  expect(more()).toBe('loading');
  pages.showMore();
  expect(listeners).toHaveLength(2);
});

it('shows new records on the first page while its last record stays', () => {
  const { items } = openTwo();
  answer(0, [...named(['new']), ...numbered(1, PAGE_SIZE)]);
  expect(listeners).toHaveLength(2);
  expect(items()?.slice(0, 2)).toEqual(['new', 'n1']);
  expect(items()).toHaveLength(2 * PAGE_SIZE + 1);
});

it.each([
  ['was pushed out', [...named(['new', 'newer']), ...numbered(1, PAGE_SIZE - 1)]],
  ['has changed', [{ id: 'n25', version: 2 }, ...numbered(1, PAGE_SIZE - 1), ...numbered(26, 26)]],
])('reads the first page again when its last record %s', (_, docs) => {
  const { items } = openTwo();
  answer(0, docs);
  expect(listeners[0]?.stop).toHaveBeenCalledOnce();
  expect(asked().at(-1)).toEqual({ endAt: 'n25' });
  expect(items()).toHaveLength(2 * PAGE_SIZE);
  answer(2, [...named(['new', 'newer']), ...numbered(1, PAGE_SIZE)]);
  expect(items()).toHaveLength(2 * PAGE_SIZE + 2);
  answer(2, numbered(1, PAGE_SIZE - 1));
  expect(items()).toHaveLength(2 * PAGE_SIZE - 1);
});

it('a failure stops every listener', () => {
  const { pages, onError } = openTwo();
  listeners[1]?.fail({ code: 'unavailable' });
  expect(onError).toHaveBeenCalledOnce();
  expect(listeners.map(({ stop }) => vi.mocked(stop).mock.calls.length)).toEqual([1, 1]);
  pages.stop();
  expect(listeners.map(({ stop }) => vi.mocked(stop).mock.calls.length)).toEqual([2, 2]);
});

it.each([
  ['without a connection', false, 'firestore/unavailable'],
  ['of a database that only is blocked', true, 'firestore/blocked'],
])('an empty list %s is reported as unknown, until the database answers', async (_, isReachable, code) => {
  server.isReachable = isReachable;
  const { onError, items } = start();
  answer(0, [], true);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code })));
  expect(items()).toBeUndefined();
  answer(0, []);
  expect(items()).toEqual([]);
  answer(0, [], true);
  expect(onError).toHaveBeenCalledOnce();
});

/** A list of which the client holds three records of other lists. */
function startHolding(server: Promise<unknown>) {
  getDocsFromServer.mockReturnValue(server);
  const list = start();
  answer(0, numbered(1, 3), true);
  return list;
}

it('records held of other lists are not shown as the list', () => {
  const { onError, items, more } = startHolding(new Promise(() => undefined));
  expect([items(), onError.mock.calls]).toEqual([undefined, []]);
  answer(0, numbered(1, PAGE_SIZE + 1));
  expect([items()?.length, more()]).toEqual([PAGE_SIZE, 'available']);
});

it('records held of other lists are reported as unknown without a connection', async () => {
  const { onError, items } = startHolding(Promise.reject({ code: 'unavailable' }));
  const unavailable = expect.objectContaining({ code: 'firestore/unavailable' });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(unavailable));
  expect(items()).toBeUndefined();
});

it('a list that is closed reports nothing more', async () => {
  const failed = Promise.reject({ code: 'unavailable' });
  const { onError, pages } = startHolding(failed);
  pages.stop();
  await failed.catch(() => undefined);
  await new Promise(setImmediate);
  expect(onError).not.toHaveBeenCalled();
});
