import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

const FILE = `${ROOT}/test-results/times.json`;

/** Seconds that each suite took when it ran last, by its name. */
export function readTimes(): Record<string, number> {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Stores the duration of a suite, in seconds, for the bench. */
export function noteTime(suite: string, seconds: number): void {
  writeFileSync(FILE, JSON.stringify({ ...readTimes(), [suite]: seconds }));
}
