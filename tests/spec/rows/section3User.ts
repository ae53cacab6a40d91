import type { SpecRow } from '../specRow.ts';

/** SPEC 3, User record. */
export const section3User: readonly SpecRow[] = [
  {
    id: '3-user-sign-up',
    text: "Introducer sign-up writes uid, email, name, userid and usertype (always 'introducer').",
    tests: [],
  },
  {
    id: '3-user-userid',
    text: 'userid is the letter O, the two-digit year, the month number without zero padding and the last 5 characters of the uid in upper case.',
    tests: [],
  },
  {
    id: '3-user-fields',
    text: 'The vendor-side fields of the users record are read and kept.',
    tests: [],
  },
  {
    id: '3-user-nationality',
    text: 'nationality is Indian or Foreign.',
    tests: [],
  },
  {
    id: '3-user-forms',
    text: 'forms holds status, approved and nonapplicability, vendorform, bankdetails, einvoicing, msa, each a numeric form status.',
    tests: [],
  },
  {
    id: '3-user-nongst',
    text: 'nongst holds date, state, address, gstinNumber.',
    tests: [],
  },
  {
    id: '3-user-bank',
    text: 'bankDetails holds bankName, bankBranchName, bankAccountType (Savings or Current), bankAccountNumber, bankMICR, ifscCode, bankBranchAddress.',
    tests: [],
  },
  {
    id: '3-user-queries',
    text: 'queries holds per category a list of items with title, timestamp, status (0 open, 1 resolved).',
    tests: [],
  },
  {
    id: '3-user-vendor-types',
    text: 'vendorTypes defaults to the twelve named types, all unchecked.',
    tests: [],
  },
  {
    id: '3-user-logs',
    text: 'logs is a list of {title, timestamp}.',
    tests: [],
  },
];
