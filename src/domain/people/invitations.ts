import { paths } from '../../config/paths.ts';
import { readMap, readOneOf, readTexts, readTime } from '../records/read.ts';
import { PERSON_TYPES, type PersonType, type UserRecord } from '../records/records.ts';
import { DAY_MS } from '../time/dates.ts';

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

export type InvitationState = Invitation['status'] | 'expired';

export const INVITATION_DAYS = 30;

/** Stores the invited address in lower case, because addresses are compared in lower case. */
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

/** Never throws; an unreadable status counts as revoked. */
export function parseInvitation(id: string, raw: unknown): Invitation {
  const record = readMap(raw);
  return {
    id,
    ...readTexts(record, ['introducerUid', 'introducerName', 'introducerEmail', 'name', 'email']),
    usertype: readOneOf<PersonType>(record.usertype, PERSON_TYPES, 'trainee'),
    createdAt: readTime(record.createdAt) ?? 0,
    expiresAt: readTime(record.expiresAt) ?? 0,
    status: readOneOf<Invitation['status']>(record.status, ['open', 'revoked', 'used'], 'revoked'),
  };
}

/** Everyone with the id can read the invitation, so the link contains nothing else. */
export function invitationLink(origin: string, { id }: Invitation): string {
  return `${origin}${paths.register}?invite=${encodeURIComponent(id)}`;
}

/** @returns null without an invitation, '' when its id is damaged */
export function invitationIdOf(search: string): string | null {
  const id = new URLSearchParams(search).get('invite');
  return id === null || /^[A-Za-z0-9]{1,100}$/.test(id) ? id : '';
}
