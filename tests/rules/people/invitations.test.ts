import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, setDoc, updateDoc, where } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { makeInvitation } from '../../support/factories.ts';
import { workEmail } from '../users/ownerWrites.ts';
import { type Actor, admin, type Fields, giveRecord, newUid, signedIn, signedOut } from '../world.ts';

const DAY = 86_400_000;

function newIntroducer(): Actor {
  return signedIn({ email: `${newUid()}@agency.example` });
}

function invitationBy(introducer: Actor, change: Fields = {}): Fields {
  return {
    ...makeInvitation({
      introducerUid: introducer.uid,
      introducerEmail: introducer.email,
      email: `${newUid()}@demo.example`,
    }),
    ...change,
  };
}

function invite(change: Fields, introducer = newIntroducer()): Promise<void> {
  return setDoc(doc(introducer.db, 'invitations', newUid()), invitationBy(introducer, change));
}

async function givenInvitation(change: Fields = {}) {
  const introducer = newIntroducer();
  const id = newUid();
  const invitation = invitationBy(introducer, change);
  await admin.writeRecords([{ path: `invitations/${id}`, data: invitation }]);
  return { id, introducer, addressee: signedIn({ email: String(invitation.email), verified: false }) };
}

test('R3: an introducer creates an invitation, which everyone with its id reads', async () => {
  const introducer = newIntroducer();
  const id = newUid().slice(0, 20);
  await assertSucceeds(setDoc(doc(introducer.db, 'invitations', id), invitationBy(introducer)));
  await assertSucceeds(getDoc(doc(signedOut(), 'invitations', id)));
});

test('R3: an introducer invites under the own name, and a trainee or vendor not at all', async () => {
  const inviteAs = async (record: Fields) => {
    const introducer = newIntroducer();
    await giveRecord(`users/${introducer.uid}`, record);
    return invite({}, introducer);
  };
  for (const usertype of ['trainee', 'vendor']) await assertFails(inviteAs({ usertype, name: 'Asha Rao' }));
  await assertFails(inviteAs({ usertype: 'introducer', name: 'Somebody Else' }));
  await assertSucceeds(inviteAs({ usertype: 'introducer', name: 'Asha Rao' }));
});

test('R3: without a record the name is that of the account', async () => {
  const named = (name: string) => signedIn({ email: `${newUid()}@agency.example`, name });
  await assertFails(invite({}, named('Somebody Else')));
  await assertSucceeds(invite({}, named('Asha Rao')));
});

test('R1: an invitation needs a verified address', async () => {
  const unverified = signedIn({ email: 'asha.rao@agency.example', verified: false });
  await assertFails(invite({}, unverified));
});

test.each<[string, Fields]>([
  ['another uid', { introducerUid: 'other' }],
  ['another address', { introducerEmail: 'other@agency.example' }],
  ['a role beyond', { usertype: 'introducer' }],
  ['no name', { name: '' }],
  ['no address', { email: 'nobody' }],
  ['an address in upper case', { email: 'Ram@demo.example' }],
  ['an earlier date', { createdAt: Date.now() - DAY }],
  ['a status beyond', { status: 'used' }],
  ['a key more', { usedBy: 'x' }],
])('R15: an invitation with %s is refused', async (_, change) => {
  await assertFails(invite(change));
});

test.each<[string, (size: number) => Fields]>([
  ['introducerName', (size) => ({ introducerName: 'a'.repeat(size) })],
  ['name', (size) => ({ name: 'a'.repeat(size) })],
  ['email', (size) => ({ email: workEmail(size) })],
])('R15: an invitation has a %s of at most 500 characters', async (_, of) => {
  await assertSucceeds(invite(of(500)));
  await assertFails(invite(of(501)));
});

test.each([
  [90 * DAY, assertSucceeds],
  [90 * DAY + 1, assertFails],
  [1, assertSucceeds],
  [0, assertFails],
  ['never', assertFails],
])('R15: an invitation lasts more than 0 and at most 90 days (%s)', async (lasts, assert) => {
  const createdAt = Date.now();
  await assert(invite({ createdAt, expiresAt: typeof lasts === 'number' ? createdAt + lasts : lasts }));
});

test('R1: a guessable id can be neither created nor read', async () => {
  const introducer = newIntroducer();
  const id = newUid().slice(0, 19);
  await assertFails(setDoc(doc(introducer.db, 'invitations', id), invitationBy(introducer)));
  await assertFails(getDoc(doc(signedOut(), 'invitations', id)));
});

test('R1: an introducer lists the own invitations only', async () => {
  const { introducer } = await givenInvitation();
  const all = collection(introducer.db, 'invitations');
  await assertSucceeds(getDocs(query(all, where('introducerUid', '==', introducer.uid))));
  await assertFails(getDocs(query(all, where('introducerUid', '==', 'other'))));
  await assertFails(getDocs(all));
});

test('R4: the introducer revokes an open invitation', async () => {
  const { id, introducer } = await givenInvitation();
  const reference = doc(introducer.db, 'invitations', id);
  await assertFails(updateDoc(reference, { status: 'used', usedBy: introducer.uid }));
  await assertFails(updateDoc(reference, { status: 'used' }));
  await assertFails(updateDoc(reference, { status: 'revoked', email: 'other@demo.example' }));
  await assertFails(updateDoc(reference, { expiresAt: Date.now() + 60 * DAY }));
  await assertSucceeds(updateDoc(reference, { status: 'revoked' }));
  await assertFails(updateDoc(reference, { status: 'open' }));
  const used = await givenInvitation({ status: 'used', usedBy: 'other' });
  await assertFails(updateDoc(doc(used.introducer.db, 'invitations', used.id), { status: 'revoked' }));
});

test('R4: the addressee uses an open invitation once', async () => {
  const { id, addressee } = await givenInvitation();
  const reference = doc(addressee.db, 'invitations', id);
  await assertFails(updateDoc(reference, { status: 'used', usedBy: 'other' }));
  await assertFails(updateDoc(reference, { status: 'used' }));
  await assertFails(updateDoc(reference, { status: 'revoked' }));
  await assertFails(updateDoc(reference, { status: 'revoked', usedBy: addressee.uid }));
  await assertFails(updateDoc(reference, { status: 'used', usedBy: addressee.uid, usertype: 'vendor' }));
  await assertSucceeds(updateDoc(reference, { status: 'used', usedBy: addressee.uid }));
  await assertFails(updateDoc(reference, { status: 'used', usedBy: addressee.uid, name: 'Other' }));
});

test.each<[string, Fields]>([
  ['is revoked', { status: 'revoked' }],
  ['is used', { status: 'used', usedBy: 'other' }],
  ['has run out', { createdAt: Date.now() - 2 * DAY, expiresAt: Date.now() - DAY }],
])('R4: an invitation that %s cannot be used', async (_, change) => {
  const { id, addressee } = await givenInvitation(change);
  await assertFails(
    updateDoc(doc(addressee.db, 'invitations', id), { status: 'used', usedBy: addressee.uid }),
  );
});
