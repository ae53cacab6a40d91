import { personPath } from '../../src/config/paths.ts';
import { aadharMode, groupName } from '../../src/config/portal.ts';
import { type Invitation, invitationLink } from '../../src/domain/people/invitations.ts';
import { formatTimestamp } from '../../src/domain/time/dates.ts';
import type { MailContent } from '../layout.ts';
import { plainAddress, plainName } from '../plain.ts';
import type { MailRecord } from '../records.ts';
import { nameOf } from './parts.ts';

const PROOF = aadharMode === 'off' ? 'another proof of identity' : undefined;

const NEEDED: Record<Invitation['usertype'], string> = {
  trainee: `your PAN card, ${PROOF ?? 'your Aadhar card (the passport if you are not Indian)'} and a cancelled cheque.`,
  vendor: `the PAN card and a cancelled cheque. A company, firm or other body needs its certificate or deed, and anybody else needs ${PROOF ?? 'an Aadhar card (the passport if not Indian)'}. If GST applies, you need the GSTIN and the GST certificate too.`,
};

export function invitationMail(invitation: Invitation, portal: string): MailContent {
  const introducer = plainName(invitation.introducerName);
  const email = plainAddress(invitation.introducerEmail);
  return {
    subject: `${introducer} invites you to register`,
    name: plainName(invitation.name),
    paragraphs: [
      `${introducer} (${email}) invites you to register with ${groupName} as a ${invitation.usertype}.`,
      `It takes about 15 minutes. Please have ready: ${NEEDED[invitation.usertype]}`,
    ],
    button: { label: 'Register', href: invitationLink(portal, invitation) },
    until: `The invitation is open until ${formatTimestamp(invitation.expiresAt)} (IST).`,
    why: `From ${groupName}. You get this mail because ${introducer} entered your address in its onboarding portal. If you do not know ${introducer}, please ignore it.`,
  };
}

/** The mail to the introducer about a registration. */
export function registeredMail(record: MailRecord, isInvited: boolean, portal: string): MailContent {
  const name = nameOf(record);
  return {
    subject: `${name} has registered`,
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
