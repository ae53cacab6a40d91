import { existsSync, readFileSync } from 'node:fs';

/** Marks the browser tests of `npm test`; every other tag is the id of a requirement. */
const CORE_TAG = 'core';

/** A test that ran. */
export interface Outcome {
  /** Its own title behind those of the enclosing blocks, joined by ` > `. */
  title: string;
  /** The tags of the test and of the enclosing blocks: ids of requirements. */
  tags: readonly string[];
  isPassed: boolean;
}

interface VitestReport {
  testResults: {
    assertionResults: { ancestorTitles: string[]; title: string; status: string; tags: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tags: string[]; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads these JSON reports of Vitest and Playwright; a missing report has no outcomes. */
export function readOutcomes(files: readonly string[]): Outcome[] {
  return files.filter(existsSync).flatMap((file) => outcomesOf(JSON.parse(readFileSync(file, 'utf8'))));
}

/** The content of a report of Vitest or Playwright. */
export function outcomesOf(report: unknown): Outcome[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return vitestOutcomes(report as VitestReport);
  if ('suites' in report) {
    const { suites } = report as { suites: PlaywrightSuite[] };
    // The outermost suites are files, whose names are not part of a title.
    return suites.flatMap((file) => playwrightOutcomes(file, []));
  }
  return [];
}

function vitestOutcomes({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, tags }) => ({
      title: [...ancestorTitles, title].join(' > '),
      tags,
      isPassed: status === 'passed',
    })),
  );
}

function playwrightOutcomes({ specs = [], suites = [] }: PlaywrightSuite, above: string[]): Outcome[] {
  const own = specs.map(({ title, tags, tests }) => ({
    title: [...above, title].join(' > '),
    tags: tags.filter((tag) => tag !== CORE_TAG),
    isPassed: tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  }));
  return [...own, ...suites.flatMap((suite) => playwrightOutcomes(suite, [...above, suite.title]))];
}
