import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { announceLogout, watchLogouts } from '../../../src/session/endings.ts';

it('a test file does not receive logouts of test files in other threads', async () => {
  const [onOther, onOwn] = [vi.fn(), vi.fn()];
  const stops = [watchLogouts('uid1', onOther), watchLogouts('uid2', onOwn)];
  const worker = new Worker(
    `const channel = new BroadcastChannel('logouts'); channel.postMessage('uid1'); channel.close();`,
    { eval: true },
  );
  await once(worker, 'exit');
  announceLogout('uid2');
  await vi.waitFor(() => expect(onOwn).toHaveBeenCalledOnce());
  expect(onOther).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});
