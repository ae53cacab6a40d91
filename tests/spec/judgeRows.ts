import type { Outcomes } from './reports.ts';
import type { SpecRow } from './specRow.ts';

export interface Verdict {
  /** Rows whose tests all passed, of which there is at least one. */
  proven: number;
  total: number;
  /** One line for each thing that keeps a row from being proven. */
  problems: string[];
}

/** Holds the rows against what ran. A row counts only when each of its tests ran and passed. */
export function judgeRows(rows: readonly SpecRow[], outcomes: Outcomes): Verdict {
  const seen = new Set<string>();
  const problems: string[] = [];
  let proven = 0;
  for (const row of rows) {
    const found = problemsOf(row, outcomes);
    if (seen.has(row.id)) found.push(`${row.id}: this id occurs twice`);
    seen.add(row.id);
    if (found.length === 0) proven += 1;
    problems.push(...found);
  }
  return { proven, total: rows.length, problems };
}

function problemsOf({ id, text, tests }: SpecRow, outcomes: Outcomes): string[] {
  if (tests.length === 0) return [`${id}: no test. ${text}`];
  return tests.flatMap((title) => {
    const isPassed = outcomes.get(title);
    if (isPassed === undefined) return [`${id}: no such test: ${title}`];
    return isPassed ? [] : [`${id}: did not pass: ${title}`];
  });
}
