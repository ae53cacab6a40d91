import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchDocument } from '../../../../src/backend/records/watchDocument.ts';

interface Snapshot {
  exists: () => boolean;
  data: () => object | undefined;
  metadata: { fromCache: boolean };
}

const client = vi.hoisted(() => ({ send: (_: Snapshot) => {} }));

vi.mock('../../../../src/backend/firebase/firestore.ts');
vi.mock('../../../../src/backend/isServerReachable.ts', () => ({ isServerReachable: async () => true }));
vi.mock('firebase/firestore', () => ({
  doc: () => ({}),
  onSnapshot: (_: unknown, _options: unknown, next: (snapshot: Snapshot) => void) => {
    client.send = next;
    return () => {};
  },
}));

const missing = (fromCache: boolean): Snapshot => ({
  exists: () => false,
  data: () => undefined,
  metadata: { fromCache },
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watch() {
  const [onData, onError] = [vi.fn(), vi.fn()];
  const stop = watchDocument('reviewed', 'uid', onData, onError);
  return { onData, onError, stop };
}

it('a missing record that is listened to again is not out of reach before the database answers', async () => {
  const { onData, onError } = watch();
  client.send(missing(true));
  await vi.advanceTimersByTimeAsync(2_000);
  client.send(missing(false));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onError).not.toHaveBeenCalled();
  expect(onData).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('a record that the client remembers as missing is reported when no answer comes', async () => {
  const { onError } = watch();
  client.send(missing(true));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'firestore/blocked' }));
});

it('a lost connection is reported as soon as the client says so', async () => {
  const { onError } = watch();
  await vi.advanceTimersByTimeAsync(10_000);
  client.send(missing(true));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledOnce();
});

it('a listener that ended reports nothing', async () => {
  const { onError, stop } = watch();
  client.send(missing(true));
  stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onError).not.toHaveBeenCalled();
});
