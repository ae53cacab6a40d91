import { describe, expect, it } from 'vitest';
import { judgeRows } from '../../spec/judgeRows.ts';
import { outcomesOf } from '../../spec/reports.ts';
import { SPEC_ROWS } from '../../spec/specRows.ts';

const VITEST_REPORT = {
  testResults: [
    {
      assertionResults: [
        { ancestorTitles: ['validatePan'], title: 'takes a PAN', status: 'passed' },
        { ancestorTitles: [], title: 'fails', status: 'failed' },
        { ancestorTitles: [], title: 'twice', status: 'passed' },
      ],
    },
    { assertionResults: [{ ancestorTitles: [], title: 'twice', status: 'failed' }] },
  ],
};

const PLAYWRIGHT_REPORT = {
  suites: [
    {
      title: 'login.spec.ts',
      specs: [
        { title: 'logs in', tests: [{ status: 'expected' }] },
        { title: 'is flaky', tests: [{ status: 'flaky' }] },
        { title: 'is skipped', tests: [{ status: 'skipped' }] },
      ],
      suites: [
        { title: 'a lost connection', specs: [{ title: 'is said', tests: [{ status: 'expected' }] }] },
      ],
    },
  ],
};

const outcomes = outcomesOf([VITEST_REPORT, PLAYWRIGHT_REPORT]);

describe('the outcomes of reports', () => {
  it('are named by the titles of the enclosing blocks and the test', () => {
    expect(Object.fromEntries(outcomes)).toEqual({
      'validatePan > takes a PAN': true,
      fails: false,
      twice: false,
      'logs in': true,
      'is flaky': true,
      'is skipped': false,
      'a lost connection > is said': true,
    });
  });
});

describe('a row', () => {
  const judge = (...tests: string[]) => judgeRows([{ id: '1-a', text: 'A thing.', tests }], outcomes);

  it('is proven when each of its tests passed', () => {
    const proven = { proven: 1, total: 1, problems: [] };
    expect(judge('validatePan > takes a PAN', 'a lost connection > is said')).toEqual(proven);
    // CI runs a browser test again before it calls it failed.
    expect(judge('is flaky')).toEqual(proven);
  });

  it.each([
    ['has no test', [], '1-a: no test. A thing.'],
    ['names a title that did not run', ['logs in', 'logs out'], '1-a: no such test: logs out'],
    ['names a test that failed', ['logs in', 'fails'], '1-a: did not pass: fails'],
    ['names a title of which one test failed', ['twice'], '1-a: did not pass: twice'],
    ['names a test that was skipped', ['is skipped'], '1-a: did not pass: is skipped'],
  ])('is not proven when it %s', (_, tests, problem) => {
    expect(judge(...tests)).toEqual({ proven: 0, total: 1, problems: [problem] });
  });

  it('is not proven when its id is taken', () => {
    const row = { id: '1-a', text: 'A thing.', tests: ['logs in'] };
    const { proven, problems } = judgeRows([row, row], outcomes);
    expect({ proven, problems }).toEqual({ proven: 1, problems: ['1-a: this id occurs twice'] });
  });
});

it('every row names its section and is a sentence', () => {
  const malformed = SPEC_ROWS.filter(({ id, text }) => !/^[1-9]-[a-z0-9-]+$/.test(id) || !/['.]$/.test(text));
  expect(malformed).toEqual([]);
});
