import type { SpecRow } from '../specRow.ts';

/** SPEC 1, What the product does and for whom. */
export const section1Product: readonly SpecRow[] = [
  {
    id: '1-introducers',
    text: 'Introducers register with a work e-mail address, log in, view a profile and log out.',
    tests: [],
  },
  {
    id: '1-trainees',
    text: 'Trainees and vendors sign in, edit their profile, fill the Trainee Registration Form, declare GST non-applicability, enter bank details and upload documents, and follow the status of each form.',
    tests: [],
  },
  {
    id: '1-trainees-queries',
    text: 'Trainees and vendors raise and resolve queries.',
    tests: [],
  },
  {
    id: '1-approvers',
    text: 'Approvers open a link for one vendor and accept, accept as exception, or deny the empanelment.',
    tests: [],
  },
  {
    id: '1-approvers-mail',
    text: "After an approver's decision a notification mail goes out.",
    tests: [],
  },
  {
    id: '1-approvers-remarks',
    text: "After an approver's decision a remarks prompt is stored.",
    tests: [],
  },
  {
    id: '1-services-live',
    text: 'The hosted document database has live subscriptions: a change made elsewhere shows without a reload.',
    tests: [],
  },
  {
    id: '1-services-mail',
    text: 'A separate mail service is reached over HTTP.',
    tests: [],
  },
  {
    id: '1-vendor',
    text: 'The vendor role exists: a vendor registers.',
    tests: [],
  },
];
