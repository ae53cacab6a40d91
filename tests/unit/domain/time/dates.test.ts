import { expect, it } from 'vitest';
import { dateIn } from '../../../../src/domain/time/dates.ts';

it.each([
  '2026-11-20',
  '20/11/2026',
  '20-11-2026',
  '20.11.2026',
  '20 / 11 / 2026',
  '(20/11/2026)',
  'Date: 20/11/2026',
  'Valid until 20\u201111\u20112026.',
  '\u200b20/11/2026\u00a0',
  '२०/११/२०२६',
  '20 Nov 2026',
  '20th November, 2026',
  '20 th of Nov. 2026',
  'November 20, 2026',
  '20.Nov.2026, 14:05',
  '20112026',
  '20/11/2026, or 20 Nov 2026',
  '2026-11-19T18:30:00Z',
  '2026-11-20T23:59+05:30',
])('finds the 20th of November 2026 in %j', (text) => {
  expect(dateIn(text)).toBe('2026-11-20');
});

it.each([
  '',
  'tomorrow',
  '31/02/2026',
  '11/20/2026',
  '20/11/26',
  '120/11/20261',
  '20 Brumaire 2026',
  '20 Novel 2026',
  '1/4/2026 to 31/3/2027',
  'Invoice 12/11/2026/001',
  '1 Nov to 20 Nov 2026',
  '5 & 20 Nov 2026',
  '20101112',
  '20/11/0026',
])('finds no date in %j', (text) => {
  expect(dateIn(text)).toBe('');
});
