import type { ApprovalMail, GstMail, InvitationMail, NoticeMail, WelcomeMail } from './payloads.ts';
import { type Block, type Content, render } from './render.ts';

export interface Teams {
  gst: string;
  approver: string;
  review: string;
}

/** What no payload says. */
export interface Agency {
  teams: Teams;
  portal: string;
}

export interface Mail extends Content {
  to: string;
  cc?: string;
}

const greeting = (name: string): Block => ({ text: `Dear ${name},` });
const portalLink = (link: string): Block => ({ text: 'Open the portal', link });

/** These payloads have no link, so the service adds the portal's. */
export function gstMail({ name, email, gstin }: GstMail, { teams, portal }: Agency): Mail {
  return {
    to: teams.gst,
    ...render(`GSTIN of ${name}`, [
      { text: 'A profile with a GSTIN was saved in the onboarding portal.' },
      { text: `Name: ${name}` },
      { text: `E-mail: ${email}` },
      { text: `GSTIN: ${gstin}` },
      portalLink(portal),
    ]),
  };
}

const DECISIONS: Record<WelcomeMail['action'], { subject: string; text: string }> = {
  accept: { subject: 'Welcome: your empanelment is approved', text: 'Your empanelment has been approved.' },
  acceptasexception: {
    subject: 'Welcome: your empanelment is approved as an exception',
    text: 'Your empanelment has been approved as an exception.',
  },
  deny: {
    subject: 'Your empanelment was not approved',
    text: 'Your empanelment was not approved. Your introducer can tell you how to go on.',
  },
};

export function welcomeMail({ name, email, introducerEmail, action }: WelcomeMail, { portal }: Agency): Mail {
  const { subject, text } = DECISIONS[action];
  return {
    to: email,
    cc: introducerEmail,
    ...render(subject, [greeting(name), { text }, portalLink(portal)]),
  };
}

export function approvalMail({ name, uid, links }: ApprovalMail, { teams }: Agency): Mail {
  return {
    to: teams.approver,
    ...render(`Approval needed: ${name}`, [
      { text: `The forms of ${name} (UID ${uid}) are validated and wait for your decision.` },
      { text: 'Accept', link: links.accept },
      { text: 'Accept as exception', link: links.acceptasexception },
      { text: 'Deny', link: links.deny },
      { text: 'You sign in as an approver before anything is decided.' },
    ]),
  };
}

export function invitationMail(payload: InvitationMail): Mail {
  const { name, email, usertype, introducerName, introducerEmail, link } = payload;
  return {
    to: email,
    ...render(`${introducerName} invites you to register`, [
      greeting(name),
      { text: `${introducerName} (${introducerEmail}) invites you to register as a ${usertype}.` },
      { text: 'Register', link },
    ]),
  };
}

type Words = { subject: string; text: string };

const PERSON_NOTICES: Record<Extract<NoticeMail, { email: string }>['kind'], (form?: string) => Words> = {
  queryraised: (form) => ({
    subject: form ? `A query on ${form}` : 'A query on your forms',
    text: `There is a new query${form ? ` on ${form}` : ''}. Please answer it in the portal.`,
  }),
  formvalidated: (form = 'Your form') => ({
    subject: `${form} is validated`,
    text: `${form} has been checked and validated.`,
  }),
};

const TEAM_NOTICES: Record<
  Exclude<NoticeMail, { email: string }>['kind'],
  (name: string, form: string) => Words
> = {
  queryasked: (name, form) => ({
    subject: `${name} has a query on ${form}`,
    text: `${name} asks something about ${form}.`,
  }),
  queryresolved: (name, form) => ({
    subject: `${name} resolved a query on ${form}`,
    text: `${name} has marked a query on ${form} as resolved.`,
  }),
  decision: (name) => ({
    subject: `A decision was taken on ${name}`,
    text: `The approver has decided on ${name}. The portal shows the decision and the remarks.`,
  }),
};

export function noticeMail(notice: NoticeMail, { teams }: Agency): Mail {
  const { name, form, link } = notice;
  if ('email' in notice) {
    const { subject, text } = PERSON_NOTICES[notice.kind](form);
    return { to: notice.email, ...render(subject, [greeting(name), { text }, portalLink(link)]) };
  }
  const { subject, text } = TEAM_NOTICES[notice.kind](name, form ?? 'the profile');
  return { to: teams.review, ...render(subject, [{ text }, portalLink(link)]) };
}
