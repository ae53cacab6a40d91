import { expect, test } from 'vitest';
import { testsFor } from '../src/mutation/chooseTests.ts';
import { type Mutant, mutantsOf } from '../src/mutation/mutants.ts';
import type { TestProfile } from '../src/running/messages.ts';
import { type Outcome, type Outcomes, spanKey } from '../src/running/outcomes.ts';
import { RULES, spanOf } from './rules.ts';

const CONDITION = spanKey(spanOf('request.auth != null'));

function mutantOf(file: Mutant['file'], change: string): Mutant {
  const mutant = mutantsOf(file, RULES).find((each) => each.change === change);
  if (!mutant) throw new Error(`There is no mutant ${change}.`);
  return mutant;
}

function profile(index: number, milliseconds: number): TestProfile {
  return { index, file: `${index}.test.ts`, title: 'title', family: 'title', milliseconds, failure: null };
}

const group = (test: TestProfile, outcome?: Outcome) => {
  const outcomes: Outcomes = outcome ? { [CONDITION]: outcome } : {};
  return { tests: [test], outcomes };
};

const GROUPS = [
  group(profile(0, 30), [0, 1, 0, 0]),
  group(profile(1, 10), [1, 0, 0, 0]),
  group(profile(2, 20), [0, 0, 1, 0]),
  group(profile(3, 5)),
];

test('runs the quickest tests first in which the dropped condition was false or an error', () => {
  const mutant = mutantOf('firestore.rules', 'request.auth != null -> true');
  expect(testsFor(mutant, GROUPS, [])).toEqual([2, 0]);
});

test('runs every test that evaluated a flipped comparison', () => {
  const mutant = mutantOf('firestore.rules', 'request.auth != null with ==');
  expect(testsFor(mutant, GROUPS, [])).toEqual([1, 2, 0]);
});

test('runs the configured tests against a mutant of the Storage rules', () => {
  const mutant = mutantOf('storage.rules', 'request.auth != null -> true');
  expect(testsFor(mutant, GROUPS, ['0.test.ts', '3.test.ts'])).toEqual([3, 0]);
});
