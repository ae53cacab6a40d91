import type { SpecRow } from '../specRow.ts';

/** SPEC 8, Error catalogue. */
export const section8Errors: readonly SpecRow[] = [
  {
    id: '8-login-missing',
    text: "Login with missing fields: error toast 'Please fill the details to login'.",
    tests: [],
  },
  {
    id: '8-login-failure',
    text: "Login failure: the provider's message as an error toast; loading cleared.",
    tests: [],
  },
  {
    id: '8-signup-failure',
    text: 'Sign-up failure: logged; loading cleared.',
    tests: [],
  },
  {
    id: '8-mismatch',
    text: "Password mismatch: inline 'Password does not match!'.",
    tests: [],
  },
  {
    id: '8-signup-missing',
    text: "Missing name / e-mail at sign-up: 'Name is required', 'Email is required'.",
    tests: [],
  },
  {
    id: '8-pan',
    text: "Invalid PAN: inline 'Enter Valid PAN Number!'.",
    tests: [],
  },
  {
    id: '8-gstin',
    text: "Invalid GSTIN: inline 'Enter Valid GSTIN Number'.",
    tests: [],
  },
  {
    id: '8-size',
    text: "File over 5 MB: 'Please upload file less than or equal to 5 MB'.",
    tests: [],
  },
  {
    id: '8-cheque',
    text: "Bank submit without cheque: info 'Please Upload Cancelled Cheque and Bank Certificate!'.",
    tests: [],
  },
  {
    id: '8-mail',
    text: 'Mail failure: warning toast with the error; loading stops.',
    tests: [],
  },
  {
    id: '8-approval',
    text: "Approval failure: warning toast and message 'Please contact the administrator.'",
    tests: [],
  },
  {
    id: '8-reset',
    text: "Password reset failure: warning with the provider's message.",
    tests: [],
  },
  {
    id: '8-form',
    text: "Trainee form incomplete: error toast 'Please fill in complete form'; submit blocked.",
    tests: [],
  },
  {
    id: '8-documents',
    text: "Mandatory documents missing: error toast 'Please Upload the mandatory documents!'; submit blocked.",
    tests: [],
  },
  {
    id: '8-delete',
    text: 'File delete failure: warning toast with the error.',
    tests: [],
  },
  {
    id: '8-upload',
    text: 'Upload errors are logged.',
    tests: [],
  },
  {
    id: '8-no-queries',
    text: "No queries: 'No Queries Found'.",
    tests: [],
  },
  {
    id: '8-toast-one',
    text: "Success toast 'Section I Saved Successfully'.",
    tests: [],
  },
  {
    id: '8-toast-six',
    text: "Success toast 'Section IV Saved Successfully'.",
    tests: [],
  },
  {
    id: '8-toast-form',
    text: "Success toast 'Trainee Details Saved Successfully'.",
    tests: [],
  },
  {
    id: '8-toast-documents-uploaded',
    text: "Success toast 'Documents Uploaded successfully!'.",
    tests: [],
  },
  {
    id: '8-toast-documents-saved',
    text: "Success toast 'Documents Saved successfully!'.",
    tests: [],
  },
  {
    id: '8-toast-deleted',
    text: "Success toast '{documentKey} deleted successfully!'.",
    tests: [],
  },
  {
    id: '8-storage-codes',
    text: "The storage service's error codes are known.",
    tests: [],
  },
];
