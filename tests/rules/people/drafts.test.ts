import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { DRAFT_FORMS, MAX_DRAFT } from '../../../src/domain/drafts.ts';
import { type Actor, admin, changed, type Fields, givenTrainee, signedIn } from '../world.ts';

const MINUTE = 60_000;
const values = { panno: '"zzz"', city: '"Pu"' };

function draftOf(actor: Pick<Actor, 'db'>, uid: string, form = 'sectionone') {
  return doc(actor.db, 'drafts', uid, 'forms', form);
}

function save(actor: Actor, change: Fields = {}, form = 'sectionone'): Promise<void> {
  return setDoc(draftOf(actor, actor.uid, form), changed({ values, at: Date.now() }, change));
}

async function givenDraft(): Promise<Actor> {
  const owner = await givenTrainee();
  const data = { values, at: Date.now() };
  await admin.writeRecords([{ path: `drafts/${owner.uid}/forms/sectionone`, data }]);
  return owner;
}

test.each(DRAFT_FORMS)('R2: an owner writes, reads, replaces and deletes the draft of %s', async (form) => {
  const owner = await givenTrainee();
  await assertSucceeds(save(owner, {}, form));
  await assertSucceeds(save(owner, { values: { city: '"Pune"' } }, form));
  await assertSucceeds(getDoc(draftOf(owner, owner.uid, form)));
  await assertSucceeds(deleteDoc(draftOf(owner, owner.uid, form)));
});

test('R1: drafts of unknown forms and other paths below drafts are refused', async () => {
  const owner = await givenTrainee();
  await assertFails(save(owner, {}, 'password'));
  await assertFails(getDoc(draftOf(owner, owner.uid, 'password')));
  await assertFails(deleteDoc(draftOf(owner, owner.uid, 'password')));
  await assertFails(setDoc(doc(owner.db, 'drafts', owner.uid), { values, at: Date.now() }));
  await assertFails(getDoc(doc(owner.db, 'drafts', owner.uid)));
  await assertFails(setDoc(doc(draftOf(owner, owner.uid), 'more', 'x'), { values, at: Date.now() }));
});

test('R2: an account without a users record stores no draft', async () => {
  await assertFails(save(signedIn()));
});

test('R15: a draft has at most 60,000 characters of text', async () => {
  const half = 'x'.repeat(MAX_DRAFT / 2);
  await assertSucceeds(save(await givenTrainee(), { values: {} }));
  await assertSucceeds(save(await givenTrainee(), { values: { city: half, place: half } }));
  await assertFails(save(await givenTrainee(), { values: { city: half, place: `${half}x` } }));
  const owner = await givenDraft();
  await assertFails(updateDoc(draftOf(owner, owner.uid), { 'values.city': 'x'.repeat(MAX_DRAFT) }));
});

test('R15: the Aadhar field of a draft has at most 500 characters', async () => {
  const owner = await givenTrainee();
  await assertSucceeds(save(owner, { values: { aadharcard: 'x'.repeat(500) } }));
  await assertFails(save(owner, { values: { aadharcard: 'x'.repeat(501) } }));
});

test('R15: a draft has at most 60 fields', async () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, '']));
  await assertSucceeds(save(await givenTrainee(), { values: fields(60) }));
  await assertFails(save(await givenTrainee(), { values: fields(61) }));
});

// Times are computed during the test, which may run minutes after the file was loaded.
test.each<[string, () => Fields]>([
  ['one text', () => ({ values: '{"city":"Pu"}' })],
  ['a list', () => ({ values: ['"Pu"'] })],
  ['a map of a list', () => ({ values: { city: [] } })],
  ['a map of a map', () => ({ values: { city: {} } })],
  ['a number', () => ({ values: 5 })],
  ['no values', () => ({ values: null })],
  ['a time that is a text', () => ({ at: 'now' })],
  ['no time', () => ({ at: null })],
  ['a time too long ago', () => ({ at: Date.now() - 6 * MINUTE })],
  ['a time too far ahead', () => ({ at: Date.now() + 6 * MINUTE })],
  ['another key', () => ({ uid: 'someone' })],
  ['a time without values', () => ({ values: undefined })],
  ['values without a time', () => ({ at: undefined })],
])('R15: a draft refuses %s', async (_what, changeOf) => {
  await assertFails(save(await givenTrainee(), changeOf()));
  const owner = await givenDraft();
  await assertFails(save(owner, changeOf()));
});
