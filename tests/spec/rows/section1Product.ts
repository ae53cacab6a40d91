import type { SpecRow } from '../specRow.ts';

/** What the product does and for whom. */
export const section1Product: readonly SpecRow[] = [
  {
    id: '1-introducers',
    text: 'Introducers register with a work e-mail address, log in, view a profile and log out.',
    tests: [
      'an introducer registers with a work e-mail, logs in, views the profile under the own name and logs out',
    ],
  },
  {
    id: '1-trainees',
    text: 'Trainees and vendors sign in, edit their profile, fill the Trainee Registration Form, declare GST non-applicability, enter bank details and upload documents, and follow the status of each form.',
    tests: [
      'the journey of a trainee: register, profile, GST letter, form, documents, bank, validated, printed, accepted as exception',
    ],
  },
  {
    id: '1-trainees-queries',
    text: 'Trainees and vendors raise and resolve queries.',
    tests: [
      'a raised query is open, from the trainee, and empties the form',
      'clicking an open query asks for confirmation and then marks it resolved',
    ],
  },
  {
    id: '1-approvers',
    text: 'Approvers open a link for one vendor and accept, accept as exception, or deny the empanelment.',
    tests: [
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
      'approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out',
      'approval: deny sets forms.status 1 and approved false, then one mail goes out',
    ],
  },
  {
    id: '1-approvers-mail',
    text: "After an approver's decision a notification mail goes out.",
    tests: [
      'approval: accept sets forms.status 4 and approved true, then one mail goes out',
      'approval: acceptasexception sets forms.status 5 and approved true, then one mail goes out',
      'approval: deny sets forms.status 1 and approved false, then one mail goes out',
    ],
  },
  {
    id: '1-approvers-remarks',
    text: "After an approver's decision a remarks prompt is stored.",
    tests: ['approval: the remarks prompt is stored as vendorRemark'],
  },
  {
    id: '1-services-live',
    text: 'The hosted document database has live subscriptions: a change made elsewhere shows without a reload.',
    tests: [
      'dashboard: each status reads Queries, Pending, Submitted, Validated or Approved, as soon as it changes',
      'approval: the trainee sees the welcome banner at once, without a reload',
    ],
  },
  {
    id: '1-services-mail',
    text: 'A separate mail service is reached over HTTP.',
    tests: ['the mail service > takes a mail from the browser and delivers it to the mailbox'],
  },
  {
    id: '1-vendor',
    text: 'The vendor role exists: a vendor registers.',
    tests: [
      'registration: a vendor with an Aadhar number only',
      'R3: a vendor registers, naming the introducer',
    ],
  },
];
