import { assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, updateDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { makeBankDetails, makeSectionOne, makeUserRecord, type StoredUser } from '../../support/factories.ts';
import { admin, allowed, denied, type Fields, givenTrainee, giveRecord, linkOf, signedIn } from '../world.ts';
import { FORM_FIELDS, FREE_FIELDS, LOCKED_FIELDS, log, query } from './ownerWrites.ts';

// Records of an older version have unknown fields or types: their owner can save the rest.

const PROFILE: Fields = { ...LOCKED_FIELDS, ...FREE_FIELDS, gstmailsend: true };
const MALFORMED = Object.fromEntries([...Object.keys(PROFILE), 'signImage'].map((key) => [key, 5]));

test.each([...Object.keys(PROFILE), 'signImage'])('R4: %s is saved beside malformed fields', async (key) => {
  const owner = await givenTrainee({ ...MALFORMED, name: 'Ram Kumar' } as never);
  const value = key === 'signImage' ? linkOf(owner.uid, 'abc') : PROFILE[key];
  await denied(owner, { [key]: 6 });
  await allowed(owner, { [key]: value });
});

test.each<[string, (stored: StoredUser) => Fields, () => Fields]>([
  ['a name saves its fields', ({ name: _, ...rest }) => rest, () => ({ phone: '9000000009' })],
  [
    'the status of its trainee form takes a log entry',
    ({ forms: { vendorform: _, ...forms }, ...rest }) => ({ ...rest, forms }),
    () => log('Ram Kumar did more'),
  ],
  ['statuses saves its forms', ({ forms: _, ...rest }) => rest, () => ({ bankDetails: makeBankDetails() })],
])('R4, R7: a record without %s', async (_, lacking, fields) => {
  const { uid, db } = signedIn();
  await giveRecord(`users/${uid}`, lacking(makeUserRecord({ uid })));
  await assertSucceeds(updateDoc(doc(db, 'users', uid), fields()));
});

test('R5: vendor types are saved before the first section', async () => {
  const owner = await givenTrainee();
  const vendorTypes = owner.record.vendorTypes.map((type) => ({ ...type, isChecked: true }));
  await allowed(owner, { vendorTypes });
});

test('R10: a record without an overall status is pending', async () => {
  const { record } = await givenTrainee();
  const { status: _, ...forms } = record.forms;
  await admin.writeRecords([{ path: `users/${record.uid}`, data: { ...makeUserRecord(record), forms } }]);
  const item = query({ by: 'reviewer' });
  await allowed(signedIn({ reviewer: true }), record, { 'queries.general': [item] });
});

function stored(path: string, value: unknown): Fields {
  const [key = '', section] = path.split('.');
  return { [key]: section === undefined ? value : { [section]: value } };
}

for (const [path, complete, change] of FORM_FIELDS) {
  test(`R4: an unknown key of ${path} stays and blocks nothing`, async () => {
    const owner = await givenTrainee({
      usertype: 'vendor',
      vendortype: 'Other',
      ...stored(path, { ...complete, old: 1 }),
    });
    await denied(owner, { [path]: { ...complete, old: 2 } });
    await allowed(owner, change);
  });

  test(`R4: ${path} that is not a map is replaced`, async () => {
    const owner = await givenTrainee({ usertype: 'vendor', vendortype: 'Other', ...stored(path, 'none') });
    await allowed(owner, { [path]: complete });
  });
}

test('R4: vendorDetails that are not a map are replaced, and an unknown section stays', async () => {
  const owner = await givenTrainee({ vendorDetails: 'none' as never });
  await allowed(owner, { vendorDetails: { sectionOne: makeSectionOne() } });
  const other = await givenTrainee({
    vendorDetails: { sectionTwo: { a: 1 } } as never,
    vendorTypes: 5 as never,
  });
  await allowed(other, { 'vendorDetails.sectionOne': makeSectionOne() });
  await denied(other, { 'vendorDetails.sectionTwo.a': 2 });
});

test('R8: queries that are not a map or list are replaced', async () => {
  const item = query();
  const one = await givenTrainee({ queries: { bank: 'none' } as never });
  await allowed(one, { 'queries.bank': [item] });
  const stays = await givenTrainee({ queries: { bank: 'none', old: 1 } as never });
  await allowed(stays, { 'queries.general': [item] });
});

test('R8: a query with an unknown status cannot be resolved, and a missing list stays', async () => {
  const item = { title: 'Which branch?', timestamp: 1, status: 7 };
  const owner = await givenTrainee({ queries: { bank: [item] } as never });
  await denied(owner, { 'queries.bank': [{ ...item, status: 1 }] });
  await denied(owner, { 'queries.msa': [] });
});

test('R7: logs that are not a list are replaced, and a person without a name can log', async () => {
  const entry = { title: 'submitted Bank Details', timestamp: Date.now() };
  const broken = await givenTrainee({ logs: 'none' as never });
  await allowed(broken, { logs: [{ ...entry, title: 'Ram Kumar submitted Bank Details' }] });
  for (const name of ['', 5 as never]) {
    const nameless = await givenTrainee({ name });
    await allowed(nameless, { logs: arrayUnion(entry) });
  }
});
