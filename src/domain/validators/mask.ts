import { aadharMode } from '../../config/portal.ts';
import { normalise } from './normalise.ts';

const SHOWN = 4;

/** A short value is hidden completely, because four characters would be most of it. */
function maskAllButLastFour(input: string): string {
  const value = normalise(input);
  const hidden = value.length < 2 * SHOWN ? value.length : value.length - SHOWN;
  return 'X'.repeat(hidden) + value.slice(hidden);
}

/** The last four digits alone are a stored number of the mode `last4`. */
export function maskAadhar(aadhar: string): string {
  if (aadharMode === 'last4' && /^[0-9]{4}$/.test(aadhar)) return `XXXX XXXX ${aadhar}`;
  return inGroups(maskAllButLastFour(aadhar));
}

export function inGroups(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/gu, '$1 ');
}

export function maskAccountNumber(accountNumber: string): string {
  return maskAllButLastFour(accountNumber);
}
