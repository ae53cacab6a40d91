import type { SpecRow } from '../specRow.ts';

/** User record. */
export const section3User: readonly SpecRow[] = [
  {
    id: '3-user-sign-up',
    text: "Introducer sign-up writes uid, email, name, userid and usertype (always 'introducer').",
    tests: ['introducer sign-up: writes the record, sends the verification mail and leads to /'],
  },
  {
    id: '3-user-userid',
    text: 'userid is the letter O, the two-digit year, the month number without zero padding and the last 5 characters of the uid in upper case.',
    tests: [
      'introducer sign-up: writes the record, sends the verification mail and leads to /',
      'makeUserId > at 2026-03-15T00:00:00Z is O263ABCDE, the month in Indian time (R3)',
      'makeUserId > at 2026-11-21T00:00:00Z is O2611ABCDE, the month in Indian time (R3)',
    ],
  },
  {
    id: '3-user-fields',
    text: 'The vendor-side fields of the users record are read and kept.',
    tests: [
      'parseUserRecord > reads a full record without changing it',
      'parseUserRecord > gives every field its default when there is nothing',
    ],
  },
  {
    id: '3-user-nationality',
    text: 'nationality is Indian or Foreign.',
    tests: ['the lists of a record > names the other options'],
  },
  {
    id: '3-user-forms',
    text: 'forms holds status, approved and nonapplicability, vendorform, bankdetails, einvoicing, msa, each a numeric form status.',
    tests: [
      'parseUserRecord > reads a full record without changing it',
      'parseUserRecord > takes "1" for no form status',
    ],
  },
  {
    id: '3-user-nongst',
    text: 'nongst holds date, state, address, gstinNumber.',
    tests: [
      'the fields of a record > sectionSix, nongst and bankDetails have their fields',
      'submitting asks for the declaration, sets the form to 1 and leads to /exportgst',
    ],
  },
  {
    id: '3-user-bank',
    text: 'bankDetails holds bankName, bankBranchName, bankAccountType (Savings or Current), bankAccountNumber, bankMICR, ifscCode, bankBranchAddress.',
    tests: [
      'the fields of a record > sectionSix, nongst and bankDetails have their fields',
      'the lists of a record > names the other options',
      'Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields',
    ],
  },
  {
    id: '3-user-queries',
    text: 'queries holds per category a list of items with title, timestamp, status (0 open, 1 resolved).',
    tests: [
      'parseUserRecord > reads a full record without changing it',
      'clicking an open query asks for confirmation and then marks it resolved',
    ],
  },
  {
    id: '3-user-vendor-types',
    text: 'vendorTypes defaults to the twelve named types, all unchecked.',
    tests: ['the lists of a record, word by word > vendorTypes has its twelve names in order, all unchecked'],
  },
  {
    id: '3-user-logs',
    text: 'logs is a list of {title, timestamp}.',
    tests: [
      'logs > R7: an owner appends an entry of the own',
      'parseUserRecord > leaves out malformed items of a list and keeps the others in order',
    ],
  },
];
