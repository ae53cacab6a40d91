import { expect, test } from 'vitest';
import { countryNamed } from '../../../src/domain/countries.ts';

test.each([
  ['INDIA', 'India'],
  [' india ', 'India'],
  ['भारत', 'India'],
  ['U.S.A.', 'United States'],
  ['UK', 'United Kingdom'],
  ["Cote d'Ivoire", 'Ivory Coast'],
  ['Côte d’Ivoire', 'Ivory Coast'],
  ['Reunion', 'Réunion'],
  ['P.R. China', 'China'],
  ['Republic of China', undefined],
  ['Kingdom of Saudi Arabia', 'Saudi Arabia'],
  ['Indiana', undefined],
  ['', undefined],
])('countryNamed reads %j as %s', (text, country) => {
  expect(countryNamed(text)).toBe(country);
});
