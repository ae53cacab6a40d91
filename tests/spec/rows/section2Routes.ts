import type { SpecRow } from '../specRow.ts';

/** Route table and Route guard. */
export const section2Routes: readonly SpecRow[] = [
  {
    id: '2-routes-login',
    text: '/ is the login and landing page.',
    tests: [
      'the login screen has e-mail and password fields, a Login button and the ways to register',
      'the brand video plays muted and in a loop beside the login on wide screens, and not on small ones',
    ],
  },
  {
    id: '2-routes-login-signup',
    text: 'Sign-up links back to /.',
    tests: ["introducer sign-up: 'Already a Introducer? Login here' leads to /"],
  },
  {
    id: '2-routes-login-logout',
    text: 'Logout returns to /.',
    tests: ['logout: signs out, clears session storage and goes to /'],
  },
  {
    id: '2-routes-register',
    text: '/register is the registration.',
    tests: ['/register is the registration of trainees and vendors'],
  },
  {
    id: '2-routes-approve',
    text: '/approve/{uid} is the standalone approval screen, outside the shared layout.',
    tests: ['approval: the card shows Vendor Name, UID and Action, each NA if missing'],
  },
  {
    id: '2-routes-dashboard',
    text: '/dashboard is the form status table.',
    tests: [
      'dashboard: the table has the columns Sr. No., Form Name and Status and the three forms as links',
    ],
  },
  {
    id: '2-routes-profile',
    text: '/profile is My Profile.',
    tests: ['My Profile shows its fields in order, with User ID, E-mail and introducer locked'],
  },
  {
    id: '2-routes-nonapplicability',
    text: '/nonapplicability is the GST non-applicability form.',
    tests: ['the non-applicability form has a locked name, date, state and company address'],
  },
  {
    id: '2-routes-exportgst',
    text: '/exportgst is the printable GST declaration letter.',
    tests: ['the letter names its parties, the financial year and the thresholds, and no section'],
  },
  {
    id: '2-routes-bank',
    text: '/trainee-bankdetails is the bank details screen.',
    tests: [
      'Bank details screen: user details as text, the fields in order, and a sample certificate to download',
    ],
  },
  {
    id: '2-routes-trainee-form',
    text: '/mt-trainee-form is the Trainee Registration Form.',
    tests: ['the sections > are four, of which the second and third only link to bank details and documents'],
  },
  {
    id: '2-routes-documents',
    text: '/mt-upload-documents is the document upload.',
    tests: ['Documents upload: the table, its note, and a red asterisk on mandatory documents'],
  },
  {
    id: '2-routes-queries',
    text: '/queries lists queries by category.',
    tests: ['queries are grouped by category, each group titled and linking to its screen'],
  },
  {
    id: '2-guard-redirect',
    text: 'Without an access token in session storage the browser is redirected from protected routes to /.',
    tests: [
      'route guard: every protected route leads to / without an access token',
      'route guard: the access token in session storage decides, and only in its own tab',
    ],
  },
  {
    id: '2-guard-reachable',
    text: 'Protected routes are reachable when an access token is held in session storage, also after a reload.',
    tests: [
      'the route guard > an access token in session storage opens every protected route, with its title, also after a reload',
    ],
  },
];
