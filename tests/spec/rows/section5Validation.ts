import type { SpecRow } from '../specRow.ts';

/** SPEC 5, Validation rules. */
export const section5Validation: readonly SpecRow[] = [
  {
    id: '5-login',
    text: "Login needs e-mail and password, else 'Please fill the details to login'.",
    tests: [],
  },
  {
    id: '5-signup-required',
    text: 'Sign-up needs name, e-mail prefix, password and confirm password.',
    tests: [],
  },
  {
    id: '5-signup-domain',
    text: 'Sign-up: the domain must be chosen.',
    tests: [],
  },
  {
    id: '5-signup-name',
    text: "Sign-up without a name: 'Name is required'.",
    tests: [],
  },
  {
    id: '5-signup-email',
    text: "Sign-up without an e-mail prefix: 'Email is required'.",
    tests: [],
  },
  {
    id: '5-signup-mismatch',
    text: "Password and confirm password must be equal, else 'Password does not match!'.",
    tests: [],
  },
  {
    id: '5-signup-address',
    text: 'The full e-mail is the prefix plus the selected domain with spaces removed.',
    tests: [],
  },
  {
    id: '5-signup-domains',
    text: 'Allowed domains are four corporate domains.',
    tests: [],
  },
  {
    id: '5-pan-upper',
    text: 'PAN is upper-cased, maximum 10 characters.',
    tests: [],
  },
  {
    id: '5-pan-pattern',
    text: 'PAN: five letters, four digits, one letter.',
    tests: [],
  },
  {
    id: '5-pan-cleared',
    text: "PAN with 10 characters and invalid: the field is cleared with 'Enter Valid PAN Number!'.",
    tests: [],
  },
  {
    id: '5-gstin-pattern',
    text: 'GSTIN: 15 characters of the pattern.',
    tests: [],
  },
  {
    id: '5-gstin-cleared',
    text: "GSTIN is upper-cased; an invalid one clears the field with 'Enter Valid GSTIN Number'.",
    tests: [],
  },
  {
    id: '5-gstin-disabled',
    text: 'GSTIN is disabled when GST applicable is no.',
    tests: [],
  },
  {
    id: '5-profile-save',
    text: 'Profile save proceeds only if PAN has 10 characters and there are no PAN/Aadhar errors.',
    tests: [],
  },
  {
    id: '5-aadhar',
    text: 'Aadhar: maximum length 14, spaces not required.',
    tests: [],
  },
  {
    id: '5-contact',
    text: 'Contact number: numeric.',
    tests: [],
  },
  {
    id: '5-cheque-kinds',
    text: 'Cheque upload accepts images or PDF.',
    tests: [],
  },
  {
    id: '5-cheque-size',
    text: "A cheque over 5242880 bytes shows 'Please upload file less than or equal to 5 MB' but the upload still proceeds.",
    tests: [],
  },
  {
    id: '5-bank-cheque',
    text: "Bank submit requires a cancelled cheque, else info 'Please Upload Cancelled Cheque and Bank Certificate!'.",
    tests: [],
  },
  {
    id: '5-bank-required',
    text: 'Most bank fields are required; MICR is optional.',
    tests: [],
  },
  {
    id: '5-declaration',
    text: 'Submit confirmations require a declaration that the information is true and correct.',
    tests: [],
  },
  {
    id: '5-form-required-one',
    text: 'Trainee form: all Section 1 inputs are required, including the vendorStatus and relatedwOMG selects.',
    tests: [],
  },
  {
    id: '5-form-required-six',
    text: 'Trainee form: all Section 4 inputs are required, including the date.',
    tests: [],
  },
  {
    id: '5-form-incomplete',
    text: "Submitting with sectionOne or sectionSix missing gives 'Please fill in complete form'.",
    tests: [],
  },
  {
    id: '5-form-question',
    text: 'A general-question row is added only when companyName, refName and refNumber are all present.',
    tests: [],
  },
  {
    id: '5-documents',
    text: "Documents submit requires both mandatory documents, else 'Please Upload the mandatory documents!'.",
    tests: [],
  },
];
