import { expect, test } from 'vitest';
import { countryNamed } from '../../../src/domain/countries.ts';

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
