import { readTimes } from '../../tests/runner/suiteTimes.ts';

/** Seconds of each suite in the last `npm test`, and their sum; empty before the first run. */
export function lastTestTimes(): Record<string, number> {
  const times = Object.entries(readTimes());
  if (times.length === 0) return {};
  const total = times.reduce((sum, [, seconds]) => sum + seconds, 0);
  const lines = [...times, ['in all', total] as const];
  return Object.fromEntries(lines.map(([suite, seconds]) => [`npm test: ${suite}, s`, seconds]));
}
