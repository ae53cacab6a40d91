import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRequirements } from './requirements/check.ts';
import { type Counts, RESULTS, readReport, reportFile, type TimedTest } from './runner/reports.ts';
import { FURTHER, PARTS, type Suite, TESTS } from './runner/suites.ts';
import { noteTime } from './runner/suiteTimes.ts';

const SLOWEST = 10;

interface Result extends Counts {
  name: string;
  seconds: number;
  reports: string[];
  tests: TimedTest[];
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
  return { name: suite.name, seconds, reports, tests: read.flatMap(({ tests }) => tests), ...counts };
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

/** `--suite a,b` names suites, `--suite all` means every one; a word selects the tests that contain it. */
const { values, positionals } = parseArgs({
  options: { suite: { type: 'string' } },
  allowPositionals: true,
});
const all = [...TESTS, ...FURTHER];
const names = values.suite?.split(',') ?? TESTS.map(({ name }) => name);
const suites = values.suite === 'all' ? all : [...all, ...PARTS].filter(({ name }) => names.includes(name));
const word = positionals.length > 0 ? positionals.join(' ') : undefined;

mkdirSync(RESULTS, { recursive: true });
const results: Result[] = [];
for (const suite of suites) {
  const result = await runSuite(suite, word);
  if (word === undefined) noteTime(result.name, result.seconds);
  results.push(result);
}

// The tests of a requirement may be in any suite, so this follows a whole run.
if (word === undefined && TESTS.every(({ name }) => results.some((result) => result.name === name))) {
  const reports = results.flatMap((result) => result.reports).map(reportFile);
  const failed = checkRequirements(reports) ? 0 : 1;
  results.push({ name: 'requirements', passed: 1 - failed, failed, seconds: 0, reports: [], tests: [] });
}
print(results);
const total = (key: 'passed' | 'failed') => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
