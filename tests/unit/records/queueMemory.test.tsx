import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetAtLogout } from '../../../src/backend/onLogout.ts';
import { getQueuePage } from '../../../src/backend/records/reviewQueue.ts';
import { parseProgressRecord } from '../../../src/domain/records/parseRecord.ts';
import { DEFAULT_FILTERS } from '../../../src/domain/review/queue.ts';
import { queueAddress, recallQueue, rememberQueue, useNeighbours } from '../../../src/records/queueMemory.ts';

vi.mock('../../../src/backend/records/reviewQueue.ts');

const VIEW = { filters: DEFAULT_FILTERS, search: null };
const QUEUE = { reviewerUid: 'ravi', address: '/review?status=1', typed: 'Meera Nair', view: VIEW };
const people = (...uids: string[]) => uids.map((uid) => parseProgressRecord(uid, {}));
const neighbours = (uid: string) => renderHook(() => useNeighbours(uid)).result;

beforeEach(() => {
  forgetAtLogout();
  vi.mocked(getQueuePage).mockResolvedValue({ people: [], next: null });
});

it('a logout forgets whom a reviewer searched for', () => {
  rememberQueue(QUEUE, 1, [null], { people: people('a'), next: null });
  expect(recallQueue('ravi')?.typed).toBe('Meera Nair');
  expect(recallQueue('rita')).toBeNull();
  expect(queueAddress()).toBe('/review?status=1');
  forgetAtLogout();
  expect(recallQueue('ravi')).toBeNull();
  expect(queueAddress()).toBe('/review');
});

it('the neighbours of a person are those of the queue as it was seen', () => {
  rememberQueue(QUEUE, 1, [null], { people: people('a', 'b', 'c'), next: null });
  expect(neighbours('a').current).toEqual({ next: 'b' });
  expect(neighbours('b').current).toEqual({ previous: 'a', next: 'c' });
  expect(neighbours('c').current).toEqual({ previous: 'b' });
  expect(neighbours('opened by address').current).toEqual({});
  expect(getQueuePage).not.toHaveBeenCalled();
});

it('at the ends of a page the next and the previous page are read, once', async () => {
  const [second, third] = [
    { value: 2, uid: 'b' },
    { value: 4, uid: 'd' },
  ];
  rememberQueue(QUEUE, 2, [null, second], { people: people('c', 'd'), next: third });
  // Whoever was worked on has moved to the end of the queue.
  vi.mocked(getQueuePage).mockResolvedValueOnce({ people: people('e', 'c'), next: null });
  const last = neighbours('d');
  await waitFor(() => expect(last.current).toEqual({ previous: 'c', next: 'e' }));
  expect(getQueuePage).toHaveBeenLastCalledWith({ ...VIEW, after: third });
  expect(neighbours('e').current).toEqual({ previous: 'd' });

  vi.mocked(getQueuePage).mockResolvedValueOnce({ people: people('a', 'b'), next: second });
  const first = neighbours('c');
  await waitFor(() => expect(first.current).toEqual({ previous: 'b', next: 'd' }));
  expect(getQueuePage).toHaveBeenLastCalledWith({ ...VIEW, after: null });
  expect(getQueuePage).toHaveBeenCalledTimes(2);
});
