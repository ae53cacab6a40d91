import { normalise } from './normalise.ts';

const SHOWN = 4;

/**
 * Everything but the last four characters as X. What is too short to be the number in question is hidden altogether, as
 * the last four would be most of it.
 */
function maskAllButLastFour(input: string): string {
  const value = normalise(input);
  const hidden = value.length < 2 * SHOWN ? value.length : value.length - SHOWN;
  return 'X'.repeat(hidden) + value.slice(hidden);
}

/** An Aadhar number for the screen and for print, as XXXX XXXX 0124. */
export function maskAadhar(aadhar: string): string {
  return inGroups(maskAllButLastFour(aadhar));
}

/** A number in groups of four, to be compared by eye. */
export function inGroups(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}

/** A bank account number for the screen, as XXXXXXXXXX8901. */
export function maskAccountNumber(accountNumber: string): string {
  return maskAllButLastFour(accountNumber);
}
