import { existsSync, readFileSync } from 'node:fs';
import { ROOT } from '../../dev/project.ts';

export const RESULTS = `${ROOT}/test-results`;

/** Marks the browser tests of `npm test`; every other tag is the id of a requirement. */
const CORE_TAG = 'core';

export interface Counts {
  passed: number;
  failed: number;
  /** Passed only on a retry. */
  flaky?: number;
}

/** A test that ran. */
export interface RanTest {
  /** Its own title behind those of the enclosing blocks, joined by ` > `. */
  title: string;
  milliseconds: number;
  /** The tags of the test and of the enclosing blocks: ids of requirements. */
  tags: string[];
  isPassed: boolean;
}

/** The content of a suite's report. */
interface Report extends Counts {
  tests: RanTest[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      duration?: number | null;
      tags: string[];
      status: string;
    }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tags: string[]; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
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
    assertionResults.map(({ ancestorTitles, title, duration, tags, status }) => ({
      title: [...ancestorTitles, title].join(' > '),
      milliseconds: duration ?? 0,
      tags,
      isPassed: status === 'passed',
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, tests };
}

function fromPlaywright({ stats, errors, suites }: PlaywrightReport): Report {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: stats.flaky,
    // The outermost suites are files, whose names are not part of a title.
    tests: suites.flatMap((file) => testsIn(file, [])),
  };
}

function testsIn({ specs = [], suites = [] }: PlaywrightSuite, above: string[]): RanTest[] {
  const own = specs.map(({ title, tags, tests }) => ({
    title: [...above, title].join(' > '),
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    tags: tags.filter((tag) => tag !== CORE_TAG),
    isPassed: tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  }));
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...above, suite.title]))];
}
