import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { verdictOn } from '../../requirements/requirements.ts';
import { RESULTS, readReport, reportFile } from '../../runner/reports.ts';

const NAME = `reports-test-${process.pid}-${crypto.randomUUID()}`;

function read(report: object) {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(reportFile(NAME), JSON.stringify(report));
  return readReport(NAME);
}

afterEach(() => rmSync(reportFile(NAME), { force: true }));

it("Vitest's report counts its tests, and a file without tests as a failure", () => {
  const tags = ['one-id'];
  const test = { ancestorTitles: ['a block'], title: 'passes', tags, status: 'passed', duration: 12 };
  const failed = { ...test, ancestorTitles: [], title: 'fails', status: 'failed', duration: null };
  const testResults = [[test, failed], []].map((assertionResults) => ({
    status: 'failed',
    assertionResults,
  }));
  expect(read({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 2,
    tests: [
      { title: 'a block > passes', tags, isPassed: true, milliseconds: 12 },
      { title: 'fails', tags, isPassed: false, milliseconds: 0 },
    ],
  });
});

it("Playwright's report counts a test of a second try as passed, and a skipped one as not", () => {
  const results = [{ duration: 300 }, { duration: 200 }];
  const tags = ['core', 'one-id'];
  const spec = (title: string, status: string) => ({ title, tags, tests: [{ status, results }] });
  const inner = { title: 'a block', specs: [spec('c', 'flaky')] };
  const outer = { title: 'a.spec.ts', specs: [spec('d', 'skipped'), spec('e', 'expected')], suites: [inner] };
  const test = { tags: ['one-id'], milliseconds: 500 };
  const stats = { expected: 3, unexpected: 1, flaky: 2 };
  expect(read({ stats, errors: [{ message: 'It ended.' }], suites: [outer] })).toEqual({
    passed: 5,
    failed: 2,
    flaky: 2,
    tests: [
      { ...test, title: 'd', isPassed: false },
      { ...test, title: 'e', isPassed: true },
      { ...test, title: 'a block > c', isPassed: true },
    ],
  });
});

it('a requirement is proven when it has a test, and every one of its tests passed', () => {
  const ran = [
    { title: 'one', tags: ['pan-upper', 'pan-pattern'], isPassed: true },
    { title: 'another', tags: ['pan-upper', 'no-such'], isPassed: false },
  ];
  expect(verdictOn(['pan-upper', 'pan-pattern', 'pan-cleared'], ran)).toEqual({
    proven: 1,
    missing: ['pan-cleared'],
    problems: ['pan-upper: did not pass: another', 'no-such: no such requirement: another'],
  });
});
