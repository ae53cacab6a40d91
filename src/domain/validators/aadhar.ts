import { type AadharMode, aadharMode } from '../../config/portal.ts';
import { fine, isInserted, normalise, type Validated, westernDigits } from './normalise.ts';

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
const AADHAR_DIGITS = 12;
const KEPT = 4;

export const AADHAR_LABEL = aadharMode === 'last4' ? 'Last four digits of Aadhar Number' : 'Aadhar Number';

/** What may be stored, as a regular expression that the rules share. Incomplete numbers are saved too. */
export const STORABLE_AADHAR: Readonly<Record<AadharMode, string>> = {
  full: `(?s).{0,${AADHAR_MAX_LENGTH}}`,
  last4: '[0-9]{0,4}',
  off: '',
};

/** The part of a number that the given mode stores; for programs that change records of another mode. */
export function keptBy(mode: AadharMode, stored: string): string {
  if (mode === 'full') return stored;
  return mode === 'off' ? '' : digitsOf(stored).slice(-KEPT);
}

// The build evaluates these conditions, so the first screen has only the code of the set mode.

/** Records and drafts from before a change of the mode can hold more than the mode stores. */
export function keptAadhar(stored: string): string {
  return aadharMode === 'full' ? stored : keptBy(aadharMode, stored);
}

export function isStorableAadhar(value: string): boolean {
  return aadharMode === 'full' ? value.length <= AADHAR_MAX_LENGTH : value === keptAadhar(value);
}

/**
 * Typed or pasted text, cut to what the mode stores. Keeps the digits of a paste such as "UID: 2345 6789
 * 0124"; with `last4` the last four of them.
 * @param before what the field had. A character too many in a whole number cuts nothing off its end.
 */
export function limitAadhar(input: string, before = ''): string {
  if (aadharMode !== 'full') return keptAadhar(input);
  const text = westernDigits(input);
  const digits = digitsOf(text);
  const isInBrackets = digits.length === AADHAR_DIGITS && !/^[\d\s\p{Pd}]*$/u.test(text);
  const isPastedWithText =
    isInBrackets || (text.length > AADHAR_MAX_LENGTH && digits.length <= AADHAR_DIGITS);
  if (isPastedWithText) return digits;
  const cut = text.slice(0, AADHAR_MAX_LENGTH);
  const isInWhole = digitsOf(before).length >= AADHAR_DIGITS && cut !== before && isInserted(text, before);
  return isInWhole && normalise(text).length <= AADHAR_MAX_LENGTH ? text : cut;
}

/** Whether limitAadhar() left out digits of a longer number. */
export function isCutAadhar(input: string, before = ''): boolean {
  return digitsOf(limitAadhar(input, before)).length < digitsOf(input).length;
}

/** A file name without the first eight digits of a number in it: links and pages show it, in every mode. */
export function hideAadhar(text: string): string {
  return text.replaceAll(
    /(^|\D)\d{4}([\s_.\p{Pd}]{0,3})\d{4}([\s_.\p{Pd}]{0,3})(?=\d{4}(?!\d))/gu,
    '$1XXXX$2XXXX$3',
  );
}

function digitsOf(input: string): string {
  return westernDigits(input).replaceAll(/\D/g, '');
}

export const AADHAR_ERROR =
  aadharMode === 'last4'
    ? 'Enter the last four digits of the Aadhar number'
    : `Enter an Aadhar Number of at most ${AADHAR_MAX_LENGTH} characters`;

/** With `last4` a whole number from before the mode is checked as a whole. */
export function validateAadhar(input: string): Validated {
  const value = normalise(input);
  if (value === '' || aadharMode === 'off') return fine(value);
  if (aadharMode === 'last4' && value.length <= KEPT) {
    return /^[0-9]{4}$/.test(value) ? fine(value) : { value, error: AADHAR_ERROR, warnings: [] };
  }
  if (input.trim().length > AADHAR_MAX_LENGTH) return { value, error: AADHAR_ERROR, warnings: [] };
  const message = problemOfDigits(value);
  return { value, warnings: message === undefined ? [] : [{ message }] };
}

function problemOfDigits(value: string): string | undefined {
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
