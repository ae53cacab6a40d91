import type { NoticeSettings } from './notice.ts';

interface KeptData {
  what: string;
  where: string;
  seenBy: string;
}

/** What the portal stores about a person, in the order of the screen. */
export const KEPT_DATA: readonly KeptData[] = [
  {
    what: 'Profile, forms, queries and the log of what was done',
    where: 'Database, your record',
    seenBy: 'You, reviewers, approvers',
  },
  {
    what: 'Name, e-mail address, status of each form and the last decision',
    where: 'Database, progress',
    seenBy: 'You, your introducer, reviewers, approvers',
  },
  {
    what: 'Tax details, changes after the approval, and what was on record before',
    where: 'Database, beside your record',
    seenBy: 'You, reviewers, approvers',
  },
  {
    what: 'Documents, cheque and signature, with those that were replaced after a review',
    where: 'File storage',
    seenBy: 'You, reviewers, approvers',
  },
  { what: 'Text that you typed and did not save', where: 'Database, drafts', seenBy: 'Only you' },
  {
    what: 'Which notice you were shown, and who of the staff looked',
    where: 'Database, consents and access',
    seenBy: 'Only you',
  },
  {
    what: 'Sign-in: e-mail address and a hashed password',
    where: 'Google’s sign-in service',
    seenBy: 'Nobody reads the password',
  },
];

/** What the rules show to staff only. */
export const UNREADABLE_DATA: readonly string[] = [
  'copies of your answers as a reviewer or an approver last saw them (reviewed, decided)',
  'the number of points to check, and other people with the same PAN, GSTIN, account, Aadhar or phone number (findings)',
  'what public registers or our bank showed about you (checks)',
  'when you were reminded last (reminders)',
  'lists that finance exported, which are logged without names (exports)',
];

export function keptFor({ keptYears }: Pick<NoticeSettings, 'keptYears'>): string {
  const years = keptYears === 1 ? 'one financial year' : `${keptYears} financial years`;
  return `If you are approved: while we work together and ${years} afterwards. If you do not finish or are not approved: one year. Which notice you were shown stays as a proof.`;
}
