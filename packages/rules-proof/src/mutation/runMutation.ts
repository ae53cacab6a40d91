import type { LoadedConfig } from '../config.ts';
import { writeResults } from '../results.ts';
import { filesOf, readRules } from '../rules.ts';
import type { SuiteProfile } from '../running/profileTests.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Options, sampled } from './options.ts';
import { tryMutants } from './tryMutants.ts';

/**
 * Tries the mutants of the rules and prints the survivors.
 * @returns whether the tests killed every mutant that has no reason to survive
 */
export async function runMutation(
  config: LoadedConfig,
  { groups, broken }: SuiteProfile,
  options: Options,
): Promise<boolean> {
  const { sample, seed, jobs, only } = options;
  const { equivalents, tests: suite } = config;
  const rules = readRules(config);
  const started = Date.now();

  const all = filesOf(rules).flatMap((file) => mutantsOf(file, rules[file]));
  const isNamed = (mutant: Mutant) =>
    equivalents.some(({ place, change }) => place === mutant.place && change === mutant.change);
  const equivalent = all.filter(isNamed);
  const isAsked = ({ place }: Mutant) => only.length === 0 || only.some((part) => place.includes(part));
  const candidates = all.filter((mutant) => !isNamed(mutant) && isAsked(mutant));
  const mutants = sample === undefined ? candidates : sampled(candidates, sample, seed);

  const tests = groups.flatMap((group) => group.tests);
  for (const each of broken) console.log(`fails without a mutant: ${each}`);
  const run = { configFile: config.file, rules, groups, storageTests: suite.storage ?? [], jobs };
  const killers = await tryMutants(broken.length > 0 ? [] : mutants, run);

  const killed = mutants.filter((mutant) => typeof killers.get(mutant) === 'number');
  const survivors = mutants.filter((mutant) => killers.get(mutant) === null);
  const stale = equivalents.filter(
    ({ place, change }) => !all.some((mutant) => mutant.place === place && mutant.change === change),
  );
  for (const { place, change } of stale) console.log(`no such mutant any more: ${place}: ${change}`);

  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `mutants killed: ${killed.length} of ${mutants.length} (${equivalent.length} equivalent, ${seconds} s)`,
  );
  const isProven = killed.length > 0 && survivors.length + stale.length + broken.length === 0;
  const details = mutants.map((mutant) => {
    const killer = tests.find(({ index }) => index === killers.get(mutant));
    const { file, line, place, change } = mutant;
    return { file, line, place, change, killedBy: killer ? `${killer.file}: ${killer.title}` : null };
  });
  const counts = { passed: isProven ? 1 : 0, failed: isProven ? 0 : 1 };
  writeResults(config.results, 'mutation', { ...counts, mutants: details });
  return isProven;
}
