import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import type { Amendment } from '../../../src/domain/records/amendments.ts';
import { makeBankDetails } from '../../support/factories.ts';
import { giveRecord, linkOf, newUid, patchRecord } from '../world.ts';
import {
  commit,
  confirm,
  decision,
  FULL_LOG,
  give,
  givenApproved,
  giveValidated,
  HOUR,
  read,
  staff,
  type Tampered,
  VALIDATED,
  validate,
  valuesOf,
} from './steps.ts';

describe('a decision on a change', { tags: ['amendment-steps', 'amendment-in-force'] }, () => {
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

  test('R20: somebody with both roles does not put a bank account in force at once', async () => {
    const { uid } = await givenApproved();
    const both = { reviewer: true, approver: true };
    await give(uid, 'bank');
    await assertFails(validate(uid, 'bank', both, { status: 3 }));
    await assertSucceeds(validate(uid, 'bank', both));
  });

  test('R20: only impartial staff validate and confirm, and nobody confirms their own validation', async () => {
    const introducer = `${newUid()}@agency.example`;
    const person = await givenApproved({ fpocno: introducer });
    const { uid, email } = person;
    const both = { reviewer: true, approver: true };
    await give(uid, 'bank');
    const partial = [{ uid }, { email }, { email: introducer }];
    for (const one of partial) await assertFails(validate(uid, 'bank', { ...one, ...both }));
    const validatedBy = newUid();
    await giveValidated(uid, 'bank', { validatedBy });
    for (const one of [...partial, { uid: validatedBy }])
      await assertFails(confirm(uid, 'bank', { ...one, ...both }));
    await assertSucceeds(confirm(uid, 'bank', both));
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
    ['without the account', { user: { bankDetails: makeBankDetails({ bankMICR: '400002009' }) } }],
    ['with another cheque', { documents: { cancelledCheque: linkOf('other') } }],
    ['with another document', { documents: { PANTANCard: linkOf('other') } }],
    ['with a log in the documents', { documents: { logs: 'x'.repeat(900_000) } }],
    ['without the cheque', { documents: null }],
    ['without history', { history: null }],
    ['with history of another account', { history: { user: { bankDetails: makeBankDetails() } } }],
    ['with history of another cheque', { history: { documents: {} } }],
    ['with history of another kind', { history: { kind: 'gst' } }],
    ['with history in another name', { history: { by: 'other' } }],
    ['with history of another time', { history: { at: 1 } }],
    ['with half a millisecond in history', { history: { at: 1.5 } }],
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
    ['without the snapshot of the decision', { decided: null }],
  ])('R20: a bank account does not come into force %s', async (title, tampered) => {
    const person = await givenApproved({ bankDetails: makeBankDetails({ bankMICR: '400002009' }) });
    await giveValidated(person.uid, 'bank');
    await assertFails(confirm(person.uid, 'bank', { approver: true }, {}, tampered));
    const { record } = await read(person.uid, 'bank');
    expect(record.bankDetails, title).toEqual(person.record.bankDetails);
    await assertSucceeds(confirm(person.uid, 'bank'));
  });

  test('R20: a bank account takes no other document and no other part of a snapshot along', async () => {
    const { uid } = await givenApproved();
    await giveValidated(uid, 'bank');
    const documents = { ...valuesOf(uid, 'bank').documents, PANTANCard: linkOf('other') };
    const profile = { user: {}, documents: {}, by: 'earlier', at: 1 };
    for (const tampered of [{ reviewed: { documents } }, { decided: { documents } }, { others: { profile } }])
      await assertFails(confirm(uid, 'bank', { approver: true }, {}, tampered));
    await assertSucceeds(confirm(uid, 'bank'));
  });

  test('R20: a change comes into force where its part was never reviewed', async () => {
    const person = await givenApproved();
    const by = { by: 'earlier', at: 1 };
    await giveRecord(`reviewed/${person.uid}`, { profile: { user: {}, documents: {}, ...by } });
    await giveValidated(person.uid, 'bank');
    await assertSucceeds(confirm(person.uid, 'bank'));
  });

  test('R20: a change validated before a decision does not come into force', async () => {
    const { uid } = await givenApproved();
    const { validatedAt = 0 } = await giveValidated(uid, 'bank');
    const decidedAt = (at: number) =>
      patchRecord(`users/${uid}`, { approval: { action: 'deny', by: 'anita', at } });
    await decidedAt(validatedAt);
    await assertFails(confirm(uid, 'bank'));
    await decidedAt(validatedAt - 1);
    await assertSucceeds(confirm(uid, 'bank'));
  });

  test('R20: validated contact details wait for nobody', async () => {
    const { uid } = await givenApproved({ logs: FULL_LOG });
    await give(uid, 'contact');
    const actor = staff({ reviewer: true });
    const step = await decision(uid, 'contact', actor.uid, { ...VALIDATED(actor.uid), status: 3 });
    delete step.log;
    const waiting = { ...step, amendment: { ...step.amendment, status: 2 } } as const;
    await assertFails(commit(actor, uid, 'contact', waiting));
  });

  test.each<[string, Partial<Amendment>]>([
    ['with other values', { values: valuesOf('other', 'bank') }],
    ['to a draft', { status: 0 }],
  ])('R20: a change is not refused %s', async (_, change) => {
    const person = await givenApproved({ logs: FULL_LOG });
    const reviewer = staff({ reviewer: true });
    await give(person.uid, 'bank');
    const refusal = { status: -1, refusal: 'No' } as const;
    const step = await decision(person.uid, 'bank', reviewer.uid, { ...refusal, ...change });
    delete step.log;
    await assertFails(commit(reviewer, person.uid, 'bank', step));
    const right = await decision(person.uid, 'bank', reviewer.uid, refusal);
    delete right.log;
    await assertSucceeds(commit(reviewer, person.uid, 'bank', right));
    await assertFails(commit(reviewer, person.uid, 'bank', right));
  });
});
