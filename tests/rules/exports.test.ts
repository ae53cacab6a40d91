import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { EXPORT_FIELDS, EXPORT_FORMATS, MAX_EXPORTED } from '../../src/domain/exports/formats.ts';
import { type Actor, admin, type Fields, newUid, signedIn, signedOut } from './world.ts';

const reviewer = () => signedIn({ reviewer: true });
const entryOf = (actor: Actor, change: Fields = {}): Fields => ({
  by: actor.uid,
  at: Date.now(),
  format: 'csv',
  fields: ['pan', 'bank'],
  count: 12,
  ...change,
});
const log = (actor: Actor, change: Fields = {}) =>
  setDoc(doc(actor.db, 'exports', newUid()), entryOf(actor, change));

describe('logging an export', () => {
  test.each(EXPORT_FORMATS.map(({ key }) => key))('R10: a reviewer logs %s', async (format) => {
    await assertSucceeds(log(reviewer(), { format }));
  });

  test('R10: a reviewer logs any of the fields, for up to the limit of people', async () => {
    await assertSucceeds(log(reviewer(), { fields: [...EXPORT_FIELDS], count: MAX_EXPORTED }));
    await assertSucceeds(log(reviewer(), { fields: [], count: 1 }));
  });

  test('R10: other users cannot log an export', async () => {
    await assertFails(log(signedIn()));
    await assertFails(log(signedIn({ approver: true })));
    await assertFails(log(signedIn({ email: `${newUid()}@agency.example` })));
    await assertFails(setDoc(doc(signedOut(), 'exports', newUid()), entryOf(reviewer())));
  });

  test.each<[string, Fields]>([
    ['in the name of another', { by: 'other' }],
    ['of an earlier time', { at: Date.now() - 600_000 }],
    ['of a later time', { at: Date.now() + 86_400_000 }],
    ['of no time', { at: 'now' }],
    ['in an unknown format', { format: 'pdf' }],
    ['with an unknown field', { fields: ['aadharcard'] }],
    ['with fields that are no list', { fields: 'pan' }],
    ['with a field too often', { fields: Array.from({ length: EXPORT_FIELDS.length + 1 }, () => 'pan') }],
    ['of nobody', { count: 0 }],
    ['of more than one file may have', { count: MAX_EXPORTED + 1 }],
    ['of half a person', { count: 1.5 }],
    ['with a key more', { name: 'Ram Kumar' }],
  ])('R15: an entry %s is refused', async (_, change) => {
    await assertFails(log(reviewer(), change));
  });

  test.each(['by', 'at', 'format', 'fields', 'count'])('R15: an entry without %s is refused', async (key) => {
    const actor = reviewer();
    const { [key]: _, ...entry } = entryOf(actor);
    await assertFails(setDoc(doc(actor.db, 'exports', newUid()), entry));
  });
});

describe('the log', () => {
  async function givenEntry(by: Actor): Promise<string> {
    const id = newUid();
    await admin.writeRecords([{ path: `exports/${id}`, data: entryOf(by) }]);
    return id;
  }

  test('R1: only reviewers read the log of exports', async () => {
    const actor = reviewer();
    const id = await givenEntry(actor);
    await assertSucceeds(getDoc(doc(reviewer().db, 'exports', id)));
    await assertSucceeds(getDocs(collection(reviewer().db, 'exports')));
    for (const other of [signedIn(), signedIn({ approver: true })]) {
      await assertFails(getDoc(doc(other.db, 'exports', id)));
      await assertFails(getDocs(collection(other.db, 'exports')));
    }
    await assertFails(getDoc(doc(signedOut(), 'exports', id)));
  });

  test('R12: an entry cannot be changed, replaced or deleted, even by its reviewer', async () => {
    const actor = reviewer();
    const entry = doc(actor.db, 'exports', await givenEntry(actor));
    await assertFails(updateDoc(entry, { count: 1 }));
    await assertFails(setDoc(entry, entryOf(actor)));
    await assertFails(deleteDoc(entry));
  });
});
