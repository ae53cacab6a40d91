import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../requirements/reports.ts';
import { verdictOn } from '../../requirements/verdict.ts';

const VITEST_REPORT = {
  testResults: [
    {
      assertionResults: [
        { ancestorTitles: ['validatePan'], title: 'takes a PAN', tags: ['pan-pattern'], status: 'passed' },
        { ancestorTitles: [], title: 'fails', tags: ['pan-upper'], status: 'failed' },
        { ancestorTitles: [], title: 'one', tags: ['pan-cleared'], status: 'passed' },
      ],
    },
    { assertionResults: [{ ancestorTitles: [], title: 'another', tags: ['pan-cleared'], status: 'failed' }] },
  ],
};

const PLAYWRIGHT_REPORT = {
  suites: [
    {
      title: 'login.spec.ts',
      specs: [
        { title: 'logs in', tags: ['login-token', 'login-delay'], tests: [{ status: 'expected' }] },
        { title: 'is flaky', tags: ['core', 'login-video'], tests: [{ status: 'flaky' }] },
        { title: 'is skipped', tags: ['login-fields'], tests: [{ status: 'skipped' }] },
      ],
      suites: [
        {
          title: 'a lost connection',
          specs: [{ title: 'is said', tags: ['pan-pattern'], tests: [{ status: 'expected' }] }],
        },
      ],
    },
  ],
};

const outcomes = [VITEST_REPORT, PLAYWRIGHT_REPORT].flatMap(outcomesOf);
const on = (...ids: string[]) => {
  const requirements = ids.map((id) => ({ id, text: 'A thing.' }));
  const { proven, missing, problems } = verdictOn(requirements, outcomes);
  return {
    proven,
    missing,
    problems: problems.filter((problem) => !problem.includes('no such requirement')),
  };
};

it('an outcome has the tags of its test and a title of blocks and test', () => {
  expect(outcomes.map(({ title, tags, isPassed }) => [title, tags, isPassed])).toEqual([
    ['validatePan > takes a PAN', ['pan-pattern'], true],
    ['fails', ['pan-upper'], false],
    ['one', ['pan-cleared'], true],
    ['another', ['pan-cleared'], false],
    ['logs in', ['login-token', 'login-delay'], true],
    ['is flaky', ['login-video'], true],
    ['is skipped', ['login-fields'], false],
    ['a lost connection > is said', ['pan-pattern'], true],
  ]);
});

describe('a requirement', () => {
  it('a requirement is proven when every test with its tag passed', () => {
    // CI repeats a failed browser test once.
    const ids = ['pan-pattern', 'login-token', 'login-delay', 'login-video'];
    expect(on(...ids)).toEqual({ proven: 4, missing: [], problems: [] });
  });

  it.each([
    ['its test failed', 'pan-upper', 'pan-upper: did not pass: fails'],
    ['one of its tests failed', 'pan-cleared', 'pan-cleared: did not pass: another'],
    ['its test was skipped', 'login-fields', 'login-fields: did not pass: is skipped'],
  ])('a requirement is not proven when %s', (_, id, problem) => {
    expect(on(id)).toEqual({ proven: 0, missing: [], problems: [problem] });
  });

  it('a requirement is missing when no test has its tag', () => {
    expect(on('route-login')).toEqual({ proven: 0, missing: ['route-login'], problems: [] });
  });
});

it('reports a tag without a requirement', () => {
  const { problems } = verdictOn([], [{ title: 'a > b', tags: ['no-such'], isPassed: true }]);
  expect(problems).toEqual(['no-such: no such requirement: a > b']);
});
