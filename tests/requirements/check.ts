import { readOutcomes } from './reports.ts';
import { readRequirements } from './requirements.ts';
import { verdictOn } from './verdict.ts';

/**
 * Prints every requirement that these reports do not prove, then the number proven.
 * @returns whether all are proven, and every tag is the id of a requirement
 */
export function checkRequirements(reportFiles: readonly string[]): boolean {
  const { proven, total, problems } = verdictOn(readRequirements(), readOutcomes(reportFiles));
  for (const problem of problems) console.log(problem);
  console.log(`requirements: ${proven} of ${total} have a passing test`);
  return problems.length === 0;
}
