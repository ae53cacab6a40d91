import { approvalPath, paths, personPath, reviewPath } from '../src/config/paths.ts';
import { aadharMode, groupName } from '../src/config/portal.ts';
import { FORM_LIST, formTitle, isFormListed } from '../src/domain/forms/registry.ts';
import { formStatusLabel } from '../src/domain/forms/statuses.ts';
import type { Delegation } from '../src/domain/people/delegations.ts';
import { deputyText } from '../src/domain/people/denied.ts';
import { type Invitation, invitationLink } from '../src/domain/people/invitations.ts';
import { type AmendmentKind, amendmentKind } from '../src/domain/records/amendments.ts';
import type { ApprovalAction, ChangeKey, FormKey, UserRecord } from '../src/domain/records/records.ts';
import { approvalLinks } from '../src/domain/review/approvalLinks.ts';
import { currentLinkKey, type Findings, flagsText } from '../src/domain/review/findings.ts';
import { openForms, turnOf } from '../src/domain/tasks/timeline.ts';
import { formatDate, formatTimestamp } from '../src/domain/time/dates.ts';
import { changeLabel } from '../src/domain/transitions/denials.ts';
import { type MailContent, plainAddress, plainName, plainQuote } from './layout.ts';

export const TO_PERSON = `From ${groupName}. You get this mail because you have registered in its onboarding portal with this address.`;
export const TO_REVIEWERS = `From the onboarding portal of ${groupName}, to its review team.`;

export const TO_APPROVER = `From the onboarding portal of ${groupName}, to its approver.`;

export const nameOf = ({ name, email }: { name: string; email: string }) =>
  plainName(name) || plainAddress(email);
/** Like "Asha Rao (asha@agency.example)". */
export const introducerOf = ({ fpoc, fpocno }: Pick<UserRecord, 'fpoc' | 'fpocno'>) =>
  plainName(fpoc) ? `${plainName(fpoc)} (${plainAddress(fpocno)})` : plainAddress(fpocno);
export const openPortal = (portal: string, path: string) => ({
  label: 'Open the portal',
  href: `${portal}${path}`,
});
const reviewOf = (portal: string, { uid }: { uid: string }) => openPortal(portal, reviewPath(uid));

export function gstMail(record: UserRecord, portal: string): MailContent {
  const name = nameOf(record);
  return {
    subject: `GSTIN of ${name}`,
    heading: `GSTIN of ${name}`,
    paragraphs: ['This GSTIN was saved in a profile of the onboarding portal.'],
    facts: [
      ['Name', name],
      ['E-mail', plainAddress(record.email)],
      ['GSTIN', plainName(record.GSTIN)],
    ],
    button: openPortal(portal, paths.login),
    why: `From the onboarding portal of ${groupName}, to its GST team.`,
  };
}

const OPEN = 'The portal shows what is still open.';
const NEWS = 'We will e-mail you if there is a question, and when a decision is made.';

/** Titles of the forms that are pending or returned; empty when there are none. */
const titlesLeft = (record: UserRecord) =>
  openForms(record)
    .map(({ key }) => formTitle(record, key))
    .join(', ');

const DECISIONS: Record<ApprovalAction, { subject: string; heading: string; result: string; next: string }> =
  {
    accept: {
      subject: 'Welcome: your empanelment is approved',
      heading: 'Your empanelment has been approved',
      result: 'Your empanelment has been approved',
      next: 'There is nothing more to do. Your forms can be printed in the portal.',
    },
    acceptasexception: {
      subject: 'Welcome: your empanelment is approved as an exception',
      heading: 'Your empanelment has been approved as an exception',
      result: 'Your empanelment has been approved as an exception',
      next: 'The portal shows whether anything is still open.',
    },
    deny: {
      subject: 'Your empanelment was not approved',
      heading: 'Your empanelment was not approved',
      result: 'Your empanelment was not approved',
      next: 'A reviewer returns what has to be corrected, and you get a mail. Then correct it and submit again.',
    },
  };

export function decisionMail(record: UserRecord, action: ApprovalAction, portal: string): MailContent {
  const { subject, heading, result, next } = DECISIONS[action];
  const { reason = '', until } = record.approval ?? {};
  const valid = until ? ` until ${formatDate(plainName(until))}` : '';
  return {
    subject,
    heading,
    name: nameOf(record),
    paragraphs: [`${result}${valid}${reason ? ', for this reason:' : '.'}`],
    quote: plainQuote(reason),
    facts: decidedBy(record),
    closing: `${action === 'accept' && openForms(record).length > 0 ? OPEN : next} ${helpOf(record)}`,
    button: openPortal(portal, paths.dashboard),
    why: `${TO_PERSON} Your introducer, ${plainName(record.fpoc) || plainAddress(record.fpocno)}, gets a copy.`,
  };
}

/** A deputy's decision names both (R25). */
function decidedBy({ approval }: Pick<UserRecord, 'approval'>): [string, string][] {
  const { onBehalfOf: absent } = approval ?? {};
  if (!absent) return [];
  const names = { name: plainName(absent.name), deputyName: plainName(absent.deputyName) };
  return [['Decided by', deputyText({ ...absent, ...names })]];
}

const helpOf = (record: UserRecord) => `Your introducer, ${introducerOf(record)}, can help.`;

/** @param parts what a reviewer returned after the denial (R21) */
export function returnedMail(record: UserRecord, parts: readonly ChangeKey[], portal: string): MailContent {
  const { reason = '' } = record.approval ?? {};
  const labels = parts.map((part) => changeLabel(record, part)).join(', ');
  return {
    subject: 'Please correct your record and submit again',
    heading: 'Please correct your record and submit again',
    name: nameOf(record),
    paragraphs: [
      'Your empanelment was not approved, but you can correct your record.',
      `A reviewer has returned: ${labels}.${reason ? ' The reason:' : ''}`,
    ],
    quote: plainQuote(reason),
    closing: `The dashboard shows each step. Correct what is asked for, and submit again. ${helpOf(record)}`,
    button: openPortal(portal, paths.dashboard),
    why: TO_PERSON,
  };
}

/** The approver signs in before a link has an effect. Without a key, `v` is empty and the links ask first. */
export function approvalMail(
  record: UserRecord,
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
    heading: `Approval needed: ${name}`,
    paragraphs: [
      `The forms of ${name} have been checked and are ready for your decision.`,
      'The record shows everything. The three links at the end ask you to sign in as an approver; for an exception and for a denial they ask for the reason first.',
    ],
    button: { label: 'Look at the record', href: `${portal}${approvalPath(record.uid)}` },
    isButtonFirst: true,
    facts: [
      ['Introducer', introducerOf(record)],
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

const IDENTITY_CARD = aadharMode === 'off' ? 'another proof of identity' : 'your Aadhar card';

const NEEDED: Record<Invitation['usertype'], string> = {
  trainee: `your PAN card, ${IDENTITY_CARD} and a cancelled cheque.`,
  vendor: `the PAN card, a cancelled cheque and ${IDENTITY_CARD}. A company or firm sends its certificate or deed instead of ${IDENTITY_CARD}. With GST, also the GSTIN and the GST certificate.`,
};

export function invitationMail(invitation: Invitation, portal: string): MailContent {
  const introducer = plainName(invitation.introducerName);
  const email = plainAddress(invitation.introducerEmail);
  return {
    subject: `${introducer} invites you to register`,
    heading: `${introducer} invites you to register`,
    name: plainName(invitation.name),
    paragraphs: [
      `${introducer} (${email}) invites you to register with ${groupName} as a ${invitation.usertype}.`,
      `It takes about 15 minutes. Please have ready: ${NEEDED[invitation.usertype]}`,
    ],
    button: { label: 'Register', href: invitationLink(portal, invitation) },
    until: `The invitation is open until ${formatTimestamp(invitation.expiresAt).split(',')[0]}.`,
    why: `From ${groupName}. You get this mail because ${introducer} entered your address in its onboarding portal. If you do not know ${introducer}, please ignore it.`,
  };
}

/** The mail to the introducer about a registration. */
export function registeredMail(record: UserRecord, isInvited: boolean, portal: string): MailContent {
  const name = nameOf(record);
  return {
    subject: `${name} has registered`,
    heading: `${name} has registered`,
    name: plainName(record.fpoc),
    paragraphs: [
      isInvited
        ? `${name} has registered as a ${record.usertype} with your invitation.`
        : `${name} has registered as a ${record.usertype} and named you as introducer, without an invitation of yours. If you do not know this person, tell the review team.`,
      'Your page shows how far the forms are.',
    ],
    facts: [['E-mail', plainAddress(record.email)]],
    button: { label: 'Look at the progress', href: `${portal}${personPath(record.uid)}` },
    why: `From the onboarding portal of ${groupName}, to the introducer of a ${record.usertype}.`,
  };
}

/** The overall status can become Submitted while one of the alternative forms is still open (R6). */
export function receiptMail(record: UserRecord, isVerified: boolean, portal: string): MailContent {
  const open = titlesLeft(record);
  const subject = open ? 'Your forms are with the reviewer' : 'We have received all your forms';
  const isDone = !open && isVerified;
  return {
    subject,
    heading: subject,
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
    button: openPortal(portal, paths.dashboard),
    why: TO_PERSON,
  };
}

export function reviewMail(record: UserRecord, portal: string): MailContent {
  const name = nameOf(record);
  const open = titlesLeft(record);
  return {
    subject: `Ready for review: ${name}`,
    heading: `Ready for review: ${name}`,
    paragraphs: [
      open
        ? `The record of ${name} is ready for review. Still to submit: ${open}.`
        : `${name} has submitted everything. The forms are ready for review.`,
    ],
    facts: [['Introducer', introducerOf(record)]],
    button: reviewOf(portal, record),
    why: TO_REVIEWERS,
  };
}

export function questionMail(
  record: UserRecord,
  form: FormKey | undefined,
  question: string,
  portal: string,
): MailContent {
  const about = form ? formTitle(record, form) : 'your forms';
  return {
    subject: `A query on ${about}`,
    heading: `A query on ${about}`,
    name: nameOf(record),
    paragraphs: [
      'A reviewer has a question. Please answer it in the portal, so that the review can continue:',
    ],
    quote: plainQuote(question),
    button: openPortal(portal, paths.queries),
    why: TO_PERSON,
  };
}

export function validatedMail(record: UserRecord, forms: readonly FormKey[], portal: string): MailContent {
  const titles = forms.map((form) => formTitle(record, form));
  const what = titles.length > 1 ? `${titles.length} of your forms are` : `${titles[0]} is`;
  return {
    subject: `${what} validated`,
    heading: `${what} validated`,
    name: nameOf(record),
    paragraphs: [
      `A reviewer has checked and validated: ${titles.join(', ')}.`,
      `${turnOf(record).whose === 'person' || titlesLeft(record) ? OPEN : 'There is nothing to do.'} ${NEWS}`,
    ],
    button: openPortal(portal, paths.dashboard),
    why: TO_PERSON,
  };
}

/** Does not quote the query, because people write account and card numbers into their queries. */
export function askedMail(record: UserRecord, form: FormKey | undefined, portal: string): MailContent {
  const name = nameOf(record);
  const about = form ? formTitle(record, form) : 'the profile';
  return {
    subject: `${name} has a query on ${about}`,
    heading: `${name} has a query on ${about}`,
    paragraphs: ['You can read it on the review page.'],
    button: reviewOf(portal, record),
    why: TO_REVIEWERS,
  };
}

export function resolvedMail(record: UserRecord, form: FormKey | undefined, portal: string): MailContent {
  const name = nameOf(record);
  const about = form ? formTitle(record, form) : 'the profile';
  return {
    subject: `${name} resolved a query on ${about}`,
    heading: `${name} resolved a query on ${about}`,
    paragraphs: [`${name} has marked a query on ${about} as resolved.`],
    button: reviewOf(portal, record),
    why: TO_REVIEWERS,
  };
}

export function decidedMail(record: UserRecord, portal: string): MailContent {
  const name = nameOf(record);
  const { reason = '', change = [] } = record.approval ?? {};
  const said = record.approval ? DECIDED[record.approval.action] : '';
  return {
    subject: `${name}: ${said}`,
    heading: `${name}: ${said}`,
    paragraphs: [`${name} was ${said}${reason ? ', for this reason:' : '.'}`],
    quote: plainQuote(reason),
    facts: decidedBy(record),
    ...(change.length > 0 && {
      closing: `The approver asks for a change of: ${change.map((key) => changeLabel(record, key)).join(', ')}. One press on the review page returns it.`,
    }),
    button: reviewOf(portal, record),
    why: TO_REVIEWERS,
  };
}

const DECIDED: Record<ApprovalAction, string> = {
  accept: 'accepted',
  acceptasexception: 'accepted as an exception',
  deny: 'denied',
};

/** Mails about a change name its kind only: the values are in the portal. */
export function amendmentMail(record: UserRecord, kind: AmendmentKind, portal: string): MailContent {
  const name = nameOf(record);
  const what = amendmentKind(kind).name;
  return {
    subject: `Change to check: ${what} of ${name}`,
    heading: `Change to check: ${what} of ${name}`,
    paragraphs: [
      `${name} has asked for a change of the ${what}. What is on record stays until it is validated.`,
    ],
    facts: [['Introducer', introducerOf(record)]],
    button: { label: 'Look at the change', href: `${portal}${reviewPath(record.uid)}` },
    why: TO_REVIEWERS,
  };
}

/** To the person, and to the introducer as a second pair of eyes. */
export function accountChangeMail(record: UserRecord, portal: string): MailContent {
  return {
    subject: 'Your bank account is about to change',
    heading: 'Your bank account is about to change',
    name: nameOf(record),
    paragraphs: [
      'Somebody who is signed in as you has asked us to pay to another bank account.',
      'The account on record stays in use until a reviewer and an approver have checked the new one, for 48 hours at least.',
      'If this was not you, open the portal now, choose “Change something” and take the change back. Then change your password.',
    ],
    closing: `Your introducer, ${introducerOf(record)}, can help.`,
    button: openPortal(portal, paths.changes),
    why: `${TO_PERSON} Your introducer gets a copy.`,
  };
}

/** @param refusal undefined when the change is in force */
export function amendmentDecidedMail(
  record: UserRecord,
  kind: AmendmentKind,
  refusal: string | undefined,
  portal: string,
): MailContent {
  const what = amendmentKind(kind).name;
  const isRefused = refusal !== undefined;
  const title = isRefused ? `Your change was refused: ${what}` : `Your change is in force: ${what}`;
  return {
    subject: title,
    heading: title,
    name: nameOf(record),
    paragraphs: isRefused
      ? ['What was on record stays. The reason given:']
      : [`Your change of the ${what} has been checked and is in force.`],
    quote: plainQuote(refusal ?? ''),
    closing: isRefused
      ? `You can submit the change again in the portal. Your introducer, ${introducerOf(record)}, can help.`
      : `If you did not ask for it, tell your introducer at once: ${introducerOf(record)}.`,
    button: openPortal(portal, paths.changes),
    why: TO_PERSON,
  };
}
