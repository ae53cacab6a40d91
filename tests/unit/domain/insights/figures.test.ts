import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile, shareText } from '../../../../src/domain/insights/figures.ts';
import { insightStageOf, weekGroup } from '../../../../src/domain/insights/nowStats.ts';
import { latestWorkingDay, workingDaysSince } from '../../../../src/domain/time/waitingTime.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const NOW = Date.parse('2026-11-20T12:00:00+05:30');

test('a percentile is the day by which this part of the people were done', { tags: ['insights-few'] }, () => {
  void fc.assert(
    fc.property(fc.array(fc.nat(300), { minLength: 1 }), fc.constantFrom(0.5, 0.9), (waits, part) => {
      const days: Record<string, number> = {};
      for (const day of waits) days[day] = (days[day] ?? 0) + 1;
      const day = percentile(days, part) ?? Number.NaN;
      const within = (most: number) => waits.filter((wait) => wait <= most).length / waits.length;
      expect(waits).toContain(day);
      expect(within(day)).toBeGreaterThanOrEqual(part);
      expect(within(day - 1)).toBeLessThan(part);
    }),
  );
  expect(percentile({}, 0.5)).toBeNull();
});

test('four people are no share, five are', { tags: ['insights-few'] }, () => {
  expect([shareText(3, 4), shareText(2, 5), shareText(0, 0)]).toEqual([null, '40 %', null]);
});

test('a wait from before the n-th last working day lasts n days', { tags: ['insights-true'] }, () => {
  for (const days of [1, 2, 5, 10, 30]) {
    for (const now of [NOW, NOW + 86_400_000, NOW + 4 * 86_400_000]) {
      const start = latestWorkingDay(now, days);
      expect(workingDaysSince(start - 1, now)).toBe(days);
      expect(workingDaysSince(start, now)).toBe(days - 1);
    }
  }
});

test('a denied person who submitted again is submitted', { tags: ['insights-true'] }, () => {
  const denied = makeParsedUser({
    forms: { status: 1 },
    approval: { action: 'deny', by: 'leela', at: NOW - 5 },
  });
  expect(insightStageOf(progressOf(denied, NOW), NOW)).toBe('denied');
  expect(insightStageOf(progressOf(denied, NOW, NOW - 1), NOW)).toBe('submitted');
});

test.each([
  ['2026-11-19', 0],
  ['2026-11-20', 1],
  ['2026-12-18', 1],
  ['2026-12-19', 2],
  ['2027-02-12', 3],
  ['2027-02-13', undefined],
])('a document that ends on %s is in the group %s', { tags: ['insights-true'] }, (day, group) => {
  expect(weekGroup(day, NOW)).toBe(group);
});
