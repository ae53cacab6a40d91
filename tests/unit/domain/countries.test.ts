import { expect, test } from 'vitest';
import { COUNTRIES, countryNamed } from '../../../src/domain/countries.ts';

test.each([
  ['INDIA', 'India'],
  [' india ', 'India'],
  ['Bharat', 'India'],
  ['भारत', 'India'],
  ['U.S.A.', 'United States'],
  ['usa', 'United States'],
  ['UK', 'United Kingdom'],
  ["Cote d'Ivoire", 'Ivory Coast'],
  ['Côte d’Ivoire', 'Ivory Coast'],
  ['Reunion', 'Réunion'],
  ['Singapore', 'Singapore'],
  ['Indiana', undefined],
  ['Atlantis', undefined],
  ['', undefined],
])('countryNamed reads %j as %s', (text, country) => {
  expect(countryNamed(text)).toBe(country);
});

test('every country of the list is read as itself', () => {
  expect(COUNTRIES.filter((country) => countryNamed(country) !== country)).toEqual([]);
});
