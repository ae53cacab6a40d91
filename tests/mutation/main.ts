import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import { EQUIVALENTS } from './equivalents.ts';
import { type Mutant, mutantsOf, RULES_FILES } from './mutants.ts';
import { optionsFrom, sampled } from './options.ts';
import { profileTests } from './profileTests.ts';
import { readRules } from './rulesTexts.ts';
import { tryMutants } from './tryMutants.ts';

/** So many tests share a reading of the coverage: a reading takes longer than a test. */
const GROUP_SIZE = 4;

const { sample, seed, jobs, only } = optionsFrom(process.argv.slice(2));
const rules = readRules();
const started = Date.now();

const all = RULES_FILES.flatMap((file) => mutantsOf(file, rules[file]));
const isNamed = (mutant: Mutant) =>
  EQUIVALENTS.some(({ place, change }) => place === mutant.place && change === mutant.change);
const equivalent = all.filter(isNamed);
const isAsked = ({ place }: Mutant) => only.length === 0 || only.some((part) => place.includes(part));
const candidates = all.filter((mutant) => !isNamed(mutant) && isAsked(mutant));
const mutants = sample === undefined ? candidates : sampled(candidates, sample, seed);

const { groups, broken } = await profileTests(GROUP_SIZE);
const tests = groups.flatMap((group) => group.tests);
for (const each of broken) console.log(`fails without a mutant: ${each}`);
const killers = await tryMutants(broken.length > 0 ? [] : mutants, rules, groups, jobs);

const killed = mutants.filter((mutant) => typeof killers.get(mutant) === 'number');
const survivors = mutants.filter((mutant) => killers.get(mutant) === null);
const stale = EQUIVALENTS.filter(
  ({ place, change }) => !all.some((mutant) => mutant.place === place && mutant.change === change),
);
for (const { place, change } of stale) console.log(`no such mutant any more: ${place}: ${change}`);

const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `mutants killed: ${killed.length} of ${mutants.length} (${equivalent.length} equivalent, ${seconds} s)`,
);
const isProven = killed.length > 0 && survivors.length + stale.length + broken.length === 0;
mkdirSync(`${ROOT}/test-results`, { recursive: true });
const details = mutants.map((mutant) => {
  const killer = tests.find(({ index }) => index === killers.get(mutant));
  const { file, line, place, change } = mutant;
  return { file, line, place, change, killedBy: killer ? `${killer.file}: ${killer.title}` : null };
});
const report = { passed: isProven ? 1 : 0, failed: isProven ? 0 : 1, mutants: details };
writeFileSync(`${ROOT}/test-results/mutation.json`, JSON.stringify(report));
process.exitCode = isProven ? 0 : 1;
