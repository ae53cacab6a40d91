import type { SpecRow } from '../specRow.ts';

/** SPEC 3, Documents record, company table, session storage, login state and icons. */
export const section3Other: readonly SpecRow[] = [
  {
    id: '3-documents-sign-image',
    text: 'documents/{uid}.signImage is the file link from the profile screen.',
    tests: [],
  },
  {
    id: '3-documents-cheque',
    text: 'documents/{uid}.cancelledCheque is the file link from the bank screen.',
    tests: [],
  },
  {
    id: '3-documents-aadhar',
    text: 'CompanyCertificate is shown as Aadhar Card and mandatory.',
    tests: [],
  },
  {
    id: '3-documents-gst',
    text: 'GSTCertificate is shown as GST Registration Certificate and optional.',
    tests: [],
  },
  {
    id: '3-documents-pan',
    text: 'PANTANCard is shown as PAN Card and mandatory.',
    tests: [],
  },
  {
    id: '3-documents-values',
    text: 'Each document holds a file URL once uploaded, or a boolean flag before that.',
    tests: [],
  },
  {
    id: '3-companies',
    text: 'The company table has Maharashtra, Telangana, Haryana, Karnataka and Tamil Nadu, each with an address and a GSTIN.',
    tests: [],
  },
  {
    id: '3-session-token',
    text: 'Session storage holds accessToken.',
    tests: [],
  },
  {
    id: '3-session-details',
    text: 'Session storage holds userDetails, the sign-up result.',
    tests: [],
  },
  {
    id: '3-login-loading',
    text: 'The login state is loading initially.',
    tests: [],
  },
  {
    id: '3-icons',
    text: 'The status icon is a clock for 0, a yellow check for 1, a green check for 2.',
    tests: [],
  },
];
