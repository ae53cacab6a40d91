import { readOutcomes } from './reports.ts';
import { readRequirements } from './requirements.ts';
import { verdictOn } from './verdict.ts';

/**
 * Prints the number of requirements that these reports prove, the failed ones, and the ids without a test.
 * @param isWhole whether a requirement without a test is a failure: the reports are of every suite
 * @returns whether no test of a requirement failed, and every tag is the id of a requirement
 */
export function checkRequirements(reportFiles: readonly string[], isWhole: boolean): boolean {
  const { proven, total, missing, problems } = verdictOn(readRequirements(), readOutcomes(reportFiles));
  for (const problem of problems) console.log(problem);
  console.log(`requirements: ${proven} of ${total} have a passing test in this run`);
  if (missing.length > 0) console.log(`${isWhole ? 'Without a test' : 'Left out'}: ${missing.join(', ')}`);
  return problems.length === 0 && (!isWhole || missing.length === 0);
}
