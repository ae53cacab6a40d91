import type { Auth } from 'firebase-admin/auth';
import type { Grant } from './grantArguments.ts';
import { StartError } from './startError.ts';

const DAY = 86_400_000;

interface Surroundings {
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims'>;
  now: number;
  print: (line: string) => void;
}

/**
 * Keeps the other claims of the account. The new claim applies from the next sign-in.
 * @throws StartError when the address of the account was never verified: anyone can sign up with it
 */
export async function grantRole(
  { role, email, revoke, acceptsUnverified }: Grant,
  { auth, now, print }: Surroundings,
): Promise<void> {
  const { uid, emailVerified, customClaims, metadata } = await auth.getUserByEmail(email);
  const account = `${email} (uid ${uid}, registered ${ageOf(metadata.creationTime, now)})`;
  if (!revoke && !emailVerified) {
    const doubt = `The address of ${account} was never verified: anybody can have signed up with it.`;
    if (!acceptsUnverified) {
      throw new StartError(
        `${doubt} Have the person verify it, or add --unverified to grant the role anyway.`,
      );
    }
    print(`${doubt} The role is granted anyway, because of --unverified.`);
  }
  const { [role]: _, ...others } = customClaims ?? {};
  await auth.setCustomUserClaims(uid, revoke ? others : { ...others, [role]: true });
  print(`${account} is ${revoke ? 'no longer' : 'now'} ${role === 'approver' ? 'an' : 'a'} ${role}.`);
}

function ageOf(creationTime: string, now: number): string {
  const days = Math.floor((now - Date.parse(creationTime)) / DAY);
  return days < 1 ? 'less than a day ago' : days === 1 ? '1 day ago' : `${days} days ago`;
}
