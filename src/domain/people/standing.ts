import type { Standing } from '../transitions/progress.ts';

/** Of a new account. */
export const UNKNOWN: Required<Standing> = { verified: false, invitation: '', known: false };

/** Of an account that has used this invitation. */
export function invitedBy(invitation: string): Standing {
  return { invitation, known: true };
}
