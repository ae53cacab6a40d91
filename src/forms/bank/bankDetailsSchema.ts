import * as v from 'valibot';
import { BANK_FIELD_NAMES, BANK_FIELDS } from '../../domain/forms/bankDetails.ts';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../domain/records/limits.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import {
  ACCOUNT_NUMBER_ERROR,
  BANK_CLOSED,
  CLOSED_BANK,
  IFSC_ERROR,
  IFSC_LOOKS_RIGHT,
  validateAccountNumber,
  validateIfsc,
  validateMicr,
} from '../../domain/validators/bank.ts';
import { endedCodeWarning } from '../../domain/validators/endedBanks.ts';
import { codeIn, plainTexts, type Validated, type Warning } from '../../domain/validators/normalise.ts';

export type BankField = keyof BankDetails;

const text = (missing: string, limit = MAX_TEXT) =>
  v.pipe(v.string(), v.nonEmpty(missing), v.maxLength(limit, `Enter at most ${limit} characters`));

const hasNoError = (validate: (input: string) => { error?: string }) => (input: string) =>
  validate(input).error === undefined;

/** All bank fields except MICR are required; a wrong pattern of the IFSC is an error (R16). */
export const BANK_ENTRIES = {
  bankName: text('Enter the name of the bank'),
  bankBranchName: text('Enter the name of the branch'),
  bankAccountType: v.picklist(BANK_FIELDS.bankAccountType.options, 'Choose the type of the account'),
  bankAccountNumber: v.pipe(
    text('Enter the account number'),
    v.check(hasNoError(validateAccountNumber), ACCOUNT_NUMBER_ERROR),
  ),
  bankMICR: v.pipe(v.string(), v.maxLength(MAX_TEXT, `Enter at most ${MAX_TEXT} characters`)),
  ifscCode: v.pipe(text('Enter the IFSC code'), v.check(hasNoError(validateIfsc), IFSC_ERROR)),
  bankBranchAddress: text('Enter the address of the branch', MAX_LONG_TEXT),
} satisfies Record<BankField, v.GenericSchema<string>>;

export const BankDetailsSchema = v.pipe(
  v.custom<BankDetails>((input) => typeof input === 'object' && input !== null),
  v.transform(tidy),
  v.object(BANK_ENTRIES),
);

/** The bank details without other fields of the same form, in their stored spelling. */
export function tidy(entered: BankDetails): BankDetails {
  const details = Object.fromEntries(
    BANK_FIELD_NAMES.map((key) => [key, entered[key]]),
  ) as unknown as BankDetails;
  return {
    ...plainTexts(details),
    bankAccountNumber: codeIn(details.bankAccountNumber),
    bankMICR: codeIn(details.bankMICR),
    ifscCode: validateIfsc(details.ifscCode).value,
  };
}

const VALIDATORS: Partial<Record<BankField, (input: string) => Validated>> = {
  bankAccountNumber: validateAccountNumber,
  bankMICR: validateMicr,
  ifscCode: validateIfsc,
};

/** Warnings, each with its suggested correction. */
export function warningsOn(field: BankField, value: string): Warning[] {
  const warnings = VALIDATORS[field]?.(value).warnings ?? [];
  if (field !== 'ifscCode') return warnings;
  const message = codeIn(value).startsWith(CLOSED_BANK) ? BANK_CLOSED : endedCodeWarning(value);
  return message ? [...warnings, { message }] : warnings;
}

export function hintOn(field: BankField, value: string): string | undefined {
  if (field === 'bankName' && value === '')
    return 'As on your cheque; the IFSC code fills it in for most banks';
  if (field === 'bankAccountType') return 'Savings for most people, Current for a business';
  if (field === 'bankAccountNumber') return '9 to 18 digits';
  if (field === 'bankMICR') return 'Optional: nine digits at the foot of a cheque';
  if (field !== 'ifscCode') return undefined;
  const { error, warnings } = validateIfsc(value);
  const looksRight = value !== '' && error === undefined && warnings.length === 0;
  return looksRight && endedCodeWarning(value) === undefined
    ? IFSC_LOOKS_RIGHT
    : 'Eleven characters, printed on every cheque';
}
