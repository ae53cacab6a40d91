import {
  IFSC_LOOKS_RIGHT,
  validateAccountNumber,
  validateIfsc,
  validateMicr,
} from '../../domain/validators/bank.ts';
import type { Finding, Validated } from '../../domain/validators/finding.ts';
import type { BankField } from './bankFieldLabels.ts';

const VALIDATORS: Partial<Record<BankField, (input: string) => Validated>> = {
  bankAccountNumber: validateAccountNumber,
  bankMICR: validateMicr,
  ifscCode: validateIfsc,
};

/** What looks odd in a field without being an error, and repairs that a validator has to offer. */
export function warningsOn(field: BankField, value: string): Finding[] {
  return VALIDATORS[field]?.(value).warnings ?? [];
}

/** What helps with a field, before and after it is filled in. */
export function hintOn(field: BankField, value: string): string | undefined {
  if (field === 'bankAccountType') return 'Savings for most people, Current for a business';
  if (field === 'bankAccountNumber') return '9 to 18 digits';
  if (field === 'bankMICR') return 'Optional: nine digits at the foot of a cheque';
  if (field !== 'ifscCode') return undefined;
  const looksRight = value !== '' && validateIfsc(value).error === undefined;
  return looksRight ? IFSC_LOOKS_RIGHT : 'Eleven characters, printed on every cheque';
}
