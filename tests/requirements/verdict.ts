import type { Outcome } from './reports.ts';
import type { Requirement } from './requirements.ts';

export interface Verdict {
  /** Requirements with at least one test, whose tests all passed. */
  proven: number;
  total: number;
  /** The ids of requirements that no test has as a tag. */
  missing: string[];
  /** One line for each test of a requirement that failed, and for each id that no requirement has. */
  problems: string[];
}

export function verdictOn(requirements: readonly Requirement[], outcomes: readonly Outcome[]): Verdict {
  const ids = requirements.map(({ id }) => id);
  const testsOf = (id: string) => outcomes.filter(({ tags }) => tags.includes(id));
  const missing = ids.filter((id) => testsOf(id).length === 0);
  const failedTests = (id: string) => testsOf(id).filter(({ isPassed }) => !isPassed);
  const isUnproven = (id: string) => missing.includes(id) || failedTests(id).length > 0;
  return {
    proven: ids.filter((id) => !isUnproven(id)).length,
    total: ids.length,
    missing,
    problems: [
      ...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${id}: this id occurs twice`),
      ...ids.flatMap((id) => failedTests(id).map(({ title }) => `${id}: did not pass: ${title}`)),
      ...outcomes.flatMap(({ tags, title }) =>
        tags.filter((id) => !ids.includes(id)).map((id) => `${id}: no such requirement: ${title}`),
      ),
    ],
  };
}
