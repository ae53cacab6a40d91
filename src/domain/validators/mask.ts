import { normalise } from './normalise.ts';

const SHOWN = 4;

/** A short value is hidden completely, because four characters would be most of it. */
function maskAllButLastFour(input: string): string {
  const value = normalise(input);
  const hidden = value.length < 2 * SHOWN ? value.length : value.length - SHOWN;
  return 'X'.repeat(hidden) + value.slice(hidden);
}

export function maskAadhar(aadhar: string): string {
  return inGroups(maskAllButLastFour(aadhar));
}

export function inGroups(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}

export function maskAccountNumber(accountNumber: string): string {
  return maskAllButLastFour(accountNumber);
}
