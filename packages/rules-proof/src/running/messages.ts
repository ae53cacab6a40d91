import type { Rules, RulesFile } from '../rules.ts';
import type { Outcomes } from './outcomes.ts';

/** One test of the rules as it ran against the unchanged rules. */
export interface TestProfile {
  /** The index in the order in which every worker collects the tests. */
  index: number;
  file: string;
  title: string;
  /** The title before `test.each` has put values into it: tests that share one send the same kind of write. */
  family: string;
  milliseconds: number;
  failure: string | null;
}

/** Tests that ran in turn, and the coverage of the Firestore rules by all of them. */
export interface GroupProfile {
  tests: TestProfile[];
  outcomes: Outcomes;
}

/** What the check asks of a worker. */
export type Order =
  /** Runs every test against the unchanged rules, in groups of this size. */
  | { kind: 'profile'; groupSize: number }
  /** Runs these tests in turn against a changed rules file, until one fails. */
  | { kind: 'try'; file: RulesFile; text: string; tests: number[] }
  /** Runs all of these tests against these rules. */
  | { kind: 'failing'; rules: Rules; tests: number[] };

/** What a worker answers: the profiles, or which tests failed. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'profile'; groups: GroupProfile[] }
  | { kind: 'try'; killer: number | null }
  | { kind: 'failing'; tests: number[] }
  | { kind: 'error'; message: string };
