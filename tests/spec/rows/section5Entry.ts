import type { SpecRow } from '../specRow.ts';

/** Validation rules of login, sign-up and profile. */
export const section5Entry: readonly SpecRow[] = [
  {
    id: '5-login',
    text: "Login needs e-mail and password, else 'Please fill the details to login'.",
    tests: ['login with missing fields: Please fill the details to login'],
  },
  {
    id: '5-signup-required',
    text: 'Sign-up needs name, e-mail prefix, password and confirm password.',
    tests: ['introducer sign-up: missing name, e-mail, domain and passwords are named beside the fields'],
  },
  {
    id: '5-signup-domain',
    text: 'Sign-up: the domain must be chosen.',
    tests: ['introducer sign-up: the domain must be chosen, from the four work domains'],
  },
  {
    id: '5-signup-name',
    text: "Sign-up without a name: 'Name is required'.",
    tests: ['introducer sign-up: missing name, e-mail, domain and passwords are named beside the fields'],
  },
  {
    id: '5-signup-email',
    text: "Sign-up without an e-mail prefix: 'Email is required'.",
    tests: ['introducer sign-up: missing name, e-mail, domain and passwords are named beside the fields'],
  },
  {
    id: '5-signup-mismatch',
    text: "Password and confirm password must be equal, else 'Password does not match!'.",
    tests: ['introducer sign-up: password mismatch shows Password does not match!'],
  },
  {
    id: '5-signup-address',
    text: 'The full e-mail is the prefix plus the selected domain with spaces removed.',
    tests: [
      'introducer sign-up: writes the record, sends the verification mail and leads to /',
      'work e-mail > joins prefix and domain without spaces',
    ],
  },
  {
    id: '5-signup-domains',
    text: 'Allowed domains are four corporate domains.',
    tests: [
      'introducer sign-up: the domain must be chosen, from the four work domains',
      'the rules know the same four work e-mail domains as .env.example',
    ],
  },
  {
    id: '5-pan-upper',
    text: 'PAN is upper-cased, maximum 10 characters.',
    tests: [
      'registration: PAN is upper-cased, at most 10 characters, and cleared with Enter Valid PAN Number!',
      'a PAN is upper-cased while it is typed, also in its middle',
    ],
  },
  {
    id: '5-pan-pattern',
    text: 'PAN: five letters, four digits, one letter.',
    tests: [
      'validatePan > refuses ZZZP10001Z',
      'validatePan > refuses ZZZPK001Z',
      'validatePan > refuses ZZZPK00011',
      'validatePan > takes ZZZPK0001Z of Ram Kumar',
      'profile > R16: a profile with a malformed PAN is refused',
    ],
  },
  {
    id: '5-pan-cleared',
    text: "PAN with 10 characters and invalid: the field is cleared with 'Enter Valid PAN Number!'.",
    tests: [
      'an invalid PAN of 10 characters is cleared with its message, and can be put back',
      'registration: PAN is upper-cased, at most 10 characters, and cleared with Enter Valid PAN Number!',
    ],
  },
  {
    id: '5-gstin-pattern',
    text: 'GSTIN: 15 characters of the pattern.',
    tests: [
      'validateGstin > takes every number with a right check digit, however it is typed',
      'validateGstin > counts the characters of 27ZZZPK0001Z1Z',
      'validateGstin > offers no repair for a format that no lookalike explains',
      'profile > R16: a profile with a malformed GSTIN is refused',
    ],
  },
  {
    id: '5-gstin-cleared',
    text: "GSTIN is upper-cased; an invalid one clears the field with 'Enter Valid GSTIN Number'.",
    tests: ['an invalid GSTIN is cleared with its message, and the likely spelling is offered'],
  },
  {
    id: '5-gstin-disabled',
    text: 'GSTIN is disabled when GST applicable is no.',
    tests: ['GSTIN is disabled when GST applicable is no'],
  },
  {
    id: '5-profile-save',
    text: 'Profile save proceeds only if PAN has 10 characters and there are no PAN/Aadhar errors.',
    tests: [
      'profile save proceeds only with a PAN of 10 characters',
      'a profile is saved only > with a PAN of 10 characters without errors',
      'a profile is saved only > with an Aadhar of at most 14 characters, stored without spaces',
    ],
  },
  {
    id: '5-aadhar',
    text: 'Aadhar: maximum length 14, spaces not required.',
    tests: [
      'Aadhar takes at most 14 characters and is masked until it is shown or edited',
      'validateAadhar > takes 200000000009',
      'validateAadhar > takes 2345 6789 0124',
    ],
  },
  {
    id: '5-contact',
    text: 'Contact number: numeric.',
    tests: [
      'the contact number is numeric, and a prefix is taken off by a click only',
      'registration: the contact number is numeric',
    ],
  },
];
