import type { Finding } from '../../domain/validators/finding.ts';
import { validateGstin } from '../../domain/validators/gstin.ts';
import { validatePhone } from '../../domain/validators/phone.ts';

/** What is odd about a contact number. */
export function phoneRemarks(value: string): Finding[] {
  return validatePhone(value).warnings;
}

/** What is odd about a GSTIN in the table, where even the form of it only warns (R16). */
export function gstinRemarks(value: string, pan: string): Finding[] {
  const { error, warnings } = validateGstin(value, pan);
  return error === undefined ? warnings : [{ message: error }, ...warnings];
}
