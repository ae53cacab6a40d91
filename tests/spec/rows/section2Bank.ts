import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Bank details. */
export const section2Bank: readonly SpecRow[] = [
  {
    id: '2-bank-user-details',
    text: 'The screen shows user details and a bank details form.',
    tests: [],
  },
  {
    id: '2-bank-cheque',
    text: 'The screen has a cancelled cheque upload.',
    tests: [],
  },
  {
    id: '2-bank-sample',
    text: 'The screen has a sample certificate download link.',
    tests: [],
  },
  {
    id: '2-bank-submit-button',
    text: 'Submit shows only when forms.bankdetails is 0.',
    tests: [],
  },
  {
    id: '2-bank-print-button',
    text: 'Print shows when the bank status is 2 or more.',
    tests: [],
  },
];
