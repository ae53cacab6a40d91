import { paths } from '../../src/config/paths.ts';
import { formTitle } from '../../src/domain/forms/registry.ts';
import type { ApprovalAction, ChangeKey, FormKey } from '../../src/domain/records/records.ts';
import { openForms, whoseTurn } from '../../src/domain/tasks/timeline.ts';
import { formatDate } from '../../src/domain/time/dates.ts';
import { changeLabel } from '../../src/domain/transitions/denials.ts';
import type { MailContent } from '../layout.ts';
import { plainName, plainQuote } from '../plain.ts';
import type { MailRecord } from '../records.ts';
import { decidedBy, hasCopy, nameOf, TO_PERSON, titlesLeft, withHelp } from './parts.ts';

const OPEN = 'The portal shows what is still open.';
const SEE_OPEN = 'See what is open';
const SEE_FORMS = 'Look at your forms';

const NEWS = 'We will e-mail you if there is a question, and when a decision is made.';

interface DecisionTexts {
  subject: string;
  /** Without a full stop: the heading, and the start of the first line. */
  result: string;
  next: string;
  button: string;
}

const DECISIONS: Record<ApprovalAction, DecisionTexts> = {
  accept: {
    subject: 'Welcome: your empanelment is approved',
    result: 'Your empanelment has been approved',
    next: 'Your forms can be printed in the portal. The dashboard shows what is due, if anything.',
    button: SEE_FORMS,
  },
  acceptasexception: {
    subject: 'Welcome: your empanelment is approved as an exception',
    result: 'Your empanelment has been approved as an exception',
    next: '',
    button: 'See the next step',
  },
  deny: {
    subject: 'Your empanelment was not approved',
    result: 'Your empanelment was not approved',
    next: 'A reviewer returns what has to be corrected, and you get a mail. Then correct it and submit again.',
    button: 'See the next step',
  },
};

const dashboardOf = (label: string, portal: string) => ({ label, href: `${portal}${paths.dashboard}` });

function owedText(until: string | undefined, titles: readonly string[]): string {
  return titles.length > 0
    ? `Please send${until ? ` by ${formatDate(plainName(until))}` : ''}: ${titles.join('; ')}. The dashboard shows where.`
    : 'The approver listed nothing that you still owe. If the reason asks for something, the dashboard shows where to send it.';
}

/** @param owed the titles of what the person has to deliver under an exception */
export function decisionMail(
  record: MailRecord,
  action: ApprovalAction,
  portal: string,
  owed: readonly string[] = [],
): MailContent {
  const { subject, result, next, button } = DECISIONS[action];
  const { reason = '', until } = record.approval ?? {};
  const isOpen = action === 'accept' && openForms(record).length > 0;
  const closing = action === 'acceptasexception' ? owedText(until, owed) : isOpen ? OPEN : next;
  const valid = until ? ` until ${formatDate(plainName(until))}` : '';
  return {
    subject,
    heading: result,
    name: nameOf(record),
    paragraphs: [`${result}${valid}${reason ? ', for this reason:' : '.'}`],
    quote: plainQuote(reason),
    facts: decidedBy(record),
    closing: withHelp(closing, record),
    button: dashboardOf(isOpen ? SEE_OPEN : button, portal),
    why: hasCopy(record)
      ? `${TO_PERSON} Your introducer, ${plainName(record.fpoc) || record.fpocno}, gets a copy.`
      : TO_PERSON,
  };
}

/** @param parts what a reviewer returned after the denial (R21) */
export function returnedMail(record: MailRecord, parts: readonly ChangeKey[], portal: string): MailContent {
  const { reason = '' } = record.approval ?? {};
  const labels = parts.map((part) => changeLabel(record, part)).join(', ');
  return {
    subject: 'Please correct your record and submit again',
    name: nameOf(record),
    paragraphs: [
      'Your empanelment was not approved, but you can correct your record.',
      `A reviewer has returned: ${labels}.${reason ? ' The reason:' : ''}`,
    ],
    quote: plainQuote(reason),
    closing: withHelp('The dashboard shows each step. Correct what is asked for, and submit again.', record),
    button: dashboardOf('Correct and submit again', portal),
    why: TO_PERSON,
  };
}

/**
 * The overall status can become Submitted while one of the alternative forms is still open (R6), or a document missing.
 */
export function receiptMail(
  record: MailRecord,
  isVerified: boolean,
  portal: string,
  missing: readonly string[] = [],
): MailContent {
  const open = titlesLeft(record, missing);
  const subject = open ? 'Your forms are with the reviewer' : 'We have received all your forms';
  const isDone = !open && isVerified;
  return {
    subject,
    name: nameOf(record),
    paragraphs: [
      open
        ? `Thank you. A reviewer will check what you have submitted. Still to submit: ${open}.`
        : 'Thank you. Everything that is needed has been submitted, and a reviewer will check it.',
      ...(isVerified
        ? []
        : [
            'If you have not confirmed your e-mail address yet, please open the link that we sent you. The dashboard can send it again.',
          ]),
      `${NEWS}${isDone ? ' Until then there is nothing to do.' : ''}`,
    ],
    button: dashboardOf(open ? 'Submit the rest' : 'Follow the review', portal),
    why: TO_PERSON,
  };
}

export function questionMail(
  record: MailRecord,
  form: FormKey | undefined,
  question: string,
  portal: string,
): MailContent {
  const about = form ? formTitle(record, form) : 'your forms';
  return {
    subject: `A query on ${about}`,
    name: nameOf(record),
    paragraphs: [
      `A reviewer has a query for you on ${about}. Please answer it, so that the review can continue:`,
    ],
    quote: plainQuote(question),
    button: { label: 'Answer the query', href: `${portal}${paths.queries}` },
    why: TO_PERSON,
  };
}

export function validatedMail(
  record: MailRecord,
  forms: readonly FormKey[],
  portal: string,
  missing: readonly string[] = [],
): MailContent {
  const titles = forms.map((form) => formTitle(record, form));
  const isOpen = whoseTurn(record) === 'person' || titlesLeft(record, missing) !== '';
  // A letter that was signed again after the approval.
  const isApproved = record.forms.status === 4;
  const what = titles.length > 1 ? `${titles.length} of your forms are` : `${titles[0]} is`;
  return {
    subject: `${what} validated`,
    name: nameOf(record),
    paragraphs: [
      `A reviewer has validated what you submitted: ${titles.join(', ')}.`,
      `${isOpen ? OPEN : 'There is nothing to do.'}${isApproved ? '' : ` ${NEWS}`}`,
    ],
    button: dashboardOf(isOpen ? SEE_OPEN : isApproved ? SEE_FORMS : 'Follow the review', portal),
    why: TO_PERSON,
  };
}
