import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { groupName, privacy } from '../../../src/config/portal.ts';
import { newConsent } from '../../../src/domain/privacy/consents.ts';
import { noticeVersion } from '../../../src/domain/privacy/notice.ts';
import { type Actor, admin, changed, type Fields, giveRecord, lacking, signedIn } from '../world.ts';
import { register } from './registration.ts';

const VERSION = noticeVersion({ groupName, ...privacy });

const eventOf = (change: Fields = {}): Fields =>
  changed({ ...newConsent(privacy), at: serverTimestamp() }, change);
const at = (db: Firestore, uid: string, version = VERSION) => doc(db, 'consents', uid, 'events', version);
const store = ({ db, uid }: Actor, change: Fields = {}) => setDoc(at(db, uid), eventOf(change));

describe('the event of the notice', { tags: ['notice-stored'] }, () => {
  test.each<[string, Fields]>([
    ['of a forged time', { at: Timestamp.fromMillis(Date.now() - 1000) }],
    ['of a time that is a number', { at: Date.now() }],
    ['that was agreed to where nobody is asked', { kind: 'agreed' }],
    ['of another kind', { kind: 'seen' }],
    ['in another language', { language: 'hi' }],
    ['with a key more', { note: 'ok' }],
    ...lacking('without', 'kind', 'language', 'at'),
  ])('R22: an event %s is refused', async (_, change) => {
    await assertFails(store(signedIn(), change));
  });

  test('R22: an event of another version is refused', async () => {
    const { db, uid } = signedIn();
    await assertFails(setDoc(at(db, uid, 'notice-2026-11-00000000'), eventOf()));
    await assertFails(setDoc(at(db, uid, `${VERSION}0`), eventOf()));
  });

  test('R2, R22: the person reads the own events, also of earlier versions', async () => {
    const { db, uid } = signedIn();
    const earlier = 'notice-2025-01-00000000';
    await giveRecord(`consents/${uid}/events/${earlier}`, { kind: 'shown', language: 'en', at: 1 });
    await assertSucceeds(getDoc(at(db, uid, earlier)));
    await assertSucceeds(getDocs(collection(db, 'consents', uid, 'events')));
  });

  test('R22: only a page with the present notice may look for its missing event', async () => {
    const { db, uid } = signedIn();
    await assertSucceeds(getDoc(at(db, uid)));
    await assertFails(getDoc(at(db, uid, 'notice-2025-01-00000000')));
    await assertFails(getDoc(at(signedIn().db, uid)));
  });
});

test('R22: in the mode notice a registration is accepted with and without the event', {
  tags: ['notice-ask'],
}, async () => {
  await assertSucceeds(register(signedIn({ verified: false })));
  await assertSucceeds(register(signedIn({ verified: false }), VERSION, eventOf()));
});

test('R22: a registration with a wrong event stores nothing', { tags: ['notice-ask'] }, async () => {
  const person = signedIn({ verified: false });
  await assertFails(register(person, VERSION, eventOf({ kind: 'agreed' })));
  expect(await admin.readRecord(`users/${person.uid}`)).toBeNull();
});
