import { readTimes } from '../../tests/runner/suiteTimes.ts';

/** Seconds that each suite of `npm test` took when it ran last, and all of them together; none before the first run. */
export function lastTestTimes(): Record<string, number> {
  const times = Object.entries(readTimes());
  if (times.length === 0) return {};
  const total = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  const lines = [...times, ['in all', total] as const];
  return Object.fromEntries(lines.map(([suite, seconds]) => [`npm test: ${suite}, s`, seconds]));
}
