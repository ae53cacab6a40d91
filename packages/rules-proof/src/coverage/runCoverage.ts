import type { LoadedConfig } from '../config.ts';
import { writeResults } from '../results.ts';
import { readRules } from '../rules.ts';
import type { TestProfile } from '../running/messages.ts';
import { allOutcomes } from '../running/outcomes.ts';
import type { SuiteProfile } from '../running/profileTests.ts';
import { checkCoverage } from './checkCoverage.ts';
import { documentReads, expressionsOf, Headroom, type Padding } from './headroom.ts';

const TABLE_ROWS = 10;

/** Firebase allows so many document reads to the rules of all writes of a commit together. */
const READS_OF_COMMIT = 20;

/**
 * Prints what the tests do not evaluate, and the writes that come too close to a limit of the platform.
 * @returns whether the coverage is complete and every write keeps the reserve
 */
export async function runCoverage(
  config: LoadedConfig,
  { groups, broken }: SuiteProfile,
  showsTable: boolean,
): Promise<boolean> {
  const rules = readRules(config);
  const tests = groups.flatMap((group) => group.tests);
  const verdict = checkCoverage(
    rules['firestore.rules'],
    allOutcomes(groups.map(({ outcomes }) => outcomes)),
  );

  for (const each of broken) console.log(`failed: ${each}`);
  for (const each of verdict.missing) console.log(each);
  console.log(
    `firestore.rules: ${verdict.evaluated} of ${verdict.expressions} expressions evaluated, ` +
      `${verdict.bothWays} of ${verdict.conditions} conditions both ways (${tests.length} tests)`,
  );
  if (rules['storage.rules'] !== '')
    console.log(
      'storage.rules: the emulator reports no coverage; the mutation check changes each of its conditions',
    );

  const expressions = expressionsOf(config.reserve.expressions);
  const reads = documentReads(config.reserve.documentReads);
  const headroom = new Headroom(config.file, rules);
  const passing = tests.filter(({ failure }) => failure === null);
  const tooExpensive = [
    ...(await beyondReserve(headroom, passing, expressions)),
    ...(await beyondReserve(headroom, passing, reads)),
  ];
  const commits = passing.filter(({ file }) => config.tests.commits?.includes(file));
  tooExpensive.push(...(await largeCommits(headroom, commits, reads)));
  if (showsTable) await printTable(headroom, passing, expressions, reads);
  await headroom.stop();

  const isCovered = verdict.evaluated > 0 && verdict.missing.length + broken.length === 0;
  const failed = Number(!isCovered) + Number(tooExpensive.length > 0);
  writeResults(config.results, 'coverage', { passed: 2 - failed, failed });
  return failed === 0;
}

/** Reports the tests with a write that does not leave the reserve free. */
async function beyondReserve(
  headroom: Headroom,
  tests: readonly TestProfile[],
  padding: Padding,
): Promise<TestProfile[]> {
  const beyond = await headroom.beyondReserve(tests, padding);
  const most = padding.limit - padding.reserve;
  for (const { file, title } of beyond) console.log(`more than ${most} ${padding.name}: ${file}: ${title}`);
  if (beyond.length === 0)
    console.log(`no write takes more than ${most} of ${padding.limit} ${padding.name}`);
  return beyond;
}

/** Reports the tests whose writes together read more than a commit may. */
async function largeCommits(
  headroom: Headroom,
  tests: readonly TestProfile[],
  reads: Padding,
): Promise<TestProfile[]> {
  if (tests.length === 0) return [];
  const sums = await headroom.sumsOfWrites(tests, reads);
  const large = sums.filter(({ taken }) => taken > READS_OF_COMMIT);
  for (const { test, taken } of large)
    console.log(`${taken} ${reads.name} in the writes of ${test.file}: ${test.title}`);
  const most = Math.max(...sums.map(({ taken }) => taken));
  console.log(`the writes of a commit take at most ${most} of ${READS_OF_COMMIT} ${reads.name} together`);
  return large.map(({ test }) => test);
}

async function printTable(
  headroom: Headroom,
  tests: readonly TestProfile[],
  expressions: Padding,
  documents: Padding,
): Promise<void> {
  const expensive = await headroom.mostExpensive(tests, expressions, TABLE_ROWS);
  const rows = expensive.map(({ test }) => test);
  const reads = await headroom.mostExpensive(rows, documents, TABLE_ROWS);
  console.log(
    `\nthe ${TABLE_ROWS} most expensive writes: expressions, document reads, the test that sends them`,
  );
  for (const { test, taken } of expensive) {
    const read = reads.find((each) => each.test === test)?.taken ?? 0;
    console.log(`${String(taken).padStart(5)} ${String(read).padStart(3)}  ${test.file}: ${test.title}`);
  }
  for (const { test, taken } of await headroom.mostExpensive(tests, documents, 1))
    console.log(`most document reads: ${taken}, ${test.file}: ${test.title}`);
}
