import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { invitedBy, UNKNOWN } from '../../../src/domain/people/identity.ts';
import { progressOf, VERIFIED } from '../../../src/domain/transitions/progress.ts';
import { INTRODUCER_EMAIL, makeInvitation, makeRegistration } from '../../support/factories.ts';
import {
  type Actor,
  admin,
  type Fields,
  givenTrainee,
  newUid,
  oneOfEachStaff,
  SEEDED_SINCE,
  signedIn,
} from '../world.ts';

/** A person with a progress record of this version. */
async function givenIdentity(
  identity: Fields = UNKNOWN,
  options: { verified?: boolean; email?: string } = {},
) {
  const person = await givenTrainee({ email: `${newUid()}@agency.example` });
  const { uid, record } = person;
  const actor = signedIn({ uid, email: record.email, ...options });
  const progress = { ...progressOf(record, SEEDED_SINCE), ...identity };
  await admin.writeRecords([{ path: `progress/${uid}`, data: progress }]);
  return { uid, record, actor };
}

/** Of the introducer whom the person names. */
async function givenInvitation(email: string, fields: Fields = {}): Promise<string> {
  const id = newUid();
  const introducerEmail = INTRODUCER_EMAIL;
  await admin.writeRecords([
    { path: `invitations/${id}`, data: { ...makeInvitation({ email, introducerEmail }), ...fields } },
  ]);
  return id;
}

const change = ({ db }: Actor, uid: string, fields: Fields) => updateDoc(doc(db, 'progress', uid), fields);

/** Registers through a link, like the portal. */
function useInvitation({ db, uid }: Actor, id: string): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, 'invitations', id), { status: 'used', usedBy: uid });
  batch.update(doc(db, 'progress', uid), { ...invitedBy(id) });
  return batch.commit();
}

describe('whether the address is verified', { tags: ['progress-identity'] }, () => {
  test('R13: the person cannot write a verified flag that the token lacks', async () => {
    const { uid, actor } = await givenIdentity(UNKNOWN, { verified: false });
    await assertFails(change(actor, uid, { ...VERIFIED }));
    await assertFails(change(actor, uid, { verified: 'yes', known: true }));
  });

  test('R13: the flag is valid only for the address of the record, in any case', async () => {
    const other = await givenIdentity(UNKNOWN, { email: 'other@demo.example' });
    await assertFails(change(other.actor, other.uid, { ...VERIFIED }));
    const { uid, record } = await givenIdentity();
    const same = signedIn({ uid, email: record.email.toUpperCase() });
    await assertSucceeds(change(same, uid, { ...VERIFIED }));
  });

  test('R13: a reviewer or an approver cannot change the flag', async () => {
    const { uid } = await givenIdentity();
    const verified = await givenIdentity({ ...UNKNOWN, ...VERIFIED });
    for (const staff of [signedIn({ reviewer: true }), signedIn({ approver: true })]) {
      await assertFails(change(staff, uid, { ...VERIFIED }));
      await assertFails(change(staff, verified.uid, { verified: false, known: false }));
      await assertFails(change(staff, verified.uid, { verified: deleteField(), known: deleteField() }));
    }
  });

  test('R3, R13: the flag is false for a new account with an unverified address', async () => {
    const actor = signedIn({ verified: false });
    const record = makeRegistration({ uid: actor.uid, email: actor.email });
    const create = (identity: Fields) => {
      const batch = writeBatch(actor.db);
      batch.set(doc(actor.db, 'users', actor.uid), record);
      batch.set(doc(actor.db, 'progress', actor.uid), {
        ...progressOf(record as never, Date.now()),
        ...identity,
      });
      return batch.commit();
    };
    await assertFails(create({ ...UNKNOWN, ...VERIFIED }));
    await assertFails(create({ ...UNKNOWN, known: true }));
    await assertFails(create({ ...UNKNOWN, ...invitedBy(newUid()) }));
    await assertSucceeds(create(UNKNOWN));
  });
});

describe('the invitation', { tags: ['progress-identity'] }, () => {
  test('R13: progress names only the invitation that the account uses in the same write', async () => {
    const { uid, record, actor } = await givenIdentity(UNKNOWN, { verified: false });
    const id = await givenInvitation(record.email);
    await assertFails(change(actor, uid, { ...invitedBy(id) }));
    await assertSucceeds(useInvitation(actor, id));
    await assertFails(change(actor, uid, { ...UNKNOWN }));
  });

  test('R13: an invitation used by another account or for another address is refused', async () => {
    const { uid, record, actor } = await givenIdentity();
    const used = await givenInvitation(record.email, { status: 'used', usedBy: newUid() });
    await assertFails(change(actor, uid, { ...invitedBy(used) }));
    await assertFails(useInvitation(actor, await givenInvitation('other@demo.example')));
    for (const id of ['', 'no/path', newUid()]) await assertFails(change(actor, uid, { ...invitedBy(id) }));
  });

  test('R13: progress names only an invitation of the introducer whom the person names', async () => {
    const { record, actor } = await givenIdentity();
    const of = (introducerEmail: string) => givenInvitation(record.email, { introducerEmail });
    await assertFails(useInvitation(actor, await of('other@agency.example')));
    await assertSucceeds(useInvitation(actor, await of(INTRODUCER_EMAIL.toUpperCase())));
  });

  test('R13: a reviewer or an approver cannot set the invitation', async () => {
    const { uid, record } = await givenIdentity();
    const id = await givenInvitation(record.email, { status: 'used', usedBy: uid });
    for (const staff of oneOfEachStaff()) await assertFails(change(staff, uid, { ...invitedBy(id) }));
  });
});

describe('a known person', { tags: ['progress-identity'] }, () => {
  test('R13: known means verified or invited', async () => {
    const stranger = await givenIdentity();
    const verified = await givenIdentity({ ...UNKNOWN, ...VERIFIED });
    for (const claims of [{}, { reviewer: true }, { approver: true }]) {
      const by = ({ uid, record }: typeof stranger) =>
        'reviewer' in claims || 'approver' in claims
          ? signedIn(claims)
          : signedIn({ uid, email: record.email });
      await assertFails(change(by(stranger), stranger.uid, { known: true }));
      await assertFails(change(by(verified), verified.uid, { known: false }));
    }
  });

  test('R13: on an older record only the person sets `known`, staff leave it out', async () => {
    const { uid, record, actor } = await givenIdentity({});
    const progress = progressOf(record, SEEDED_SINCE);
    const reviewer = signedIn({ reviewer: true });
    await assertSucceeds(setDoc(doc(reviewer.db, 'progress', uid), progress));
    await assertFails(setDoc(doc(reviewer.db, 'progress', uid), { ...progress, known: true }));
    await assertSucceeds(setDoc(doc(actor.db, 'progress', uid), { ...progress, ...UNKNOWN, ...VERIFIED }));
  });
});
