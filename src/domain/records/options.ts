import { companies } from '../../config/portal.ts';
import { DEFAULT_VENDOR_STATUS } from './defaults.ts';
import type { BankDetails, SectionOne, UserRecord, YesNo } from './records.ts';

/** With the fourth letter of a PAN of such an account holder. */
export const KIND_OF_STATUS: Readonly<Record<string, string>> = {
  'Public Limited Company': 'C',
  'Private Limited Company': 'C',
  'Partnership Firm': 'F',
  'Sole Proprietor Firm': 'P',
  'Local Inter Company': 'C',
  'Foreign Inter Company': 'C',
  [DEFAULT_VENDOR_STATUS]: 'P',
  'Hindu Undivided Family': 'H',
  Employee: 'P',
  'Association of Persons': 'A',
  Trust: 'T',
  'Body of Individuals': 'B',
};

export const VENDOR_STATUSES: readonly string[] = Object.keys(KIND_OF_STATUS);

export const ACCOUNT_TYPES: readonly Exclude<BankDetails['bankAccountType'], ''>[] = ['Savings', 'Current'];

export const NATIONALITIES: readonly UserRecord['nationality'][] = ['Indian', 'Foreign'];

export const YES_NO_OPTIONS: readonly { value: YesNo; label: string }[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export const RELATED_OPTIONS: readonly Exclude<SectionOne['relatedwOMG'], ''>[] = ['Yes', 'No'];

export const VENDOR_TYPES: readonly string[] = ['Overhead', 'Other'];

export const COMPANY_STATES: readonly string[] = companies.map((company) => company.state);
