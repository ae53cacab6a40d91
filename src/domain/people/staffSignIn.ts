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

/** R23. @param firebase the claim of that name in a verified ID token */
export function isStaffSignIn(setting: StaffSignIn, firebase: unknown): boolean {
  const needed = neededClaim(setting);
  if (!needed) return true;
  return (
    typeof firebase === 'object' && firebase !== null && Reflect.get(firebase, needed.claim) === needed.value
  );
}
