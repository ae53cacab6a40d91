import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRequirements } from './requirements/requirements.ts';
import { prepareHost } from './runner/host.ts';
import { type Counts, type RanTest, RESULTS, readReport } from './runner/reports.ts';
import { PARTS, REST, type Suite, TESTS } from './runner/suites.ts';

const SLOWEST = 10;
/** The results of the last whole `npm test`, to which `--rest` adds. */
const SHORT_RUN = `${RESULTS}/short-run.json`;

interface Result extends Counts {
  name: string;
  seconds: number;
  tests: RanTest[];
}

/**
 * Runs one suite and counts. A suite that ran nothing, or failed outside its tests, is a separate failure.
 */
async function runSuite(suite: Suite, word: string | undefined): Promise<Result> {
  const start = performance.now();
  const { reports, isOk } = await suite.run(word).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { reports: [], isOk: false };
  });
  const seconds = (performance.now() - start) / 1000;
  const read = reports.map((name) => readReport(name) ?? { passed: 0, failed: 1, tests: [] });
  const sum = (key: keyof Counts) => read.reduce((total, report) => total + (report[key] ?? 0), 0);
  const counts = { passed: sum('passed'), failed: sum('failed'), flaky: sum('flaky') };
  const hasRunNothing = word === undefined && counts.passed === 0;
  if (counts.failed === 0 && (!isOk || hasRunNothing)) counts.failed = 1;
  return { name: suite.name, seconds, tests: read.flatMap(({ tests }) => tests), ...counts };
}

/** Prints the slowest tests, and then a line for each suite. */
function print(results: readonly Result[]): void {
  const slowest = results
    .flatMap(({ name, tests }) => tests.map((test) => ({ name, ...test })))
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  console.log('\nslowest tests:');
  for (const { name, title, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}: ${title}`);
  console.log('');
  for (const { name, passed, failed, flaky = 0, seconds } of results) {
    const again = flaky > 0 ? `, ${flaky} of them on a second try` : '';
    console.log(`${name}: ${passed} passed${again}, ${failed} failed, ${Math.round(seconds)} s`);
  }
}

/**
 * `--suite a,b` names suites; `--rest` means those that a whole run without options, the one before, has left out, and adds
 * its results; a word selects the tests that contain it.
 */
const { values, positionals } = parseArgs({
  options: { suite: { type: 'string' }, rest: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const word = positionals.length > 0 ? positionals.join(' ') : undefined;
const isShort = !values.suite && !values.rest && word === undefined;

prepareHost();
mkdirSync(RESULTS, { recursive: true });
const before: Result[] = values.rest ? readShortRun() : [];
rmSync(SHORT_RUN, { force: true });
const results: Result[] = [];
for (const suite of chosenSuites()) {
  const result = await runSuite(suite, word);
  results.push(result);
}
if (isShort) writeFileSync(SHORT_RUN, JSON.stringify(results));
print(results);
const all = [...before, ...results];
if (isShort || values.rest) all.push(requirementsResult(all));
const total = (key: 'passed' | 'failed') => all.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
if (isShort)
  console.log(`Left out: ${REST.map(({ name }) => name).join(', ')}. To run them: npm run test:rest`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;

function chosenSuites(): readonly Suite[] {
  if (values.rest) return REST;
  // A word may be in any browser test, not only in those of `npm test`.
  const names = values.suite?.split(',') ?? ['quick', 'budgets', isShort ? 'core' : 'e2e'];
  const known = [...TESTS, ...PARTS, ...REST];
  const unknown = names.filter((name) => !known.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Error(`No such suite: ${unknown.join(', ')}.`);
  return known.filter(({ name }) => names.includes(name));
}

/** The results of the last whole `npm test`. */
function readShortRun(): Result[] {
  if (!existsSync(SHORT_RUN)) throw new Error('Run `npm test` first: this run adds to its results.');
  return JSON.parse(readFileSync(SHORT_RUN, 'utf8')) as Result[];
}

/** A requirement may be proven in any suite, so a missing test counts only in a run of all of them. */
function requirementsResult(ran: readonly Result[]): Result {
  const isProven = checkRequirements(
    ran.flatMap(({ tests }) => tests),
    !isShort,
  );
  const failed = isProven ? 0 : 1;
  return { name: 'requirements', passed: 1 - failed, failed, seconds: 0, tests: [] };
}
