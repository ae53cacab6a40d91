import { existsSync, readFileSync } from 'node:fs';

/** Whether every test of a full title passed; titles that did not run are missing. */
export type Outcomes = ReadonlyMap<string, boolean>;

interface Outcome {
  titles: readonly string[];
  isPassed: boolean;
}

interface VitestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** Reads the JSON reports of Vitest and Playwright in these files; a report that is not there has no outcomes. */
export function readOutcomes(files: readonly string[]): Outcomes {
  const reports = files.filter(existsSync).map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
  return outcomesOf(reports);
}

/** The outcomes that reports tell; a title that occurs twice counts as passed only when both did. */
export function outcomesOf(reports: readonly unknown[]): Outcomes {
  const outcomes = new Map<string, boolean>();
  for (const { titles, isPassed } of reports.flatMap(listOutcomes)) {
    const title = titles.join(' > ');
    outcomes.set(title, isPassed && (outcomes.get(title) ?? true));
  }
  return outcomes;
}

function listOutcomes(report: unknown): Outcome[] {
  if (typeof report !== 'object' || report === null) return [];
  if ('testResults' in report) return vitestOutcomes(report as VitestReport);
  if ('suites' in report) {
    const { suites } = report as { suites: PlaywrightSuite[] };
    // The outermost suites are the files, whose names are no part of a title.
    return suites.flatMap((file) => playwrightOutcomes(file, []));
  }
  return [];
}

function vitestOutcomes({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      isPassed: status === 'passed',
    })),
  );
}

function playwrightOutcomes({ specs = [], suites = [] }: PlaywrightSuite, above: string[]): Outcome[] {
  const own = specs.map(({ title, tests }) => ({
    titles: [...above, title],
    isPassed: tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  }));
  return [...own, ...suites.flatMap((suite) => playwrightOutcomes(suite, [...above, suite.title]))];
}
