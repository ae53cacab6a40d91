import type { SpecRow } from '../specRow.ts';

/** Roles and permissions. */
export const section6Roles: readonly SpecRow[] = [
  {
    id: '6-introducer',
    text: 'introducer: usertype assigned on self sign-up.',
    tests: [
      'introducer sign-up: writes the record, sends the verification mail and leads to /',
      'R3: an employee signs up as an introducer',
    ],
  },
  {
    id: '6-owner',
    text: 'Vendor / trainee edits only own profile, forms and documents (own uid).',
    tests: [
      'what never changes > R2: nobody changes the record of somebody else',
      'who writes > R2: nobody writes the documents of somebody else',
      'paths and people > R14: nobody else stores or removes a file',
    ],
  },
  {
    id: '6-locked',
    text: 'Form editing is disabled once the form status is above 0.',
    tests: [
      'locks > vendorform 1 is read-only, without Save and Submit',
      'Bank: fields are locked at status 1, and Print appears from 2 on',
      "the declaration's inputs are locked with status 1",
    ],
  },
  {
    id: '6-approver',
    text: 'Approver acts through a link.',
    tests: [
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
      'approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out',
      'approval: deny sets forms.status 1 and approved false, then one mail goes out',
      'approval: who is not an approver is told, decides nothing, and may sign in as somebody else',
    ],
  },
  {
    id: '6-token',
    text: 'Protected routes and the sidebar require a session access token.',
    tests: [
      'route guard: every protected route leads to / without an access token',
      'the sidebar > is shown only with an access token',
    ],
  },
  {
    id: '6-landing',
    text: 'The landing page uses the session accessToken to choose its layout.',
    tests: [
      'the route guard > the landing page leads who holds an access token to the dashboard',
      'the login screen has e-mail and password fields, a Login button and the ways to register',
      'the brand video plays muted and in a loop beside the login on wide screens, and not on small ones',
    ],
  },
];
