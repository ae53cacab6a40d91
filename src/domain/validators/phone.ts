import { nationalNumber } from './nationalNumber.ts';
import { fine, normalise, type Validated, type Warning } from './normalise.ts';

export const PHONE_ERROR = 'Enter the Contact Number in digits only';

export function validatePhone(input: string, isInIndia = true): Validated {
  // Without the country of the person, only a prefix that names its country is removed.
  const value = normalise(nationalNumber(input, false));
  if (value === '') return fine(value);
  const warnings = isInIndia ? indianWarnings(value) : [];
  return /^[0-9]+$/.test(value) ? { value, warnings } : { value, error: PHONE_ERROR, warnings };
}

/** Also with calls that the caller pays in part. */
const TOLL_FREE = /^1(?:80|86)0[0-9]{7}$/;

function indianWarnings(value: string): Warning[] {
  if (/^(.)\1{9}$/.test(value)) return [{ message: 'This number only repeats one digit. Check the number.' }];
  // A landline keeps the 0 of its area code. No area code starts with 9.
  if (/^(?:[1-9]|0[1-8])[0-9]{9}$/.test(value) || TOLL_FREE.test(value)) return [];
  const national = /^(?:\+?91|0)([0-9]{10})$/.exec(value)?.[1];
  if (national !== undefined) {
    return [{ message: `Leave out the prefix: did you mean ${national}?`, repair: national }];
  }
  return [{ message: 'A contact number in India has ten digits, besides a 0 in front. Check the number.' }];
}
