import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

interface Report {
  startTime?: number;
  testResults?: { endTime: number }[];
  stats?: { duration: number };
}

const SUITES = ['unit', 'rules', ...[1, 2, 3, 4, 5, 6, 7, 8].map((part) => `e2e-${part}`)];

/** Seconds that each suite of the last `npm test` took, by the reports that it left; suites without one are missing. */
export function lastTestTimes(): Record<string, number> {
  const times = SUITES.flatMap((suite): [string, number][] => {
    const file = `${ROOT}/test-results/${suite}.json`;
    if (!existsSync(file)) return [];
    const milliseconds = durationOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return milliseconds === undefined ? [] : [[`npm test: ${suite}, s`, milliseconds / 1000]];
  });
  return Object.fromEntries(times);
}

function durationOf({ startTime, testResults = [], stats }: Report): number | undefined {
  if (stats) return stats.duration;
  if (startTime === undefined || testResults.length === 0) return undefined;
  return Math.max(...testResults.map(({ endTime }) => endTime)) - startTime;
}
