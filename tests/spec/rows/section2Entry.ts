import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Login screen and Introducer Sign Up screen. */
export const section2Entry: readonly SpecRow[] = [
  {
    id: '2-login-fields',
    text: 'The login screen has e-mail and password fields and a Login button.',
    tests: [],
  },
  {
    id: '2-login-toggle',
    text: 'The login screen has a show/hide password toggle.',
    tests: [],
  },
  {
    id: '2-login-video',
    text: 'The login screen has a looping brand video on wide screens.',
    tests: [],
  },
  {
    id: '2-signup-fields',
    text: "Introducer Sign Up has Employee Name, an e-mail prefix with the placeholder 'Name.Surname', a domain dropdown, Password, Confirm Password and a 'Register' button.",
    tests: [],
  },
  {
    id: '2-signup-link',
    text: "Introducer Sign Up has a link 'Already a Introducer? Login here' to /.",
    tests: [],
  },
  {
    id: '2-signup-loading',
    text: 'A loading indicator shows while registering.',
    tests: [],
  },
];
