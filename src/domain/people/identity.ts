import type { ProgressRecord } from '../records/records.ts';
import type { Identity } from '../transitions/progress.ts';

/** The identity of a new account. */
export const UNKNOWN: Required<Identity> = { verified: false, invitation: '', known: false };

/** Whether the address is known to be unverified; false for an older record without the field. */
export function isUnverified({ verified }: Pick<ProgressRecord, 'verified'>): boolean {
  return verified === false;
}

export const UNVERIFIED =
  'The e-mail address was not verified when the person last submitted: nobody has shown that it is theirs.';

/** The identity of an account that has used this invitation. */
export function invitedBy(invitation: string): Identity {
  return { invitation, known: true };
}

/** Of two e-mail addresses. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
