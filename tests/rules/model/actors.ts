import config from '../../../portal.config.json' with { type: 'json' };
import { isWorkEmail } from '../../../src/domain/workEmail.ts';

export const STAFF_UID = 'staffUid00000000000000000001';

/** The caller of a write. */
export interface Actor {
  uid: string;
  email: string;
  reviewer?: boolean;
  approver?: boolean;
}

const STAFF = { uid: STAFF_UID, email: 'staff@agency.example' };
const BOTH = { reviewer: true, approver: true };

/** Of the record of `uid`, whose introducer's address is `fpocno`. */
const ACTORS = {
  owner: (uid) => ({ uid, email: 'owner@agency.example' }),
  reviewer: () => ({ ...STAFF, reviewer: true }),
  approver: () => ({ ...STAFF, approver: true }),
  both: () => ({ ...STAFF, ...BOTH }),
  // R23: with another address the role counts nothing, so nobody with it introduced a person and reviews.
  'introducer who reviews': (_, fpocno) => ({
    ...STAFF,
    ...BOTH,
    ...(isWorkEmail(fpocno, config.workDomains) && { email: fpocno.toLowerCase() }),
  }),
  'owner who reviews': (uid) => ({ uid, email: 'owner@agency.example', ...BOTH }),
  stranger: () => STAFF,
} satisfies Record<string, (uid: string, fpocno: string) => Actor>;

export type Role = keyof typeof ACTORS;
export const ROLES = Object.keys(ACTORS) as Role[];

export function actorOf(role: Role, uid: string, fpocno: string): Actor {
  return ACTORS[role](uid, fpocno);
}
