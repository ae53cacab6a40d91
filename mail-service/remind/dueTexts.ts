import { approvalPath, paths, reviewPath } from '../../src/config/paths.ts';
import type { DueRecord } from '../../src/domain/due/dueRecord.ts';
import { formatDate } from '../../src/domain/time/dates.ts';
import type { DueItem } from '../dueItems.ts';
import type { MailContent } from '../layout.ts';
import {
  hasCopy,
  introducerFact,
  nameOf,
  peopleHave,
  reviewOf,
  TO_APPROVER,
  TO_PERSON,
  TO_REVIEWERS,
  withHelp,
} from '../texts/parts.ts';
import { LISTED_IN_DIGEST } from './digests.ts';

/** To the person: what is due, and by when. */
export function dueMail(record: DueRecord, items: readonly DueItem[], portal: string): MailContent {
  const [first] = items;
  const subject =
    items.length === 1 && first
      ? `Still to be delivered: ${first.title}`
      : `${items.length} items are still to be delivered`;
  return {
    subject,
    name: nameOf(record),
    paragraphs: [
      withHelp(
        'Your empanelment is approved, and this is still to be delivered. The dashboard shows where to send it. If you have sent it already, there is nothing to do.',
        record,
      ),
    ],
    facts: items.map(({ title, day }) => [title, day ? `due by ${formatDate(day)}` : 'as soon as you can']),
    button: { label: 'Send what is due', href: `${portal}${paths.dashboard}` },
    why: TO_PERSON,
  };
}

/** To the person, about a document that ends or has ended. `way` says how to send a new one. */
export function expiryMail(
  record: DueRecord,
  { title, until, way }: { title: string; until: string; way: string },
  isOver: boolean,
  portal: string,
): MailContent {
  const subject = `${title} ${isOver ? 'was' : 'is'} valid until ${formatDate(until)}`;
  return {
    subject,
    name: nameOf(record),
    paragraphs: [
      `Your empanelment is approved, but what we have on record ${isOver ? 'is no longer valid' : 'ends soon'}: ${title}. ${way} If you have sent it already, there is nothing to do.`,
    ],
    closing: withHelp('', record),
    button: { label: 'Send the new one', href: `${portal}${paths.dashboard}` },
    why: TO_PERSON,
  };
}

/** To the review team. */
export function dueChecksMail(count: number, portal: string): MailContent {
  const subject = `${peopleHave(count)} a check that is due again`;
  return {
    subject,
    paragraphs: [`${subject}. The due list shows who, and what to check.`],
    button: { label: 'Open the due list', href: `${portal}${paths.due}` },
    why: TO_REVIEWERS,
  };
}

/** To the review team, once for each document that comes in under an exception. */
export function deliveredMail(
  record: DueRecord,
  titles: readonly string[],
  open: readonly string[],
  portal: string,
): MailContent {
  const name = nameOf(record);
  const subject = `${name} has delivered: ${titles.join(', ')}`;
  return {
    subject,
    paragraphs: [
      `${name} has delivered what was waived under an exception. Look at the file; an approver can accept the record once everything is here.`,
    ],
    ...(open.length > 0 && { facts: [['Not delivered', open.join(', ')]] as const }),
    button: reviewOf('Look at the file', portal, record),
    why: TO_REVIEWERS,
  };
}

/** To approver, review team and introducer, the day after the last day of an exception. */
export function exceptionOverMail(record: DueRecord, open: readonly string[], portal: string): MailContent {
  const name = nameOf(record);
  const subject = `The exception of ${name} ran out on ${formatDate(record.approval?.until ?? '')}`;
  return {
    subject,
    paragraphs: [
      `${subject}. ${open.length > 0 ? `Not delivered: ${open.join(', ')}.` : 'Nothing that was listed as owed is missing.'}`,
      'The exports leave this person out until an approver accepts the record or gives the exception another last day.',
    ],
    facts: [introducerFact(record)],
    links: [reviewOf('Review page', portal, record)],
    button: { label: 'Decide again', href: `${portal}${approvalPath(record.uid)}` },
    why: `${TO_APPROVER} The review team ${hasCopy(record) ? 'and the introducer get' : 'gets'} a copy.`,
  };
}

/** To the review team, at each stage of a year's letters. */
export function dueDigestMail(people: readonly DueRecord[], day: string, portal: string): MailContent {
  const subject = `${peopleHave(people.length)} a letter to sign, due by ${formatDate(day)}`;
  return {
    subject,
    paragraphs: [`${subject}. The due list shows every letter, with a button that reminds the person.`],
    list: people.slice(0, LISTED_IN_DIGEST).map((person) => ({
      label: nameOf(person),
      detail: `due ${formatDate(day)}`,
      href: `${portal}${reviewPath(person.uid)}`,
    })),
    button: { label: 'Open the due list', href: `${portal}${paths.due}` },
    why: TO_REVIEWERS,
  };
}
