import { countryNamed, INDIA } from '../countries.ts';
import { codeIn, fine, normalise, type Validated } from './normalise.ts';

export function isIndia(country: string): boolean {
  return countryNamed(country) === INDIA;
}

export function validatePincode(input: string, country: string): Validated {
  if (!isIndia(country)) return fine(normalise(input));
  const value = codeIn(input);
  if (value === '' || /^[1-9][0-9]{5}$/.test(value)) return fine(value);
  const message =
    'A PIN code in India has six digits and does not start with 0. Check the PIN code of the address.';
  return { value, warnings: [{ message }] };
}
