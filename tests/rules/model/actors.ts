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

export const ROLES = [
  'owner',
  'reviewer',
  'approver',
  'both',
  'introducer who reviews',
  'owner who reviews',
  'stranger',
] as const;
export type Role = (typeof ROLES)[number];

/** The actor with a role towards the record of `uid`, whose introducer's address is `fpocno`. */
export function actorOf(role: Role, uid: string, fpocno: string): Actor {
  const staff = { uid: STAFF_UID, email: 'staff@agency.example' };
  if (role === 'owner') return { uid, email: 'owner@agency.example' };
  if (role === 'owner who reviews')
    return { uid, email: 'owner@agency.example', reviewer: true, approver: true };
  if (role === 'reviewer') return { ...staff, reviewer: true };
  if (role === 'approver') return { ...staff, approver: true };
  if (role === 'both') return { ...staff, reviewer: true, approver: true };
  if (role === 'introducer who reviews') {
    // R23: with another address the role counts nothing, so nobody with it introduced a person and reviews.
    const email = isWorkEmail(fpocno, config.workDomains) ? fpocno.toLowerCase() : staff.email;
    return { ...staff, email, reviewer: true, approver: true };
  }
  return staff;
}
