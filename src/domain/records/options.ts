import { COMPANIES } from './companies.ts';
import { DEFAULT_VENDOR_STATUS } from './defaults.ts';
import type { BankDetails, SectionOne, UserRecord, YesNo } from './records.ts';

/** vendorStatus */
export const VENDOR_STATUSES: readonly string[] = [
  'Public Limited Company',
  'Private Limited Company',
  'Partnership Firm',
  'Sole Proprietor Firm',
  'Local Inter Company',
  'Foreign Inter Company',
  DEFAULT_VENDOR_STATUS,
  'Hindu Undivided Family',
  'Employee',
  'Association of Persons',
  'Trust',
  'Body of Individuals',
];

/** bankAccountType */
export const ACCOUNT_TYPES: readonly Exclude<BankDetails['bankAccountType'], ''>[] = ['Savings', 'Current'];

/** nationality */
export const NATIONALITIES: readonly UserRecord['nationality'][] = ['Indian', 'Foreign'];

/** isGSTApplicable and isEinvoicingApplicable: the stored value and what people read. */
export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** relatedwOMG */
export const RELATED_OPTIONS: readonly Exclude<SectionOne['relatedwOMG'], ''>[] = ['Yes', 'No'];

/** vendortype: Overhead or other. */
export const VENDOR_TYPES: readonly string[] = ['Overhead', 'Other'];

/** The states a declaration can be addressed to: those with an office in the company table. */
export const COMPANY_STATES: readonly string[] = COMPANIES.map((company) => company.state);
