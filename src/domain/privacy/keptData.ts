import type { CollectionName } from './collections.ts';
import { inYears, type NoticeSettings } from './notice.ts';

interface KeptData {
  what: string;
  /** The collections with these data. A test fails for a collection that is in neither list of this file. */
  collections: readonly CollectionName[];
  seenBy: string;
}

const STAFF_AND_YOU = 'You, reviewers, approvers';
const ALSO_FINANCE = `${STAFF_AND_YOU}, and finance in exports`;

/** What the portal stores about a person, in the order of the screen. */
export const KEPT_DATA: readonly KeptData[] = [
  {
    what: 'Profile, forms, queries and the log of what was done',
    collections: ['users'],
    seenBy: ALSO_FINANCE,
  },
  {
    what: 'Name, e-mail address, status of each form and the last decision',
    collections: ['progress'],
    seenBy: 'You, your introducer, reviewers, approvers',
  },
  {
    what: 'Letters and forms as you signed them, with a masked Aadhar number',
    collections: ['papers'],
    seenBy: STAFF_AND_YOU,
  },
  { what: 'Tax details of a vendor', collections: ['taxes'], seenBy: ALSO_FINANCE },
  {
    what: 'Changes after the approval, and what was on record before each',
    collections: ['amendments', 'history'],
    seenBy: STAFF_AND_YOU,
  },
  {
    what: 'Documents, cheque and signature, with those that were replaced after a review',
    collections: ['documents'],
    seenBy: STAFF_AND_YOU,
  },
  { what: 'Text that you typed and did not save', collections: ['drafts'], seenBy: 'Only you' },
  {
    what: 'Which notice you were shown, and who of the staff looked',
    collections: ['consents', 'access'],
    seenBy: 'Only you',
  },
  {
    what: 'E-mail address and a hashed password for the sign-in, processed by Google in the USA',
    collections: [],
    seenBy: 'Nobody reads the password',
  },
];

/** What the rules show to staff only, or to nobody. */
export const UNREADABLE_DATA: readonly Pick<KeptData, 'what' | 'collections'>[] = [
  {
    what: 'copies of your answers as a reviewer or an approver last saw them',
    collections: ['reviewed', 'decided'],
  },
  {
    what: 'the number of points to check, and other people with the same PAN, GSTIN, account, Aadhar or phone number',
    collections: ['findings'],
  },
  { what: 'what public registers or our bank showed about you', collections: ['checks'] },
  { what: 'which reviewer works on your record', collections: ['assignments'] },
  { what: 'when you were reminded last', collections: ['reminders'] },
  { what: 'which figures of a month count you', collections: ['counted'] },
  {
    what: 'of approvers: who stands in for whom',
    collections: ['approvers', 'delegations'],
  },
  { what: 'the invitation that was sent to you, with name and e-mail address', collections: ['invitations'] },
  { what: 'lists that were exported for finance, which are logged without names', collections: ['exports'] },
  { what: 'how many people did what in a month, which names nobody', collections: ['stats'] },
  { what: 'once your data are erased: that they were, when and why', collections: ['erased'] },
];

export function keptFor({ keptYears }: Pick<NoticeSettings, 'keptYears'>): string {
  return `If you are approved: while we work together and ${inYears(keptYears)} afterwards. If you do not finish or are not approved: one year. Which notice you were shown stays as a proof.`;
}
