import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import {
  makeBankDetails,
  makeIntroducerRecord,
  makeProgress,
  makeRegistration,
  makeSectionOne,
  makeSectionSix,
} from '../support/factories.ts';
import { admin, allowed, denied, type Fields, givenTrainee, linkOf, newUid, signedIn } from './world.ts';

// Conditions that the tests of the records take one way only.

test('R2, R13: a reviewer gets a users record, and lists the progress of an introducer’s people', async () => {
  const email = `${newUid()}@agency.example`;
  const { uid } = await givenTrainee({ fpocno: email });
  const reviewer = signedIn({ reviewer: true });
  await assertSucceeds(getDoc(doc(reviewer.db, 'users', uid)));
  const found = await getDocs(query(collection(reviewer.db, 'progress'), where('fpocno', '==', email)));
  expect(found.docs.map(({ id }) => id)).toEqual([uid]);
});

test.each<[string, Fields, Fields]>([
  ['an introducer’s address that is no text', { fpocno: 5 }, {}],
  ['e-invoicing as a flag', { isEinvoicingApplicable: true }, {}],
  ['progress of another name', {}, { name: 'Somebody Else' }],
])('R3, R13: nobody registers with %s', async (_, change, progressChange) => {
  const actor = signedIn();
  const record = { ...makeRegistration({ uid: actor.uid, email: actor.email }), ...change };
  const batch = writeBatch(actor.db);
  batch.set(doc(actor.db, 'users', actor.uid), record);
  batch.set(doc(actor.db, 'progress', actor.uid), {
    ...makeProgress({ ...record, fpocno: String(record.fpocno) }),
    ...progressChange,
  });
  await assertFails(batch.commit());
});

test('R5: what is optional can be emptied', async () => {
  const owner = await givenTrainee({ GSTIN: '27ZZZPK0001Z1ZO', signImage: 'x' });
  await allowed(owner, owner.record, { GSTIN: '', signImage: '', aadharcard: '' });
  const other = await givenTrainee({ pancard: '' });
  await denied(other, other.record, { aadharcard: '' });
  await allowed(other, other.record, { aadharcard: '987654321096' });
  const section = await givenTrainee();
  await allowed(section, section.record, { 'vendorDetails.sectionOne': { ...makeSectionOne(), panno: '' } });
});

test('R5, R15: vendor types are changed with Section 1, and not with a status', async () => {
  const owner = await givenTrainee({
    vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
  });
  const vendorTypes = owner.record.vendorTypes.map((type, at) =>
    at === 0 ? { ...type, isChecked: true } : type,
  );
  await denied(owner, owner.record, { vendorTypes, 'forms.vendorform': 1 });
  await denied(owner, owner.record, { vendorTypes: [{ name: 'TV', isChecked: 'yes' }] });
  await allowed(owner, owner.record, { vendorTypes, 'vendorDetails.sectionOne.city': 'Pune' });
});

test('R6, R7: sections are saved without a status and without a log entry', async () => {
  const sections = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
  const owner = await givenTrainee({ vendorDetails: sections });
  const logs = [{ title: 'Ram Kumar did', timestamp: Date.now() }];
  for (const path of ['vendorDetails.sectionOne.city', 'vendorDetails.sectionSix.place']) {
    await denied(owner, owner.record, { [path]: 'Pune', 'forms.vendorform': 1 });
    await denied(owner, owner.record, { [path]: 'Pune', logs });
    await allowed(owner, owner.record, { [path]: 'Pune' });
  }
});

test('R5: a write that changes nothing is allowed, whatever is locked', async () => {
  const owner = await givenTrainee({
    bankDetails: makeBankDetails(),
    forms: { status: 2, bankdetails: 2, vendorform: 2, nonapplicability: 2 },
  });
  await allowed(owner, owner.record, { bankDetails: makeBankDetails() });
});

test.each(['accountsDetails', 'salesDetails', 'makerDetails'])(
  'R15: %s has five contacts at most',
  async (key) => {
    const owner = await givenTrainee();
    const contacts = (length: number) => ({
      'vendorDetails.sectionOne': {
        ...makeSectionOne(),
        [key]: Array.from({ length }, () => ({ name: 'A' })),
      },
    });
    await denied(owner, owner.record, contacts(6));
    await allowed(owner, owner.record, contacts(5));
  },
);

test.each([
  ['generalQuestions', 20],
  ['gstTable', 40],
])('R15: %s has %i rows at most', async (key, most) => {
  const owner = await givenTrainee();
  const rows = (length: number) => ({
    'vendorDetails.sectionOne': { [key]: Array.from({ length }, () => ({ a: 'A' })) },
  });
  await allowed(owner, owner.record, rows(most));
  // Of these rows none is new.
  await denied(owner, owner.record, rows(most + 1));
});

test('R8: a query of the owner about the profile is the owner’s own', async () => {
  const owner = await givenTrainee();
  const item = { title: 'Why?', timestamp: 1, status: 0 };
  await denied(owner, owner.record, { 'queries.general': [{ ...item, by: 'reviewer' }] });
  await allowed(owner, owner.record, { 'queries.general': [{ ...item, by: 'trainee' }] });
});

test('R10: a reviewer leaves introducers alone, and signs every query', async () => {
  const reviewer = signedIn({ reviewer: true });
  const introducer = makeIntroducerRecord({ uid: newUid() });
  await admin.writeRecords([
    { path: `users/${introducer.uid}`, data: { ...introducer, forms: { bankdetails: 1, status: 0 } } },
  ]);
  await assertFails(updateDoc(doc(reviewer.db, 'users', introducer.uid), { 'forms.bankdetails': 2 }));
  const item = { title: 'Why?', timestamp: 1, status: 0 };
  for (const status of [0, 1] as const) {
    const { record } = await givenTrainee({ forms: { bankdetails: 1, status } });
    const back = { 'forms.bankdetails': -1, 'forms.status': 0 };
    await denied(reviewer, record, { ...back, 'queries.bank': [item] });
    await denied(reviewer, record, {
      ...back,
      'forms.status': 2,
      'queries.bank': [{ ...item, by: 'reviewer' }],
    });
    await denied(reviewer, record, { 'forms.status': 2, 'queries.general': [{ ...item, by: 'reviewer' }] });
    await allowed(reviewer, record, { ...back, 'queries.bank': [{ ...item, by: 'reviewer' }] });
  }
});

test('R11: an empty text is no file, and a removed cheque is none', async () => {
  const owner = await givenTrainee({ forms: { status: 1 } }, { PANTANCard: '', cancelledCheque: true });
  const documents = doc(owner.db, 'documents', owner.uid);
  await assertSucceeds(updateDoc(documents, { PANTANCard: linkOf(owner.uid) }));
  await assertSucceeds(updateDoc(documents, { cancelledCheque: deleteField() }));
});

test('R2: nobody creates the documents of somebody else', async () => {
  const { uid } = await givenTrainee();
  for (const actor of [signedIn(), signedIn({ reviewer: true })])
    await assertFails(setDoc(doc(actor.db, 'documents', uid), { PANTANCard: true }));
});

test('R4: an introducer makes of an invitation nothing but a revoked one', async () => {
  const introducer = signedIn({ email: `${newUid()}@agency.example` });
  const id = newUid();
  await admin.writeRecords([
    {
      path: `invitations/${id}`,
      data: { introducerUid: introducer.uid, email: 'a@b.example', status: 'open' },
    },
  ]);
  const invitation = doc(introducer.db, 'invitations', id);
  await assertFails(updateDoc(invitation, { status: 'other' }));
  await assertFails(updateDoc(invitation, { status: 'used' }));
  await assertSucceeds(updateDoc(invitation, { status: 'revoked' }));
});
