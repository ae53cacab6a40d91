import type { UserRecord as Account } from 'firebase-admin/auth';
import { readList, readMap, readText } from '../../src/domain/records/read.ts';
import type { Project } from '../project.ts';
import type { Keeping } from './due.ts';
import { lastEventIn, recordsBelow, recordsOf } from './records.ts';

/** `erased/{uid}`: the decision to erase. It has no name and no address. */
export interface Tombstone {
  at: number;
  why: 'asked' | 'unfinished' | 'kept long enough';
  /** The reason to erase earlier than the times of the law. */
  despite?: string;
  /** False while parts may remain. */
  done: boolean;
}

export interface Person extends Keeping {
  uid: string;
  name: string;
  email: string;
  userid: string;
  usertype: string;
  /** The number of records in each collection that has any. */
  records: ReadonlyMap<string, number>;
  files: number;
  hasAccount: boolean;
  hasRole: boolean;
  /** How many records name this person as introducer. */
  introduced: number;
  tombstone: Tombstone | undefined;
}

export const folderOf = (uid: string) => `vendors/${uid}/`;

/** Decisions that were an approval at their time. */
const APPROVALS = ['accepted', 'acceptedasexception'];

/** Everything that is stored about a uid; null when nothing is. */
export async function findPerson(project: Project, uid: string, now: number): Promise<Person | null> {
  const { firestore, bucket } = project;
  const [places, account, [files], stone] = await Promise.all([
    recordsOf(firestore, uid),
    accountOf(project, uid),
    bucket.getFiles({ prefix: folderOf(uid) }),
    firestore.doc(`erased/${uid}`).get(),
  ]);
  const stored = (await Promise.all(places.map(recordsBelow))).flat();
  if (stored.length === 0 && !account && files.length === 0 && !stone.exists) return null;

  const user = readMap(stored.find(({ path }) => path === `users/${uid}`)?.fields);
  const forms = readMap(user.forms);
  const email = readText(user.email) || account?.email || '';
  const records = new Map<string, number>();
  for (const { path } of stored) {
    const collection = path.slice(0, path.indexOf('/'));
    records.set(collection, (records.get(collection) ?? 0) + 1);
  }
  return {
    uid,
    name: readText(user.name),
    email,
    userid: readText(user.userid),
    usertype: readText(user.usertype),
    wasApproved:
      forms.approved === true ||
      readList(user.logs, (entry) => APPROVALS.includes(readText(entry.did)) || undefined).length > 0,
    lastEvent: Math.max(...stored.map(({ fields }) => lastEventIn(fields, now)), lastUseOf(account)),
    records,
    files: files.length,
    hasAccount: account !== undefined,
    hasRole: Object.values(account?.customClaims ?? {}).some((claim) => claim === true),
    introduced: await countIntroduced(project, readText(user.usertype) === 'introducer' ? email : ''),
    tombstone: stone.exists ? (stone.data() as Tombstone) : undefined,
  };
}

async function accountOf({ auth }: Project, uid: string): Promise<Account | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isMissingAccount(error)) return undefined;
    throw error;
  }
}

export function isMissingAccount(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'auth/user-not-found';
}

function lastUseOf(account: Account | undefined): number {
  if (!account) return 0;
  const { creationTime, lastSignInTime, lastRefreshTime } = account.metadata;
  return Math.max(
    ...[creationTime, lastSignInTime, lastRefreshTime].map((time) => (time && Date.parse(time)) || 0),
  );
}

/** `progress` has addresses in lower case. */
async function countIntroduced({ firestore }: Project, email: string): Promise<number> {
  if (email === '') return 0;
  const people = firestore.collection('progress').where('fpocno', '==', email.toLowerCase());
  return (await people.count().get()).data().count;
}
