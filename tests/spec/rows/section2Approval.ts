import type { SpecRow } from '../specRow.ts';

/** SPEC 2, Approval screen and Notifications. */
export const section2Approval: readonly SpecRow[] = [
  {
    id: '2-approval-parameters',
    text: 'The screen takes the query parameters action and vendorName.',
    tests: [],
  },
  {
    id: '2-approval-loader',
    text: "The screen shows a loader with 'Please wait...'.",
    tests: [],
  },
  {
    id: '2-approval-card',
    text: 'A card titled Approval shows Vendor Name, UID (from the route) and Action.',
    tests: [],
  },
  {
    id: '2-approval-na',
    text: "Vendor Name and Action read 'NA' if missing.",
    tests: [],
  },
  {
    id: '2-approval-success',
    text: 'A green success message shows once done.',
    tests: [],
  },
  {
    id: '2-approval-once',
    text: 'The action runs once, as soon as the loaded user record has an e-mail and a fpocno value.',
    tests: [],
  },
  {
    id: '2-approval-incomplete',
    text: 'The action does not run for a record without an e-mail or a fpocno value.',
    tests: [],
  },
  {
    id: '2-approval-actions',
    text: 'Valid actions are accept, acceptasexception and deny.',
    tests: [],
  },
  {
    id: '2-toasts-account',
    text: 'Toasts of sign-up, login and approval: bottom-center, dark, auto-close 3000 ms.',
    tests: [],
  },
  {
    id: '2-toasts-form',
    text: 'Toasts of the trainee form and documents area: bottom-right, dark, auto-close 5000 ms.',
    tests: [],
  },
];
