import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import type { TestProfile } from '../mutation/messages.ts';
import { profileTests } from '../mutation/profileTests.ts';
import { readRules } from '../mutation/rulesTexts.ts';
import { DOCUMENT_READS, EXPRESSIONS, Headroom } from './headroom.ts';
import { judgeCoverage } from './judge.ts';

const TABLE_ROWS = 10;

const rules = readRules();
// One group: what matters is what all tests together evaluate.
const { groups, broken } = await profileTests(Number.MAX_SAFE_INTEGER);
const { outcomes = {}, tests = [] } = groups[0] ?? {};
const { expressions, evaluated, conditions, bothWays, missing } = judgeCoverage(
  rules['firestore.rules'],
  outcomes,
);

for (const each of broken) console.log(`failed: ${each}`);
for (const each of missing) console.log(each);
console.log(
  `firestore.rules: ${evaluated} of ${expressions} expressions evaluated, ` +
    `${bothWays} of ${conditions} conditions both ways (${tests.length} tests)`,
);
console.log(
  'storage.rules: the emulator reports no coverage; the mutation check changes each of its conditions',
);

const headroom = new Headroom(rules);
const passing = tests.filter(({ failure }) => failure === null);
const tooDear = [...(await tooDearIn(EXPRESSIONS)), ...(await tooDearIn(DOCUMENT_READS))];
if (process.argv.includes('--headroom')) await printTable();
await headroom.stop();

/** Names the tests that send a write of which the reserve does not stay free. */
async function tooDearIn(padding: typeof EXPRESSIONS): Promise<TestProfile[]> {
  const beyond = await headroom.beyondReserve(passing, padding);
  const most = padding.limit - padding.reserve;
  for (const { file, title } of beyond) console.log(`more than ${most} ${padding.name}: ${file}: ${title}`);
  if (beyond.length === 0)
    console.log(`no write takes more than ${most} of ${padding.limit} ${padding.name}`);
  return beyond;
}

async function printTable(): Promise<void> {
  const dearest = await headroom.dearest(passing, EXPRESSIONS, TABLE_ROWS);
  const rows = dearest.map(({ test }) => test);
  const reads = await headroom.dearest(rows, DOCUMENT_READS, TABLE_ROWS);
  console.log(`\nthe ${TABLE_ROWS} dearest writes: expressions, document reads, the test that sends them`);
  for (const { test, taken } of dearest) {
    const read = reads.find((each) => each.test === test)?.taken ?? 0;
    console.log(`${String(taken).padStart(5)} ${String(read).padStart(3)}  ${test.file}: ${test.title}`);
  }
  for (const { test, taken } of await headroom.dearest(passing, DOCUMENT_READS, 1))
    console.log(`most document reads: ${taken}, ${test.file}: ${test.title}`);
}

const isCovered = evaluated > 0 && missing.length + broken.length === 0;
const failed = Number(!isCovered) + Number(tooDear.length > 0);
mkdirSync(`${ROOT}/test-results`, { recursive: true });
writeFileSync(`${ROOT}/test-results/coverage.json`, JSON.stringify({ passed: 2 - failed, failed }));
process.exitCode = failed === 0 ? 0 : 1;
