import { fine, type Validated } from './finding.ts';
import { normalise } from './normalise.ts';
import { passesVerhoeff } from './verhoeff.ts';

/** SPEC 5: twelve digits and the two spaces between the groups. */
export const AADHAR_MAX_LENGTH = 14;
export const AADHAR_ERROR = `Enter an Aadhar Number of at most ${AADHAR_MAX_LENGTH} characters`;

/** An Aadhar number (SPEC 5: only too many characters are an error; all else is a warning). */
export function validateAadhar(input: string): Validated {
  const value = normalise(input);
  if (input.trim().length > AADHAR_MAX_LENGTH) return { value, error: AADHAR_ERROR, warnings: [] };
  if (value === '') return fine(value);
  const message = oddity(value);
  return { value, warnings: message === undefined ? [] : [{ message }] };
}

function oddity(value: string): string | undefined {
  if (!/^[0-9]{12}$/.test(value)) return 'An Aadhar number has 12 digits. Check it against the card.';
  if (/^[01]/.test(value)) {
    return 'An Aadhar number does not start with 0 or 1. Check the first digit against the card.';
  }
  if (/^(.)\1+$/.test(value)) return 'All digits are the same. Enter the number as it is on the card.';
  if (!passesVerhoeff(value)) {
    return 'The digits do not fit together: one may be mistyped, or two swapped. Check each against the card.';
  }
  return undefined;
}
