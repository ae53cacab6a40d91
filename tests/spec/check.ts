import { judgeRows, type Verdict } from './judgeRows.ts';
import { readOutcomes } from './reports.ts';
import { SPEC_ROWS } from './specRows.ts';

/**
 * Prints every requirement that these reports do not prove, then how many they prove.
 * @returns whether all are proven
 */
export function checkSpecRows(reportFiles: readonly string[]): boolean {
  const verdict: Verdict = judgeRows(SPEC_ROWS, readOutcomes(reportFiles));
  for (const problem of verdict.problems) console.log(problem);
  console.log(`spec rows: ${verdict.proven} of ${verdict.total} have a passing test`);
  return verdict.problems.length === 0;
}
