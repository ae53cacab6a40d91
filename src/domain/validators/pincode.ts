import { countryNamed, INDIA } from '../countries.ts';
import { codeIn, fine, plainText, type Validated } from './normalise.ts';

export function isIndia(country: string): boolean {
  return countryNamed(country) === INDIA;
}

export function validatePincode(input: string, country: string): Validated {
  // In other countries spaces and hyphens belong to the code.
  if (!isIndia(country)) return fine(plainText(input));
  const value = codeIn(input);
  if (value === '' || /^[1-9][0-9]{2}(?!000)[0-9]{3}$/.test(value)) return fine(value);
  const message =
    'A PIN code in India has six digits, does not start with 0 and does not end with 000. Check the PIN code of the address.';
  return { value, warnings: [{ message }] };
}
