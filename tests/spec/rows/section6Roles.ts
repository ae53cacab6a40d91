import type { SpecRow } from '../specRow.ts';

/** SPEC 6, Roles and permissions. */
export const section6Roles: readonly SpecRow[] = [
  {
    id: '6-introducer',
    text: 'introducer: usertype assigned on self sign-up.',
    tests: [],
  },
  {
    id: '6-owner',
    text: 'Vendor / trainee edits only own profile, forms and documents (own uid).',
    tests: [],
  },
  {
    id: '6-locked',
    text: 'Form editing is disabled once the form status is above 0.',
    tests: [],
  },
  {
    id: '6-approver',
    text: 'Approver acts through a link.',
    tests: [],
  },
  {
    id: '6-token',
    text: 'Protected routes and the sidebar require a session access token.',
    tests: [],
  },
  {
    id: '6-landing',
    text: 'The landing page uses the session accessToken to choose its layout.',
    tests: [],
  },
];
