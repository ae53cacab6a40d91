import type { Span } from '../language/syntax.ts';
import type { CoverageNode } from './emulatorRules.ts';

/** How often an expression was true, false, an error, and another value. */
export type Outcome = [isTrue: number, isFalse: number, error: number, other: number];

/** Outcomes by {@link spanKey}, of the expressions that were evaluated. */
export type Outcomes = Record<string, Outcome>;

const NEVER: Outcome = [0, 0, 0, 0];

export function spanKey({ start, end }: Span): string {
  return `${start}-${end}`;
}

export function outcomesOf(report: readonly CoverageNode[]): Outcomes {
  const outcomes: Outcomes = {};
  const add = ({ sourcePosition, values = [], children = [] }: CoverageNode): void => {
    if (values.length > 0) {
      const key = spanKey({ start: sourcePosition.currentOffset, end: sourcePosition.endOffset });
      const outcome = outcomes[key] ?? [...NEVER];
      for (const { count, value } of values) outcome[kindOf(value)] += count;
      outcomes[key] = outcome;
    }
    for (const child of children) add(child);
  };
  for (const node of report) add(node);
  return outcomes;
}

function kindOf(value: { boolValue?: boolean; undefined?: object }): 0 | 1 | 2 | 3 {
  if (value.undefined) return 2;
  if (value.boolValue === undefined) return 3;
  return value.boolValue ? 0 : 1;
}

/** The sum of the evaluations of several groups of tests. */
export function allOutcomes(groups: readonly Outcomes[]): Outcomes {
  const all: Outcomes = {};
  for (const [key, [isTrue, isFalse, error, other]] of groups.flatMap(Object.entries<Outcome>)) {
    const sum = all[key] ?? NEVER;
    all[key] = [sum[0] + isTrue, sum[1] + isFalse, sum[2] + error, sum[3] + other];
  }
  return all;
}

/** The evaluations between two coverage reports of the same rules. */
export function outcomesBetween(before: Outcomes, after: Outcomes): Outcomes {
  const between: Outcomes = {};
  for (const [key, now] of Object.entries(after)) {
    const then = before[key] ?? NEVER;
    const change: Outcome = [now[0] - then[0], now[1] - then[1], now[2] - then[2], now[3] - then[3]];
    if (change.some((count) => count > 0)) between[key] = change;
  }
  return between;
}
