import type { ApprovalMail, GstMail, InvitationMail, NoticeMail, WelcomeMail } from './payloads.ts';
import { type Block, type Content, render } from './render.ts';

/** Addresses of the agency's own teams. */
export interface Teams {
  gst: string;
  approver: string;
}

export interface Mail extends Content {
  to: string;
  cc?: string;
}

const greeting = (name: string): Block => ({ text: `Dear ${name},` });

export function gstMail({ name, email, gstin }: GstMail, teams: Teams): Mail {
  return {
    to: teams.gst,
    ...render(`GSTIN of ${name}`, [
      { text: 'A profile with a GSTIN was saved in the onboarding portal.' },
      { text: `Name: ${name}` },
      { text: `E-mail: ${email}` },
      { text: `GSTIN: ${gstin}` },
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

export function welcomeMail({ name, email, introducerEmail, action }: WelcomeMail): Mail {
  const { subject, text } = DECISIONS[action];
  return { to: email, cc: introducerEmail, ...render(subject, [greeting(name), { text }]) };
}

export function approvalMail({ name, uid, links }: ApprovalMail, teams: Teams): Mail {
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

const NOTICES: Record<NoticeMail['kind'], (form: string | undefined) => { subject: string; text: string }> = {
  queryraised: (form) => ({
    subject: form ? `A query on ${form}` : 'A query on your forms',
    text: `There is a new query${form ? ` on ${form}` : ''}. Please answer it in the portal.`,
  }),
  queryresolved: (form) => ({
    subject: form ? `A query on ${form} is resolved` : 'A query is resolved',
    text: `A query${form ? ` on ${form}` : ''} has been resolved.`,
  }),
  formvalidated: (form) => ({
    subject: `${form ?? 'Your form'} is validated`,
    text: `${form ?? 'Your form'} has been checked and validated.`,
  }),
  decision: () => ({
    subject: 'A decision was taken',
    text: 'The approver has taken a decision. The portal shows it.',
  }),
};

export function noticeMail({ kind, email, name, form, link }: NoticeMail): Mail {
  const { subject, text } = NOTICES[kind](form);
  return { to: email, ...render(subject, [greeting(name), { text }, { text: 'Open the portal', link }]) };
}
