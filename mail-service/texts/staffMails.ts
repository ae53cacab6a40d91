import { approvalPath, paths } from '../../src/config/paths.ts';
import { groupName } from '../../src/config/portal.ts';
import { FORM_LIST, formTitle, isFormListed } from '../../src/domain/forms/registry.ts';
import { formStatusLabel } from '../../src/domain/forms/statuses.ts';
import type { Delegation } from '../../src/domain/people/delegations.ts';
import type { ApprovalAction, FormKey } from '../../src/domain/records/records.ts';
import { approvalLinks } from '../../src/domain/review/approvalLinks.ts';
import { currentLinkKey, type Findings, flagsText } from '../../src/domain/review/findings.ts';
import { formatTimestamp } from '../../src/domain/time/dates.ts';
import { changeLabel } from '../../src/domain/transitions/denials.ts';
import type { MailContent } from '../layout.ts';
import { plainAddress, plainName, plainQuote } from '../plain.ts';
import type { MailRecord } from '../records.ts';
import {
  decidedBy,
  introducerFact,
  nameOf,
  reviewOf,
  TO_APPROVER,
  TO_REVIEWERS,
  titlesLeft,
} from './parts.ts';

export function gstMail(record: MailRecord, portal: string): MailContent {
  const name = nameOf(record);
  return {
    subject: `GSTIN of ${name}`,
    paragraphs: [`${name} has saved this GSTIN in the onboarding portal.`],
    facts: [
      ['Name', name],
      ['E-mail', plainAddress(record.email)],
      ['GSTIN', plainName(record.GSTIN)],
    ],
    button: { label: 'Sign in to the portal', href: `${portal}${paths.login}` },
    why: `From the onboarding portal of ${groupName}, to its GST team.`,
  };
}

/** The approver signs in before a link has an effect. Without a key, `v` is empty and the links ask first. */
export function approvalMail(
  record: MailRecord,
  findings: Findings | null,
  portal: string,
  isUnverified: boolean,
  absences: readonly Delegation[],
): MailContent {
  const name = nameOf(record);
  const links = approvalLinks(portal, record, currentLinkKey(record.sent, findings) ?? '');
  const forms = FORM_LIST.filter(({ key }) => isFormListed(record, key)).map(
    ({ key }) => `${formTitle(record, key)}: ${formStatusLabel(record.forms[key])}`,
  );
  return {
    subject: `Approval needed: ${name}`,
    paragraphs: [
      `The forms of ${name} have been checked and are ready for your decision.`,
      'Open the record to decide. The three links at the end decide too: they ask you to sign in as an approver, and for the reason of an exception or a denial.',
    ],
    button: { label: 'Look at the record', href: `${portal}${approvalPath(record.uid)}` },
    isButtonFirst: true,
    facts: [
      introducerFact(record),
      ['Forms', forms.join(', ')],
      ['Flags', findings ? flagsText(findings) : 'Not known'],
      ...(isUnverified ? [['E-mail', 'The address is not verified'] as const] : []),
      ...absences.map(
        ({ name: absent, deputyName, until }) =>
          [
            'Deputy',
            `${plainName(deputyName)} decides on behalf of ${plainName(absent)} until ${formatTimestamp(until)}`,
          ] as const,
      ),
      ['UID', record.uid],
    ],
    links: [
      { label: 'Accept', href: links.accept },
      { label: 'Accept as exception', href: links.acceptasexception },
      { label: 'Deny', href: links.deny },
    ],
    why: TO_APPROVER,
  };
}

export function reviewMail(record: MailRecord, portal: string, missing: readonly string[] = []): MailContent {
  const name = nameOf(record);
  const open = titlesLeft(record, missing);
  return {
    subject: `Ready for review: ${name}`,
    paragraphs: [
      open
        ? `The record of ${name} is ready for review. Still to submit: ${open}.`
        : `${name} has submitted everything. The forms are ready for review.`,
    ],
    facts: [introducerFact(record)],
    button: reviewOf('Review the forms', portal, record),
    why: TO_REVIEWERS,
  };
}

/** Does not quote the query, because people write account and card numbers into their queries. */
export function askedMail(record: MailRecord, form: FormKey | undefined, portal: string): MailContent {
  const name = nameOf(record);
  const about = form ? formTitle(record, form) : 'the profile';
  return {
    subject: `${name} has a query on ${about}`,
    paragraphs: [`${name} has asked about ${about}. The query is on the review page.`],
    button: reviewOf('Answer the query', portal, record),
    why: TO_REVIEWERS,
  };
}

export function resolvedMail(record: MailRecord, form: FormKey | undefined, portal: string): MailContent {
  const name = nameOf(record);
  const about = form ? formTitle(record, form) : 'the profile';
  return {
    subject: `${name} resolved a query on ${about}`,
    paragraphs: [`${name} has marked a query on ${about} as resolved.`],
    button: reviewOf('Look at the answer', portal, record),
    why: TO_REVIEWERS,
  };
}

export function decidedMail(record: MailRecord, portal: string): MailContent {
  const name = nameOf(record);
  const { reason = '', change = [] } = record.approval ?? {};
  const said = record.approval ? DECIDED[record.approval.action] : '';
  return {
    subject: `${name}: ${said}`,
    paragraphs: [`${name} was ${said}${reason ? ', for this reason:' : '.'}`],
    quote: plainQuote(reason),
    facts: decidedBy(record),
    ...(change.length > 0 && {
      closing: `The approver asks for a change of: ${change.map((key) => changeLabel(record, key)).join(', ')}. One press on the review page returns it.`,
    }),
    button: reviewOf(change.length > 0 ? 'Open the review page' : 'Look at the record', portal, record),
    why: TO_REVIEWERS,
  };
}

const DECIDED: Record<ApprovalAction, string> = {
  accept: 'accepted',
  acceptasexception: 'accepted as an exception',
  deny: 'denied',
};
