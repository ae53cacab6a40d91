import { paths } from '../config/paths.ts';
import type { Invitation, InvitedAs } from './invitations.ts';
import { MAX_TEXT } from './limits.ts';
import { isWorkEmail } from './workEmail.ts';

/** What a registration link says. */
export interface InvitationLink {
  id: string;
  introducerName: string;
  introducerEmail: string;
  usertype: InvitedAs;
}

const TYPES: readonly InvitedAs[] = ['trainee', 'vendor'];

/**
 * The link to register through an invitation. Nothing is readable without sign-in (R1), so the link itself names the
 * introducer: behind the #, which browsers never send to a server. Of the invited person it says only the id.
 */
export function invitationLink(origin: string, invitation: Invitation): string {
  const { id, introducerName, introducerEmail, usertype } = invitation;
  const fragment = new URLSearchParams({ introducer: introducerName, email: introducerEmail, as: usertype });
  return `${origin}${paths.register}?invite=${encodeURIComponent(id)}#${fragment}`;
}

/**
 * Reads a registration link.
 * @param domains the work domains, one of which the introducer's address is in
 * @returns null when there is no invitation in it, 'incomplete' when a part is missing or damaged
 */
export function readInvitationLink(
  { search, hash }: { search: string; hash: string },
  domains: readonly string[],
): InvitationLink | 'incomplete' | null {
  const id = new URLSearchParams(search).get('invite');
  if (id === null) return null;
  const fragment = new URLSearchParams(hash.slice(1));
  const introducerName = (fragment.get('introducer') ?? '').trim();
  const introducerEmail = (fragment.get('email') ?? '').trim().toLowerCase();
  const usertype = TYPES.find((type) => type === fragment.get('as'));
  const isWhole =
    /^[A-Za-z0-9]{1,100}$/.test(id) &&
    introducerName !== '' &&
    introducerName.length <= MAX_TEXT &&
    introducerEmail.length <= MAX_TEXT &&
    isWorkEmail(introducerEmail, domains);
  return isWhole && usertype ? { id, introducerName, introducerEmail, usertype } : 'incomplete';
}
