import { FieldValue, type Firestore, type QueryDocumentSnapshot } from '@google-cloud/firestore';
import { keepErased } from '../../mail-service/stats/keepErased.ts';
import config from '../../portal.config.json' with { type: 'json' };
import { isMap } from '../../src/domain/records/read.ts';
import { DUE_MARKS, dueMarkId } from '../../src/domain/reminders/reminders.ts';
import type { Project } from '../project.ts';
import { folderOf, isMissingAccount, type Person, type Tombstone } from './person.ts';
import { recordsOf } from './records.ts';

const { workDomains } = config;

interface Erasure extends Pick<Tombstone, 'why' | 'despite'> {
  now: number;
  /** Called after each step. */
  print: (line: string) => void;
}

/**
 * Erases a person. Each step may run again, and the tombstone of the first step says that a run has begun:
 * a run that was interrupted is ended by the next. Fields with an address are read in the steps before the
 * users record goes.
 */
export async function erase(
  project: Project,
  { uid, email, hasAccount, tombstone }: Person,
  { why, despite, now, print }: Erasure,
): Promise<void> {
  const { firestore, bucket } = project;
  const stone = firestore.doc(`erased/${uid}`);
  const begun: Tombstone = tombstone ?? { at: now, why, ...(despite && { despite }), done: false };
  const invitations = await invitationsOf(firestore, uid, email);
  // In one transaction, so that a run that was interrupted counts nobody twice.
  await firestore.runTransaction(async (transaction) => {
    if (!tombstone)
      await keepErased(firestore, transaction, { uid, invitations }, { domains: workDomains, now });
    transaction.set(stone, { ...begun, done: false });
  });
  print('Stored the tombstone.');

  if (hasAccount) await block(project, uid);
  print('Blocked the account.');

  await Promise.all(
    invitations.map(async ({ id, ref }) => {
      await firestore.doc(`reminders/invitation-${id}`).delete();
      await ref.delete();
    }),
  );
  print(`Erased ${countOf(invitations.length, 'invitation')}.`);

  await Promise.all(DUE_MARKS.map((mark) => firestore.doc(`reminders/${dueMarkId(mark, uid)}`).delete()));

  const others = await firestore.collection('findings').select('duplicates').get();
  const naming = others.docs.filter((each) => each.id !== uid && uidsIn(each).includes(uid));
  await Promise.all(naming.map(({ id }) => removeDuplicate(firestore, id, uid)));
  print(`Removed the uid from the duplicates of ${countOf(naming.length, 'other person', 'other people')}.`);

  // Without a users record the rules deny the writes of others to this person's records.
  const places = await recordsOf(firestore, uid);
  places.sort((one, other) => Number(other.parent.id === 'users') - Number(one.parent.id === 'users'));
  for (const place of places) {
    await firestore.recursiveDelete(place);
    print(`Erased ${place.path}.`);
  }

  // Every version of a file, where the bucket keeps them.
  await bucket.deleteFiles({ prefix: folderOf(uid), versions: true });
  print('Erased the files.');

  if (hasAccount) await removeAccount(project, uid);
  print('Erased the account.');

  await stone.set({ ...begun, done: true });
  print('Done.');
}

/** Disables the account: nobody signs in again, and sessions end with their ID tokens, within an hour. */
async function block({ auth }: Project, uid: string): Promise<void> {
  await auth.updateUser(uid, { disabled: true });
  await auth.revokeRefreshTokens(uid);
}

async function removeAccount({ auth }: Project, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isMissingAccount(error)) throw error;
  }
}

/** The invitations that the person used, sent or received, without those that another account has used. */
async function invitationsOf(
  firestore: Firestore,
  uid: string,
  email: string,
): Promise<QueryDocumentSnapshot[]> {
  const invitations = firestore.collection('invitations');
  const found = await Promise.all([
    invitations.where('usedBy', '==', uid).get(),
    invitations.where('introducerUid', '==', uid).get(),
    ...(email === '' ? [] : [invitations.where('email', '==', email.toLowerCase()).get()]),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs.map((each) => [each.id, each])));
  return [...byId.values()].filter(
    (each) => each.get('introducerUid') === uid || [undefined, uid].includes(each.get('usedBy')),
  );
}

const uidsIn = (findings: QueryDocumentSnapshot): unknown[] => rowsIn(findings.get('duplicates')).map(uidOf);

/** The rows of another person's findings without this uid, unless a reviewer has replaced them meanwhile. */
async function removeDuplicate(firestore: Firestore, other: string, uid: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const findings = await transaction.get(firestore.doc(`findings/${other}`));
    const rows = rowsIn(findings.get('duplicates'));
    const rest = rows.filter((row) => uidOf(row) !== uid);
    if (rest.length === rows.length) return;
    // Each duplicate person is one of the points, as countPoints() of the domain counts them.
    transaction.update(findings.ref, { duplicates: rest, points: FieldValue.increment(-1) });
  });
}

function rowsIn(duplicates: unknown): unknown[] {
  return Array.isArray(duplicates) ? duplicates : [];
}

function uidOf(row: unknown): unknown {
  return isMap(row) ? row.uid : undefined;
}

export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
