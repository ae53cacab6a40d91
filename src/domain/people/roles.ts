/** Claims of accounts, set by `npm run grant`. The rules have the same names. */
export const STAFF_ROLES = ['reviewer', 'approver'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export function isStaffRole(word: string): word is StaffRole {
  return STAFF_ROLES.some((role) => role === word);
}
