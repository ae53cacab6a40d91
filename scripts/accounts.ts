import type { Auth, UserRecord } from 'firebase-admin/auth';
import { STAFF_ROLES, type StaffRole } from '../src/domain/people/roles.ts';

/** Every account of a project, which Auth returns in pages. */
export async function listAccounts(auth: Pick<Auth, 'listUsers'>): Promise<UserRecord[]> {
  const accounts: UserRecord[] = [];
  let token: string | undefined;
  do {
    const page = await auth.listUsers(1_000, token);
    accounts.push(...page.users);
    token = page.pageToken;
  } while (token);
  return accounts;
}

/** The roles in the claims of an account. */
export function rolesOf({ customClaims }: Pick<UserRecord, 'customClaims'>): StaffRole[] {
  return STAFF_ROLES.filter((role) => customClaims?.[role] === true);
}
