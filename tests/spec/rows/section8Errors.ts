import type { SpecRow } from '../specRow.ts';

/** Error catalogue. */
export const section8Errors: readonly SpecRow[] = [
  {
    id: '8-login-missing',
    text: "Login with missing fields: error toast 'Please fill the details to login'.",
    tests: ['login with missing fields: Please fill the details to login'],
  },
  {
    id: '8-login-failure',
    text: "Login failure: the provider's message as an error toast; loading cleared.",
    tests: ["login failure: the provider's message as an error toast, loading cleared"],
  },
  {
    id: '8-signup-failure',
    text: 'Sign-up failure: logged; loading cleared.',
    tests: ['sign-up failure: only the code is logged, the reason is shown, loading is cleared'],
  },
  {
    id: '8-mismatch',
    text: "Password mismatch: inline 'Password does not match!'.",
    tests: ['introducer sign-up: password mismatch shows Password does not match!'],
  },
  {
    id: '8-signup-missing',
    text: "Missing name / e-mail at sign-up: 'Name is required', 'Email is required'.",
    tests: ['introducer sign-up: missing name, e-mail, domain and passwords are named beside the fields'],
  },
  {
    id: '8-pan',
    text: "Invalid PAN: inline 'Enter Valid PAN Number!'.",
    tests: ['an invalid PAN of 10 characters is cleared with its message, and can be put back'],
  },
  {
    id: '8-gstin',
    text: "Invalid GSTIN: inline 'Enter Valid GSTIN Number'.",
    tests: ['an invalid GSTIN is cleared with its message, and the likely spelling is offered'],
  },
  {
    id: '8-size',
    text: "File over 5 MB: 'Please upload file less than or equal to 5 MB'.",
    tests: ['File over 5 MB: Please upload file less than or equal to 5 MB, and the upload still proceeds'],
  },
  {
    id: '8-cheque',
    text: "Bank submit without cheque: info 'Please Upload Cancelled Cheque and Bank Certificate!'.",
    tests: ['Bank submit without cheque: info Please Upload Cancelled Cheque and Bank Certificate!'],
  },
  {
    id: '8-mail',
    text: 'Mail failure: warning toast with the error; loading stops.',
    tests: [
      'mail failure: a warning toast with the error, the profile stays saved and says so',
      'mail failure: the decision stands, a warning toast shows the error, and Send mail again sends it',
    ],
  },
  {
    id: '8-approval',
    text: "Approval failure: warning toast and message 'Please contact the administrator.'",
    tests: [
      'approval: an approver cannot decide on somebody they introduced: please contact the administrator',
    ],
  },
  {
    id: '8-reset',
    text: "Password reset failure: warning with the provider's message.",
    tests: ["password reset failure: a warning with the provider's message"],
  },
  {
    id: '8-form',
    text: "Trainee form incomplete: error toast 'Please fill in complete form'; submit blocked.",
    tests: [
      'Submit > with sectionOne or sectionSix missing says Please fill in complete form and is blocked',
    ],
  },
  {
    id: '8-documents',
    text: "Mandatory documents missing: error toast 'Please Upload the mandatory documents!'; submit blocked.",
    tests: [
      'Mandatory documents missing: error toast Please Upload the mandatory documents! and submit blocked',
    ],
  },
  {
    id: '8-delete',
    text: 'File delete failure: warning toast with the error.',
    tests: ['File delete failure: warning toast with the error, and the document stays'],
  },
  {
    id: '8-upload',
    text: 'Upload errors are logged.',
    tests: ['Upload errors are logged, by their code alone'],
  },
  {
    id: '8-no-queries',
    text: "No queries: 'No Queries Found'.",
    tests: ["without queries the page says 'No Queries Found'"],
  },
  {
    id: '8-toast-one',
    text: "Success toast 'Section I Saved Successfully'.",
    tests: [
      'Section 1, Trainee Information Details > Save writes vendorDetails.sectionOne and vendorTypes and says so',
    ],
  },
  {
    id: '8-toast-six',
    text: "Success toast 'Section IV Saved Successfully'.",
    tests: [
      'Section 4, Declaration > position, number and e-mail come from the profile; Save writes sectionSix and says so',
    ],
  },
  {
    id: '8-toast-form',
    text: "Success toast 'Trainee Details Saved Successfully'.",
    tests: [
      'Submit > of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard',
    ],
  },
  {
    id: '8-toast-documents-uploaded',
    text: "Success toast 'Documents Uploaded successfully!'.",
    tests: ['Documents Uploaded successfully! tells that they are submitted; the log says so once'],
  },
  {
    id: '8-toast-documents-saved',
    text: "Success toast 'Documents Saved successfully!'.",
    tests: [
      'Documents Saved successfully! tells that the link of a row is saved; View opens the file in a new tab',
    ],
  },
  {
    id: '8-toast-deleted',
    text: "Success toast '{documentKey} deleted successfully!'.",
    tests: ['Delete removes the stored file and the field, and the GST row returns to no file'],
  },
  {
    id: '8-storage-codes',
    text: "The storage service's error codes are known.",
    tests: [
      'Storage service error codes > storage/unknown has a sentence of its own words',
      'Storage service error codes > storage/canceled has a sentence of its own words',
      'Storage service error codes > storage/cannot-slice-blob has a sentence of its own words',
      'Storage service error codes > storage/invalid-argument has a sentence of its own words',
      'Storage service error codes > storage/app-deleted has a sentence of its own words',
      'Storage service error codes > storage/invalid-format has a sentence of its own words',
      'Storage service error codes > storage/internal-error has a sentence of its own words',
      'Storage service error codes > storage/invalid-url has a sentence of its own words',
      'Storage service error codes > storage/invalid-default-bucket has a sentence of its own words',
      'Storage service error codes > storage/no-default-bucket has a sentence of its own words',
      'Storage service error codes > storage/invalid-root-operation has a sentence of its own words',
      'Storage service error codes > storage/no-download-url has a sentence of its own words',
      'Storage service error codes > storage/object-not-found has a sentence of its own words',
      'Storage service error codes > storage/unauthenticated has a sentence of its own words',
      'Storage service error codes > storage/unauthorized-app has a sentence of its own words',
      'Storage service error codes > storage/quota-exceeded has a sentence of its own words',
      'Storage service error codes > storage/unauthorized has a sentence of its own words',
      'Storage service error codes > storage/retry-limit-exceeded has a sentence of its own words',
      'Storage service error codes > storage/server-file-wrong-size has a sentence of its own words',
      'Storage service error codes > storage/unsupported-environment has a sentence of its own words',
    ],
  },
];
