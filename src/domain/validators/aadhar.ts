import { fine, type Validated } from './finding.ts';
import { normalise } from './normalise.ts';

const MULTIPLY = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const;

const PERMUTE = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const;

function cell(table: readonly string[], row: number, column: number): number {
  return Number(table[row]?.charAt(column));
}

export function passesVerhoeff(digits: string): boolean {
  const fromRight = [...digits].reverse().map(Number);
  return (
    fromRight.reduce((check, digit, index) => cell(MULTIPLY, check, cell(PERMUTE, index % 8, digit)), 0) === 0
  );
}

/** Twelve digits and the two spaces between the groups. */
export const AADHAR_MAX_LENGTH = 14;

/** Typed or pasted text, cut to its length. Keeps the digits of a paste such as "UID: 2345 6789 0124". */
export function limitAadhar(input: string): string {
  const digits = input.replaceAll(/\D/g, '');
  const isPastedWithText = input.length > AADHAR_MAX_LENGTH && digits.length <= 12;
  return isPastedWithText ? digits : input.slice(0, AADHAR_MAX_LENGTH);
}

export const AADHAR_ERROR = `Enter an Aadhar Number of at most ${AADHAR_MAX_LENGTH} characters`;

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
