import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAtLogout } from '../../../src/backend/onLogout.ts';
import { getQueuePage } from '../../../src/backend/records/reviewQueue.ts';
import type { QueueView } from '../../../src/domain/queue/queue.ts';
import { parseProgressRecord } from '../../../src/domain/records/parseRecord.ts';
import { queueAddress, recallQueue, rememberQueue, useNeighbours } from '../../../src/records/queueMemory.ts';

const VIEW: QueueView = { reviewer: 'ravi', filters: { status: 1 }, search: null, page: 1, starts: [] };
const people = (...uids: string[]) => uids.map((uid) => parseProgressRecord(uid, {}));
const neighbours = (uid: string) => renderHook(() => useNeighbours(uid)).result;

beforeEach(() => {
  forgetAtLogout();
});

it("a logout clears the reviewer's search", () => {
  rememberQueue('ravi', 'Meera Nair', VIEW, { people: people('a'), starts: [] });
  expect(recallQueue('ravi')?.typed).toBe('Meera Nair');
  expect(recallQueue('rita')).toBeNull();
  expect(queueAddress()).toBe('/review?status=1');
  forgetAtLogout();
  expect(recallQueue('ravi')).toBeNull();
  expect(queueAddress()).toBe('/review');
});

it('the neighbours of a person come from the queue as it was seen', () => {
  rememberQueue('ravi', '', VIEW, { people: people('a', 'b', 'c'), starts: [] });
  expect(neighbours('a').current).toEqual({ next: 'b' });
  expect(neighbours('b').current).toEqual({ previous: 'a', next: 'c' });
  expect(neighbours('c').current).toEqual({ previous: 'b' });
  expect(neighbours('opened by address').current).toEqual({});
  expect(getQueuePage).not.toHaveBeenCalled();
});

it('at the ends of a page its neighbours are read once', { tags: ['queue-neighbours'] }, async () => {
  const starts = [
    { known: true, since: 2, uid: 'b' },
    { known: true, since: 4, uid: 'd' },
  ];
  rememberQueue('ravi', '', { ...VIEW, page: 2, starts }, { people: people('c', 'd'), starts });
  // A person worked on has moved to the end of the queue.
  vi.mocked(getQueuePage).mockResolvedValueOnce({ people: people('e', 'c'), starts });
  const last = neighbours('d');
  await waitFor(() => expect(last.current).toEqual({ previous: 'c', next: 'e' }));
  expect(getQueuePage).toHaveBeenLastCalledWith({ ...VIEW, starts, page: 3 });
  expect(neighbours('e').current).toEqual({ previous: 'd' });

  vi.mocked(getQueuePage).mockResolvedValueOnce({ people: people('a', 'b'), starts: starts.slice(0, 1) });
  const first = neighbours('c');
  await waitFor(() => expect(first.current).toEqual({ previous: 'b', next: 'd' }));
  expect(getQueuePage).toHaveBeenLastCalledWith({ ...VIEW, starts, page: 1 });
  expect(getQueuePage).toHaveBeenCalledTimes(2);
});

it('a page of people already visited does not end the list', { tags: ['queue-neighbours'] }, async () => {
  const starts = [1, 2, 3].map((since) => ({ known: true, since, uid: 'c' }));
  rememberQueue('ravi', '', VIEW, { people: people('a', 'b'), starts });
  // A validated person waits again from now on.
  vi.mocked(getQueuePage).mockResolvedValueOnce({ people: people('a', 'b'), starts });
  vi.mocked(getQueuePage).mockResolvedValueOnce({ people: people('c'), starts });
  const last = neighbours('b');
  await waitFor(() => expect(last.current).toEqual({ previous: 'a', next: 'c' }));
  expect(getQueuePage).toHaveBeenLastCalledWith({ ...VIEW, starts, page: 3 });
  expect(neighbours('c').current).toEqual({ previous: 'b' });
});

it('an unreadable page ends the list', async () => {
  const starts = [{ known: true, since: 2, uid: 'a' }];
  rememberQueue('ravi', '', VIEW, { people: people('a'), starts });
  vi.mocked(getQueuePage).mockRejectedValueOnce(new Error('offline'));
  const { current } = neighbours('a');
  await waitFor(() => expect(getQueuePage).toHaveBeenCalledOnce());
  expect(current).toEqual({});
});
