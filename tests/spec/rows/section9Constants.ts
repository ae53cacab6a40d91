import type { SpecRow } from '../specRow.ts';

/** SPEC 9, Business constants and limits. */
export const section9Constants: readonly SpecRow[] = [
  {
    id: '9-toasts',
    text: 'Toast auto-close: 3000 ms (bottom-center, dark) or 5000 ms (bottom-right, dark).',
    tests: [],
  },
  {
    id: '9-spinner',
    text: 'Loading spinner about 1500 ms.',
    tests: [],
  },
  {
    id: '9-redirect-login',
    text: 'Redirect after login about 1 second.',
    tests: [],
  },
  {
    id: '9-redirect-profile',
    text: 'Redirect after profile save 800 ms.',
    tests: [],
  },
  {
    id: '9-file-limit',
    text: 'File limit 5 MB (5242880 bytes).',
    tests: [],
  },
  {
    id: '9-lengths',
    text: 'PAN 10 characters; GSTIN 15; Aadhar maximum 14.',
    tests: [],
  },
  {
    id: '9-codes',
    text: 'Form status codes -1, 0, 1, 2, 3; query status 0 open / 1 resolved; vendorform values 0/1/2.',
    tests: [],
  },
  {
    id: '9-overall',
    text: 'Overall status 4 accepted, 5 accepted as exception.',
    tests: [],
  },
  {
    id: '9-defaults',
    text: "Default vendorStatus Individual(Moderator/Freelancer); withHoldingTaxes fixed 'Yes'.",
    tests: [],
  },
  {
    id: '9-document-keys',
    text: 'Three document keys, two mandatory.',
    tests: [],
  },
  {
    id: '9-scroll',
    text: 'Table fixed header scroll height 500px.',
    tests: [],
  },
  {
    id: '9-storage-retry',
    text: 'Storage: maximum operation retry 120000 ms; maximum upload retry 600000 ms.',
    tests: [],
  },
  {
    id: '9-storage-resumable',
    text: 'Storage: resumable upload for files over 262144 bytes.',
    tests: [],
  },
  {
    id: '9-storage-chunks',
    text: 'Storage: chunk size 262144 bytes doubling up to 33554432.',
    tests: [],
  },
  {
    id: '9-storage-statuses',
    text: 'Storage: retry on statuses 408, 429 and 5xx.',
    tests: [],
  },
  {
    id: '9-cache',
    text: 'Document database cache size default 41943040 bytes, minimum 1048576.',
    tests: [],
  },
];
