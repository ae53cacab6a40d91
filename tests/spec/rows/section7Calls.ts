import type { SpecRow } from '../specRow.ts';

/** SPEC 7, Authentication provider, document database and file storage. */
export const section7Calls: readonly SpecRow[] = [
  {
    id: '7-auth-create',
    text: 'Creates a user with e-mail and password, and sets the display name.',
    tests: [],
  },
  {
    id: '7-auth-verification',
    text: "Sends a verification mail, with the toast 'Verification email send to' followed by the address.",
    tests: [],
  },
  {
    id: '7-auth-reset',
    text: 'Sends a password reset mail.',
    tests: [],
  },
  {
    id: '7-auth-observe',
    text: 'Observes the auth state to get the current user.',
    tests: [],
  },
  {
    id: '7-live',
    text: 'Live subscription to users/{uid} and documents/{uid}.',
    tests: [],
  },
  {
    id: '7-write-sign-up',
    text: 'Merge write of the user document to users/{uid} at sign-up.',
    tests: [],
  },
  {
    id: '7-write-profile',
    text: 'Updates the profile fields of users/{uid}.',
    tests: [],
  },
  {
    id: '7-write-one',
    text: 'Section 1 Save updates vendorTypes and vendorDetails.sectionOne.',
    tests: [],
  },
  {
    id: '7-write-six',
    text: 'Section 4 Save updates vendorDetails.sectionSix.',
    tests: [],
  },
  {
    id: '7-write-submit',
    text: 'Submit updates forms.vendorform = 1.',
    tests: [],
  },
  {
    id: '7-write-documents',
    text: 'Merge write to documents/{uid}.',
    tests: [],
  },
  {
    id: '7-log-bank',
    text: "Appends to logs: the display name followed by 'submitted Bank Details', now in milliseconds.",
    tests: [],
  },
  {
    id: '7-log-documents',
    text: "Appends to logs: the display name followed by 'uploaded and submitted Documents', now in milliseconds.",
    tests: [],
  },
  {
    id: '7-file-signature',
    text: 'Signature: upload to vendors/{uid}/{random id}, then read the download link.',
    tests: [],
  },
  {
    id: '7-file-cheque',
    text: 'Cancelled cheque: upload to vendors/{uid}/documents/{filename}, then read the link.',
    tests: [],
  },
  {
    id: '7-file-document',
    text: 'Document rows: upload to vendors/{uid}/documents/{documentKey} with its content type, save {documentKey: url}.',
    tests: [],
  },
  {
    id: '7-file-delete',
    text: 'Delete: remove the stored file and remove the field from documents/{uid}.',
    tests: [],
  },
];
