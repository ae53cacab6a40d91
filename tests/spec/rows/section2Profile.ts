import type { SpecRow } from '../specRow.ts';

/** SPEC 2, My Profile. */
export const section2Profile: readonly SpecRow[] = [
  {
    id: '2-profile-fields',
    text: 'My Profile has editable fields and a Save button.',
    tests: [],
  },
  {
    id: '2-profile-signature',
    text: 'My Profile has a signature upload.',
    tests: [],
  },
  {
    id: '2-profile-neither',
    text: 'If neither PAN nor Aadhar is present the user is sent to /dashboard.',
    tests: [],
  },
  {
    id: '2-profile-saved',
    text: 'After a successful save the browser goes to /dashboard after 800 ms.',
    tests: [],
  },
  {
    id: '2-profile-password',
    text: "Change Password sends a password reset mail to the user's e-mail.",
    tests: [],
  },
];
