import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from '../dev/project.ts';
import { checkSpecRows } from './spec/check.ts';
import { noteTime } from './suiteTimes.ts';
import { requireChromium } from './support/e2e/chromium.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Suite {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Throws when the suite cannot run on this machine. */
  prepare?: () => unknown;
  count: (report: string) => Counts;
}

const RESULTS = `${ROOT}/test-results`;

/**
 * The emulator keeps the database channels of pages that are gone, and takes 256; so the browser tests run in parts, each
 * with a stack of its own.
 */
const BROWSER_PARTS = 8;

const SUITES: Suite[] = [
  vitest('unit', ['unit', 'unit:dom']),
  vitest('rules', ['rules']),
  proof('budgets', ['scripts/budgets/main.ts', '--build']),
  proof('mutation', ['tests/mutation/main.ts', '--sample', '25', '--seed', '1']),
  proof('coverage', ['tests/coverage/main.ts']),
  ...Array.from({ length: BROWSER_PARTS }, (_, index) =>
    browser(`e2e-${index + 1}`, [`--shard=${index + 1}/${BROWSER_PARTS}`]),
  ),
];

function vitest(name: string, projects: string[]): Suite {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const command = 'node_modules/vitest/vitest.mjs';
  return { name, command, args: ['run', ...chosen, ...reporters], count: countVitest };
}

function browser(name: string, args: string[]): Suite {
  const command = 'node_modules/@playwright/test/cli.js';
  const env = { E2E_REPORT: reportOf(name) };
  return { name, command, args: ['test', ...args], env, prepare: requireChromium, count: countPlaywright };
}

/** A check of the rules tests themselves, whose report counts what passed and failed. */
function proof(name: string, [file = '', ...args]: string[]): Suite {
  const count = (report: string) => JSON.parse(report) as Counts;
  return { name, command: '--import', args: ['tsx', file, ...args], count };
}

/** Runs one suite with the arguments that came after its name, and returns what its report counts. */
function runSuite(suite: Suite, extra: string[]): Counts {
  rmSync(reportOf(suite.name), { force: true });
  suite.prepare?.();
  const args = [suite.command, ...suite.args, ...extra];
  const start = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...suite.env },
    stdio: 'inherit',
  });
  if (extra.length === 0) noteTime(suite.name, (performance.now() - start) / 1000);
  const counts = existsSync(reportOf(suite.name))
    ? suite.count(readFileSync(reportOf(suite.name), 'utf8'))
    : { passed: 0, failed: 0 };
  // A suite that ran nothing, or ended badly outside of its tests, is a failure of its own.
  const isSilentFailure = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

function countVitest(report: string): Counts {
  const result = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  };
  const brokenFiles = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests + brokenFiles.length };
}

function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only when they were run again.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

function reportOf(name: string): string {
  return `${RESULTS}/${name}.json`;
}

const [chosen, ...extra] = process.argv.slice(2);
/** Everything, one suite, or with arguments for Playwright just those browser tests. */
function choose(): Suite[] {
  if (chosen === undefined) return SUITES;
  if (chosen === 'e2e' && extra.length > 0) return [browser('e2e', [])];
  return SUITES.filter(({ name }) => name === chosen || name.startsWith(`${chosen}-`));
}

const suites = choose();
mkdirSync(RESULTS, { recursive: true });
const results = suites.map((suite) => {
  try {
    return { name: suite.name, ...runSuite(suite, extra) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { name: suite.name, passed: 0, failed: 1 };
  }
});

console.log('');
// The check needs the reports of all suites, so it follows a whole run or stands alone.
if (chosen === undefined || chosen === 'spec') {
  const isProven = checkSpecRows(SUITES.map(({ name }) => reportOf(name)));
  results.push({ name: 'spec', passed: isProven ? 1 : 0, failed: isProven ? 0 : 1 });
}
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
