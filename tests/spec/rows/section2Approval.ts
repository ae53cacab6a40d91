import type { SpecRow } from '../specRow.ts';

/** Approval screen and Notifications. */
export const section2Approval: readonly SpecRow[] = [
  {
    id: '2-approval-parameters',
    text: 'The screen takes the query parameters action and vendorName.',
    tests: ['approval: the card shows Vendor Name, UID and Action, each NA if missing'],
  },
  {
    id: '2-approval-loader',
    text: "The screen shows a loader with 'Please wait...'.",
    tests: ["approval: the loader says 'Please wait...' until the decision is written"],
  },
  {
    id: '2-approval-card',
    text: 'A card titled Approval shows Vendor Name, UID (from the route) and Action.',
    tests: ['approval: the card shows Vendor Name, UID and Action, each NA if missing'],
  },
  {
    id: '2-approval-na',
    text: "Vendor Name and Action read 'NA' if missing.",
    tests: ['approval: the card shows Vendor Name, UID and Action, each NA if missing'],
  },
  {
    id: '2-approval-success',
    text: 'A green success message shows once done.',
    tests: ['approval: accept sets forms.status 4 and approved true, then one mail goes out'],
  },
  {
    id: '2-approval-once',
    text: 'The action runs once, as soon as the loaded user record has an e-mail and a fpocno value.',
    tests: [
      'decides once and mails once although StrictMode runs every effect twice',
      'a renewed access token starts nothing again',
      'approval: the action waits until the record has an e-mail and a fpocno value',
    ],
  },
  {
    id: '2-approval-incomplete',
    text: 'The action does not run for a record without an e-mail or a fpocno value.',
    tests: ['approval: the action waits until the record has an e-mail and a fpocno value'],
  },
  {
    id: '2-approval-actions',
    text: 'Valid actions are accept, acceptasexception and deny.',
    tests: [
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
      'approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out',
      'approval: deny sets forms.status 1 and approved false, then one mail goes out',
      'approval: an unknown action writes nothing and says so',
    ],
  },
  {
    id: '2-toasts-account',
    text: 'Toasts of sign-up, login and approval: bottom-center, dark, auto-close 3000 ms.',
    tests: [
      'an account toast is bottom-center, dark and closes by itself after 3000 ms',
      'a toast of the login area is bottom-center and dark and goes by itself',
    ],
  },
  {
    id: '2-toasts-form',
    text: 'Toasts of the trainee form and documents area: bottom-right, dark, auto-close 5000 ms.',
    tests: [
      'a form toast is bottom-right, dark and closes by itself after 5000 ms',
      'a toast of the documents area is bottom-right and dark and goes by itself',
    ],
  },
];
