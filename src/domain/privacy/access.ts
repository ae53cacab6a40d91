import { STAFF_ROLES, type StaffRole } from '../people/roles.ts';
import { type Raw, readOneOf, readText, readTime } from '../records/read.ts';

/** What staff can look at; the rules have the same kinds. */
export const ACCESS_KINDS = ['numbers', 'files'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** `access/{uid}/events/{id}`: one of the staff saw numbers or files of the person with this uid. */
export interface AccessEvent {
  id: string;
  /** The uid of the reviewer or approver. */
  by: string;
  role: StaffRole;
  what: AccessKind;
  /** The server's time. */
  at: number;
}

/** What a visit stores; the database adds the time. */
export type NewAccessEvent = Pick<AccessEvent, 'by' | 'role' | 'what'>;

const LABELS: Record<AccessKind, string> = {
  numbers: 'saw your Aadhar or account number',
  files: 'opened your files',
};

const WHO: Record<StaffRole, string> = { reviewer: 'A reviewer', approver: 'An approver' };

export function accessLabel({ role, what }: Pick<AccessEvent, 'role' | 'what'>): string {
  return `${WHO[role]} ${LABELS[what]}`;
}

export function parseAccessEvent(id: string, raw: Raw, at: number | undefined): AccessEvent {
  return {
    id,
    by: readText(raw.by),
    role: readOneOf(raw.role, STAFF_ROLES, 'reviewer'),
    what: readOneOf(raw.what, ACCESS_KINDS, 'files'),
    at: readTime(at) ?? 0,
  };
}
