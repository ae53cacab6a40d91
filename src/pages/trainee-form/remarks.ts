import type { Validated } from '../../domain/validators/finding.ts';
import { validateGstin } from '../../domain/validators/gstin.ts';
import { validatePhone } from '../../domain/validators/phone.ts';

/** The warnings of a validator as people read them. */
export function warningsOf({ warnings }: Validated): string[] {
  return warnings.map(({ message }) => message);
}

/** What is odd about a contact number. */
export function phoneRemarks(value: string): string[] {
  return warningsOf(validatePhone(value));
}

/** What is odd about a GSTIN in the table, where even the form of it only warns (R16). */
export function gstinRemarks(value: string, pan: string): string[] {
  const checked = validateGstin(value, pan);
  return [...(checked.error === undefined ? [] : [checked.error]), ...warningsOf(checked)];
}
