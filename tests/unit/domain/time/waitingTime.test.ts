import fc from 'fast-check';
import { expect, it } from 'vitest';
import { todayInIndia } from '../../../../src/domain/time/dates.ts';
import { HOLIDAYS } from '../../../../src/domain/time/holidays.ts';
import { daysSince, isWorkingDay, workingDaysSince } from '../../../../src/domain/time/waitingTime.ts';

const at = (text: string) => Date.parse(text);
const DAY = 86_400_000;

/** The same result, computed by walking through the calendar. */
function counted(since: number, now: number): number {
  const last = todayInIndia(new Date(now));
  let count = 0;
  for (let day = todayInIndia(new Date(since)); day < last; ) {
    const next = new Date(at(`${day}T00:00:00Z`) + DAY);
    day = next.toISOString().slice(0, 10);
    if (next.getUTCDay() % 6 !== 0 && !HOLIDAYS.includes(day)) count += 1;
  }
  return count;
}

it.each([
  ['overnight', '2026-11-19T23:59+05:30', '2026-11-20T00:00+05:30', 1],
  ['Friday to Monday', '2026-11-20T10:00+05:30', '2026-11-23T00:00+05:30', 1],
  ['over the holiday of 24 November', '2026-11-23T10:00+05:30', '2026-11-25T10:00+05:30', 1],
  ['late on Friday in UTC, which is Saturday in India', '2026-11-20T19:00Z', '2026-11-23T01:00Z', 1],
])('workingDaysSince counts Monday to Friday in India, but for holidays: %s', (_, since, now, days) => {
  expect(workingDaysSince(at(since), at(now))).toBe(days);
});

it('workingDaysSince equals a walk through the calendar for every pair of times', () => {
  const moment = fc.oneof(
    fc.integer({ min: at('1969-12-01T00:00Z'), max: at('1971-03-01T00:00Z') }),
    fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') }),
  );
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [since, now] = [Math.min(one, other), Math.max(one, other)];
      expect(workingDaysSince(since, now)).toBe(counted(since, now));
    }),
  );
});

it('workingDaysSince is never negative', () => {
  expect(workingDaysSince(at('2026-11-25T10:00Z'), at('2026-11-20T10:00Z'))).toBe(0);
});

it('HOLIDAYS are sorted ISO dates without duplicates', () => {
  expect(HOLIDAYS).toEqual([...new Set(HOLIDAYS)].sort());
  for (const date of HOLIDAYS) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
});

it.each([
  ['a Monday', '2026-11-23T00:00+05:30', true],
  ['a Saturday', '2026-11-21T12:00+05:30', false],
  ['a holiday', '2026-11-24T12:00+05:30', false],
  ['a Sunday in UTC that is a Monday in India', '2026-11-22T19:00Z', true],
])('isWorkingDay: %s', (_, now, is) => {
  expect(isWorkingDay(at(now))).toBe(is);
});

it('daysSince counts the nights in India', () => {
  expect(daysSince(at('2026-11-20T23:59+05:30'), at('2026-11-21T00:00+05:30'))).toBe(1);
  expect(daysSince(at('2026-11-20T00:00+05:30'), at('2026-11-20T23:59+05:30'))).toBe(0);
});
