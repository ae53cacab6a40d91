import type { SpecRow } from '../specRow.ts';

/** Authentication provider, document database and file storage. */
export const section7Calls: readonly SpecRow[] = [
  {
    id: '7-auth-create',
    text: 'Creates a user with e-mail and password, and sets the display name.',
    tests: [
      'an introducer registers with a work e-mail, logs in, views the profile under the own name and logs out',
    ],
  },
  {
    id: '7-auth-verification',
    text: "Sends a verification mail, with the toast 'Verification email send to' followed by the address.",
    tests: [
      'introducer sign-up: writes the record, sends the verification mail and leads to /',
      'introducer sign-up: the link in the verification mail ends the notice on the dashboard',
    ],
  },
  {
    id: '7-auth-reset',
    text: 'Sends a password reset mail.',
    tests: ['Change Password sends a password reset mail to the own e-mail'],
  },
  {
    id: '7-auth-observe',
    text: 'Observes the auth state to get the current user.',
    tests: [
      'the route guard > an access token in session storage opens every protected route, with its title, also after a reload',
      'a session that ends elsewhere is cleared, and says why',
    ],
  },
  {
    id: '7-live',
    text: 'Live subscription to users/{uid} and documents/{uid}.',
    tests: [
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
      'two tabs: an upload and a deletion there appear here',
    ],
  },
  {
    id: '7-write-sign-up',
    text: 'Merge write of the user document to users/{uid} at sign-up.',
    tests: ['introducer sign-up: writes the record, sends the verification mail and leads to /'],
  },
  {
    id: '7-write-profile',
    text: 'Updates the profile fields of users/{uid}.',
    tests: ['after a successful save the page says so, and the dashboard follows'],
  },
  {
    id: '7-write-one',
    text: 'Section 1 Save updates vendorTypes and vendorDetails.sectionOne.',
    tests: [
      'Section 1, Trainee Information Details > Save writes vendorDetails.sectionOne and vendorTypes and says so',
    ],
  },
  {
    id: '7-write-six',
    text: 'Section 4 Save updates vendorDetails.sectionSix.',
    tests: [
      'Section 4, Declaration > position, number and e-mail come from the profile; Save writes sectionSix and says so',
    ],
  },
  {
    id: '7-write-submit',
    text: 'Submit updates forms.vendorform = 1.',
    tests: [
      'Submit > of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard',
    ],
  },
  {
    id: '7-write-documents',
    text: 'Merge write to documents/{uid}.',
    tests: [
      'the journey of a trainee: register, profile, GST letter, form, documents, bank, validated, printed, accepted as exception',
    ],
  },
  {
    id: '7-log-bank',
    text: "Appends to logs: the display name followed by 'submitted Bank Details', now in milliseconds.",
    tests: [
      'Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields',
      'logs > R7: an owner’s entry with a time long ago is refused',
    ],
  },
  {
    id: '7-log-documents',
    text: "Appends to logs: the display name followed by 'uploaded and submitted Documents', now in milliseconds.",
    tests: [
      'Documents Uploaded successfully! tells that they are submitted; the log says so once',
      'logs > R7: an owner’s entry with a time long ago is refused',
    ],
  },
  {
    id: '7-file-signature',
    text: 'Signature: upload to vendors/{uid}/{random id}, then read the download link.',
    tests: ['the signature is stored under a random id in the own folder, and its link in both records'],
  },
  {
    id: '7-file-cheque',
    text: 'Cancelled cheque: upload to vendors/{uid}/documents/{filename}, then read the link.',
    tests: ['Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields'],
  },
  {
    id: '7-file-document',
    text: 'Document rows: upload to vendors/{uid}/documents/{documentKey} with its content type, save {documentKey: url}.',
    tests: [
      'Documents Saved successfully! tells that the link of a row is saved; View opens the file in a new tab',
      'a document is stored with the content type of its bytes, not of its name',
    ],
  },
  {
    id: '7-file-delete',
    text: 'Delete: remove the stored file and remove the field from documents/{uid}.',
    tests: ['Delete removes the stored file and the field, and the GST row returns to no file'],
  },
];
