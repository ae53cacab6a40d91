import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { ACCESS_KINDS } from '../../../src/domain/privacy/access.ts';
import { type Actor, changed, type Fields, lacking, newApprover, newReviewer, newUid } from '../world.ts';

const at = ({ db }: Pick<Actor, 'db'>, uid: string, id = newUid()) => doc(db, 'access', uid, 'events', id);
const eventOf = ({ uid: by }: Actor, change: Fields): Fields =>
  changed({ by, role: 'reviewer', what: 'numbers', at: serverTimestamp() }, change);
const log = (actor: Actor, change: Fields = {}) => setDoc(at(actor, newUid()), eventOf(actor, change));

describe('an event of access', { tags: ['access-logged'] }, () => {
  test.each(ACCESS_KINDS)('R22: a reviewer and an approver log that they saw %s', async (what) => {
    await assertSucceeds(log(newReviewer(), { what }));
    await assertSucceeds(log(newApprover(), { what, role: 'approver' }));
  });

  test('R22: staff log in the own role only', async () => {
    await assertFails(log(newReviewer(), { role: 'approver' }));
    await assertFails(log(newApprover()));
  });

  test.each<[string, Fields]>([
    ['in the name of another', { by: 'other' }],
    ['of a forged time', { at: Timestamp.fromMillis(Date.now() - 1000) }],
    ['of a time that is a number', { at: Date.now() }],
    ['of something unknown', { what: 'everything' }],
    ['in no role', { role: 'owner' }],
    ['with a key more', { name: 'Ram Kumar' }],
    ...lacking('without', 'by', 'role', 'what', 'at'),
  ])('R22: an event %s is refused', async (_, change) => {
    await assertFails(log(newReviewer(), change));
  });
});
