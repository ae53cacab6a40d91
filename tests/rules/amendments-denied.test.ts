import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  AMENDMENT_KIND_KEYS,
  type AmendedValues,
  type Amendment,
  type AmendmentKind,
  bankValues,
  contactValues,
  documentValues,
  gstValues,
} from '../../src/domain/records/amendments.ts';
import type { AmendmentStep } from '../../src/domain/transitions/amendments.ts';
import * as amendments from '../../src/domain/transitions/amendments.ts';
import { makeBankDetails } from '../support/factories.ts';
import {
  commit,
  decision,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  HASH,
  HOUR,
  justSignedIn,
  read,
  staff,
  submission,
  type Tampered,
  valuesOf,
} from './amendments/steps.ts';
import { type ActorOptions, admin, type Fields, givenTrainee, linkOf, newUid, type Person } from './world.ts';

function submit(person: Person, kind: AmendmentKind, values = valuesOf(person.uid, kind), change = {}) {
  return commit(justSignedIn(person), person.uid, kind, submission(person.uid, values, change));
}

const VALIDATED = (by: string) => {
  const at = Date.now();
  return { status: 2, at, validatedBy: by, validatedAt: at } as const;
};

async function validate(
  uid: string,
  kind: AmendmentKind,
  options: ActorOptions,
  change: Partial<Amendment> = {},
) {
  const actor = staff(options);
  const step = await decision(uid, kind, actor.uid, { ...VALIDATED(actor.uid), ...change });
  return commit(actor, uid, kind, step);
}

async function confirm(
  uid: string,
  kind: AmendmentKind,
  options: ActorOptions = { approver: true },
  change: Partial<Amendment> = {},
  tampered: Tampered = {},
) {
  const actor = staff(options);
  const called = kind === 'bank' && { called: true };
  const step = await decision(uid, kind, actor.uid, { status: 3, ...called, ...change });
  return commit(actor, uid, kind, step, tampered);
}

describe('a submission', { tags: ['amendment-steps', 'amendment-values'] }, () => {
  test('R20: other users cannot submit or take back a change', async () => {
    const person = await givenApproved();
    const others = [staff({}), staff({ reviewer: true }), staff({ approver: true })];
    for (const other of others) {
      const step = submission(other.uid, valuesOf(person.uid, 'contact'));
      await assertFails(commit(other, person.uid, 'contact', step));
    }
    const stored = await give(person.uid, 'contact');
    const { values, reason } = stored;
    for (const { uid, db } of others) {
      const amendment = { values, reason, status: 0, by: uid, at: Date.now() } as const;
      await assertFails(commit({ uid, db }, person.uid, 'contact', { allowed: true, amendment }));
    }
  });

  test.each<[string, Partial<Amendment>]>([
    ['in another name', { by: 'other' }],
    ['at another time', { at: Date.now() - HOUR, submittedAt: Date.now() - HOUR }],
    ['with another time of submission', { submittedAt: Date.now() - 1000 }],
    ['as validated', { status: 2 }],
    ['as in force', { status: 3 }],
    ['as a draft', { status: 0 }],
    ['with a forged validatedAt', { validatedAt: 1, validatedBy: 'x' }],
    ['without a reason', { reason: ' ' }],
    ['with a reason that is too long', { reason: 'x'.repeat(501) }],
  ])('R20: no change is submitted %s', async (_, change) => {
    const person = await givenApproved();
    await assertFails(submit(person, 'contact', valuesOf(person.uid, 'contact'), change));
  });

  test.each([1, 2] as const)('R20: a change with status %i is not replaced', async (status) => {
    const person = await givenApproved();
    await give(person.uid, 'contact', { status });
    await assertFails(submit(person, 'contact'));
  });

  test('R20: a change has one of four kinds', async () => {
    const person = await givenApproved();
    const values = documentValues('PANTANCard', fileOf(person.uid, 'pan' as never));
    await assertFails(submit(person, 'pan' as never, values));
  });

  test('R20: a step is later than the step before', async () => {
    const person = await givenApproved();
    const at = Date.now();
    await give(person.uid, 'contact', { status: -1, at });
    await assertFails(submit(person, 'contact', valuesOf(person.uid, 'contact'), { at, submittedAt: at }));
    await assertSucceeds(submit(person, 'contact', undefined, { at: at + 1, submittedAt: at + 1 }));
  });

  test('R20: taking back changes neither values nor reason', async () => {
    const person = await givenApproved();
    const { values, reason } = await give(person.uid, 'contact');
    const back = { values, reason, status: 0, by: person.uid, at: Date.now() } as const;
    for (const change of [
      { values: valuesOf(person.uid, 'document') },
      { reason: 'other' },
      { refusal: 'x' },
      { by: 'x' },
    ]) {
      const step = { allowed: true, amendment: { ...back, ...change } } as const;
      await assertFails(commit(person, person.uid, 'contact', step));
    }
    await assertSucceeds(commit(person, person.uid, 'contact', { allowed: true, amendment: back }));
    await assertFails(
      commit(person, person.uid, 'contact', { allowed: true, amendment: { ...back, at: back.at + 1 } }),
    );
  });

  const contact = { designation: 'Director', phone: '9000000009', address: '12 Sample Marg' };
  const account = makeBankDetails({ bankAccountNumber: '99912345678901' });

  test.each<[string, AmendmentKind, (uid: string) => unknown]>([
    ['contact details with a name', 'contact', () => contactAnd({ name: 'Ram Gupta' })],
    ['contact details without a phone number', 'contact', () => contactValues({ ...contact, phone: ' ' })],
    ['contact details without an address', 'contact', () => contactValues({ ...contact, address: '' })],
    ['a designation that is too long', 'contact', () => contactAnd({ designation: 'x'.repeat(501) })],
    ['a phone number that is too long', 'contact', () => contactAnd({ phone: '9'.repeat(501) })],
    ['an address that is too long', 'contact', () => contactAnd({ address: 'x'.repeat(2001) })],
    [
      'contact details with a link',
      'contact',
      (uid) => ({ ...contactAnd({}), documents: { PANTANCard: fileOf(uid, 'document').link } }),
    ],
    ['contact details with a hash', 'contact', () => ({ ...contactAnd({}), hashes: { PANTANCard: HASH } })],
    ['a key more', 'contact', () => ({ ...contactAnd({}), note: 'x' })],
    [
      'an account without a branch',
      'bank',
      (uid) => bankValues({ ...account, bankBranchName: '' }, fileOf(uid, 'bank')),
    ],
    [
      'an account with a wrong IFSC',
      'bank',
      (uid) => bankValues({ ...account, ifscCode: 'SPCM1' }, fileOf(uid, 'bank')),
    ],
    [
      'an account with a key more',
      'bank',
      (uid) => bankValues({ ...account, note: 'x' } as never, fileOf(uid, 'bank')),
    ],
    [
      'an account with another field',
      'bank',
      (uid) => ({
        ...bankValues(account, fileOf(uid, 'bank')),
        user: { bankDetails: account, phone: '9000000009' },
      }),
    ],
    [
      'an account without a cheque',
      'bank',
      (uid) => ({ ...bankValues(account, fileOf(uid, 'bank')), documents: {} }),
    ],
    [
      'an account without a hash',
      'bank',
      (uid) => ({ ...bankValues(account, fileOf(uid, 'bank')), hashes: {} }),
    ],
    ['a hash that is none', 'bank', (uid) => bankValues(account, { ...fileOf(uid, 'bank'), hash: 'x' })],
    [
      'a cheque of another folder',
      'bank',
      (uid) => bankValues(account, { ...fileOf(uid, 'bank'), link: linkOf(uid) }),
    ],
    ['a cheque of another kind', 'bank', (uid) => bankValues(account, fileOf(uid, 'document'))],
    ['a cheque of another person', 'bank', () => bankValues(account, fileOf('other', 'bank'))],
    ['a GSTIN of another pattern', 'gst', (uid) => gstValues('27ZZZ', fileOf(uid, 'gst'))],
    ['a GSTIN without a certificate', 'gst', () => gstValues('27ZZZPK0001Z1ZV')],
    ['a GSTIN with another field', 'gst', (uid) => gstAnd(uid, { vendortype: 'Overhead' })],
    ['an answer other than yes or no', 'gst', (uid) => gstAnd(uid, { isGSTApplicable: 'maybe' })],
    ['the end of a registration that is none', 'gst', () => gstValues('')],
    [
      'the end of a registration with a certificate',
      'gst',
      (uid) => ({
        ...gstValues('27ZZZPK0001Z1ZV', fileOf(uid, 'gst')),
        user: { isGSTApplicable: 'no', GSTIN: '' },
      }),
    ],
    [
      'a GSTIN without registration',
      'gst',
      () => ({
        ...gstValues(''),
        user: { isGSTApplicable: 'no', GSTIN: '27ZZZPK0001Z1ZV' },
      }),
    ],
    [
      'a document with a field',
      'document',
      (uid) => ({ ...documentValues('PANTANCard', fileOf(uid, 'document')), user: { phone: '1' } }),
    ],
    [
      'another document',
      'document',
      (uid) => documentValues('GSTCertificate' as never, fileOf(uid, 'document')),
    ],
  ])('R20: %s is no change', async (_, kind, values) => {
    const person = await givenApproved();
    await assertFails(submit(person, kind, values(person.uid) as AmendedValues));
    await assertSucceeds(submit(person, kind));
  });

  function contactAnd(change: Fields) {
    return { user: { ...contact, ...change }, documents: {}, hashes: {} };
  }

  function gstAnd(uid: string, change: Fields) {
    const values = gstValues('27ZZZPK0001Z1ZV', fileOf(uid, 'gst'));
    return { ...values, user: { ...values.user, ...change } };
  }

  test('R20: the values on record are no change', async () => {
    const person = await givenApproved();
    const { designation, phone, address, bankDetails } = person.record;
    await assertFails(submit(person, 'contact', contactValues({ designation, phone, address })));
    for (const change of [{}, { bankName: 'Other' }, { bankAccountNumber: '0001-2345 678901' }]) {
      const values = bankValues({ ...bankDetails, ...change }, fileOf(person.uid, 'bank'));
      await assertFails(submit(person, 'bank', values));
    }
    const other = bankValues({ ...bankDetails, ifscCode: 'SPCM0000009' }, fileOf(person.uid, 'bank'));
    await assertSucceeds(submit(person, 'bank', other));
  });

  test('R20: each contact detail alone is a change', async () => {
    for (const key of ['designation', 'phone', 'address'] as const) {
      const person = await givenApproved();
      const { designation, phone, address } = person.record;
      const same = { designation, phone, address };
      await assertSucceeds(submit(person, 'contact', contactValues({ ...same, [key]: 'Other' })));
    }
  });
});

describe('the password', { tags: ['amendment-bank'] }, () => {
  test('R20: a change of the bank account needs a sign-in of the last five minutes', async () => {
    const seconds = Math.floor(Date.now() / 1000);
    for (const [age, assert] of [[290, assertSucceeds] as const, [310, assertFails] as const]) {
      const person = await givenApproved();
      const owner = justSignedIn(person, seconds - age);
      const step = submission(person.uid, valuesOf(person.uid, 'bank'));
      await assert(commit(owner, person.uid, 'bank', step));
    }
  });

  test('R20: other changes do not need the password', async () => {
    const person = await givenApproved();
    for (const kind of ['contact', 'gst', 'document'] as const) {
      const step = submission(person.uid, valuesOf(person.uid, kind));
      await assertSucceeds(commit(person, person.uid, kind, step));
    }
  });
});

const DAY = 86_400_000;
const indianDay = (days: number) => new Date(Date.now() + 19_800_000 + days * DAY).toISOString().slice(0, 10);

describe('the state of the record', { tags: ['amendment-meanwhile'] }, () => {
  const exception = (until?: string) => ({
    forms: { status: 5, approved: true, bankdetails: 2 },
    approval: { action: 'acceptasexception', by: 'x', at: 1, ...(until && { until }) },
  });

  test.each<[string, Fields, boolean]>([
    ['an exception without a date', exception(), true],
    ['an exception on its last day', exception(indianDay(0)), true],
    ['an exception after its last day', exception(indianDay(-1)), false],
    ['a denial', { forms: { status: 1, bankdetails: 2 } }, false],
    ['a record before the decision', { forms: { status: 3, bankdetails: 2 } }, false],
    ['an introducer', { usertype: 'introducer' }, false],
    ['a returned bank form', { forms: { status: 4, bankdetails: -1 } }, false],
    ['a submitted bank form', { forms: { status: 4, bankdetails: 1 } }, false],
    ['a validated bank form', { forms: { status: 4, bankdetails: 2 } }, true],
  ])('R20: %s: a change of the bank account is allowed or not', async (_, change, isAllowed) => {
    const assert = isAllowed ? assertSucceeds : assertFails;
    const person = await givenApproved(change);
    await assert(submit(person, 'bank'));
    await give(person.uid, 'bank');
    await assert(validate(person.uid, 'bank', { reviewer: true }));
    await giveValidated(person.uid, 'bank');
    await assert(confirm(person.uid, 'bank'));
  });

  test('R20: an open bank form stops no other change', async () => {
    const person = await givenApproved({ forms: { status: 4, bankdetails: -1 } });
    await assertSucceeds(submit(person, 'contact'));
  });

  test('R20: after a denial a change is taken back or refused', async () => {
    const person = await givenApproved({ forms: { status: 1 } });
    const { values, reason } = await give(person.uid, 'bank');
    const reviewer = staff({ reviewer: true });
    const refused = await decision(person.uid, 'bank', reviewer.uid, { status: -1, refusal: 'Denied' });
    await assertSucceeds(commit(reviewer, person.uid, 'bank', refused));
    await give(person.uid, 'bank');
    const back = { values, reason, status: 0, by: person.uid, at: Date.now() } as const;
    await assertSucceeds(commit(person, person.uid, 'bank', { allowed: true, amendment: back }));
  });
});

describe('a decision on a change', { tags: ['amendment-eyes', 'amendment-in-force'] }, () => {
  test.each<[string, Partial<Amendment>]>([
    ['at another time', { at: Date.now() - HOUR, validatedAt: Date.now() - HOUR }],
    ['with a forged validatedAt', { validatedAt: Date.now() - 49 * HOUR }],
    ['in the name of another validator', { validatedBy: 'other' }],
    ['in force at once', { status: 3 }],
    ['with other values', { values: valuesOf('other', 'bank') }],
    ['with another reason', { reason: 'other' }],
    ['as called', { called: true }],
    ['from a draft', { status: 2 }],
  ])('R20: a reviewer cannot validate %s', async (title, change) => {
    const person = await givenApproved();
    await give(person.uid, 'bank', title === 'from a draft' ? { status: 0 } : {});
    await assertFails(validate(person.uid, 'bank', { reviewer: true }, change));
    await give(person.uid, 'bank');
    await assertSucceeds(validate(person.uid, 'bank', { reviewer: true }));
  });

  test('R20: only an impartial reviewer validates, and only an impartial approver confirms', async () => {
    const introducer = `${newUid()}@agency.example`;
    const person = await givenApproved({ fpocno: introducer });
    const { uid, email } = person;
    const both = { reviewer: true, approver: true };
    await give(uid, 'bank');
    for (const options of [
      { uid, ...both },
      { email, ...both },
      { email: introducer, ...both },
      { approver: true },
      {},
    ])
      await assertFails(validate(uid, 'bank', options));
    await giveValidated(uid, 'bank');
    for (const options of [
      { uid, ...both },
      { email, ...both },
      { email: introducer, ...both },
      { reviewer: true },
      {},
    ])
      await assertFails(confirm(uid, 'bank', options));
    await assertSucceeds(confirm(uid, 'bank', both));
  });

  test('R20: a validator who becomes an approver cannot confirm', async () => {
    const person = await givenApproved();
    for (const kind of ['bank', 'gst', 'document'] as const) {
      const uid = newUid();
      await giveValidated(person.uid, kind, { validatedBy: uid });
      await assertFails(confirm(person.uid, kind, { uid, reviewer: true, approver: true }));
      await assertSucceeds(confirm(person.uid, kind));
    }
  });

  test('R20: a bank account waits for 48 hours and five minutes, and for a call', async () => {
    const person = await givenApproved();
    const minutes = (count: number) => ({ validatedAt: Date.now() - count * 60_000 });
    await giveValidated(person.uid, 'bank', minutes(48 * 60 + 4));
    await assertFails(confirm(person.uid, 'bank'));
    await giveValidated(person.uid, 'bank', minutes(48 * 60 + 6));
    for (const called of [false, undefined]) {
      await assertFails(
        confirm(person.uid, 'bank', { approver: true }, {}, { amendment: { called: called ?? 'yes' } }),
      );
    }
    await assertSucceeds(confirm(person.uid, 'bank'));
    await giveValidated(person.uid, 'gst', minutes(0));
    await assertFails(confirm(person.uid, 'gst', { approver: true }, { called: true }));
    await assertSucceeds(confirm(person.uid, 'gst'));
  });

  test.each([0, 1, 3, -1] as const)('R20: a change with status %i is not confirmed', async (status) => {
    const person = await givenApproved();
    await giveValidated(person.uid, 'bank', { status });
    await assertFails(confirm(person.uid, 'bank'));
  });

  test.each<[string, Tampered]>([
    ['with another account', { user: { bankDetails: makeBankDetails({ bankAccountNumber: '77' }) } }],
    ['with another field', { user: { phone: '9000000009' } }],
    ['with a status', { user: { 'forms.status': 5 } }],
    ['without the account', { user: null }],
    ['with another cheque', { documents: { cancelledCheque: linkOf('other') } }],
    ['with another document', { documents: { PANTANCard: linkOf('other') } }],
    ['without the cheque', { documents: null }],
    ['without history', { history: null }],
    ['with history of another account', { history: { user: { bankDetails: makeBankDetails() } } }],
    ['with history of another cheque', { history: { documents: {} } }],
    ['with history of another kind', { history: { kind: 'gst' } }],
    ['with history in another name', { history: { by: 'other' } }],
    ['with history of another time', { history: { at: 1 } }],
    ['with a key more in history', { history: { note: 'x' } }],
    ['with another id in history', { id: 'bank-1' }],
    ['without the summary', { summary: null }],
    ['with another summary', { summary: { waiting: ['approver'] } }],
    ['without the snapshot of the review', { reviewed: null }],
    ['with another snapshot of the review', { reviewed: { user: { bankDetails: makeBankDetails() } } }],
    ['with another validator in the snapshot', { reviewed: { by: 'other' } }],
    ['with another document in the snapshot', { reviewed: { documents: {} } }],
    ['with another part in the snapshot', { part: 'msa' }],
    ['with another reason', { amendment: { reason: 'other' } }],
    ['with another snapshot of the decision', { decided: { user: {} } }],
    [
      'with a document more in the snapshot',
      { decided: { documents: { cancelledCheque: 'x', PANTANCard: 'x' } } },
    ],
  ])('R20: a bank account does not come into force %s', async (title, tampered) => {
    const person = await givenApproved({ bankDetails: makeBankDetails({ bankMICR: '400002009' }) });
    await giveValidated(person.uid, 'bank');
    await assertFails(confirm(person.uid, 'bank', { approver: true }, {}, tampered));
    const { record } = await read(person.uid, 'bank');
    expect(record.bankDetails, title).toEqual(person.record.bankDetails);
    await assertSucceeds(confirm(person.uid, 'bank'));
  });

  test('R20: a change comes into force where its part was never reviewed', async () => {
    const person = await givenApproved();
    const by = { by: 'earlier', at: 1 };
    await admin.writeRecords([
      { path: `reviewed/${person.uid}`, data: { profile: { user: {}, documents: {}, ...by } } },
    ]);
    await giveValidated(person.uid, 'bank');
    await assertSucceeds(confirm(person.uid, 'bank'));
  });

  test('R20: history is stored by the step that puts a change in force only', async () => {
    const person = await givenApproved();
    const actor = staff({ reviewer: true, approver: true });
    const at = Date.now();
    const kept = { kind: 'contact', user: {}, documents: {}, by: actor.uid, at };
    for (const step of [
      { status: 1, by: actor.uid, at },
      { status: 3, by: 'other', at },
      { status: 3, by: actor.uid, at: at - 1 },
    ] as const) {
      await give(person.uid, 'contact', step);
      await assertFails(setDoc(doc(actor.db, 'history', person.uid, 'items', `contact-${at}`), kept));
    }
  });

  test('R20: a reviewer puts contact details in force with their log entry and history only', async () => {
    const person = await givenApproved({
      logs: [{ title: 'Ram Kumar submitted Bank Details', timestamp: 1 }],
    });
    await give(person.uid, 'contact');
    const actor = staff({ reviewer: true });
    const step = await decision(person.uid, 'contact', actor.uid, { ...VALIDATED(actor.uid), status: 3 });
    if (!step.allowed) throw new Error(step.reason);
    const { log: _log, ...unlogged } = step;
    await assertFails(commit(actor, person.uid, 'contact', unlogged));
    await assertFails(commit(actor, person.uid, 'contact', step, { history: null }));
    await assertFails(commit(actor, person.uid, 'contact', step, { user: { phone: '1' } }));
    const waiting = { ...step, amendment: { ...step.amendment, status: 2 } } as const;
    await assertFails(commit(actor, person.uid, 'contact', waiting));
    await assertSucceeds(commit(actor, person.uid, 'contact', step));
  });

  test('R20: where the log is full, a change comes into force without an entry', async () => {
    const logs = Array.from({ length: 500 }, (_, timestamp) => ({ title: 'Ram Kumar', timestamp }));
    const person = await givenApproved({ logs });
    await give(person.uid, 'contact');
    const reviewer = staff({ reviewer: true });
    const { amendment: seen, ...stored } = await read(person.uid, 'contact');
    const step = amendments.validateAmendment(
      stored,
      seen,
      'contact',
      seen ?? { at: 0 },
      reviewer,
      Date.now(),
    );
    await assertSucceeds(commit(reviewer, person.uid, 'contact', step));
  });

  test.each<[string, Partial<Amendment>]>([
    ['without a reason', { refusal: ' ' }],
    ['with a reason that is too long', { refusal: 'x'.repeat(501) }],
    ['with other values', { values: valuesOf('other', 'bank') }],
    ['to a draft', { status: 0 }],
  ])('R20: a change is not refused %s', async (_, change) => {
    const person = await givenApproved();
    const reviewer = staff({ reviewer: true });
    await give(person.uid, 'bank');
    const refusal = { status: -1, refusal: 'No' } as const;
    const step = await decision(person.uid, 'bank', reviewer.uid, { ...refusal, ...change });
    if (step.allowed) delete step.log;
    await assertFails(commit(reviewer, person.uid, 'bank', step));
    const right = await decision(person.uid, 'bank', reviewer.uid, refusal);
    await assertSucceeds(commit(reviewer, person.uid, 'bank', right));
    await assertFails(commit(reviewer, person.uid, 'bank', right));
  });
});

describe('the log and the fields of an approved record', { tags: ['amendment-steps'] }, () => {
  test('R7: a log entry about a change is of the step that the same write is', async () => {
    const person = await givenApproved();
    const step = submission(person.uid, valuesOf(person.uid, 'contact'));
    if (!step.allowed) throw new Error(step.reason);
    const { at } = step.amendment;
    const log = {
      title: 'Ram Kumar asked',
      timestamp: at,
      did: 'changerequested',
      about: 'contact',
    } as const;
    for (const change of [
      { did: 'changewithdrawn' },
      { did: 'changeinforce' },
      { about: 'bank' },
      { timestamp: at - 1 },
    ] as const) {
      const wrong = { ...step, log: { ...log, ...change } };
      await assertFails(commit(person, person.uid, 'contact', wrong));
    }
    await assertSucceeds(commit(person, person.uid, 'contact', { ...step, log }));
    const stranger = staff({ reviewer: true });
    const entry = {
      title: 'Ravi',
      timestamp: at,
      by: stranger.uid,
      did: 'changerequested',
      about: 'contact',
    };
    await assertFails(updateDoc(doc(stranger.db, 'users', person.uid), { logs: [log, entry] }));
  });

  test('R7: staff log a step in their own name and without other keys', async () => {
    const person = await givenApproved();
    await give(person.uid, 'bank');
    const actor = staff({ reviewer: true });
    const step = await decision(person.uid, 'bank', actor.uid, VALIDATED(actor.uid));
    if (!step.allowed || !step.log) throw new Error('There is no entry.');
    for (const change of [{ by: 'other' }, { note: 'x' }, { did: 'changeinforce' }, { title: ' ' }]) {
      const wrong = { ...step, log: { ...step.log, ...change } } as AmendmentStep;
      await assertFails(commit(actor, person.uid, 'bank', wrong));
    }
    await assertSucceeds(commit(actor, person.uid, 'bank', step));
  });

  test('R5: contact details of an approved person change by an amendment only', async () => {
    for (const status of [4, 5] as const) {
      const person = await givenTrainee({ forms: { status, bankdetails: 2 } });
      for (const field of ['designation', 'phone', 'address']) {
        await assertFails(updateDoc(doc(person.db, 'users', person.uid), { [field]: 'Other' }));
      }
      await assertSucceeds(updateDoc(doc(person.db, 'users', person.uid), { gstmailsend: true }));
    }
  });

  test('R20: nobody but staff changes snapshots, and nobody else adds history', async () => {
    const person = await givenApproved();
    await assertFails(updateDoc(doc(person.db, 'reviewed', person.uid), { 'profile.by': 'other' }));
    for (const { db } of [person, staff({ reviewer: true })])
      await assertFails(updateDoc(doc(db, 'decided', person.uid), { 'profile.by': 'other' }));
    const kept = { kind: 'contact', user: {}, documents: {}, by: person.uid, at: Date.now() };
    await assertFails(setDoc(doc(person.db, 'history', person.uid, 'items', 'contact-1'), kept));
  });

  test('R20: staff add no documents to a record before an amendment is in force', async () => {
    const person = await givenTrainee({ forms: { status: 4, approved: true } });
    await give(person.uid, 'document');
    const actor = staff({ reviewer: true, approver: true });
    await assertFails(setDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }));
  });

  test('R20: staff change no field of a record without an amendment', async () => {
    const person = await givenApproved();
    const actor = staff({ reviewer: true, approver: true });
    await assertFails(updateDoc(doc(actor.db, 'users', person.uid), { phone: '9000000009' }));
    await assertFails(updateDoc(doc(actor.db, 'documents', person.uid), { PANTANCard: linkOf(person.uid) }));
    await give(person.uid, 'contact', { status: 3 });
    const { user } = valuesOf(person.uid, 'contact');
    await assertFails(updateDoc(doc(actor.db, 'users', person.uid), { ...user }));
  });
});

describe('who reads', { tags: ['amendment-lists'] }, () => {
  test('R2: the person and staff read changes and history, and only staff list who has one', async () => {
    const person = await givenApproved();
    await give(person.uid, 'contact');
    await admin.writeRecords([{ path: `history/${person.uid}/items/contact-1`, data: { kind: 'contact' } }]);
    const waiting = { contact: 1 };
    for (const [actor, assert] of [
      [person, assertSucceeds],
      [staff({ reviewer: true }), assertSucceeds],
      [staff({ approver: true }), assertSucceeds],
      [staff({}), assertFails],
    ] as const) {
      await assert(getDoc(doc(actor.db, 'amendments', person.uid)));
      await assert(getDocs(collection(actor.db, 'amendments', person.uid, 'items')));
      await assert(getDocs(collection(actor.db, 'history', person.uid, 'items')));
      const list = getDocs(query(collection(actor.db, 'amendments'), where('statuses', '==', waiting)));
      await (actor === person ? assertFails : assert)(list);
    }
  });

  test('R2: an approver asks four users at a time who else has a value', async () => {
    const { db } = staff({ approver: true });
    const same = (most: number) =>
      getDocs(query(collection(db, 'users'), where('phone', 'in', ['9000000001']), limit(most)));
    await assertSucceeds(same(4));
    await assertFails(same(5));
    await assertFails(getDocs(query(collection(db, 'users'), where('phone', 'in', ['9000000001']))));
    await assertFails(
      getDocs(query(collection(staff({}).db, 'users'), where('phone', 'in', ['9000000001']), limit(4))),
    );
  });

  test('R12: nobody deletes a change, and nobody changes or deletes history', async () => {
    const person = await givenApproved();
    await give(person.uid, 'contact');
    await admin.writeRecords([{ path: `history/${person.uid}/items/contact-1`, data: { kind: 'contact' } }]);
    for (const { db } of [person, staff({ reviewer: true, approver: true })]) {
      await assertFails(deleteDoc(doc(db, 'amendments', person.uid)));
      await assertFails(deleteDoc(doc(db, 'amendments', person.uid, 'items', 'contact')));
      await assertFails(deleteDoc(doc(db, 'history', person.uid, 'items', 'contact-1')));
      await assertFails(updateDoc(doc(db, 'history', person.uid, 'items', 'contact-1'), { kind: 'bank' }));
    }
  });

  test.each<[string, Fields]>([
    ['with another status', { statuses: { contact: 2 } }],
    ['of another kind', { last: 'bank' }],
    ['with a second status', { statuses: { contact: 1, bank: 2 } }],
    ['with another time', { since: 1 }],
    ['with a key more', { note: 'x' }],
    ['that waits for nobody', { waiting: [] }],
    ['that waits for an approver', { waiting: ['reviewer', 'approver'] }],
  ])('R20: no summary is stored %s', async (_, summary) => {
    const person = await givenApproved();
    const step = submission(person.uid, valuesOf(person.uid, 'contact'));
    await assertFails(commit(person, person.uid, 'contact', step, { summary }));
  });

  test('R20: a summary changes with its amendment only, and by who changes it', async () => {
    const person = await givenApproved();
    const { at } = await give(person.uid, 'contact');
    const since = { statuses: { contact: 1 }, waiting: ['reviewer'], last: 'contact', since: at };
    const stranger = staff({ reviewer: true });
    const batch = writeBatch(stranger.db);
    batch.set(doc(stranger.db, 'amendments', person.uid), since);
    await assertFails(batch.commit());
    const everyKind = AMENDMENT_KIND_KEYS.map((kind) => [kind, 1]);
    await assertFails(
      updateDoc(doc(person.db, 'amendments', person.uid), { statuses: Object.fromEntries(everyKind) }),
    );
  });
});
