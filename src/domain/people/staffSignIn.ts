/** How reviewers and approvers have to sign in; a claim of the ID token says how somebody did. */
const CLAIM_OF = {
  password: undefined,
  totp: { claim: 'sign_in_second_factor', value: 'totp' },
  google: { claim: 'sign_in_provider', value: 'google.com' },
  microsoft: { claim: 'sign_in_provider', value: 'microsoft.com' },
} as const;

export type StaffSignIn = keyof typeof CLAIM_OF;

export const STAFF_SIGN_INS = Object.keys(CLAIM_OF) as StaffSignIn[];

/** What the `firebase` claim of a token needs; undefined when a password is enough. */
export function neededClaim(setting: StaffSignIn): { claim: string; value: string } | undefined {
  return CLAIM_OF[setting];
}

/** R23. @param firebase the claim of that name in a verified ID token */
export function isStaffSignIn(setting: StaffSignIn, firebase: unknown): boolean {
  const needed = neededClaim(setting);
  if (!needed) return true;
  return (
    typeof firebase === 'object' && firebase !== null && Reflect.get(firebase, needed.claim) === needed.value
  );
}
