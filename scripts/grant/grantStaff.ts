import type { Auth, UserRecord } from 'firebase-admin/auth';
import { StartError } from '../../dev/startError.ts';
import { accountsOf, rolesOf } from '../project.ts';

interface Surroundings<Used extends keyof Auth> {
  auth: Pick<Auth, Used>;
  print: (line: string) => void;
}

const HEAD = ['Address', 'Role', 'Since', 'Last sign-in', 'Address verified', 'Second step'];

/** Prints a line for each account with a role, by address. */
export async function listStaff({ auth, print }: Surroundings<'listUsers'>): Promise<void> {
  const rows = (await accountsOf(auth)).flatMap(rowOf);
  if (rows.length === 0) {
    print('Nobody is reviewer or approver.');
    return;
  }
  rows.sort(([one = ''], [other = '']) => one.localeCompare(other));
  const widths = HEAD.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of [HEAD, ...rows]) {
    print(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

function rowOf(account: UserRecord): string[][] {
  const { uid, email, customClaims = {} } = account;
  const roles = rolesOf(account);
  if (roles.length === 0) return [];
  const since = (customClaims.roleSince ?? {}) as Record<string, string>;
  return [
    [
      `${email ?? uid}${account.disabled ? ' (disabled)' : ''}`,
      roles.join(' and '),
      // Roles that an earlier version granted have no date.
      roles.map((role) => since[role] ?? 'not recorded').join(', '),
      dayOf(account.metadata.lastSignInTime),
      account.emailVerified ? 'yes' : 'no',
      account.multiFactor?.enrolledFactors.map(({ factorId }) => factorId).join(', ') || 'none',
    ],
  ];
}

function dayOf(time: string | undefined): string {
  return time ? new Date(time).toISOString().slice(0, 10) : 'never';
}

/** For a lost phone: the person signs in with the password and sets up a new second step. */
export async function resetFactor(
  email: string,
  { auth, print }: Surroundings<'getUserByEmail' | 'updateUser' | 'revokeRefreshTokens'>,
): Promise<void> {
  const { uid, multiFactor } = await auth.getUserByEmail(email);
  const count = multiFactor?.enrolledFactors.length ?? 0;
  if (count === 0) {
    print(`${email} (uid ${uid}) has no second step.`);
    return;
  }
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await auth.revokeRefreshTokens(uid);
  print(
    `${email} (uid ${uid}) has no second step any more, and is signed out within an hour. Make sure on the phone that it is the person who asked.`,
  );
}

const PROVIDERS = ['google.com', 'microsoft.com'];

/**
 * Where staff sign in with a provider: with the password, another account of that provider could be linked.
 * @throws StartError when the account has no other sign-in
 */
export async function removePassword(
  email: string,
  { auth, print }: Surroundings<'getUserByEmail' | 'updateUser' | 'revokeRefreshTokens'>,
): Promise<void> {
  const { uid, providerData } = await auth.getUserByEmail(email);
  const providers = providerData.map(({ providerId }) => providerId);
  const account = `${email} (uid ${uid})`;
  if (!providers.some((id) => PROVIDERS.includes(id))) {
    throw new StartError(
      `${account} has no other sign-in. Have the person sign in with Google or Microsoft first.`,
    );
  }
  if (!providers.includes('password')) {
    print(`${account} has no password.`);
    return;
  }
  await auth.updateUser(uid, { providersToUnlink: ['password'] });
  await auth.revokeRefreshTokens(uid);
  print(`${account} has no password any more, and is signed out within an hour.`);
}
