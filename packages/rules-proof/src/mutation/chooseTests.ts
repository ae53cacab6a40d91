import type { GroupProfile } from '../running/messages.ts';
import { type Outcome, spanKey } from '../running/outcomes.ts';
import type { Mutant } from './mutants.ts';

/**
 * The tests that can tell a mutant from the original, the quickest first: those in which the changed expression was
 * evaluated, and to something else than the mutant makes of it. The emulator reports that for the Firestore rules;
 * for the Storage rules it is every test that uses files.
 */
export function testsFor(
  mutant: Mutant,
  groups: readonly GroupProfile[],
  storageTests: readonly string[],
): number[] {
  const tests = groups
    .filter(
      ({ outcomes }) => isStorage(mutant) || distinguishes(outcomes[spanKey(mutant.seen)], mutant.needs),
    )
    .flatMap((group) => group.tests)
    .filter(({ file }) => !isStorage(mutant) || storageTests.includes(file));
  return tests.toSorted((a, b) => a.milliseconds - b.milliseconds).map(({ index }) => index);
}

function isStorage({ file }: Mutant): boolean {
  return file === 'storage.rules';
}

function distinguishes(outcome: Outcome | undefined, needs: Mutant['needs']): boolean {
  if (!outcome) return false;
  const [isTrue, isFalse, error] = outcome;
  // An error counts as both, because `!` and `||` treat it differently from false.
  return needs === 'any' || error > 0 || (needs === 'true' ? isTrue : isFalse) > 0;
}
