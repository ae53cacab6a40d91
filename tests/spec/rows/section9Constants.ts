import type { SpecRow } from '../specRow.ts';

/** Business constants and limits. */
export const section9Constants: readonly SpecRow[] = [
  {
    id: '9-toasts',
    text: 'Toast auto-close: 3000 ms (bottom-center, dark) or 5000 ms (bottom-right, dark).',
    tests: [
      'an account toast is bottom-center, dark and closes by itself after 3000 ms',
      'a form toast is bottom-right, dark and closes by itself after 5000 ms',
    ],
  },
  {
    id: '9-spinner',
    text: 'Loading spinner about 1500 ms.',
    tests: [
      'the loader > shows its spinner for 1500 ms at most, then the outline of the content',
      'The page loader hides after 1500 ms, even while the data is still missing',
    ],
  },
  {
    id: '9-redirect-login',
    text: 'Redirect after login about 1 second.',
    tests: [
      'after the login > the browser goes to /profile after 1000 ms',
      'login success: the access token is stored, and after about a second the browser goes to /profile',
    ],
  },
  {
    id: '9-redirect-profile',
    text: 'Redirect after profile save 800 ms.',
    tests: ['after a save of My Profile > goes to /dashboard after 800 ms, and stays busy until then'],
  },
  {
    id: '9-file-limit',
    text: 'File limit 5 MB (5242880 bytes).',
    tests: [
      'File over 5 MB: Please upload file less than or equal to 5 MB, and the upload still proceeds',
      'a cheque of exactly 5242880 bytes uploads without the message',
    ],
  },
  {
    id: '9-lengths',
    text: 'PAN 10 characters; GSTIN 15; Aadhar maximum 14.',
    tests: [
      'the PAN field never holds more than 10 characters, and 10 only when they are a PAN',
      'an invalid GSTIN is cleared with its message, and the likely spelling is offered',
      'Aadhar takes at most 14 characters and is masked until it is shown or edited',
    ],
  },
  {
    id: '9-codes',
    text: 'Form status codes -1, 0, 1, 2, 3; query status 0 open / 1 resolved; vendorform values 0/1/2.',
    tests: [
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
      'clicking an open query asks for confirmation and then marks it resolved',
      'locks > vendorform 0 shows Save and Submit and no Print',
      'locks > vendorform 1 is read-only, without Save and Submit',
      'locks > vendorform 2 is read-only, without Save and Submit',
    ],
  },
  {
    id: '9-overall',
    text: 'Overall status 4 accepted, 5 accepted as exception.',
    tests: [
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
      'approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out',
    ],
  },
  {
    id: '9-defaults',
    text: "Default vendorStatus Individual(Moderator/Freelancer); withHoldingTaxes fixed 'Yes'.",
    tests: [
      'the fields of a record > sectionOne has its fields and lists, with the default status and withholding taxes',
    ],
  },
  {
    id: '9-document-keys',
    text: 'Three document keys, two mandatory.',
    tests: ['the lists of a record > has three documents, two of them mandatory'],
  },
  {
    id: '9-scroll',
    text: 'Table fixed header scroll height 500px.',
    tests: ['dashboard: the table header is fixed, with a scroll height of 500px'],
  },
  {
    id: '9-storage-retry',
    text: 'Storage: maximum operation retry 120000 ms; maximum upload retry 600000 ms.',
    tests: ['storage retries an operation for 120000 ms and an upload for 600000 ms'],
  },
  {
    id: '9-storage-resumable',
    text: 'Storage: resumable upload for files over 262144 bytes.',
    tests: [
      'a file over 262144 bytes is uploaded resumably, in chunks that start at 262144 bytes and double',
      'a file of 262144 bytes is uploaded in one request',
    ],
  },
  {
    id: '9-storage-chunks',
    text: 'Storage: chunk size 262144 bytes doubling up to 33554432.',
    tests: [
      'a file over 262144 bytes is uploaded resumably, in chunks that start at 262144 bytes and double',
    ],
  },
  {
    id: '9-storage-statuses',
    text: 'Storage: retry on statuses 408, 429 and 5xx.',
    tests: [
      'an upload that is answered with 408 is tried again by itself',
      'an upload that is answered with 429 is tried again by itself',
      'an upload that is answered with 500 is tried again by itself',
      'an upload that is answered with 503 is tried again by itself',
    ],
  },
  {
    id: '9-cache',
    text: 'Document database cache size default 41943040 bytes, minimum 1048576.',
    tests: [
      'the database keeps 41943040 bytes, in memory only',
      'the database takes no cache below 1048576 bytes',
    ],
  },
];
