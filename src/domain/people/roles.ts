/** Claims of accounts, set by `npm run grant`. The rules have the same names. */
export const STAFF_ROLES = ['reviewer', 'approver'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
