import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { FieldPath, type Firestore } from '@google-cloud/firestore';
import type { Auth } from 'firebase-admin/auth';

export interface Upgrade {
  /** Records of an earlier version. */
  found: number;
  written: number;
}

interface UpgradeParts {
  firestore: Firestore;
  auth: Pick<Auth, 'getUsers'>;
  /** When false, it only counts. */
  writes: boolean;
}

/** The limit of getUsers. */
const PAGE = 100;
/** The limit of Firestore's `in`. */
const ALTERNATIVES = 30;

/**
 * Adds `verified`, `invitation` and `known`, which sort the review queue, to the progress records of an
 * earlier version. A concurrent write by the person wins.
 */
export async function upgradeProgress({ firestore, auth, writes }: UpgradeParts): Promise<Upgrade> {
  const upgrade: Upgrade = { found: 0, written: 0 };
  const all = firestore.collection('progress').orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = all; ; ) {
    const { docs } = await page.get();
    const older = docs.filter((document) => document.get('known') === undefined);
    upgrade.found += older.length;
    if (writes && older.length > 0) {
      const [verified, invitations] = await Promise.all([
        verifiedOf(auth, older),
        invitationsOf(firestore, older),
      ]);
      const written = await Promise.all(
        older.map((document) =>
          writeIdentity(document, verified.has(document.id), invitations.get(document.id) ?? ''),
        ),
      );
      upgrade.written += written.filter(Boolean).length;
    }
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return upgrade;
    page = all.startAfter(last);
  }
}

async function verifiedOf(
  auth: UpgradeParts['auth'],
  people: readonly QueryDocumentSnapshot[],
): Promise<Set<string>> {
  const addresses = new Map(people.map((person) => [person.id, String(person.get('email')).toLowerCase()]));
  const { users } = await auth.getUsers(people.map(({ id }) => ({ uid: id })));
  return new Set(
    users
      .filter(({ uid, email, emailVerified }) => emailVerified && email?.toLowerCase() === addresses.get(uid))
      .map(({ uid }) => uid),
  );
}

async function invitationsOf(
  firestore: Firestore,
  people: readonly QueryDocumentSnapshot[],
): Promise<Map<string, string>> {
  const invitations = new Map<string, string>();
  for (let from = 0; from < people.length; from += ALTERNATIVES) {
    const uids = people.slice(from, from + ALTERNATIVES).map(({ id }) => id);
    const { docs } = await firestore.collection('invitations').where('usedBy', 'in', uids).get();
    for (const invitation of docs) invitations.set(invitation.get('usedBy'), invitation.id);
  }
  return invitations;
}

/** @returns false when the record was written since it was read */
async function writeIdentity(
  { ref, updateTime }: QueryDocumentSnapshot,
  verified: boolean,
  invitation: string,
): Promise<boolean> {
  try {
    const known = verified || invitation !== '';
    await ref.update({ verified, invitation, known }, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOtherWrite(error)) return false;
    throw error;
  }
}

/** gRPC's codes of a failed precondition: not found, failed precondition, aborted. */
export function isOtherWrite(error: unknown): boolean {
  return error instanceof Error && [5, 9, 10].includes(Number(Reflect.get(error, 'code')));
}
