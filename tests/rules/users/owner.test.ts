import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteField, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { listedForms, makeBankDetails, makeIntroducerRecord } from '../../support/factories.ts';
import { admin, allowed, denied, type Fields, givenTrainee, newUid, signedIn, update } from '../world.ts';
import { FORM_FIELDS, FREE_FIELDS, SECTIONS, submissionLog } from './ownerWrites.ts';

test('R1: an unknown path is denied', async () => {
  const { db, uid } = await givenTrainee();
  await assertFails(setDoc(doc(db, 'other', uid), { a: 1 }));
  await assertFails(getDoc(doc(db, 'users', uid, 'private', 'a')));
  await assertFails(getDocs(collection(signedIn({ reviewer: true, approver: true }).db, 'other')));
});

test.each<[string, unknown]>([
  ['uid', 'other'],
  ['email', 'other@demo.example'],
  ['userid', 'O2611ABCDE'],
  ['usertype', 'introducer'],
  ['fpoc', 'Somebody Else'],
  ['fpocno', 'other@agency.example'],
  ['vendorRemark', 'fine'],
  ['approval', { action: 'accept', by: 'me', at: 1 }],
  ['reviewer', true],
  ['forms.approved', true],
  ['forms.other', 1],
  ['forms', { status: 0 }],
])('R4: an owner cannot set %s', async (key, value) => {
  const owner = await givenTrainee();
  await denied(owner, { [key]: value });
  await denied(owner, { ...FREE_FIELDS, [key]: value });
});

test('R4: an owner cannot remove a field', async () => {
  const owner = await givenTrainee();
  for (const key of ['uid', 'forms', 'usertype', 'logs', 'vendorTypes', 'phone']) {
    await admin.writeRecords([{ path: `users/${owner.uid}`, data: { logs: [] }, merge: true }]);
    await assertFails(updateDoc(doc(owner.db, 'users', owner.uid), { [key]: deleteField() }));
  }
});

test('R4: an owner cannot remove a status', async () => {
  const owner = await givenTrainee({ vendorDetails: SECTIONS });
  for (const key of [...FORM_KEYS, 'status', 'approved']) {
    const { [key]: _, ...rest } = { ...owner.record.forms } as Fields;
    await denied(owner, { forms: rest });
  }
  await allowed(owner, { forms: { ...owner.record.forms, vendorform: 1 }, ...submissionLog('vendorform') });
});

test('R4: an owner cannot replace the record', async () => {
  const owner = await givenTrainee({ forms: { bankdetails: 1 } });
  await assertFails(setDoc(doc(owner.db, 'users', owner.uid), { name: 'Ram Kumar', uid: owner.uid }));
});

test('R4: a record with unknown keys can be saved', async () => {
  const owner = await givenTrainee({
    legacy: { a: 1 },
    phone: 5 as never,
    queries: 'none' as never,
    logs: 7 as never,
  });
  await allowed(owner, { designation: 'Editor' });
  await allowed(owner, { 'bankDetails.bankName': 'Specimen Bank' });
  await denied(owner, { legacy: { a: 2 } });
  await denied(owner, { legacy: deleteField() });
});

test('R4: an introducer cannot change the own record', async () => {
  const introducer = signedIn();
  await admin.writeRecords([
    { path: `users/${introducer.uid}`, data: { ...makeIntroducerRecord({ uid: introducer.uid }) } },
  ]);
  await assertFails(updateDoc(doc(introducer.db, 'users', introducer.uid), { phone: '9000000009' }));
  await assertFails(updateDoc(doc(introducer.db, 'users', introducer.uid), { name: 'Somebody Else' }));
});

test('R13: a change of name or forms needs the progress record', async () => {
  const owner = await givenTrainee({ vendorDetails: SECTIONS });
  await assertFails(update(owner, owner.record, { name: 'Ram Gupta' }, { beside: false }));
  await assertFails(update(owner, owner.record, { 'forms.vendorform': 1 }, { beside: false }));
  await allowed(owner, { 'forms.vendorform': 1 });
});

test('R13: an older record without progress can be written', async () => {
  const uid = newUid();
  const { record } = await givenTrainee();
  const owner = signedIn({ uid });
  await admin.writeRecords([{ path: `users/${uid}`, data: { ...record, uid } }]);
  await assertSucceeds(update(owner, { ...record, uid }, { name: 'Ram Gupta' }, { beside: false }));
});

const beyond = (key: string) => 'a'.repeat(key === 'address' || key === 'bankBranchAddress' ? 2001 : 501);
const textsOf = (part: object) =>
  Object.keys(part).filter((key) => typeof Reflect.get(part, key) === 'string');

test.each(FORM_FIELDS)('R15: every text of %s has a bound, and a number is refused', async (path, part) => {
  const owner = await givenTrainee();
  await allowed(owner, { [path]: part });
  for (const key of textsOf(part)) {
    await denied(owner, { [path]: { ...part, [key]: beyond(key) } });
    await denied(owner, { [path]: { ...part, [key]: 5 } });
  }
});

test('R5: a write without a change is allowed, even on locked fields', async () => {
  const owner = await givenTrainee({
    bankDetails: makeBankDetails(),
    forms: { status: 2, ...listedForms(2) },
  });
  await allowed(owner, { bankDetails: makeBankDetails() });
});
