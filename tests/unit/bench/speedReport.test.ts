import { expect, it } from 'vitest';
import { reportOf } from '../../../bench/speed/report.ts';
import { spreadOf, spreadsOf } from '../../../bench/speed/statistics.ts';

it('reports the median, minimum and maximum of the runs of each name', () => {
  expect(
    spreadsOf([
      { a: 30, b: 1 },
      { a: 10, b: 1 },
      { a: 20, b: 7 },
    ]),
  ).toEqual({
    a: { median: 20, min: 10, max: 30 },
    b: { median: 1, min: 1, max: 7 },
  });
  expect(() => spreadOf([])).toThrow('Nothing was measured.');
});

it('reports the ratio to the peer and the target of the login', () => {
  const measured = {
    'blocking time, ms': { median: 49, min: 40, max: 60 },
    'login pressed to My Profile usable, ms': { median: 1850, min: 1800, max: 1990 },
    requests: { median: 5, min: 5, max: 5 },
  };
  const [, blocking, login, requests] = reportOf([{ title: 'First visit', measured }]).split('\n');
  expect(blocking).toContain("0.10 of the peer's 490 (aim 0.2)");
  expect(login).toContain('1850     1800     1990   (aim 1900)');
  expect(requests).toMatch(/^ {2}requests +5 +5 +5$/);
});
