import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { FORM_KEYS } from '../../src/domain/forms.ts';
import type { FormStatuses, Query } from '../../src/domain/records.ts';
import {
  makeBankDetails,
  makeIntroducerRecord,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../support/factories.ts';
import {
  admin,
  allowed,
  denied,
  type Fields,
  givenTrainee,
  linkOf,
  newUid,
  signedIn,
  signedOut,
  update,
} from './world.ts';

function query(overrides: Partial<Query> = {}): Query {
  return { title: 'Which branch?', timestamp: 1_700_000_000_000, status: 0, ...overrides };
}

const reviewersQuery = query({ by: 'reviewer' });

function log(title: string, overrides: Fields = {}): Fields {
  return { logs: arrayUnion({ title, timestamp: Date.now(), ...overrides }) };
}

const LOCKED_FIELDS: Fields = {
  name: 'Ram Gupta',
  pancard: 'ZZZPG0001Z',
  aadharcard: '987654321096',
  nationality: 'Foreign',
  isGSTApplicable: 'yes',
  GSTIN: '27ZZZPK0001Z1ZO',
  isEinvoicingApplicable: 'yes',
  vendortype: 'Other',
};
const FREE_FIELDS: Fields = { designation: 'Editor', phone: '9000000009', address: 'Elsewhere' };

describe('reading', () => {
  test('R1: who is not signed in reads and writes nothing', async () => {
    const { uid } = await givenTrainee();
    await assertFails(getDoc(doc(signedOut(), 'users', uid)));
    await assertFails(updateDoc(doc(signedOut(), 'users', uid), { phone: '1' }));
  });

  test('R1: a path that is not named is denied', async () => {
    const { db, uid } = await givenTrainee();
    await assertFails(setDoc(doc(db, 'other', uid), { a: 1 }));
    await assertFails(getDoc(doc(db, 'users', uid, 'private', 'a')));
    await assertFails(getDocs(collection(signedIn({ reviewer: true, approver: true }).db, 'other')));
  });

  test('R2: an owner gets the own record and nobody else’s', async () => {
    const { db, uid } = await givenTrainee();
    await assertSucceeds(getDoc(doc(db, 'users', uid)));
    await assertFails(getDoc(doc(signedIn().db, 'users', uid)));
  });

  test('R2: nobody but a reviewer lists users', async () => {
    await assertFails(getDocs(collection((await givenTrainee()).db, 'users')));
    await assertFails(getDocs(collection(signedIn({ approver: true }).db, 'users')));
    await assertSucceeds(getDocs(collection(signedIn({ reviewer: true }).db, 'users')));
  });

  test('R12: nobody deletes a users record', async () => {
    const { db, uid } = await givenTrainee();
    for (const actor of [db, signedIn({ reviewer: true }).db, signedIn({ approver: true }).db]) {
      await assertFails(deleteDoc(doc(actor, 'users', uid)));
    }
  });
});

describe('what never changes', () => {
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
    await denied(owner, owner.record, { [key]: value });
    await denied(owner, owner.record, { ...FREE_FIELDS, [key]: value });
  });

  test('R4: an owner cannot remove a field', async () => {
    const owner = await givenTrainee();
    for (const key of ['uid', 'forms', 'usertype', 'logs', 'vendorTypes', 'phone']) {
      await admin.writeRecords([{ path: `users/${owner.uid}`, data: { logs: [] }, merge: true }]);
      await assertFails(updateDoc(doc(owner.db, 'users', owner.uid), { [key]: deleteField() }));
    }
  });

  test('R4: an owner cannot remove a status', async () => {
    const owner = await givenTrainee({
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
    });
    for (const key of [...FORM_KEYS, 'status', 'approved']) {
      const { [key]: _, ...rest } = { ...owner.record.forms } as Fields;
      await denied(owner, owner.record, { forms: rest });
    }
    await allowed(owner, owner.record, { forms: { ...owner.record.forms, vendorform: 1 } });
  });

  test('R4: an owner cannot write the record anew', async () => {
    const owner = await givenTrainee({ forms: { bankdetails: 1 } });
    await assertFails(setDoc(doc(owner.db, 'users', owner.uid), { name: 'Ram Kumar', uid: owner.uid }));
  });

  test('R4: a record with keys that the rules do not know can still be saved', async () => {
    const owner = await givenTrainee({
      legacy: { a: 1 },
      phone: 5 as never,
      queries: 'none' as never,
      logs: 7 as never,
    });
    await allowed(owner, owner.record, { designation: 'Editor' });
    await allowed(owner, owner.record, { 'bankDetails.bankName': 'Specimen Bank' });
    await denied(owner, owner.record, { legacy: { a: 2 } });
    await denied(owner, owner.record, { legacy: deleteField() });
  });

  test('R4: an introducer changes nothing of the own record', async () => {
    const introducer = signedIn();
    await admin.writeRecords([
      { path: `users/${introducer.uid}`, data: { ...makeIntroducerRecord({ uid: introducer.uid }) } },
    ]);
    await assertFails(updateDoc(doc(introducer.db, 'users', introducer.uid), { phone: '9000000009' }));
    await assertFails(updateDoc(doc(introducer.db, 'users', introducer.uid), { name: 'Somebody Else' }));
  });

  test('R2: nobody changes the record of somebody else', async () => {
    const { record } = await givenTrainee();
    await denied(signedIn(), record, { phone: '9000000009' });
    await denied(signedIn({ email: record.fpocno }), record, { phone: '9000000009' });
  });
});

describe('profile', () => {
  test('R5: every field of the profile can be saved while everything is pending', async () => {
    const owner = await givenTrainee();
    await allowed(owner, owner.record, {
      ...LOCKED_FIELDS,
      ...FREE_FIELDS,
      signImage: linkOf(owner.uid, 'abc'),
    });
  });

  test.each(Object.keys(LOCKED_FIELDS))('R5: %s is locked once the overall status is 1', async (key) => {
    const owner = await givenTrainee({ forms: { status: 1 } });
    await denied(owner, owner.record, { [key]: LOCKED_FIELDS[key] });
  });

  test.each(FORM_KEYS)('R5: the profile is locked once %s is validated', async (key) => {
    const owner = await givenTrainee({ forms: { [key]: 2 } });
    await denied(owner, owner.record, { pancard: 'ZZZPG0001Z' });
    await denied(owner, owner.record, { signImage: linkOf(owner.uid, 'abc') });
  });

  test('R5: designation, phone and address are never locked', async () => {
    const owner = await givenTrainee({ forms: { status: 4, approved: true, bankdetails: 3 } });
    await allowed(owner, owner.record, FREE_FIELDS);
  });

  test('R5: an open general query of a reviewer unlocks the profile', async () => {
    const owner = await givenTrainee({
      forms: { bankdetails: 2 },
      queries: { general: [reviewersQuery] } as never,
    });
    await allowed(owner, owner.record, LOCKED_FIELDS);
  });

  test('R5: the twentieth general query counts like the first', async () => {
    const own = Array.from({ length: 19 }, (_, at) => query({ by: 'trainee', timestamp: at }));
    const owner = await givenTrainee({
      forms: { status: 1 },
      queries: { general: [...own, reviewersQuery] } as never,
    });
    await allowed(owner, owner.record, LOCKED_FIELDS);
  });

  test.each<[string, Query]>([
    ['of the owner', query({ by: 'trainee' })],
    ['without an author', query()],
    ['that is resolved', query({ by: 'reviewer', status: 1 })],
  ])('R5: a general query %s unlocks nothing', async (_, item) => {
    const owner = await givenTrainee({ forms: { status: 1 }, queries: { general: [item] } as never });
    await denied(owner, owner.record, { pancard: 'ZZZPG0001Z' });
  });

  test.each<[string, Fields]>([
    ['a malformed PAN', { pancard: 'ZZZPK001Z' }],
    ['a PAN in lower case', { pancard: 'zzzpk0001z' }],
    ['a malformed GSTIN', { GSTIN: '27ZZZPK0001Z12O' }],
    ['no PAN any more', { pancard: '' }],
  ])('R16: a profile with %s is refused', async (_, fields) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, fields);
  });

  test.each<[string, Fields]>([
    ['a name of 501 characters', { name: 'a'.repeat(501) }],
    ['an empty name', { name: ' ' }],
    ['an address of 2,001 characters', { address: 'a'.repeat(2001) }],
    ['a phone number that is a number', { phone: 9000000001 }],
    ['an Aadhar number of 15 characters', { aadharcard: '1'.repeat(15) }],
    ['gstmailsend as a text', { gstmailsend: 'yes' }],
    ['GST applicable as a flag', { isGSTApplicable: true }],
  ])('R15: a profile with %s is refused', async (_, fields) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, fields);
  });

  test.each<[string, string]>([
    ['a script', 'javascript:alert(1)'],
    ['a foreign address', 'https://evil.example/v0/b/demo-onboarding.appspot.com/o/vendors%2Fme%2Fa'],
    ['a data address', 'data:text/html,hello'],
  ])('R11: the signature cannot be a link to %s', async (_, link) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { signImage: link });
  });

  test('R11: the signature cannot be the file of somebody else', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { signImage: linkOf(newUid(), 'abc') });
  });
});

describe('bank details', () => {
  const complete = makeBankDetails();
  const cheque = (uid: string) =>
    admin.writeRecords([{ path: `documents/${uid}`, data: { cancelledCheque: linkOf(uid) } }]);
  const submission = { bankDetails: complete, 'forms.bankdetails': 1 };

  test.each([0, -1] as const)('R5: bank details can be saved at status %i', async (bankdetails) => {
    const owner = await givenTrainee({ forms: { bankdetails } });
    await allowed(owner, owner.record, { bankDetails: complete });
  });

  test.each([1, 2, 3] as const)('R5: bank details are locked at status %i', async (bankdetails) => {
    const owner = await givenTrainee({ bankDetails: complete, forms: { bankdetails } });
    await denied(owner, owner.record, { 'bankDetails.bankName': 'Other Bank' });
  });

  test('R6: bank details are submitted with their cheque', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, submission);
    await cheque(owner.uid);
    await allowed(owner, owner.record, { ...submission, ...log('Ram Kumar submitted Bank Details') });
  });

  test.each([
    'bankName',
    'bankBranchName',
    'bankAccountType',
    'bankAccountNumber',
    'ifscCode',
    'bankBranchAddress',
  ])('R6: bank details without %s are not submitted', async (key) => {
    const owner = await givenTrainee();
    await cheque(owner.uid);
    await denied(owner, owner.record, { ...submission, bankDetails: { ...complete, [key]: '' } });
  });

  test('R6: MICR is optional', async () => {
    const owner = await givenTrainee();
    await cheque(owner.uid);
    await allowed(owner, owner.record, { ...submission, bankDetails: { ...complete, bankMICR: '' } });
  });

  test('R6: a submitted bank form does not become pending again', async () => {
    const owner = await givenTrainee({ bankDetails: complete, forms: { bankdetails: 1 } });
    await denied(owner, owner.record, { 'forms.bankdetails': 0 });
    await denied(owner, owner.record, { 'forms.bankdetails': 2 });
  });

  test('R6: a bank form with queries is not submitted directly', async () => {
    const owner = await givenTrainee({ bankDetails: complete, forms: { bankdetails: -1 } });
    await cheque(owner.uid);
    await denied(owner, owner.record, { 'forms.bankdetails': 1 });
  });

  test('R6: one form per write', async () => {
    const owner = await givenTrainee({
      bankDetails: complete,
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
    });
    await cheque(owner.uid);
    await denied(owner, owner.record, { 'forms.bankdetails': 1, 'forms.vendorform': 1 });
    await denied(owner, owner.record, { ...submission, nongst: makeNonGst() });
    await allowed(owner, owner.record, { 'forms.vendorform': 1 });
  });

  test('R16: a malformed IFSC is refused', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { bankDetails: { ...complete, ifscCode: 'SBINO005943' } });
    await denied(owner, owner.record, { bankDetails: { ...complete, ifscCode: 5 } });
  });

  test.each<[string, Fields]>([
    ['a key more', { other: '' }],
    ['a bank name of 501 characters', { bankName: 'a'.repeat(501) }],
    ['an address of 2,001 characters', { bankBranchAddress: 'a'.repeat(2001) }],
    ['an account number that is a number', { bankAccountNumber: 12345678901 }],
    ['another type of account', { bankAccountType: 'Salary' }],
  ])('R15: bank details with %s are refused', async (_, change) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { bankDetails: { ...complete, ...change } });
  });
});

describe('GST declaration', () => {
  const submission = { nongst: makeNonGst(), 'forms.nonapplicability': 1 };

  test('R6: the declaration is submitted with an office of the company table', async () => {
    const owner = await givenTrainee();
    await allowed(owner, owner.record, {
      ...submission,
      ...log('Ram Kumar submitted Non-applicability of GST'),
    });
  });

  test.each<[string, Fields]>([
    ['a date', { date: '' }],
    ['a state of the table', { state: 'Goa' }],
    ['the address of the state', { address: 'Elsewhere' }],
    ['the GSTIN of the state', { gstinNumber: '36ZZZCA0001Z1ZQ' }],
  ])('R6: the declaration is not submitted without %s', async (_, change) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { ...submission, nongst: { ...makeNonGst(), ...change } });
  });

  test.each([-1, 1, 2, 3] as const)(
    'R5: the declaration is locked at status %i',
    async (nonapplicability) => {
      const owner = await givenTrainee({ forms: { nonapplicability } });
      await denied(owner, owner.record, { nongst: makeNonGst() });
    },
  );

  test('R15: the declaration takes texts of bounded size and no other keys', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { nongst: { ...makeNonGst(), state: 'a'.repeat(501) } });
    await denied(owner, owner.record, { nongst: { ...makeNonGst(), date: 5 } });
    await denied(owner, owner.record, { nongst: { ...makeNonGst(), other: '' } });
    await denied(owner, owner.record, { nongst: 'none' });
  });
});

describe('trainee form', () => {
  const complete = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
  const section = (change: Fields) => ({ 'vendorDetails.sectionOne': { ...makeSectionOne(), ...change } });
  const contact = { name: 'A', designation: 'B', phone: '1', email: 'a@b.c' };
  const gstRow = {
    gstStateCode: '27',
    gstNo: '1',
    billingAddress: 'x',
    serviceName: 'y',
    contactDetails: 'z',
  };
  const question = { companyName: 'A', refName: 'B', refNumber: '1' };
  const rows = (length: number, row: Fields) => Array.from({ length }, () => row);

  test.each([0, -1] as const)('R5: sections can be saved at status %i', async (vendorform) => {
    const owner = await givenTrainee({ forms: { vendorform } });
    await allowed(owner, owner.record, {
      'vendorDetails.sectionOne': complete.sectionOne,
      vendorTypes: owner.record.vendorTypes,
    });
    await allowed(owner, owner.record, { 'vendorDetails.sectionSix': complete.sectionSix });
  });

  test.each([1, 2, 3] as const)('R5: sections are locked at status %i', async (vendorform) => {
    const owner = await givenTrainee({ vendorDetails: complete, forms: { vendorform } });
    await denied(owner, owner.record, { 'vendorDetails.sectionOne.city': 'Pune' });
    await denied(owner, owner.record, { 'vendorDetails.sectionSix.place': 'Pune' });
    await denied(owner, owner.record, { vendorTypes: [] });
  });

  test('R6: the form is submitted with both sections', async () => {
    const owner = await givenTrainee({ vendorDetails: complete });
    await allowed(owner, owner.record, {
      'forms.vendorform': 1,
      ...log('Ram Kumar submitted Trainee Data Form'),
    });
  });

  test.each([
    ['no sections', {}],
    ['an empty Section 1', { ...complete, sectionOne: {} }],
    ['no declaration', { sectionOne: complete.sectionOne }],
    ['an empty declaration', { ...complete, sectionSix: {} }],
  ])('R6: the form is not submitted with %s', async (_, vendorDetails) => {
    const owner = await givenTrainee({ vendorDetails: vendorDetails as never });
    await denied(owner, owner.record, { 'forms.vendorform': 1 });
  });

  test('R15: Section 1 with every list full and every text long can be saved', async () => {
    const owner = await givenTrainee();
    const long = (row: Fields) => Object.fromEntries(Object.keys(row).map((key) => [key, 'x'.repeat(500)]));
    const texts = Object.entries(makeSectionOne()).filter(
      ([key, value]) => typeof value === 'string' && key !== 'panno',
    );
    await allowed(owner, owner.record, {
      'vendorDetails.sectionOne': {
        ...makeSectionOne(),
        ...long(Object.fromEntries(texts)),
        accountsDetails: rows(5, long(contact)),
        salesDetails: rows(5, long(contact)),
        makerDetails: rows(5, long(contact)),
        gstTable: rows(40, long(gstRow)),
        generalQuestions: rows(20, long(question)),
      },
      vendorTypes: owner.record.vendorTypes,
    });
  });

  test.each<[string, Fields]>([
    ['a key more', { other: '' }],
    ['a city of 501 characters', { city: 'a'.repeat(501) }],
    ['a pincode that is a number', { pincode: 400069 }],
    ['six contacts', { accountsDetails: rows(6, contact) }],
    ['41 GST rows', { gstTable: rows(41, gstRow) }],
    ['21 references', { generalQuestions: rows(21, question) }],
    ['a GST table that is a text', { gstTable: 'x' }],
    ['a GST table of texts', { gstTable: ['x'] }],
    ['a row with a list in it', { gstTable: [{ ...gstRow, gstNo: ['x'] }] }],
    ['a row with a map in it', { salesDetails: [{ ...contact, name: { a: 1 } }] }],
    ['rows beyond their joined size', { generalQuestions: [{ ...question, refName: 'a'.repeat(12_600) }] }],
    [
      'a last GST row beyond the joined size',
      { gstTable: [...rows(39, gstRow), { ...gstRow, gstNo: 'a'.repeat(63_000) }] },
    ],
    [
      'rows with keys without end',
      { generalQuestions: [Object.fromEntries(rows(40, {}).map((_, at) => [`k${at}`, 'x']))] },
    ],
  ])('R15: Section 1 with %s is refused', async (_, change) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, section(change));
  });

  test('R16: Section 1 takes no malformed PAN', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, section({ panno: 'ZZZPK001Z' }));
  });

  test.each<[string, Fields]>([
    ['a key more', { other: '' }],
    ['a place of 501 characters', { place: 'a'.repeat(501) }],
    ['a date that is a number', { signatoryDate: 5 }],
  ])('R15: the declaration with %s is refused', async (_, change) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { 'vendorDetails.sectionSix': { ...makeSectionSix(), ...change } });
  });

  test('R15: vendor types are those of SPEC', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, { vendorTypes: [{ name: 'Other', isChecked: true }] });
    await denied(owner, owner.record, { vendorTypes: [{ name: 'TV', isChecked: 'yes' }] });
    await denied(owner, owner.record, { vendorTypes: 'TV' });
  });
});

describe('e-invoicing declaration and Master Service Agreement', () => {
  const declaration = { einvoicing: { date: '2026-11-20', place: 'Mumbai' }, 'forms.einvoicing': 1 };
  const acceptance = { msa: { name: 'Ram Kumar', date: '2026-11-20' }, 'forms.msa': 1 };

  test('R6: e-invoicing is declared by those to whom it does not apply', async () => {
    const owner = await givenTrainee();
    await allowed(owner, owner.record, declaration);
    const other = await givenTrainee({ isEinvoicingApplicable: 'yes' });
    await denied(other, other.record, declaration);
  });

  test('R6: the agreement is accepted by everyone but overheads', async () => {
    const owner = await givenTrainee({ vendortype: 'Other' });
    await allowed(owner, owner.record, acceptance);
    const other = await givenTrainee({ vendortype: 'Overhead' });
    await denied(other, other.record, acceptance);
  });

  test('R6: neither is submitted incomplete', async () => {
    const owner = await givenTrainee({ vendortype: 'Other' });
    await denied(owner, owner.record, { ...declaration, einvoicing: { date: '2026-11-20', place: '' } });
    await denied(owner, owner.record, { 'forms.einvoicing': 1 });
    await denied(owner, owner.record, { ...acceptance, msa: { name: '', date: '2026-11-20' } });
    await denied(owner, owner.record, { 'forms.msa': 1 });
  });

  test.each([1, 2, 3] as const)('R5: both are locked at status %i', async (status) => {
    const owner = await givenTrainee({ vendortype: 'Other', forms: { einvoicing: status, msa: status } });
    await denied(owner, owner.record, { einvoicing: declaration.einvoicing });
    await denied(owner, owner.record, { msa: acceptance.msa });
  });

  test('R15: both take bounded texts and no other keys', async () => {
    const owner = await givenTrainee({ vendortype: 'Other' });
    await denied(owner, owner.record, { einvoicing: { date: '', place: 'a'.repeat(501) } });
    await denied(owner, owner.record, { einvoicing: { ...declaration.einvoicing, other: '' } });
    await denied(owner, owner.record, { msa: { name: 5, date: '' } });
  });
});

describe('overall status', () => {
  const due: Partial<FormStatuses> = { bankdetails: 1, vendorform: 1, nonapplicability: 1 };

  test('R6: it becomes 1 when SPEC 4 says so', async () => {
    const owner = await givenTrainee({ forms: due });
    await allowed(owner, owner.record, { 'forms.status': 1 });
  });

  test.each<[string, Partial<FormStatuses>, Fields]>([
    ['nothing is submitted', {}, {}],
    ['the bank form is pending', { ...due, bankdetails: 0 }, {}],
    ['the trainee form is pending', { ...due, vendorform: 0 }, {}],
    ['no alternative is submitted', { ...due, nonapplicability: 0 }, {}],
    ['the agreement is not accepted', { ...due, nonapplicability: 0 }, { vendortype: 'Other' }],
    ['the declaration does not concern the person', due, { isGSTApplicable: 'yes' }],
    [
      'e-invoicing applies',
      { ...due, nonapplicability: 0, einvoicing: 1 },
      { isEinvoicingApplicable: 'yes' },
    ],
    ['the agreement does not concern overheads', { ...due, nonapplicability: 0, msa: 1 }, {}],
    ['a general query of a reviewer is open', due, { queries: { general: [reviewersQuery] } }],
  ])('R6: it stays 0 while %s', async (_, forms, change) => {
    const owner = await givenTrainee({ ...change, forms });
    await denied(owner, owner.record, { 'forms.status': 1 });
  });

  test.each<[string, Partial<FormStatuses>, Fields]>([
    ['e-invoicing', { bankdetails: 2, vendorform: 3, einvoicing: 1 }, {}],
    ['the agreement', { bankdetails: 1, vendorform: 1, msa: 1 }, { vendortype: 'Other' }],
    ['the validated agreement', { bankdetails: 1, vendorform: 1, msa: 2 }, { vendortype: 'Other' }],
    ['the declaration beside an own open query', due, { queries: { general: [query({ by: 'trainee' })] } }],
  ])('R6: it becomes 1 by %s', async (_, forms, change) => {
    const owner = await givenTrainee({ ...change, forms });
    await allowed(owner, owner.record, { 'forms.status': 1 });
  });

  test('R6: an owner moves it nowhere else', async () => {
    const owner = await givenTrainee({ forms: { ...due, status: 1 } });
    for (const status of [0, 2, 3, 4, 5]) await denied(owner, owner.record, { 'forms.status': status });
    for (const from of [2, 3, 4, 5] as const) {
      const judged = await givenTrainee({ forms: { ...due, status: from, approved: from > 3 } });
      await denied(judged, judged.record, { 'forms.status': 1 });
    }
    const pending = await givenTrainee({ forms: due });
    for (const status of [2, 4]) await denied(pending, pending.record, { 'forms.status': status });
  });

  test('R6: the write that submits the last form may set it', async () => {
    const owner = await givenTrainee({ forms: { bankdetails: 1, vendorform: 1 } });
    await allowed(owner, owner.record, {
      nongst: makeNonGst(),
      'forms.nonapplicability': 1,
      'forms.status': 1,
    });
  });
});

describe('logs', () => {
  test('R7: an owner appends an entry of the own', async () => {
    const owner = await givenTrainee();
    await allowed(owner, owner.record, log('Ram Kumar uploaded and submitted Documents'));
    await allowed(owner, owner.record, log('Ram Kumar did more', { by: owner.uid }));
    expect((await getDoc(doc(owner.db, 'users', owner.uid))).data()?.logs).toHaveLength(2);
  });

  test.each<[string, () => Fields]>([
    ['the name of somebody else', () => log('Asha Rao submitted Bank Details')],
    ['somebody else’s uid', () => log('Ram Kumar submitted Bank Details', { by: 'other' })],
    ['a time to come', () => log('Ram Kumar did', { timestamp: Date.now() + 400_000 })],
    ['a time long ago', () => log('Ram Kumar did', { timestamp: Date.now() - 400_000 })],
    ['a time that is a text', () => log('Ram Kumar did', { timestamp: '1' })],
    ['a key more', () => log('Ram Kumar did', { other: 1 })],
    ['a title without end', () => log(`Ram Kumar ${'a'.repeat(600)}`)],
    ['a title that is a number', () => ({ logs: [{ title: 5, timestamp: 1 }] })],
  ])('R7: an owner’s entry with %s is refused', async (_, fieldsOf) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, fieldsOf());
  });

  test('R7: one entry per write, and none is changed or removed', async () => {
    const first = { title: 'Ram Kumar did', timestamp: 1 };
    const owner = await givenTrainee({ logs: [first] });
    const entry = { title: 'Ram Kumar did more', timestamp: Date.now() };
    await denied(owner, owner.record, { logs: arrayRemove(first) });
    await denied(owner, owner.record, { logs: [] });
    await denied(owner, owner.record, { logs: [entry] });
    await denied(owner, owner.record, { logs: [{ ...first, title: 'Ram Kumar' }, entry] });
    await denied(owner, owner.record, { logs: [entry, first] });
    await denied(owner, owner.record, { logs: [first, entry, { ...entry, title: 'Ram Kumar again' }] });
    await allowed(owner, owner.record, { logs: [first, entry] });
  });

  test('R7: a log has at most 500 entries', async () => {
    const logs = Array.from({ length: 500 }, (_, at) => ({ title: 'Ram Kumar did', timestamp: at }));
    const full = await givenTrainee({ logs });
    await denied(full, full.record, log('Ram Kumar did more'));
    const almost = await givenTrainee({ logs: logs.slice(1) });
    await allowed(almost, almost.record, log('Ram Kumar did more'));
  });
});

describe('queries', () => {
  const raise = (item: Fields, category = 'bank') => ({ [`queries.${category}`]: arrayUnion(item) });
  const list = (...items: unknown[]) => ({ 'queries.bank': items });

  test.each(['general', 'msa', 'bank', 'vendorform', 'nongst', 'einvoicing'])(
    'R8: an owner raises and resolves a query about %s',
    async (category) => {
      const owner = await givenTrainee();
      await allowed(owner, owner.record, raise({ ...query() }, category));
      await allowed(owner, owner.record, { [`queries.${category}`]: [query({ status: 1 })] });
    },
  );

  test.each<[string, Fields]>([
    ['in the reviewer’s name', { by: 'reviewer' }],
    ['that is resolved', { status: 1 }],
    ['without a title', { title: '' }],
    ['with a title of 501 characters', { title: 'a'.repeat(501) }],
    ['with a time that is a text', { timestamp: '1' }],
    ['with a key more', { other: 1 }],
    ['about a field that is a number', { field: 5 }],
  ])('R8: an owner raises no query %s', async (_, change) => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, raise({ ...query(), ...change }));
  });

  test('R8: there is no other category', async () => {
    const owner = await givenTrainee();
    await denied(owner, owner.record, raise({ ...query() }, 'other'));
    await denied(owner, owner.record, { 'queries.bank': [query()], 'queries.general': [query()] });
    await denied(owner, owner.record, { queries: 'none' });
  });

  test('R8: at most 20 queries per category', async () => {
    const items = Array.from({ length: 20 }, (_, timestamp) => query({ timestamp }));
    const full = await givenTrainee({ queries: { bank: items } as never });
    await denied(full, full.record, raise({ ...query() }));
    const almost = await givenTrainee({ queries: { bank: items.slice(1) } as never });
    await allowed(almost, almost.record, raise({ ...query() }));
  });

  test('R8: any of 20 queries can be resolved', async () => {
    const items = Array.from({ length: 20 }, (_, timestamp) => query({ timestamp }));
    const owner = await givenTrainee({ queries: { bank: items } as never });
    for (const at of [0, 4, 5, 12, 19]) {
      items.splice(at, 1, query({ timestamp: at, status: 1 }));
      await allowed(owner, owner.record, list(...items));
    }
  });

  test('R8: titles, timestamps and order never change, and nothing goes', async () => {
    const [a, b, c] = [
      query({ timestamp: 1 }),
      query({ timestamp: 2, title: 'Two' }),
      query({ timestamp: 3, status: 1 }),
    ];
    const owner = await givenTrainee({ queries: { bank: [a, b, c] } as never });
    const done = { ...a, status: 1 };
    await denied(owner, owner.record, list(b, a, c));
    await denied(owner, owner.record, list(b, done, c));
    await denied(owner, owner.record, list({ ...a, title: 'Other' }, b, c));
    await denied(owner, owner.record, list({ ...done, title: 'Other' }, b, c));
    await denied(owner, owner.record, list({ ...done, timestamp: 9 }, b, c));
    await denied(owner, owner.record, list({ ...done, by: 'reviewer' }, b, c));
    await denied(owner, owner.record, list(done, { ...b, status: 1 }, c));
    await denied(owner, owner.record, list(a, b, { ...c, status: 0 }));
    await denied(owner, owner.record, list(a, b));
    await denied(owner, owner.record, list(done, b, c, query()));
    await allowed(owner, owner.record, list(done, b, c));
  });

  test('R8: items that cannot be read stay as they are', async () => {
    const owner = await givenTrainee({ queries: { bank: ['odd', query()] } as never });
    await allowed(owner, owner.record, list('odd', query({ status: 1 })));
  });

  test.each([
    ['bank', 'bankdetails'],
    ['vendorform', 'vendorform'],
    ['nongst', 'nonapplicability'],
    ['einvoicing', 'einvoicing'],
    ['msa', 'msa'],
  ])('R6: resolving the last query about %s returns the form for correction', async (category, form) => {
    const [first, second] = [
      { ...reviewersQuery, timestamp: 1 },
      { ...reviewersQuery, timestamp: 2 },
    ];
    const owner = await givenTrainee({
      forms: { [form]: -1 },
      queries: { [category]: [first, second] } as never,
    });
    const key = `queries.${category}`;
    const [doneFirst, doneSecond] = [
      { ...first, status: 1 },
      { ...second, status: 1 },
    ];
    await denied(owner, owner.record, { [`forms.${form}`]: 0 });
    await denied(owner, owner.record, { [key]: [doneFirst, second], [`forms.${form}`]: 0 });
    await allowed(owner, owner.record, { [key]: [doneFirst, second] });
    await denied(owner, owner.record, { [key]: [doneFirst, doneSecond], [`forms.${form}`]: 1 });
    await allowed(owner, owner.record, { [key]: [doneFirst, doneSecond], [`forms.${form}`]: 0 });
  });

  test('R6: a form without open queries returns for correction by itself', async () => {
    const owner = await givenTrainee({ forms: { bankdetails: -1 } });
    await allowed(owner, owner.record, { 'forms.bankdetails': 0 });
  });
});

describe('progress', () => {
  test('R13: a change of name or forms takes the progress record along', async () => {
    const owner = await givenTrainee({
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
    });
    await assertFails(update(owner, owner.record, { name: 'Ram Gupta' }, { beside: false }));
    await assertFails(update(owner, owner.record, { 'forms.vendorform': 1 }, { beside: false }));
    await allowed(owner, owner.record, { 'forms.vendorform': 1 });
  });

  test('R13: an older record without progress can be written', async () => {
    const uid = newUid();
    const { record } = await givenTrainee();
    const owner = signedIn({ uid });
    await admin.writeRecords([{ path: `users/${uid}`, data: { ...record, uid } }]);
    await assertSucceeds(update(owner, { ...record, uid }, { name: 'Ram Gupta' }, { beside: false }));
  });
});

describe('the bound of every text', () => {
  const beyond = (key: string) => 'a'.repeat(key === 'address' || key === 'bankBranchAddress' ? 2001 : 501);
  const textsOf = (part: object) =>
    Object.keys(part).filter((key) => typeof Reflect.get(part, key) === 'string');

  test.each<[string, object]>([
    ['bankDetails', makeBankDetails()],
    ['nongst', makeNonGst()],
    ['vendorDetails.sectionOne', makeSectionOne()],
    ['vendorDetails.sectionSix', makeSectionSix()],
    ['einvoicing', { date: '2026-11-20', place: 'Mumbai' }],
    ['msa', { name: 'Ram Kumar', date: '2026-11-20' }],
  ])('R15: no text of %s is longer, and none is a number', async (path, part) => {
    const owner = await givenTrainee();
    await allowed(owner, owner.record, { [path]: part });
    for (const key of textsOf(part)) {
      await denied(owner, owner.record, { [path]: { ...part, [key]: beyond(key) } });
      await denied(owner, owner.record, { [path]: { ...part, [key]: 5 } });
    }
  });
});
