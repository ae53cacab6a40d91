import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

export const RESULTS = `${ROOT}/test-results`;

export interface Counts {
  passed: number;
  failed: number;
  /** Passed only on a retry. */
  flaky?: number;
}

export interface TimedTest {
  title: string;
  milliseconds: number;
}

/** The content of a suite's report. */
export interface Report extends Counts {
  tests: TimedTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** The file that a suite or one of its parts reports to. */
export function reportFile(name: string): string {
  return `${RESULTS}/${name}.json`;
}

/** Reads a report of Vitest, of Playwright or of a proof, which only counts; null when there is none. */
export function readReport(name: string): Report | null {
  const file = reportFile(name);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport | Counts;
  if ('testResults' in report) return fromVitest(report);
  if ('stats' in report) return fromPlaywright(report);
  return { ...report, tests: [] };
}

function fromVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Report {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, milliseconds: duration ?? 0 })),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, tests };
}

function fromPlaywright(report: PlaywrightReport): Report {
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
    tests: timedTests(report),
  };
}

function timedTests({ specs = [], suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      title,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timedTests)];
}
