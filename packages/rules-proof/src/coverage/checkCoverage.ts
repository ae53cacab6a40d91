import { allWithin, parseRules } from '../language/parseRules.ts';
import type { Expression } from '../language/syntax.ts';
import { RULES_FILES } from '../rules.ts';
import { type Outcomes, spanKey } from '../running/outcomes.ts';

export interface Verdict {
  expressions: number;
  evaluated: number;
  conditions: number;
  bothWays: number;
  /** One line for each expression or condition that is missing. */
  missing: string[];
}

/**
 * Checks that every expression of the Firestore rules was evaluated, and every condition both to true and to false.
 * An error counts as neither. A condition that cannot go both ways is one that is written `true` or `false`.
 */
export function checkCoverage(source: string, outcomes: Outcomes): Verdict {
  const all = parseRules(source).flatMap(({ place, expression }) => {
    const conditions = new Set([expression, ...allWithin(expression).flatMap(conditionsIn)]);
    return allWithin(expression).map((each) => ({ place, each, isCondition: conditions.has(each) }));
  });
  const verdict: Verdict = { expressions: all.length, evaluated: 0, conditions: 0, bothWays: 0, missing: [] };
  for (const { place, each, isCondition } of all) {
    const outcome = outcomes[spanKey(each)];
    const complain = (what: string) => verdict.missing.push(complaint(source, place, each, what));
    if (!outcome) {
      complain('never evaluated');
      continue;
    }
    verdict.evaluated += 1;
    const [isTrue, isFalse] = outcome;
    if (!isCondition || each.kind === 'literal' || isTrue + isFalse === 0) continue;
    verdict.conditions += 1;
    if (isTrue > 0 && isFalse > 0) verdict.bothWays += 1;
    else complain(isTrue > 0 ? 'never false' : 'never true');
  }
  return verdict;
}

/** The conditions in an expression: operands of `&&`, `||` and `!`, comparisons, and the first part of `a ? b : c`. */
function conditionsIn({ kind, parts }: Expression): Expression[] {
  if (['and', 'or', 'not'].includes(kind)) return parts;
  if (kind === 'conditional') return parts.slice(0, 1);
  return parts.filter((part) => part.kind === 'compare');
}

function complaint(source: string, place: string, { start, outer }: Expression, what: string): string {
  const line = source.slice(0, start).split('\n').length;
  const text = source.slice(outer.start, outer.end).replaceAll(/\s+/g, ' ').slice(0, 120);
  return `${what}: ${RULES_FILES[0]}:${line} ${place}: ${text}`;
}
