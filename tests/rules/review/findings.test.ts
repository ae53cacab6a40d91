import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { LINK_KEY } from '../../support/factories.ts';
import {
  type Actor,
  admin,
  allowed,
  denied,
  type Fields,
  givenTrainee,
  type Person,
  signedIn,
  update,
} from '../world.ts';
import { writeStep } from './writeStep.ts';

const linkKey = LINK_KEY;
const DUPLICATE = { field: 'pancard', uid: 'other' };

/** Sends the person for approval with these findings, in one write. */
function send(actor: Pick<Actor, 'uid' | 'db'>, person: Person, change: Fields = {}, at = Date.now()) {
  const sent = { by: actor.uid, at };
  const findings = { points: 2, duplicates: [DUPLICATE], linkKey, ...sent, ...change };
  return writeStep(actor, person, findings, { 'forms.status': 3, sent }, 'findings');
}

test('R10: sending a record stores the findings', { tags: ['review-send'] }, async () => {
  const person = await givenTrainee({ forms: { status: 2 } });
  await assertSucceeds(send(signedIn({ reviewer: true }), person));
  const stored = await admin.readRecord(`findings/${person.uid}`);
  expect(stored).toMatchObject({ points: 2, duplicates: [DUPLICATE], linkKey });
});

test('R10: nobody sends whom they introduced, also on a record without progress', async () => {
  const [introducer, other] = [signedIn({ reviewer: true }), signedIn({ reviewer: true })];
  const person = await givenTrainee({ fpocno: introducer.email, forms: { status: 2 } });
  await admin.deleteRecord(`progress/${person.uid}`);
  const sending = ({ uid: by }: Actor) => ({ 'forms.status': 3, sent: { by, at: Date.now() } });
  await denied(introducer, person.record, sending(introducer));
  await assertFails(update(other, person.record, sending(other), { beside: false }));
  await allowed(other, person.record, sending(other));
});

test.each<[string, Fields]>([
  ['another sender', { by: 'other' }],
  ['another time', { at: 1 }],
  ['a key more', { note: 'x' }],
  ['a key of links that is a list', { linkKey: Array.from({ length: 20 }, () => 'x') }],
  ['a key of links of 19 characters', { linkKey: 'x'.repeat(19) }],
  ['a key of links of 65 characters', { linkKey: 'x'.repeat(65) }],
  ['half a point', { points: 0.5 }],
  ['less than no point', { points: -1 }],
  ['points that are a text', { points: '2' }],
  ['duplicates that are a map', { duplicates: { a: DUPLICATE } }],
  ['21 duplicates', { duplicates: Array.from({ length: 21 }, () => DUPLICATE) }],
  ['a duplicate with a list', { duplicates: [{ field: 'pancard', uid: ['x'] }] }],
  ['a duplicate that is a text', { duplicates: ['x'] }],
  ['a duplicate with a key more', { duplicates: [{ ...DUPLICATE, note: 'x' }] }],
  ['a duplicate without a uid', { duplicates: [{ field: 'pancard' }] }],
  ['a duplicate with a long uid', { duplicates: [{ ...DUPLICATE, uid: 'x'.repeat(139) }] }],
])('R10, R15: findings with %s are refused', async (_, change) => {
  const person = await givenTrainee({ forms: { status: 2 } });
  const reviewer = signedIn({ reviewer: true });
  await assertFails(send(reviewer, person, change));
  const longest = { ...DUPLICATE, uid: 'x'.repeat(138) };
  const most = { duplicates: Array.from({ length: 20 }, () => longest), linkKey: 'x'.repeat(20) };
  await assertSucceeds(send(reviewer, person, most));
});

test.each([
  ['with a list', { ...DUPLICATE, uid: ['x'] }],
  ['of endless length', { ...DUPLICATE, uid: 'x'.repeat(13_000) }],
  ['with another key', { field: 'pancard', note: 'other' }],
])('R15: a duplicate %s is refused in each of the 20 places', async (_, wrong) => {
  const person = await givenTrainee({ forms: { status: 2 } });
  const reviewer = signedIn({ reviewer: true });
  for (let place = 0; place < 20; place += 1) {
    const duplicates = Array.from({ length: 20 }, (__, at) => (at === place ? wrong : DUPLICATE));
    await assertFails(send(reviewer, person, { duplicates }));
  }
});

test('R10: findings without a sending are refused, even unchanged', async () => {
  const person = await givenTrainee({ forms: { status: 2, bankdetails: 1 }, sent: { by: 'x', at: 1 } });
  const reviewer = signedIn({ reviewer: true });
  const findings = { points: 0, duplicates: [], linkKey, by: 'x', at: 1 };
  await assertFails(setDoc(doc(reviewer.db, 'findings', person.uid), findings));
  await assertFails(writeStep(reviewer, person, findings, { 'forms.bankdetails': 2 }, 'findings'));
  await assertSucceeds(send(reviewer, person));
  const stored = (await admin.readRecord(`findings/${person.uid}`)) ?? {};
  await assertFails(setDoc(doc(reviewer.db, 'findings', person.uid), stored));
});
