import { approvalPath, paths, reviewPath } from '../../src/config/paths.ts';
import type { Invitation } from '../../src/domain/people/invitations.ts';
import type { ProgressRecord, UserRecord } from '../../src/domain/records/records.ts';
import type { OpenWork } from '../../src/domain/reminders/reminders.ts';
import { formatDate, formatTimestamp, todayInIndia } from '../../src/domain/time/dates.ts';
import { waitingText } from '../../src/domain/time/waitingTime.ts';
import type { MailContent } from '../layout.ts';
import { plainName } from '../plain.ts';
import { invitationMail } from '../texts/invitationMails.ts';
import { introducerOf, nameOf, peopleHave, TO_APPROVER, TO_PERSON, TO_REVIEWERS } from '../texts/parts.ts';
import { type Digest, LISTED_IN_DIGEST } from './digests.ts';

/** `askedBy` is the introducer who requested it. */
export function reminderMail(
  person: { name: string; email: string },
  { toSubmit, asked }: OpenWork,
  portal: string,
  askedBy?: Pick<UserRecord, 'fpoc' | 'fpocno'>,
): MailContent {
  const [subject, label] =
    asked.length > 0
      ? ['A reviewer is waiting for your answer', 'Answer the reviewer']
      : ['Your forms are not complete yet', 'Complete your forms'];
  return {
    subject,
    name: nameOf(person),
    paragraphs: [
      askedBy ? `Your introducer, ${introducerOf(askedBy)}, asked us to remind you.` : `${subject}.`,
      ...(asked.length > 0 ? [`A reviewer asks about: ${asked.join(', ')}.`] : []),
      ...(toSubmit.length > 0 ? [`Still to be filled in and submitted: ${toSubmit.join(', ')}.`] : []),
      'What you have typed so far is saved. The dashboard shows the next step.',
    ],
    button: { label, href: `${portal}${paths.dashboard}` },
    why: TO_PERSON,
  };
}

const DIGESTS = {
  review: {
    what: 'a review',
    label: 'Open the queue',
    linkTo: reviewPath,
    open: paths.review,
    why: TO_REVIEWERS,
  },
  approval: {
    what: 'an approval',
    label: 'Open the approvals',
    linkTo: approvalPath,
    open: paths.approvals,
    why: TO_APPROVER,
  },
} as const;

/** `people` are sorted by waiting time, longest first. */
export function digestMail(
  digest: Digest,
  people: readonly ProgressRecord[],
  now: number,
  portal: string,
): MailContent {
  const { what, label, linkTo, open, why } = DIGESTS[digest];
  const subject = `${people.length} ${people.length === 1 ? 'person is' : 'people are'} waiting for ${what}`;
  const listed = people.slice(0, LISTED_IN_DIGEST);
  const cut =
    listed.length < people.length ? ` These are the ${listed.length} who have been waiting longest:` : '';
  return {
    subject,
    paragraphs: [
      `${peopleHave(people.length)} been waiting for ${what} for more than two working days.${cut}`,
    ],
    list: listed.map((person) => ({
      label: plainName(person.name || person.userid),
      detail: `since ${dateOf(person.since)} (${waitingText(person, now)})`,
      href: `${portal}${linkTo(person.uid)}`,
    })),
    button: { label, href: `${portal}${open}` },
    why,
  };
}

export function invitationReminder(invitation: Invitation, portal: string): MailContent {
  const subject = `Your invitation is open until ${formatTimestamp(invitation.expiresAt)} (IST)`;
  const mail = invitationMail(invitation, portal);
  const paragraphs = ['You have not used your invitation yet.', ...mail.paragraphs] as const;
  return { ...mail, subject, paragraphs };
}

function dateOf(instant: number): string {
  return formatDate(todayInIndia(new Date(instant)));
}
