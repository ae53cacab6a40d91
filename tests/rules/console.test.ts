import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { test } from 'vitest';
import { progressOf } from '../../src/domain/transitions/progress.ts';
import { listedForms, makeBankDetails, makeSectionOne, makeSectionSix } from '../support/factories.ts';
import { admin, type Fields, givenTrainee, linkOf, type Person, storageOf } from './world.ts';

// Attacks by a signed-in trainee from a browser console, with the client SDK and without the portal's code.

const RECORDS = ['users', 'documents', 'progress'];
const HTML = new TextEncoder().encode('<script>alert(document.domain)</script>');

/**
 * A write of the own users record with a valid progress record, so that only the tested rule can refuse it.
 */
function write(me: Person, fields: Fields, forms: Fields = {}): Promise<void> {
  const batch = writeBatch(me.db);
  batch.update(doc(me.db, 'users', me.uid), {
    ...fields,
    ...Object.fromEntries(Object.entries(forms).map(([key, value]) => [`forms.${key}`, value])),
  });
  if (Object.keys(forms).length > 0) {
    const record = { ...me.record, forms: { ...me.record.forms, ...forms } };
    batch.set(doc(me.db, 'progress', me.uid), progressOf(record, Date.now()));
  }
  return batch.commit();
}

test("R2: a trainee in a console cannot read another person's record", async () => {
  const me = await givenTrainee({}, {});
  const other = await givenTrainee({}, {});
  for (const name of RECORDS) {
    await assertSucceeds(getDoc(doc(me.db, name, me.uid)));
    await assertFails(getDoc(doc(me.db, name, other.uid)));
  }
  await admin.storeFile({
    path: `vendors/${other.uid}/documents/PANTANCard`,
    contentType: 'image/png',
    bytes: HTML,
  });
  await assertFails(storageOf(me.uid).ref(`vendors/${other.uid}/documents/PANTANCard`).getDownloadURL());
});

test('R2: a trainee in a console cannot list anything', async () => {
  const me = await givenTrainee({}, {});
  for (const name of [...RECORDS, 'invitations', 'other']) {
    await assertFails(getDocs(collection(me.db, name)));
    await assertFails(getDocs(collectionGroup(me.db, name)));
  }
  await assertFails(getDocs(query(collection(me.db, 'users'), where('uid', '==', me.uid))));
  await assertFails(getDocs(query(collection(me.db, 'users'), where('fpocno', '==', me.record.fpocno))));
  await assertFails(storageOf(me.uid).ref('vendors').listAll());
});

test('R4, R9: a trainee in a console cannot approve', async () => {
  const me = await givenTrainee({ forms: { status: 3 } });
  const other = await givenTrainee({ forms: { status: 3 } });
  const approval = { action: 'accept', by: me.uid, at: Date.now() };
  await assertFails(write(me, { approval }, { status: 4, approved: true }));
  await assertFails(write(me, {}, { approved: true }));
  await assertFails(write(me, { approval }));
  await assertFails(write({ ...other, db: me.db }, { approval }, { status: 4, approved: true }));
  for (const claim of ['reviewer', 'approver', 'usertype']) await assertFails(write(me, { [claim]: true }));
});

test('R6: a trainee in a console cannot skip a status', async () => {
  const me = await givenTrainee({
    bankDetails: makeBankDetails(),
    vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
  });
  await assertFails(write(me, {}, { bankdetails: 1 }));
  for (const status of [-1, 2, 3]) await assertFails(write(me, {}, { vendorform: status }));
  for (const status of [1, 2, 3, 4, 5]) await assertFails(write(me, {}, { status }));
  await assertFails(write(me, { 'forms.bankdetails': increment(1) }));
  await assertFails(write(me, { forms: deleteField() }));
  await assertSucceeds(write(me, {}, { vendorform: 1 }));
});

test('R5: a trainee in a console cannot edit locked fields', async () => {
  const me = await givenTrainee(
    {
      forms: { status: 1, ...listedForms(1) },
      bankDetails: makeBankDetails(),
      vendorDetails: { sectionOne: makeSectionOne() },
    },
    { cancelledCheque: 'x', PANTANCard: 'x' },
  );
  const changes: Fields[] = [
    { name: 'Somebody Else' },
    { pancard: 'ZZZPG0001Z' },
    { 'bankDetails.bankAccountNumber': '99999999999' },
    { 'nongst.date': '2026-01-01' },
    { 'vendorDetails.sectionOne.city': 'Pune' },
    { email: 'other@demo.example' },
    { userid: 'O2611ABCDE' },
    { fpocno: 'other@agency.example' },
  ];
  for (const change of changes) await assertFails(write(me, change));
  for (const key of ['cancelledCheque', 'PANTANCard'])
    await assertFails(updateDoc(doc(me.db, 'documents', me.uid), { [key]: linkOf(me.uid) }));
  await assertFails(setDoc(doc(me.db, 'users', me.uid), { ...me.record, pancard: 'ZZZPG0001Z' }));
});

test('R7: a trainee in a console cannot rewrite a log', async () => {
  const entry = { title: 'Ram Kumar submitted Bank Details', timestamp: 1 };
  const me = await givenTrainee({ logs: [entry] });
  await assertFails(write(me, { logs: [] }));
  await assertFails(write(me, { logs: deleteField() }));
  await assertFails(write(me, { logs: arrayRemove(entry) }));
  await assertFails(write(me, { logs: [{ ...entry, title: 'Ram Kumar did nothing' }] }));
  await assertFails(write(me, { logs: arrayUnion({ ...entry, timestamp: 2 }) }));
  await assertFails(
    write(me, { logs: arrayUnion({ title: 'Anita Approver accepted', timestamp: Date.now() }) }),
  );
});

test('R8: a trainee in a console cannot rewrite a query', async () => {
  const item = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };
  const me = await givenTrainee({ queries: { bank: [item] } as never });
  const list = (...items: unknown[]) => write(me, { 'queries.bank': items });
  await assertFails(list());
  await assertFails(list({ ...item, title: 'None' }));
  await assertFails(list({ ...item, status: 1, title: 'None' }));
  await assertFails(list(item, { ...item, timestamp: 2 }));
  await assertFails(write(me, { queries: deleteField() }));
  await assertSucceeds(list({ ...item, status: 1 }));
  await assertFails(list(item));
});

test('R11: a trainee in a console cannot store a foreign link', async () => {
  const me = await givenTrainee({}, {});
  const other = await givenTrainee();
  for (const link of [
    'https://evil.example/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    linkOf(other.uid),
    `https://evil.example/${linkOf(me.uid)}`,
  ]) {
    for (const key of ['PANTANCard', 'CompanyCertificate', 'cancelledCheque', 'signImage'])
      await assertFails(updateDoc(doc(me.db, 'documents', me.uid), { [key]: link }));
    await assertFails(write(me, { signImage: link }));
  }
});

test('R14: a trainee in a console cannot upload HTML or SVG', async () => {
  const me = await givenTrainee();
  const files = storageOf(me.uid);
  for (const path of ['documents/PANTANCard', 'documents/page.html', 'documents/page.png', 'signature']) {
    for (const contentType of ['text/html', 'application/xhtml+xml', 'image/svg+xml', 'text/xml']) {
      const file = files.ref(`vendors/${me.uid}/${path}`);
      await assertFails(Promise.resolve(file.put(HTML, { contentType })));
    }
  }
  const image = files.ref(`vendors/${me.uid}/documents/PANTANCard`);
  await assertSucceeds(Promise.resolve(image.put(HTML, { contentType: 'image/png' })));
  await assertFails(image.updateMetadata({ contentType: 'text/html' }));
});

test('R12: a trainee in a console cannot delete a record', async () => {
  const me = await givenTrainee({}, {});
  for (const name of RECORDS) await assertFails(deleteDoc(doc(me.db, name, me.uid)));
});
