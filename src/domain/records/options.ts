import { companies } from '../../config/portal.ts';
import type { BankDetails, SectionOne, UserRecord, YesNo } from './records.ts';

export const ACCOUNT_TYPES: readonly Exclude<BankDetails['bankAccountType'], ''>[] = ['Savings', 'Current'];

/** The labels of the bank fields, in the order of the screen. */
export const BANK_FIELD_LABELS: Readonly<Record<keyof BankDetails, string>> = {
  bankName: 'Bank Name',
  bankBranchName: 'Bank Branch Name',
  bankAccountType: 'Bank Account Type',
  bankAccountNumber: 'Bank Account Number',
  bankMICR: 'MICR Code',
  ifscCode: 'IFSC Code',
  bankBranchAddress: 'Bank Branch Address',
};

export const NATIONALITIES: readonly UserRecord['nationality'][] = ['Indian', 'Foreign'];

export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const RELATED_OPTIONS: readonly Exclude<SectionOne['relatedwOMG'], ''>[] = ['Yes', 'No'];

export const VENDOR_TYPES: readonly string[] = ['Overhead', 'Other'];

export const COMPANY_STATES: readonly string[] = companies.map((company) => company.state);
