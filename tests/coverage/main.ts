import { mkdirSync, writeFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';
import { profileTests } from '../mutation/profileTests.ts';
import { readRules } from '../mutation/rulesTexts.ts';
import { printHeadroom } from './headroom.ts';
import { judgeCoverage } from './judge.ts';

const source = readRules()['firestore.rules'];
// One group: what matters is what all tests together evaluate.
const { groups, broken } = await profileTests(Number.MAX_SAFE_INTEGER);
const { outcomes = {}, tests = [] } = groups[0] ?? {};
const { expressions, evaluated, conditions, bothWays, missing } = judgeCoverage(source, outcomes);

for (const each of broken) console.log(`failed: ${each}`);
for (const each of missing) console.log(each);
console.log(
  `firestore.rules: ${evaluated} of ${expressions} expressions evaluated, ` +
    `${bothWays} of ${conditions} conditions both ways (${tests.length} tests)`,
);
console.log(
  'storage.rules: the emulator reports no coverage; the mutation check changes each of its conditions',
);
if (process.argv.includes('--headroom')) await printHeadroom(source, tests);

const isProven = evaluated > 0 && missing.length + broken.length === 0;
mkdirSync(`${ROOT}/test-results`, { recursive: true });
const report = { passed: isProven ? 1 : 0, failed: isProven ? 0 : 1 };
writeFileSync(`${ROOT}/test-results/coverage.json`, JSON.stringify(report));
process.exitCode = isProven ? 0 : 1;
