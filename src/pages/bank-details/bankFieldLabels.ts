import type { BankDetails } from '../../domain/records/records.ts';

export type BankField = keyof BankDetails;

/** In the order of the screen. */
export const BANK_FIELD_LABELS: Record<BankField, string> = {
  bankName: 'Bank Name',
  bankBranchName: 'Bank Branch Name',
  bankAccountType: 'Bank Account Type',
  bankAccountNumber: 'Bank Account Number',
  bankMICR: 'MICR Code',
  ifscCode: 'IFSC Code',
  bankBranchAddress: 'Bank Branch Address',
};

export const BANK_FIELDS = Object.keys(BANK_FIELD_LABELS) as readonly BankField[];
