import { paths } from '../../config/paths.ts';
import { MAX_TEXT } from '../records/limits.ts';
import { readMap, readOneOf, readText, readTime } from '../records/read.ts';
import { PERSON_TYPES, type PersonType, type UserRecord } from '../records/records.ts';
import { isWorkEmail } from '../workEmail.ts';

export interface InvitationEntry {
  name: string;
  email: string;
  usertype: PersonType;
}

export type Introducer = Pick<UserRecord, 'uid' | 'name' | 'email'>;

/** `invitations/{id}`; the unguessable id is the secret of its link. */
export interface Invitation extends InvitationEntry {
  id: string;
  introducerUid: string;
  introducerName: string;
  introducerEmail: string;
  createdAt: number;
  expiresAt: number;
  status: 'open' | 'revoked' | 'used';
}

type InvitationState = Invitation['status'] | 'expired';

export const INVITATION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Addresses are compared in lower case, so the invited one is stored so. */
export function newInvitation(
  id: string,
  introducer: Introducer,
  entered: InvitationEntry,
  now: number,
): Invitation {
  return {
    id,
    introducerUid: introducer.uid,
    introducerName: introducer.name,
    introducerEmail: introducer.email,
    name: entered.name,
    email: entered.email.toLowerCase(),
    usertype: entered.usertype,
    createdAt: now,
    expiresAt: now + INVITATION_DAYS * DAY_MS,
    status: 'open',
  };
}

export function invitationState({ status, expiresAt }: Invitation, now: number): InvitationState {
  return status === 'open' && expiresAt <= now ? 'expired' : status;
}

/** Never throws; what cannot be read counts as revoked. */
export function parseInvitation(id: string, raw: unknown): Invitation {
  const record = readMap(raw);
  return {
    id,
    introducerUid: readText(record.introducerUid),
    introducerName: readText(record.introducerName),
    introducerEmail: readText(record.introducerEmail),
    name: readText(record.name),
    email: readText(record.email),
    usertype: readOneOf<PersonType>(record.usertype, PERSON_TYPES, 'trainee'),
    createdAt: readTime(record.createdAt) ?? 0,
    expiresAt: readTime(record.expiresAt) ?? 0,
    status: readOneOf<Invitation['status']>(record.status, ['open', 'revoked', 'used'], 'revoked'),
  };
}

/** Name and address of the person are empty in links of earlier invitations. */
export type InvitationLink = InvitationEntry & Pick<Invitation, 'id' | 'introducerName' | 'introducerEmail'>;

/** R1: nothing is readable without sign-in, so the link says who invites whom, after the # that no browser sends. */
export function invitationLink(origin: string, invitation: Invitation): string {
  const { id, introducerName, introducerEmail, usertype, name, email } = invitation;
  const fragment = new URLSearchParams({
    introducer: introducerName,
    email: introducerEmail,
    as: usertype,
    name,
    to: email,
  });
  return `${origin}${paths.register}?invite=${encodeURIComponent(id)}#${fragment}`;
}

/** @returns null without an invitation, 'incomplete' when a part is missing or damaged */
export function readInvitationLink(
  { search, hash }: { search: string; hash: string },
  domains: readonly string[],
): InvitationLink | 'incomplete' | null {
  const id = new URLSearchParams(search).get('invite');
  if (id === null) return null;
  const fragment = new URLSearchParams(hash.slice(1));
  const introducerName = (fragment.get('introducer') ?? '').trim();
  const introducerEmail = (fragment.get('email') ?? '').trim().toLowerCase();
  const usertype = PERSON_TYPES.find((type) => type === fragment.get('as'));
  const isWhole =
    /^[A-Za-z0-9]{1,100}$/.test(id) &&
    introducerName !== '' &&
    introducerName.length <= MAX_TEXT &&
    introducerEmail.length <= MAX_TEXT &&
    isWorkEmail(introducerEmail, domains);
  const [name = '', email = ''] = ['name', 'to'].map((key) => fragment.get(key)?.trim());
  if (!isWhole || !usertype) return 'incomplete';
  return { id, introducerName, introducerEmail, usertype, name, email: email.toLowerCase() };
}
