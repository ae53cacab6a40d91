import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../src/domain/appError.ts';
import { LiveRecord, lastOf } from '../../../src/records/liveRecord.ts';

const unwatch = vi.fn();
let answer: { value: (value: string) => void; error: (error: AppError) => void };
const watch = vi.fn((value: (value: string) => void, error: (error: AppError) => void) => {
  answer = { value, error };
  return unwatch;
});

beforeEach(() => {
  watch.mockClear();
  unwatch.mockClear();
});

it('listens once for any number of observers', () => {
  const record = new LiveRecord(watch);
  expect(watch).not.toHaveBeenCalled();
  const [first, second] = [vi.fn(), vi.fn()];
  record.subscribe(first);
  record.subscribe(second);
  expect(watch).toHaveBeenCalledOnce();
  answer.value('a');
  expect(record.getSnapshot()).toEqual({ state: 'ready', value: 'a' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('keeps listening without observers, and notifies only observers', () => {
  const record = new LiveRecord(watch);
  const observer = vi.fn();
  record.subscribe(observer)();
  answer.value('a');
  expect(observer).not.toHaveBeenCalled();
  expect(unwatch).not.toHaveBeenCalled();
  expect(record.getSnapshot()).toEqual({ state: 'ready', value: 'a' });
});

it('peeking shows a record that is listened to, and starts no listener', () => {
  const record = new LiveRecord(watch);
  const observer = vi.fn();
  const look = record.peek(observer);
  expect(watch).not.toHaveBeenCalled();
  record.subscribe(() => undefined);
  answer.value('a');
  expect(observer).toHaveBeenCalledOnce();
  look();
  answer.value('b');
  expect(observer).toHaveBeenCalledOnce();
});

it('leaves no listener behind', () => {
  const record = new LiveRecord(watch);
  record.subscribe(() => undefined);
  record.stop();
  record.stop();
  expect(unwatch).toHaveBeenCalledOnce();
});

it('a deleted record keeps its last state, marked until it returns', () => {
  let tell: (value: string | null) => void = () => {};
  const record = new LiveRecord<string | null>((onValue) => {
    tell = onValue;
    return unwatch;
  });
  record.subscribe(vi.fn());
  tell(null);
  expect(record.getSnapshot()).toEqual({ state: 'ready', value: null });
  tell('a');
  tell(null);
  tell(null);
  expect(record.getSnapshot()).toEqual({ state: 'ready', value: 'a', isGone: true });
  tell('b');
  expect(record.getSnapshot()).toEqual({ state: 'ready', value: 'b' });
});

it('reports a failure, retries on request, and keeps the last value meanwhile', () => {
  const record = new LiveRecord(watch);
  record.subscribe(() => undefined);
  const error = new AppError('firestore/permission-denied', 'no more');
  answer.error(error);
  expect(record.getSnapshot()).toEqual({ state: 'error', error });
  expect(lastOf(record.getSnapshot())).toBeUndefined();
  record.retry();
  expect(record.getSnapshot()).toEqual({ state: 'loading' });
  expect([watch.mock.calls.length, unwatch.mock.calls.length]).toEqual([2, 1]);
  answer.value('a');
  expect(lastOf(record.getSnapshot())).toEqual({ value: 'a' });
  answer.error(error);
  expect(record.getSnapshot()).toEqual({ state: 'error', error, last: { value: 'a' } });
  record.retry();
  expect(record.getSnapshot()).toEqual({ state: 'loading', last: { value: 'a' } });
  answer.value('b');
  expect(record.getSnapshot()).toEqual({ state: 'ready', value: 'b' });
});
