import { isWorkEmail } from '../workEmail.ts';

/** How reviewers and approvers have to sign in; a claim of the ID token says how somebody did. */
export const STAFF_SIGN_INS = ['password', 'totp', 'google', 'microsoft'] as const;
export type StaffSignIn = (typeof STAFF_SIGN_INS)[number];

/** What the `firebase` claim of a token needs; undefined when a password is enough. */
export function neededClaim(setting: StaffSignIn): { claim: string; value: string } | undefined {
  if (setting === 'password') return undefined;
  return setting === 'totp'
    ? { claim: 'sign_in_second_factor', value: setting }
    : { claim: 'sign_in_provider', value: `${setting}.com` };
}

/** Microsoft verifies its addresses itself, and Firebase counts none of them as verified. */
export function needsVerifiedEmail(setting: StaffSignIn): boolean {
  return setting !== 'microsoft';
}

/** Why a role does not count; `second step` includes the sign-in with an identity provider. */
export type RoleNeed = 'work address' | 'second step';

/** Of a verified ID token. */
interface StaffClaims {
  email?: unknown;
  email_verified?: unknown;
  firebase?: unknown;
  [claim: string]: unknown;
}

/**
 * R23: null when the roles of the token count. Introducers are known by their address, so a role ends with the work
 * address: nobody decides about people whom they introduced (R9, R10).
 */
export function roleNeed(
  setting: StaffSignIn,
  { email, email_verified, firebase }: StaffClaims,
  domains: readonly string[],
): RoleNeed | null {
  const isVerified = email_verified === true || !needsVerifiedEmail(setting);
  if (!(isVerified && typeof email === 'string' && isWorkEmail(email, domains))) return 'work address';
  return isStaffSignIn(setting, firebase) ? null : 'second step';
}

/** @param firebase the claim of that name in a verified ID token */
export function isStaffSignIn(setting: StaffSignIn, firebase: unknown): boolean {
  const needed = neededClaim(setting);
  if (!needed) return true;
  return (
    typeof firebase === 'object' && firebase !== null && Reflect.get(firebase, needed.claim) === needed.value
  );
}
