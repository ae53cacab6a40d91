import { companies } from '../../../portal.config.ts';
import { DEFAULT_VENDOR_STATUS } from './defaults.ts';
import type { BankDetails, SectionOne, UserRecord, YesNo } from './records.ts';

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

export const ACCOUNT_TYPES: readonly Exclude<BankDetails['bankAccountType'], ''>[] = ['Savings', 'Current'];

export const NATIONALITIES: readonly UserRecord['nationality'][] = ['Indian', 'Foreign'];

export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const RELATED_OPTIONS: readonly Exclude<SectionOne['relatedwOMG'], ''>[] = ['Yes', 'No'];

export const VENDOR_TYPES: readonly string[] = ['Overhead', 'Other'];

export const COMPANY_STATES: readonly string[] = companies.map((company) => company.state);
