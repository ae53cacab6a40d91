import { describe, expect, it } from 'vitest';
import { booksAreOver, reasonsToKeep, yearIsOver } from '../../../../scripts/erase/due.ts';
import { lastEventIn } from '../../../../scripts/erase/records.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+05:30`);

describe('when data are due', { tags: ['erase-kept'] }, () => {
  it.each([
    ['2026-11-24', '2027-11-24'],
    ['2028-02-29', '2029-03-01'],
  ])('a year from %s is over on %s', (last, over) => {
    expect(yearIsOver({ lastEvent: at(last) })).toBe(over);
  });

  it.each([
    ['2026-03-31', '2034-04-01'],
    ['2026-04-01', '2035-04-01'],
  ])('the books of %s are over on %s', (last, over) => {
    expect(booksAreOver({ lastEvent: at(last) }, 8)).toBe(over);
  });

  it('data are kept until the day on which both are over', () => {
    const person = { wasApproved: true, lastEvent: at('2026-11-24') };
    const reasons = (now: number) => reasonsToKeep(person, 8, now);
    expect(reasons(Date.parse('2027-11-23T23:59:59+05:30'))).toEqual([
      'The last event was on 24 Nov 2026. Data are kept for at least one year: until 24 Nov 2027.',
      expect.stringContaining('Books are kept for 8 financial years: until 1 Apr 2035.'),
    ]);
    expect(reasons(Date.parse('2027-11-24T00:00:00+05:30'))).toHaveLength(1);
    expect(reasons(Date.parse('2035-03-31T23:59:59+05:30'))).toHaveLength(1);
    expect(reasons(Date.parse('2035-04-01T00:00:00+05:30'))).toEqual([]);
  });
});

it('the last event is the newest time at any depth', () => {
  const record = {
    phone: 9000000001,
    since: 5,
    logs: [{ timestamp: 7 }, { timestamp: 6 }],
    approval: { at: 8, until: '2030-01-01' },
    forms: { status: 4 },
  };
  expect(lastEventIn(record, 100)).toBe(8);
});

it('ignores times in the future and values of another type', () => {
  expect(lastEventIn({ expiresAt: 101, at: '90', since: null }, 100)).toBe(0);
  expect(lastEventIn(undefined, 100)).toBe(0);
});
