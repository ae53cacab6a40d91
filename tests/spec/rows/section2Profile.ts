import type { SpecRow } from '../specRow.ts';

/** My Profile. */
export const section2Profile: readonly SpecRow[] = [
  {
    id: '2-profile-fields',
    text: 'My Profile has editable fields and a Save button.',
    tests: [
      'My Profile shows its fields in order, with User ID, E-mail and introducer locked',
      'after a successful save the page says so, and the dashboard follows',
    ],
  },
  {
    id: '2-profile-signature',
    text: 'My Profile has a signature upload.',
    tests: ['the signature upload stores an image in both records'],
  },
  {
    id: '2-profile-neither',
    text: 'If neither PAN nor Aadhar is present the user is sent to /dashboard.',
    tests: [
      'a trainee with neither PAN nor Aadhar is sent to the dashboard',
      'a vendor with neither PAN nor Aadhar is sent to the dashboard',
    ],
  },
  {
    id: '2-profile-saved',
    text: 'After a successful save the browser goes to /dashboard after 800 ms.',
    tests: [
      'after a save of My Profile > goes to /dashboard after 800 ms, and stays busy until then',
      'after a successful save the page says so, and the dashboard follows',
    ],
  },
  {
    id: '2-profile-password',
    text: "Change Password sends a password reset mail to the user's e-mail.",
    tests: ['Change Password sends a password reset mail to the own e-mail'],
  },
];
