import type { Auth } from 'firebase-admin/auth';
import { StartError } from '../../dev/startError.ts';
import type { RoleGrant } from './grantArguments.ts';

const DAY = 86_400_000;

interface Surroundings {
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  now: number;
  print: (line: string) => void;
}

/**
 * Keeps the other claims of the account. A new role counts from the next sign-in; a role that is taken back
 * ends the sessions of the account when their token expires, within an hour.
 * @throws StartError when the address of the account was never verified: anyone can sign up with it
 */
export async function grantRole(
  { role, email, revoke, acceptsUnverified }: Omit<RoleGrant, 'command'>,
  { auth, now, print }: Surroundings,
): Promise<void> {
  const { uid, emailVerified, customClaims, metadata } = await auth.getUserByEmail(email);
  const account = `${email} (uid ${uid}, registered ${ageOf(metadata.creationTime, now)})`;
  if (!revoke && !emailVerified) {
    const warning = `The address of ${account} was never verified: anybody can have signed up with it.`;
    if (!acceptsUnverified) {
      throw new StartError(
        `${warning} Have the person verify it, or add --unverified to grant the role anyway.`,
      );
    }
    print(`${warning} The role is granted anyway, because of --unverified.`);
  }
  const { [role]: _, roleSince, ...others } = customClaims ?? {};
  const { [role]: __, ...otherSince } = (roleSince ?? {}) as Record<string, string>;
  const since = revoke ? otherSince : { ...otherSince, [role]: new Date(now).toISOString().slice(0, 10) };
  await auth.setCustomUserClaims(uid, {
    ...others,
    ...(!revoke && { [role]: true }),
    ...(Object.keys(since).length > 0 && { roleSince: since }),
  });
  if (revoke) await auth.revokeRefreshTokens(uid);
  print(`${account} is ${revoke ? 'no longer' : 'now'} ${role === 'approver' ? 'an' : 'a'} ${role}.`);
}

function ageOf(creationTime: string, now: number): string {
  const days = Math.floor((now - Date.parse(creationTime)) / DAY);
  return days < 1 ? 'less than a day ago' : days === 1 ? '1 day ago' : `${days} days ago`;
}
