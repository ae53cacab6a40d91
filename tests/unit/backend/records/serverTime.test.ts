// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, setClock } from '../../../../src/backend/records/serverTime.ts';

const NOW = Date.UTC(2026, 10, 24);
const DAY = 86_400_000;
const issued = (at: number) => setClock(new Date(at).toISOString());

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => issued(Date.now()));

test.each([DAY, -DAY])(
  "after a login the time is the server's, %i ms off, also after a reload",
  async (off) => {
    issued(NOW + off);
    expect(serverNow()).toBe(NOW + off);
    vi.resetModules();
    const reloaded = await import('../../../../src/backend/records/serverTime.ts');
    expect(reloaded.serverNow()).toBe(NOW + off);
  },
);

test('a difference of up to a minute is none, and ends an earlier one', () => {
  issued(NOW + DAY);
  issued(NOW - 60_000);
  expect(serverNow()).toBe(NOW);
  expect(sessionStorage).toHaveLength(0);
});
