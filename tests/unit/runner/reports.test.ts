import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { RESULTS, readReport, reportFile } from '../../runner/reports.ts';

const NAME = `reports-test-${process.pid}-${crypto.randomUUID()}`;

function given(report: object): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(reportFile(NAME), JSON.stringify(report));
}

afterEach(() => rmSync(reportFile(NAME), { force: true }));

describe('a report', () => {
  it("Vitest's report counts its tests, and a file without tests as a failure", () => {
    given({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          status: 'failed',
          assertionResults: [
            { fullName: 'a passes', duration: 12 },
            { fullName: 'b fails', duration: null },
          ],
        },
        { status: 'failed', assertionResults: [] },
      ],
    });
    expect(readReport(NAME)).toEqual({
      passed: 1,
      failed: 2,
      tests: [
        { title: 'a passes', milliseconds: 12 },
        { title: 'b fails', milliseconds: 0 },
      ],
    });
  });

  it("Playwright's report counts retried tests as passed, and mentions them", () => {
    given({
      stats: { expected: 3, unexpected: 1, flaky: 2 },
      errors: [{ message: 'The stack ended.' }],
      suites: [
        {
          specs: [],
          suites: [{ specs: [{ title: 'c', tests: [{ results: [{ duration: 300 }, { duration: 200 }] }] }] }],
        },
      ],
    });
    expect(readReport(NAME)).toEqual({
      passed: 5,
      failed: 2,
      flaky: 2,
      tests: [{ title: 'c', milliseconds: 500 }],
    });
  });
});
