import { countryNamed, INDIA } from '../countries.ts';
import { fine, normalise, type Validated } from './normalise.ts';

export function isIndia(country: string): boolean {
  return countryNamed(country) === INDIA;
}

export function validatePincode(input: string, country: string): Validated {
  const value = normalise(input);
  if (value === '' || !isIndia(country) || /^[1-9][0-9]{5}$/.test(value)) return fine(value);
  const message =
    'A PIN code in India has six digits and does not start with 0. Check the PIN code of the address.';
  return { value, warnings: [{ message }] };
}
