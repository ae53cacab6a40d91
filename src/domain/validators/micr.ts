import { fine, type Validated } from './finding.ts';
import { normalise } from './normalise.ts';

/** A MICR code, which is optional (SPEC 5): anything but nine digits is a warning. */
export function validateMicr(input: string): Validated {
  const value = normalise(input);
  if (value === '' || /^[0-9]{9}$/.test(value)) return fine(value);
  const message =
    'A MICR code has nine digits; it is printed at the foot of a cheque. Correct it or leave it empty.';
  return { value, warnings: [{ message }] };
}
