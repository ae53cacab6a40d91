import type { Outcome } from './reports.ts';
import type { Requirement } from './requirements.ts';

export interface Verdict {
  /** Requirements with at least one test, whose tests all passed. */
  proven: number;
  total: number;
  /** One line for each unproven requirement, and for each id that no requirement has. */
  problems: string[];
}

export function verdictOn(requirements: readonly Requirement[], outcomes: readonly Outcome[]): Verdict {
  const unproven = requirements
    .map(({ id, text }) => {
      const own = outcomes.filter(({ tags }) => tags.includes(id));
      if (own.length === 0) return [`${id}: no test. ${text}`];
      return own.filter(({ isPassed }) => !isPassed).map(({ title }) => `${id}: did not pass: ${title}`);
    })
    .filter((problems) => problems.length > 0);
  const known = requirements.map(({ id }) => id);
  const twice = known.filter((id, at) => known.indexOf(id) < at).map((id) => `${id}: this id occurs twice`);
  const unknown = outcomes.flatMap(({ tags, title }) =>
    tags.filter((id) => !known.includes(id)).map((id) => `${id}: no such requirement: ${title}`),
  );
  return {
    proven: requirements.length - unproven.length,
    total: requirements.length,
    problems: [...twice, ...unproven.flat(), ...unknown],
  };
}
