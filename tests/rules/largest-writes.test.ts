import { assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, test } from 'vitest';
import { FORM_KEYS } from '../../src/domain/forms/registry.ts';
import type { FormStatuses, Query } from '../../src/domain/records/records.ts';
import { type ReviewStep, snapshotsFor } from '../../src/domain/review/snapshots.ts';
import { progressOf } from '../../src/domain/transitions/progress.ts';
import {
  makeBankDetails,
  makeNonGst,
  makeRegistration,
  makeSectionOne,
  makeSectionSix,
} from '../support/factories.ts';
import { log, query } from './ownerWrites.ts';
import { judge } from './reviewed/judge.ts';
import {
  type Actor,
  admin,
  allowed,
  type Fields,
  givenTrainee,
  linkOf,
  newUid,
  type Person,
  signedIn,
} from './world.ts';

// The largest writes that the portal sends, so that `npm run test:coverage` can say how near they come to the limits of a
// request: every list is full, every text is long, and all that may move with a write moves.

const LONG = 'x'.repeat(500);
const TITLE = 'Ram Kumar submitted Trainee Data Form';

/** Nineteen queries, then the last. */
function twentyQueries(others: Partial<Query>, last: Partial<Query> = others): Query[] {
  return Array.from({ length: 20 }, (_, timestamp) =>
    query({ title: LONG, timestamp, by: 'trainee', field: LONG, ...(timestamp < 19 ? others : last) }),
  );
}

const OPEN_OWN = { by: 'trainee', status: 0 } as const;
const OPEN_REVIEWERS = { by: 'reviewer', status: 0 } as const;
const LOGS = Array.from({ length: 499 }, (_, timestamp) => ({ title: TITLE, timestamp }));

function longTexts<Texts extends object>(texts: Texts, ...others: string[]): Texts {
  const long = ([key, value]: [string, unknown]) =>
    typeof value === 'string' && !others.includes(key)
      ? [[key, /address$/i.test(key) ? LONG.repeat(4) : LONG]]
      : [];
  return { ...texts, ...Object.fromEntries(Object.entries(texts).flatMap(long)) };
}

const BANK = longTexts(makeBankDetails(), 'bankAccountType', 'ifscCode');
const EINVOICING = { date: LONG, place: LONG };
const MSA = { name: LONG, date: LONG };

/** A record from before `forms.msa` or another form was there, with every list full. */
async function givenOlder(
  missing: keyof FormStatuses,
  forms: Partial<FormStatuses>,
  others: Fields = {},
): Promise<Person> {
  const person = await givenTrainee(
    {
      vendortype: 'Other',
      logs: LOGS,
      queries: { general: twentyQueries(OPEN_OWN) } as never,
      ...others,
      forms,
    },
    { cancelledCheque: linkOf('x') },
  );
  for (const path of [`users/${person.uid}`, `progress/${person.uid}`]) {
    const { forms: stored, ...data } = (await admin.readRecord(path)) ?? {};
    const { [missing]: _, ...kept } = stored as FormStatuses;
    await admin.writeRecords([{ path, data: { ...data, forms: kept } }]);
  }
  return person;
}

describe('an owner', () => {
  test('R15: saves Section 1, every field and row of it, and the vendor types', async () => {
    const texts = makeSectionOne();
    const row = (at: number) => ({ a: `${at}`.padStart(500, 'x'), b: LONG, c: LONG, d: LONG, e: LONG });
    const rows = (length: number, from: number) => Array.from({ length }, (__, at) => row(from + at));
    const lists = (from: number, gst: number) => ({
      accountsDetails: rows(5, from),
      salesDetails: rows(5, from + 5),
      makerDetails: rows(5, from + 10),
      generalQuestions: rows(20, from + 15),
      gstTable: rows(gst, from + 35),
    });
    const old = { ...texts, ...lists(0, 40) };
    const owner = await givenTrainee({
      vendorDetails: { sectionOne: old, sectionSix: makeSectionSix() } as never,
    });
    await allowed(owner, owner.record, {
      'vendorDetails.sectionOne': { ...longTexts(texts, 'panno'), panno: 'ZZZPG0001Z', ...lists(75, 5) },
      vendorTypes: owner.record.vendorTypes.map((type) => ({ ...type, isChecked: true })),
    });
  });

  test('R15: saves the declaration of the trainee form', async () => {
    const owner = await givenTrainee({
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
    });
    await allowed(owner, owner.record, { 'vendorDetails.sectionSix': longTexts(makeSectionSix()) });
  });

  test('R5: saves every field of a profile that the last of 20 queries has opened', async () => {
    const general = twentyQueries(OPEN_OWN, OPEN_REVIEWERS);
    const owner = await givenOlder('msa', { status: 0, bankdetails: 3 }, { queries: { general } });
    await allowed(owner, owner.record, {
      name: 'Ram Gupta',
      designation: LONG,
      phone: LONG,
      address: LONG.repeat(4),
      gstmailsend: true,
      pancard: 'ZZZPG0001Z',
      aadharcard: '987654321096',
      nationality: 'Foreign',
      isGSTApplicable: 'yes',
      GSTIN: '27ZZZPK0001Z1ZO',
      isEinvoicingApplicable: 'yes',
      vendortype: LONG,
      signImage: linkOf(owner.uid, 'x'.repeat(1800)),
    });
  });

  test('R6: submits the bank form as the last one', async () => {
    const owner = await givenOlder(
      'einvoicing',
      { vendorform: 1, msa: 1 },
      { bankDetails: makeBankDetails() },
    );
    await allowed(owner, owner.record, {
      bankDetails: BANK,
      'forms.bankdetails': 1,
      'forms.status': 1,
      ...log(TITLE),
    });
  });

  test('R6: submits the GST declaration as the last form', async () => {
    const owner = await givenOlder(
      'msa',
      { vendorform: 1, bankdetails: 1 },
      { nongst: makeNonGst({ date: '' }) },
    );
    await allowed(owner, owner.record, {
      nongst: makeNonGst({ date: LONG }),
      'forms.nonapplicability': 1,
      'forms.status': 1,
      ...log(TITLE),
    });
  });

  test('R6: declares that e-invoicing does not apply, as the last form', async () => {
    const owner = await givenOlder(
      'msa',
      { vendorform: 1, bankdetails: 1 },
      { einvoicing: { date: '', place: '' } },
    );
    await allowed(owner, owner.record, {
      einvoicing: EINVOICING,
      'forms.einvoicing': 1,
      'forms.status': 1,
      ...log(TITLE),
    });
  });

  test('R6: accepts the agreement as the last form', async () => {
    const owner = await givenOlder(
      'einvoicing',
      { vendorform: 1, bankdetails: 1 },
      { msa: { name: '', date: '' } },
    );
    await allowed(owner, owner.record, { msa: MSA, 'forms.msa': 1, 'forms.status': 1, ...log(TITLE) });
  });

  test('R6: submits the trainee form as the last one', async () => {
    const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
    const owner = await givenOlder('einvoicing', { bankdetails: 1, msa: 1 }, { vendorDetails });
    await allowed(owner, owner.record, { 'forms.vendorform': 1, 'forms.status': 1, ...log(TITLE) });
  });

  test('R6: submits the documents when the overall status is due', async () => {
    const owner = await givenOlder('einvoicing', { bankdetails: 1, vendorform: 1, msa: 1 });
    await allowed(owner, owner.record, { 'forms.status': 1, ...log(TITLE) });
  });

  test.each([
    ['bank', 'bankdetails'],
    ['vendorform', 'vendorform'],
    ['nongst', 'nonapplicability'],
    ['einvoicing', 'einvoicing'],
    ['msa', 'msa'],
  ] as const)('R8: resolves the last of 20 queries, which returns the form (%s)', async (category, form) => {
    const resolved = { by: 'reviewer', status: 1 } as const;
    const queries = { [category]: twentyQueries(resolved, OPEN_REVIEWERS) };
    const owner = await givenOlder('approved', { [form]: -1 }, { queries });
    await allowed(owner, owner.record, {
      [`queries.${category}`]: twentyQueries(resolved, { by: 'reviewer', status: 1, reply: LONG }),
      [`forms.${form}`]: 0,
    });
  });

  test('R8: resolves the last of 20 general queries, which makes the overall status 1', async () => {
    const general = twentyQueries(OPEN_OWN, OPEN_REVIEWERS);
    const forms = { bankdetails: 1, vendorform: 1, msa: 1 } as const;
    const owner = await givenOlder('einvoicing', forms, { queries: { general } });
    await allowed(owner, owner.record, {
      'queries.general': twentyQueries(OPEN_OWN, { by: 'reviewer', status: 1, reply: LONG }),
      'forms.status': 1,
    });
  });

  test('R8: raises the 20th query', async () => {
    const owner = await givenTrainee({ queries: { msa: twentyQueries(OPEN_OWN).slice(1) } as never });
    await allowed(owner, owner.record, { 'queries.msa': arrayUnion(query({ title: LONG, field: LONG })) });
  });

  test('R11: saves all documents at once', async () => {
    const general = twentyQueries(OPEN_OWN, OPEN_REVIEWERS);
    const { db, uid } = await givenOlder('status', { msa: 3 }, { queries: { general } });
    const keys = ['CompanyCertificate', 'GSTCertificate', 'PANTANCard', 'signImage', 'cancelledCheque'];
    const link = linkOf(uid, 'x'.repeat(1800));
    await assertSucceeds(
      setDoc(doc(db, 'documents', uid), Object.fromEntries(keys.map((key) => [key, link])), { merge: true }),
    );
  });

  test('R3: registers', async () => {
    const { db, uid, email } = signedIn();
    const record = longTexts(
      makeRegistration({ uid, email }),
      'uid',
      'email',
      'userid',
      'usertype',
      'pancard',
    );
    const stored = {
      ...record,
      aadharcard: '12345678901234',
      fpocno: 'Asha.Rao@agency.example',
      nationality: 'Indian',
      isGSTApplicable: 'no',
      isEinvoicingApplicable: 'no',
    } as const;
    const batch = writeBatch(db);
    batch.set(doc(db, 'users', uid), stored);
    batch.set(doc(db, 'progress', uid), progressOf({ ...stored }, Date.now()));
    await assertSucceeds(batch.commit());
  });
});

/** A record of which every part is filled in and submitted. */
async function givenSubmitted(change: Fields = {}, forms: Partial<FormStatuses> = {}): Promise<Person> {
  const person = await givenTrainee({
    GSTIN: '',
    signImage: '',
    nongst: makeNonGst(),
    bankDetails: BANK,
    vendorDetails: { sectionOne: makeSectionOne(), sectionSix: longTexts(makeSectionSix()) },
    einvoicing: EINVOICING,
    msa: MSA,
    logs: LOGS,
    vendortype: 'Other',
    ...change,
    forms: { status: 1, nonapplicability: 1, vendorform: 1, bankdetails: 1, einvoicing: 1, msa: 1, ...forms },
  });
  const keys = ['CompanyCertificate', 'GSTCertificate', 'PANTANCard', 'signImage', 'cancelledCheque'];
  const files = Object.fromEntries(keys.map((key) => [key, linkOf(person.uid, 'x'.repeat(1800))]));
  await admin.writeRecords([{ path: `documents/${person.uid}`, data: files }]);
  return person;
}

/** Judges as the portal does: statuses and log, progress, and a copy of what is judged, in one write. */
async function judged(actor: Actor, person: Person, on: ReviewStep['on'], fields: Fields): Promise<void> {
  const stored = {
    user: (await admin.readRecord(`users/${person.uid}`)) ?? {},
    documents: (await admin.readRecord(`documents/${person.uid}`)) ?? {},
    reviewed: {},
  };
  const kept = snapshotsFor(person.record, { on, by: actor.uid, at: Date.now() }, stored);
  const written = { ...fields, ...log(LONG, { by: actor.uid }) };
  await assertSucceeds(
    judge(actor, person, { ...kept }, written, on === 'decision' ? 'decided' : 'reviewed'),
  );
}

describe('staff', () => {
  const both = () => signedIn({ reviewer: true, approver: true });

  test.each(['bankdetails', 'vendorform', 'nonapplicability', 'einvoicing', 'msa'] as const)(
    'R10: a reviewer validates %s',
    async (form) => {
      await judged(both(), await givenSubmitted(), form, { [`forms.${form}`]: 2 });
    },
  );

  test('R10: a reviewer validates all forms, and every part is kept', async () => {
    await judged(both(), await givenSubmitted(), 'everything', {
      ...Object.fromEntries(FORM_KEYS.map((key) => [`forms.${key}`, 2])),
      'forms.status': 2,
    });
  });

  test('R10: a reviewer sends a record for approval with 20 duplicates', async () => {
    const person = await givenSubmitted({}, { status: 2 });
    const reviewer = both();
    const sent = { by: reviewer.uid, at: Date.now() };
    const duplicates = Array.from({ length: 20 }, () => ({ field: 'bankAccountNumber', uid: newUid() }));
    const fields = { 'forms.status': 3, sent, ...log(LONG, { by: reviewer.uid }) };
    await assertSucceeds(judge(reviewer, person, { points: 99, duplicates, ...sent }, fields, 'findings'));
  });

  test.each([
    ['bank', 'bankdetails'],
    ['vendorform', 'vendorform'],
    ['nongst', 'nonapplicability'],
    ['einvoicing', 'einvoicing'],
    ['msa', 'msa'],
  ] as const)('R10: a reviewer sends a form back with the 20th query (%s)', async (category, form) => {
    const queries = { [category]: twentyQueries(OPEN_OWN).slice(1) };
    const person = await givenSubmitted({ queries });
    await judged(both(), person, form, {
      [`queries.${category}`]: arrayUnion(query({ title: LONG, by: 'reviewer', field: LONG })),
      [`forms.${form}`]: -1,
      'forms.status': 0,
    });
  });

  test('R10: a reviewer asks the 20th general query', async () => {
    const person = await givenSubmitted({ queries: { general: twentyQueries(OPEN_OWN).slice(1) } });
    await judged(both(), person, 'profile', {
      'queries.general': arrayUnion(query({ title: LONG, by: 'reviewer', field: LONG })),
      'forms.status': 0,
    });
  });

  test('R9: an approver decides, and every part is kept', async () => {
    const person = await givenSubmitted(
      { vendorRemark: 'x', sent: { by: 'x', at: 1 }, approval: { action: 'deny', by: 'x', at: 1 } },
      { status: 3 },
    );
    const approver = both();
    await judged(approver, person, 'decision', {
      'forms.status': 5,
      'forms.approved': true,
      approval: {
        action: 'acceptasexception',
        by: approver.uid,
        at: Date.now(),
        reason: LONG.repeat(4),
        until: '2027-03-31',
        despite: ['pending', 'query', 'name', 'changed', 'decided'],
      },
      vendorRemark: '',
    });
  });

  test('R9: an approver remarks', async () => {
    const { record } = await givenSubmitted({ vendorRemark: 'x' });
    const approver = both();
    await allowed(approver, record, { vendorRemark: LONG.repeat(4), ...log(LONG, { by: approver.uid }) });
  });
});
