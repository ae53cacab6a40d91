import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { todayInIndia } from '../../../../src/domain/time/dates.ts';
import { workingDaysSince } from '../../../../src/domain/time/workingDays.ts';

const at = (text: string) => Date.parse(text);
const DAY = 86_400_000;

/** The same by walking through the calendar. */
function counted(since: number, now: number): number {
  const last = todayInIndia(new Date(now));
  let count = 0;
  for (let day = todayInIndia(new Date(since)); day < last; ) {
    const next = new Date(at(`${day}T00:00:00Z`) + DAY);
    day = next.toISOString().slice(0, 10);
    if (next.getUTCDay() % 6 !== 0) count += 1;
  }
  return count;
}

describe('workingDaysSince counts Monday to Friday in Indian time', () => {
  it.each([
    ['the same day', '2026-11-20T10:00+05:30', '2026-11-20T23:59+05:30', 0],
    ['overnight', '2026-11-19T23:59+05:30', '2026-11-20T00:00+05:30', 1],
    ['Friday to Saturday', '2026-11-20T10:00+05:30', '2026-11-21T10:00+05:30', 0],
    ['Friday to Sunday', '2026-11-20T10:00+05:30', '2026-11-22T23:59+05:30', 0],
    ['Friday to Monday', '2026-11-20T10:00+05:30', '2026-11-23T00:00+05:30', 1],
    ['Saturday to Monday', '2026-11-21T10:00+05:30', '2026-11-23T09:00+05:30', 1],
    ['one week', '2026-11-16T10:00+05:30', '2026-11-23T10:00+05:30', 5],
    ['late on Friday in UTC, which is Saturday in India', '2026-11-20T19:00Z', '2026-11-23T01:00Z', 1],
  ])('%s', (_, since, now, days) => {
    expect(workingDaysSince(at(since), at(now))).toBe(days);
  });

  it('is what the calendar says, for every pair of moments', () => {
    const moment = fc.integer({ min: at('1969-12-01T00:00Z'), max: at('1971-03-01T00:00Z') });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [since, now] = [Math.min(one, other), Math.max(one, other)];
        expect(workingDaysSince(since, now)).toBe(counted(since, now));
      }),
    );
  });

  it('is never negative, as when two clocks differ', () => {
    expect(workingDaysSince(at('2026-11-25T10:00Z'), at('2026-11-20T10:00Z'))).toBe(0);
  });
});
