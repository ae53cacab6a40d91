import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Bank details. */
export const section2Bank: readonly SpecRow[] = [
  {
    id: '2-bank-user-details',
    text: 'The screen shows user details and a bank details form.',
    tests: [
      'Bank details screen: user details as text, the fields in order, and a sample certificate to download',
    ],
  },
  {
    id: '2-bank-cheque',
    text: 'The screen has a cancelled cheque upload.',
    tests: ['Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields'],
  },
  {
    id: '2-bank-sample',
    text: 'The screen has a sample certificate download link.',
    tests: [
      'Bank details screen: user details as text, the fields in order, and a sample certificate to download',
      'Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields',
    ],
  },
  {
    id: '2-bank-submit-button',
    text: 'Submit shows only when forms.bankdetails is 0.',
    tests: [
      'a saved draft survives a reload, and what is not saved says so',
      'Bank: fields are locked at status 1, and Print appears from 2 on',
      'Bank: fields are locked at status 2, and Print appears from 2 on',
      'Bank: fields are locked at status 3, and Print appears from 2 on',
      'sent back with queries: editable, with a draft, and no Submit until they are resolved',
    ],
  },
  {
    id: '2-bank-print-button',
    text: 'Print shows when the bank status is 2 or more.',
    tests: [
      'Bank details screen: user details as text, the fields in order, and a sample certificate to download',
      'Bank: fields are locked at status 1, and Print appears from 2 on',
      'Bank: fields are locked at status 2, and Print appears from 2 on',
      'Bank: fields are locked at status 3, and Print appears from 2 on',
    ],
  },
];
