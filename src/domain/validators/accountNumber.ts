import { fine, type Validated } from './finding.ts';
import { normalise } from './normalise.ts';

export const ACCOUNT_NUMBER_ERROR = 'Enter Valid Account Number';

/** A bank account number: 9 to 18 digits, kept as text so that leading zeros stay; 6 to 8 digits are a warning. */
export function validateAccountNumber(input: string): Validated {
  const value = normalise(input);
  if (value === '' || /^[0-9]{9,18}$/.test(value)) return fine(value);
  if (!/^[0-9]{6,8}$/.test(value)) return { value, error: ACCOUNT_NUMBER_ERROR, warnings: [] };
  const message = `Most account numbers have 9 to 18 digits, this one has ${value.length}. Check it against your cheque or passbook.`;
  return { value, warnings: [{ message }] };
}
