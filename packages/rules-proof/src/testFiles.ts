import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import type { ProofConfig } from './config.ts';

/** The test files of the folder, as paths below it, without those that the configuration leaves out. */
export function testFiles({ folder, leftOut = [] }: ProofConfig['tests']): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => !leftOut.some((each) => path === each || path.startsWith(`${each}/`)))
    .toSorted();
}
