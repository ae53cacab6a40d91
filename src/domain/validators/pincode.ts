import { fine, type Validated } from './finding.ts';
import { normalise } from './normalise.ts';

export function validatePincode(input: string, country: string): Validated {
  const value = normalise(input);
  const isIndia = normalise(country) === 'INDIA';
  if (value === '' || !isIndia || /^[1-9][0-9]{5}$/.test(value)) return fine(value);
  const message =
    'A PIN code in India has six digits and does not start with 0. Check the PIN code of the address.';
  return { value, warnings: [{ message }] };
}
