import { expect, test } from 'vitest';
import { checkCoverage } from '../src/coverage/checkCoverage.ts';
import { allWithin, parseRules } from '../src/language/parseRules.ts';
import { type Outcomes, spanKey } from '../src/running/outcomes.ts';
import { RULES, spanOf } from './rules.ts';

function allBothWays(): Outcomes {
  const expressions = parseRules(RULES).flatMap(({ expression }) => allWithin(expression));
  return Object.fromEntries(expressions.map((each) => [spanKey(each), [1, 1, 0, 0]]));
}

test('finds nothing missing when every condition was true and false', () => {
  const verdict = checkCoverage(RULES, allBothWays());
  expect(verdict.missing).toEqual([]);
  expect(verdict.evaluated).toBe(verdict.expressions);
  expect(verdict.bothWays).toBe(verdict.conditions);
});

test('reports a condition that was never false', () => {
  const outcomes = { ...allBothWays(), [spanKey(spanOf('request.auth != null'))]: [3, 0, 0, 0] };
  expect(checkCoverage(RULES, outcomes as Outcomes).missing).toEqual([
    'never false: firestore.rules:8 allow read /notes/{id}: request.auth != null',
  ]);
});

test('reports an expression that was never evaluated', () => {
  const { [spanKey(spanOf('text is string'))]: _, ...outcomes } = allBothWays();
  expect(checkCoverage(RULES, outcomes).missing).toEqual([
    'never evaluated: firestore.rules:5 isShort: text is string',
  ]);
});
