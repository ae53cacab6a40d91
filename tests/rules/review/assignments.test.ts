import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { makeIntroducerRecord } from '../../support/factories.ts';
import {
  type Actor,
  admin,
  changed,
  type Fields,
  givenTrainee,
  giveRecord,
  lacking,
  newUid,
  patchRecord,
  signedIn,
} from '../world.ts';

const reviewer = () => signedIn({ reviewer: true });
const at = ({ db }: Pick<Actor, 'db'>, uid: string) => doc(db, 'assignments', uid);
const take = (actor: Actor, uid: string, change: Fields = {}) =>
  setDoc(at(actor, uid), changed({ reviewer: actor.uid, name: 'Ravi Reviewer', at: Date.now() }, change));

describe('taking a person', { tags: ['queue-assigned'] }, () => {
  test('R24: a reviewer takes a free trainee or vendor', async () => {
    const actor = reviewer();
    for (const usertype of ['trainee', 'vendor'] as const) {
      const { uid } = await givenTrainee({ usertype });
      await assertSucceeds(take(actor, uid, { name: 'x'.repeat(500) }));
      expect(await admin.readRecord(`assignments/${uid}`)).toMatchObject({ reviewer: actor.uid });
    }
    await assertFails(take(actor, newUid()));
    await assertFails(take(actor, (await givenTrainee({ usertype: 'introducer' })).uid));
  });

  test('R24: a reviewer takes neither the own record nor people they introduced', async () => {
    const [own, earlier] = [`${newUid()}@agency.example`, `${newUid()}@agency.example`];
    const actor = reviewer();
    await giveRecord(`users/${actor.uid}`, makeIntroducerRecord({ uid: actor.uid, email: earlier }));
    for (const change of [{ email: actor.email }, { fpocno: actor.email }, { fpocno: earlier }])
      await assertFails(take(actor, (await givenTrainee(change)).uid));
    await assertSucceeds(take(actor, (await givenTrainee()).uid));
    const person = await givenTrainee({ email: own });
    const self = signedIn({ uid: person.uid, email: `${newUid()}@agency.example`, reviewer: true });
    await assertFails(take(self, person.uid));
    await patchRecord(`users/${person.uid}`, { email: undefined });
    await assertFails(take(self, person.uid));
  });

  test.each<[string, Fields]>([
    ['in the name of another', { reviewer: 'other' }],
    ['without a name', { name: ' ' }],
    ['with a name that is too long', { name: 'x'.repeat(501) }],
    ['with a name that is no text', { name: 7 }],
    ['of an earlier time', { at: Date.now() - 600_000 }],
    ['of no time', { at: 'now' }],
    ['with a key more', { note: 'mine' }],
    ['as if taken over', { from: 'other' }],
    ...lacking('without', 'reviewer', 'name', 'at'),
  ])('R24: a free person is not taken %s', async (_, change) => {
    const { uid } = await givenTrainee();
    await assertFails(take(reviewer(), uid, change));
  });

  test('R24: a reviewer whose account has a name takes a person under it', async () => {
    const actor = signedIn({ reviewer: true, name: 'Ravi Reviewer' });
    const { uid } = await givenTrainee();
    await assertFails(take(actor, uid, { name: 'Chief Executive' }));
    await assertSucceeds(take(actor, uid));
  });
});

describe('a taken person', { tags: ['queue-assigned'] }, () => {
  async function givenTaken() {
    const [actor, { uid }] = [reviewer(), await givenTrainee()];
    await take(actor, uid);
    return { actor, uid };
  }

  test('R24: another reviewer takes a person over only from the one who has them', async () => {
    const { actor, uid } = await givenTaken();
    const other = reviewer();
    await assertFails(take(other, uid));
    await assertFails(take(other, uid, { from: other.uid }));
    await assertFails(take(other, uid, { from: actor.uid, note: 'mine' }));
    await assertFails(take(other, uid, { from: actor.uid, reviewer: actor.uid }));
    await assertFails(updateDoc(at(other, uid), { name: 'Rita' }));
    await assertFails(take(signedIn(), uid, { from: actor.uid }));
    await assertSucceeds(take(other, uid, { from: actor.uid }));
    await assertFails(take(reviewer(), uid, { from: actor.uid }));
  });

  test('R24: only the reviewer who has the person gives them back', async () => {
    const { actor, uid } = await givenTaken();
    for (const other of [reviewer(), signedIn(), signedIn({ approver: true })]) {
      await assertFails(deleteDoc(at(other, uid)));
    }
    await assertFails(deleteDoc(at(signedIn({ uid: actor.uid }), uid)));
    await assertSucceeds(deleteDoc(at(actor, uid)));
    await assertFails(deleteDoc(at(actor, uid)));
    await assertSucceeds(take(reviewer(), uid));
  });
});
