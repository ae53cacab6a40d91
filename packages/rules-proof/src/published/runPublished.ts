import type { LoadedConfig } from '../config.ts';
import { filesOf, readRules } from '../rules.ts';
import { checkPublished } from './checkPublished.ts';

/** Prints what the rules have that Firebase does not document. @returns whether there is nothing unexpected */
export function runPublished(config: LoadedConfig): boolean {
  const rules = readRules(config);
  const expected = (config.undocumented ?? []).map(({ problem }) => problem);
  const found = new Set(
    filesOf(rules).flatMap((file) => checkPublished(rules[file]).map((problem) => `${file}: ${problem}`)),
  );
  const problems = [
    ...[...found].filter((problem) => !expected.includes(problem)),
    ...expected.filter((problem) => !found.has(problem)).map((problem) => `no longer there: ${problem}`),
  ];
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
