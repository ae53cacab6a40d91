import type { SpecRow } from '../specRow.ts';

/** Documents record, company table, session storage, login state and icons. */
export const section3Other: readonly SpecRow[] = [
  {
    id: '3-documents-sign-image',
    text: 'documents/{uid}.signImage is the file link from the profile screen.',
    tests: ['the signature upload stores an image in both records'],
  },
  {
    id: '3-documents-cheque',
    text: 'documents/{uid}.cancelledCheque is the file link from the bank screen.',
    tests: ['Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields'],
  },
  {
    id: '3-documents-aadhar',
    text: 'CompanyCertificate is shown as Aadhar Card and mandatory.',
    tests: [
      'the lists of a record > has three documents, two of them mandatory',
      'Documents upload: the table, its note, and a red asterisk on mandatory documents',
    ],
  },
  {
    id: '3-documents-gst',
    text: 'GSTCertificate is shown as GST Registration Certificate and optional.',
    tests: [
      'the lists of a record > has three documents, two of them mandatory',
      'The GST row must be Yes before Upload is enabled, and stays Yes after a reload',
    ],
  },
  {
    id: '3-documents-pan',
    text: 'PANTANCard is shown as PAN Card and mandatory.',
    tests: [
      'the lists of a record > has three documents, two of them mandatory',
      'Documents upload: the table, its note, and a red asterisk on mandatory documents',
    ],
  },
  {
    id: '3-documents-values',
    text: 'Each document holds a file URL once uploaded, or a boolean flag before that.',
    tests: [
      'parseDocumentsRecord > reads links and flags',
      'values > R11: a value is a flag or a link into the own folder',
    ],
  },
  {
    id: '3-companies',
    text: 'The company table has Maharashtra, Telangana, Haryana, Karnataka and Tamil Nadu, each with an address and a GSTIN.',
    tests: [
      'company table > holds the five states with their codes',
      "company table > has an address and a GSTIN of its own state: 'Maharashtra'",
      "company table > has an address and a GSTIN of its own state: 'Telangana'",
      "company table > has an address and a GSTIN of its own state: 'Haryana'",
      "company table > has an address and a GSTIN of its own state: 'Karnataka'",
      "company table > has an address and a GSTIN of its own state: 'Tamil Nadu'",
    ],
  },
  {
    id: '3-session-token',
    text: 'Session storage holds accessToken.',
    tests: [
      'login success: the access token is stored, and after about a second the browser goes to /profile',
      'keeps accessToken and userDetails under these keys and clears both',
    ],
  },
  {
    id: '3-session-details',
    text: 'Session storage holds userDetails, the sign-up result.',
    tests: ['introducer sign-up: writes the record, sends the verification mail and leads to /'],
  },
  {
    id: '3-login-loading',
    text: 'The login state is loading initially.',
    tests: ['with an access token it is loading until the provider has answered'],
  },
  {
    id: '3-icons',
    text: 'The status icon is a clock for 0, a yellow check for 1, a green check for 2.',
    tests: [
      'status 0 shows Pending with its icon',
      'status 1 shows Submitted with its icon',
      'status 2 shows Validated with its icon',
    ],
  },
];
