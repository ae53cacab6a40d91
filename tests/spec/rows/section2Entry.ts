import type { SpecRow } from '../specRow.ts';

/** Login screen and Introducer Sign Up screen. */
export const section2Entry: readonly SpecRow[] = [
  {
    id: '2-login-fields',
    text: 'The login screen has e-mail and password fields and a Login button.',
    tests: ['the login screen has e-mail and password fields, a Login button and the ways to register'],
  },
  {
    id: '2-login-toggle',
    text: 'The login screen has a show/hide password toggle.',
    tests: ['login: the password can be shown and hidden'],
  },
  {
    id: '2-login-video',
    text: 'The login screen has a looping brand video on wide screens.',
    tests: [
      'the brand video plays muted and in a loop beside the login on wide screens, and not on small ones',
    ],
  },
  {
    id: '2-signup-fields',
    text: "Introducer Sign Up has Employee Name, an e-mail prefix with the placeholder 'Name.Surname', a domain dropdown, Password, Confirm Password and a 'Register' button.",
    tests: [
      "Introducer Sign Up has its fields in order, the placeholder 'Name.Surname' and a Register button",
      'introducer sign-up: the domain must be chosen, from the four work domains',
    ],
  },
  {
    id: '2-signup-link',
    text: "Introducer Sign Up has a link 'Already a Introducer? Login here' to /.",
    tests: ["introducer sign-up: 'Already a Introducer? Login here' leads to /"],
  },
  {
    id: '2-signup-loading',
    text: 'A loading indicator shows while registering.',
    tests: [
      'introducer sign-up: a loading indicator shows while registering, and a double click registers once',
    ],
  },
];
