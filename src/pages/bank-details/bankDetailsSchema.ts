import * as v from 'valibot';
import { MAX_LONG_TEXT, MAX_TEXT } from '../../domain/records/limits.ts';
import { ACCOUNT_TYPES } from '../../domain/records/options.ts';
import type { BankDetails } from '../../domain/records/records.ts';
import {
  ACCOUNT_NUMBER_ERROR,
  IFSC_ERROR,
  validateAccountNumber,
  validateIfsc,
} from '../../domain/validators/bank.ts';
import { normalise } from '../../domain/validators/normalise.ts';

const text = (missing: string, limit = MAX_TEXT) =>
  v.pipe(v.string(), v.nonEmpty(missing), v.maxLength(limit, `Enter at most ${limit} characters`));

const hasNoError = (validate: (input: string) => { error?: string }) => (input: string) =>
  validate(input).error === undefined;

/** All bank fields but MICR are required; the pattern of the IFSC is an error (R16). */
const Complete = v.object({
  bankName: text('Enter the name of the bank'),
  bankBranchName: text('Enter the name of the branch'),
  bankAccountType: v.picklist(ACCOUNT_TYPES, 'Choose the type of the account'),
  bankAccountNumber: v.pipe(
    text('Enter the account number'),
    v.check(hasNoError(validateAccountNumber), ACCOUNT_NUMBER_ERROR),
  ),
  bankMICR: v.pipe(v.string(), v.maxLength(MAX_TEXT, `Enter at most ${MAX_TEXT} characters`)),
  ifscCode: v.pipe(text('Enter the IFSC code'), v.check(hasNoError(validateIfsc), IFSC_ERROR)),
  bankBranchAddress: text('Enter the address of the branch', MAX_LONG_TEXT),
});

/** What is checked before bank details are submitted; takes and returns them as stored. */
export const BankDetailsSchema = v.pipe(
  v.custom<BankDetails>((input) => typeof input === 'object' && input !== null),
  v.transform(tidy),
  Complete,
);

/** Bank details as they are stored: texts without space around them, numbers and codes in their plain spelling. */
export function tidy(details: BankDetails): BankDetails {
  return {
    bankName: details.bankName.trim(),
    bankBranchName: details.bankBranchName.trim(),
    bankAccountType: details.bankAccountType,
    bankAccountNumber: normalise(details.bankAccountNumber),
    bankMICR: normalise(details.bankMICR),
    ifscCode: normalise(details.ifscCode),
    bankBranchAddress: details.bankBranchAddress.trim(),
  };
}
