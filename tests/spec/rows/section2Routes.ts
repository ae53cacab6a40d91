import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Route table and Route guard. */
export const section2Routes: readonly SpecRow[] = [
  {
    id: '2-routes-login',
    text: '/ is the login and landing page.',
    tests: [],
  },
  {
    id: '2-routes-login-signup',
    text: 'Sign-up links back to /.',
    tests: [],
  },
  {
    id: '2-routes-login-logout',
    text: 'Logout returns to /.',
    tests: [],
  },
  {
    id: '2-routes-register',
    text: '/register is the registration.',
    tests: [],
  },
  {
    id: '2-routes-approve',
    text: '/approve/{uid} is the standalone approval screen, outside the shared layout.',
    tests: [],
  },
  {
    id: '2-routes-dashboard',
    text: '/dashboard is the form status table.',
    tests: [],
  },
  {
    id: '2-routes-profile',
    text: '/profile is My Profile.',
    tests: [],
  },
  {
    id: '2-routes-nonapplicability',
    text: '/nonapplicability is the GST non-applicability form.',
    tests: [],
  },
  {
    id: '2-routes-exportgst',
    text: '/exportgst is the printable GST declaration letter.',
    tests: [],
  },
  {
    id: '2-routes-bank',
    text: '/trainee-bankdetails is the bank details screen.',
    tests: [],
  },
  {
    id: '2-routes-trainee-form',
    text: '/mt-trainee-form is the Trainee Registration Form.',
    tests: [],
  },
  {
    id: '2-routes-documents',
    text: '/mt-upload-documents is the document upload.',
    tests: [],
  },
  {
    id: '2-routes-queries',
    text: '/queries lists queries by category.',
    tests: [],
  },
  {
    id: '2-guard-redirect',
    text: 'Without an access token in session storage the browser is redirected from protected routes to /.',
    tests: [],
  },
  {
    id: '2-guard-reachable',
    text: 'Protected routes are reachable when an access token is held in session storage, also after a reload.',
    tests: [],
  },
];
