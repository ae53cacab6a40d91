import { paths } from '../../config/paths.ts';
import type { Definition } from './definition.ts';
import { namesOf } from './fields.ts';

export const BANK_DETAILS = {
  title: 'Bank Details',
  tableTitle: 'Trainee Bank Details',
  shortTitle: 'Bank',
  name: 'the bank details',
  icon: 'bank',
  logged: 'submitted Bank Details',
  category: 'bank',
  queriesPath: paths.vendorBankDetails,
  isOnEveryDashboard: true,
  task: { detail: 'Not submitted yet.', action: 'Enter your bank details' },
  drafts: ['bankdetails'],
  textVersion: '2026-11',
  stored: { user: ['bankDetails'], documents: ['cancelledCheque'] },
  fields: {
    bankName: { label: 'Bank Name', kind: 'text', mask: 'none' },
    bankBranchName: { label: 'Bank Branch Name', kind: 'text', mask: 'none' },
    bankAccountType: {
      label: 'Bank Account Type',
      kind: 'choice',
      options: ['Savings', 'Current'],
      mask: 'none',
    },
    bankAccountNumber: { label: 'Bank Account Number', kind: 'text', mask: 'accountNumber' },
    bankMICR: { label: 'MICR Code', kind: 'text', mask: 'none', isOptional: true },
    ifscCode: { label: 'IFSC Code', kind: 'ifsc', mask: 'none' },
    bankBranchAddress: { label: 'Bank Branch Address', kind: 'longText', mask: 'none' },
  },
} as const satisfies Definition;

export const BANK_FIELDS = BANK_DETAILS.fields;
/** In the order of the screen. */
export const BANK_FIELD_NAMES = namesOf(BANK_FIELDS);
