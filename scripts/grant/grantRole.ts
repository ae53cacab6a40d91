import type { Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';
import { StartError } from '../../dev/startError.ts';
import type { StaffRole } from '../../src/domain/people/roles.ts';
import { isWorkEmail } from '../../src/domain/workEmail.ts';

const DAY = 86_400_000;

export interface RoleGrant {
  role: StaffRole;
  email: string;
  revoke: boolean;
  /** Grants the role to an address that was never verified. */
  acceptsUnverified: boolean;
}

interface Surroundings {
  auth: Pick<Auth, 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  firestore: Firestore;
  workDomains: readonly string[];
  now: number;
  print: (line: string) => void;
}

/**
 * Keeps the other claims of the account. A new role counts from the next sign-in; a role that is taken back
 * ends the sessions of the account when their token expires, within an hour.
 * @throws StartError when the address is none of work, with which no role counts (R23), or was never verified: anyone
 * can sign up with it
 */
export async function grantRole(
  { role, email, revoke, acceptsUnverified }: RoleGrant,
  { auth, firestore, workDomains, now, print }: Surroundings,
): Promise<void> {
  if (!revoke && !isWorkEmail(email, workDomains)) {
    throw new StartError(
      `A role counts only with an address of ${workDomains.join(', ')}, not with ${email}.`,
    );
  }
  const { uid, emailVerified, customClaims, metadata } = await auth.getUserByEmail(email);
  const account = `${email} (uid ${uid}, registered ${ageOf(metadata.creationTime, now)})`;
  if (!revoke && !emailVerified) {
    const warning = `The address of ${account} was never verified: anybody can have signed up with it.`;
    if (!acceptsUnverified) {
      throw new StartError(
        `${warning} Have the person verify it, or add --unverified to grant the role anyway.`,
      );
    }
    print(
      `${warning} The role is granted anyway, because of --unverified, and counts once the address is verified.`,
    );
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
  if (!revoke || role !== 'approver') return;
  for (const name of await endDeputy(firestore, uid, now)) {
    print(`${name} named this account as deputy. That is ended; ask for another deputy.`);
  }
}

/** R25: without the role nobody is a deputy, gets the mails of one, or can be named. @returns who was away */
export async function endDeputy(firestore: Firestore, uid: string, now: number): Promise<string[]> {
  const { docs } = await firestore.collection('delegations').where('deputy', '==', uid).get();
  const left = docs.filter((each) => Number(each.get('until')) > now);
  const batch = firestore.batch();
  for (const { ref } of left) batch.update(ref, { until: now, at: now });
  batch.delete(firestore.doc(`approvers/${uid}`));
  await batch.commit();
  return left.map((each) => String(each.get('name')));
}

function ageOf(creationTime: string, now: number): string {
  const days = Math.floor((now - Date.parse(creationTime)) / DAY);
  return days < 1 ? 'less than a day ago' : days === 1 ? '1 day ago' : `${days} days ago`;
}
