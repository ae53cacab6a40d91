import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  financialYearAt,
  financialYearOf,
  formatDate,
  formatTimestamp,
  startOfDayInIndia,
  todayInIndia,
} from '../../../src/domain/time/dates.ts';

it.each([
  ['2026-03-31T18:29:59.999Z', '2026-03-31'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01'],
])('todayInIndia at %s is %s', (instant, day) => {
  expect(todayInIndia(new Date(instant))).toBe(day);
});

it.each([
  ['2026-11-21', '21 Nov 2026'],
  ['2026-09-01', '1 Sep 2026'],
  ['', ''],
  ['2026-13-01', '2026-13-01'],
])('formatDate shows %j as %j', (isoDate, shown) => {
  expect(formatDate(isoDate)).toBe(shown);
});

it.each([
  ['2026-11-21T08:35:00Z', '21 Nov 2026, 14:05'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026, 00:00'],
])('formatTimestamp shows %s as %s', (instant, shown) => {
  expect(formatTimestamp(Date.parse(instant))).toBe(shown);
});

it('formatTimestamp never throws', () => {
  expect(formatTimestamp(Number.NaN)).toBe('');
  expect(formatTimestamp(8.7e15)).toBe('');
  fc.assert(fc.property(fc.double(), (milliseconds) => void formatTimestamp(milliseconds)));
});

it.each([
  ['2026-03-31', '2025-26'],
  ['2026-04-01', '2026-27'],
  ['2000-03-31', '1999-00'],
  ['', ''],
])('the financial year of %j is %j', (isoDate, year) => {
  expect(financialYearOf(isoDate)).toBe(year);
});

it('the financial year begins at midnight in India', () => {
  expect(financialYearAt(new Date('2026-03-31T19:00:00Z'))).toBe('2026-27');
  expect(financialYearAt(new Date('2026-03-31T18:29:00Z'))).toBe('2025-26');
});

it.each([
  ['2026-11-20', '2026-11-19T18:30:00Z'],
  ['', '1970-01-01T00:00:00Z'],
  ['2026-13-40', '1970-01-01T00:00:00Z'],
])('the day %j begins in India at %s', (day, instant) => {
  expect(startOfDayInIndia(day)).toBe(Date.parse(instant));
});
