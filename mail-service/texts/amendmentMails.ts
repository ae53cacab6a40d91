import { paths } from '../../src/config/paths.ts';
import { type AmendmentKind, amendmentKind } from '../../src/domain/records/amendments.ts';
import type { MailContent } from '../layout.ts';
import { plainQuote } from '../plain.ts';
import type { MailRecord } from '../records.ts';
import {
  hasCopy,
  introducerFact,
  introducerOf,
  nameOf,
  reviewOf,
  TO_PERSON,
  TO_REVIEWERS,
  withHelp,
} from './parts.ts';

/** Mails about a change name its kind only: the values are in the portal. */
export function amendmentMail(record: MailRecord, kind: AmendmentKind, portal: string): MailContent {
  const name = nameOf(record);
  const what = amendmentKind(kind).name;
  return {
    subject: `Change to check: ${what} of ${name}`,
    paragraphs: [
      `${name} has asked for a change of the ${what}. What is on record stays until it is validated.`,
    ],
    facts: [introducerFact(record)],
    button: reviewOf('Check the change', portal, record),
    why: TO_REVIEWERS,
  };
}

/** To the person, and to the introducer as a second pair of eyes. */
export function accountChangeMail(record: MailRecord, portal: string): MailContent {
  return {
    subject: 'Your bank account is about to change',
    name: nameOf(record),
    paragraphs: [
      'Somebody who is signed in as you has asked us to pay to another bank account.',
      'The account on record stays in use until a reviewer and an approver have checked the new one, for 48 hours at least.',
      'If this was not you, open the portal now, choose “Change something” and take the change back. Then change your password.',
    ],
    closing: withHelp('', record),
    button: { label: 'Look at the change', href: `${portal}${paths.changes}` },
    why: `${TO_PERSON}${hasCopy(record) ? ' Your introducer gets a copy.' : ''}`,
  };
}

/** @param refusal undefined when the change is in force */
export function amendmentDecidedMail(
  record: MailRecord,
  kind: AmendmentKind,
  refusal: string | undefined,
  portal: string,
): MailContent {
  const what = amendmentKind(kind).name;
  const isRefused = refusal !== undefined;
  const introducer = introducerOf(record);
  const title = isRefused ? `Your change was refused: ${what}` : `Your change is in force: ${what}`;
  return {
    subject: title,
    name: nameOf(record),
    paragraphs: isRefused
      ? [
          `Your change of the ${what} was refused. What was on record stays.${refusal ? ' The reason given:' : ''}`,
        ]
      : [`Your change of the ${what} has been checked and is in force.`],
    quote: plainQuote(refusal ?? ''),
    closing: isRefused
      ? withHelp('You can submit the change again.', record)
      : introducer
        ? `If you did not ask for it, tell your introducer at once: ${introducer}.`
        : 'If you did not ask for it, raise a query in the portal at once.',
    button: {
      label: isRefused ? 'Change it again' : 'Look at the change',
      href: `${portal}${paths.changes}`,
    },
    why: TO_PERSON,
  };
}
