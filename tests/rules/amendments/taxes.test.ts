import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  type AmendedValues,
  type Amendment,
  type AmendmentKind,
  documentValues,
  taxValues,
} from '../../../src/domain/records/amendments.ts';
import { makeTaxEntry, NO_ENTERPRISE } from '../../support/factories.ts';
import { admin, dayOf, type Fields, signedIn } from '../world.ts';
import {
  acceptContact,
  commit,
  confirm,
  decision,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  HASH,
  staff,
  submission,
  submit,
  type Tampered,
  VALIDATED,
  validate,
  valuesOf,
} from './steps.ts';

const CERTIFICATE = { number: 'AB/1', until: '2027-03-31' };

async function giveTaxes(uid: string, change: Fields = {}): Promise<Fields> {
  const taxes = { ...makeTaxEntry(), at: 1, ...change };
  await admin.writeRecords([{ path: `taxes/${uid}`, data: taxes }]);
  return taxes;
}

const taxesOf = (uid: string) => admin.readRecord(`taxes/${uid}`);

async function confirmed(uid: string, tampered: Tampered = {}, options: Fields = {}): Promise<Amendment> {
  const actor = staff({ approver: true, ...options });
  const step = await decision(uid, 'taxes', actor.uid, { status: 3 });
  await commit(actor, uid, 'taxes', step, tampered);
  return step.amendment;
}

describe('a change of tax details', { tags: ['amendment-taxes'] }, () => {
  test('R20: two of the staff put it in force, and history keeps the earlier details', async () => {
    const vendor = await givenApproved();
    const before = await giveTaxes(vendor.uid);
    const taxes = makeTaxEntry({ class: 'medium', year: '2024-25', lowerDeduction: CERTIFICATE });
    await assertSucceeds(submit(vendor, 'taxes', taxValues(taxes)));
    await assertSucceeds(validate(vendor.uid, 'taxes', { reviewer: true }));
    expect(await taxesOf(vendor.uid)).toEqual(before);
    const { at } = await confirmed(vendor.uid);
    expect(await taxesOf(vendor.uid)).toEqual({ ...taxes, at });
    const kept = await admin.readRecord(`history/${vendor.uid}/items/taxes-${at}`);
    expect(kept).toMatchObject({ kind: 'taxes', user: {}, documents: {}, taxes: before });
  });

  test('R20: the first details may come after the approval, and none were before', async () => {
    const { uid } = await givenApproved();
    await giveValidated(uid, 'taxes');
    const { at } = await confirmed(uid);
    expect(await taxesOf(uid)).toMatchObject({ class: 'small', at });
    expect(await admin.readRecord(`history/${uid}/items/taxes-${at}`)).toMatchObject({ taxes: {} });
  });

  test('R20: a trainee has none, and none in force', async () => {
    const trainee = await givenApproved({ usertype: 'trainee' });
    await assertFails(submit(trainee, 'taxes'));
    await giveValidated(trainee.uid, 'taxes');
    await assertFails(confirmed(trainee.uid));
  });

  test('R20: who validated it does not confirm it, and no reviewer puts it in force', async () => {
    const { uid } = await givenApproved();
    const both = staff({ reviewer: true, approver: true });
    await give(uid, 'taxes');
    await assertFails(validate(uid, 'taxes', { reviewer: true }, { status: 3 }));
    await giveValidated(uid, 'taxes', { validatedBy: both.uid });
    const step = await decision(uid, 'taxes', both.uid, { status: 3 });
    await assertFails(commit(both, uid, 'taxes', step));
    await assertFails(confirm(uid, 'taxes', { reviewer: true }));
    await assertSucceeds(confirm(uid, 'taxes'));
  });

  test('R20: a change with the values on record is denied', async () => {
    const vendor = await givenApproved();
    await giveTaxes(vendor.uid, { lowerDeduction: CERTIFICATE });
    const same = makeTaxEntry({ lowerDeduction: CERTIFICATE });
    await assertFails(submit(vendor, 'taxes', taxValues(same)));
    await assertSucceeds(submit(vendor, 'taxes', taxValues(makeTaxEntry())));
  });

  test('R20: a vendor declares that there is no Udyam registration', async () => {
    const vendor = await givenApproved();
    await giveTaxes(vendor.uid);
    await assertSucceeds(submit(vendor, 'taxes', taxValues(makeTaxEntry(NO_ENTERPRISE))));
  });
});

describe('values of such a change', { tags: ['amendment-taxes', 'amendment-values'] }, () => {
  const taxes = (change: Fields) => ({ ...valuesOf('', 'taxes'), taxes: { ...makeTaxEntry(), ...change } });

  test.each<[string, (uid: string) => unknown]>([
    ['no tax details', () => ({ user: {}, documents: {}, hashes: {} })],
    ['a field of the record', () => ({ ...valuesOf('', 'taxes'), user: { phone: '9000000009' } })],
    ['a file', (uid) => ({ ...valuesOf(uid, 'taxes'), ...documentOf(uid) })],
    ['a hash', () => ({ ...valuesOf('', 'taxes'), hashes: { PANTANCard: HASH } })],
    ['a key more', () => ({ ...valuesOf('', 'taxes'), note: 'x' })],
    ['a detail more', () => taxes({ note: 'x' })],
    ['a time', () => taxes({ at: 1 })],
    ['an unknown class', () => taxes({ class: 'big' })],
    ['a certificate of tomorrow', () => taxes({ since: dayOf(1) })],
    ['an unknown scheme', () => taxes({ scheme: 'casual' })],
    ['a certificate without an end', () => taxes({ lowerDeduction: { number: '1', until: '' } })],
  ])('R15, R20: %s is refused', async (_, values) => {
    const vendor = await givenApproved();
    await assertFails(submit(vendor, 'taxes', values(vendor.uid) as AmendedValues));
  });

  test.each<AmendmentKind>(['contact', 'bank', 'gst', 'document'])(
    'R20: a change of %s brings no tax details',
    async (kind) => {
      const vendor = await givenApproved();
      const values = { ...valuesOf(vendor.uid, kind), taxes: makeTaxEntry() };
      await assertFails(submit(vendor, kind, values));
    },
  );

  function documentOf(uid: string): Fields {
    const { documents, hashes } = documentValues('PANTANCard', fileOf(uid, 'taxes'));
    return { documents, hashes };
  }
});

describe('the write that puts it in force', { tags: ['amendment-taxes', 'amendment-in-force'] }, () => {
  test.each<[string, Tampered]>([
    ['other details', { taxes: { class: 'medium' } }],
    ['a detail more', { taxes: { note: 'x' } }],
    ['another time', { taxes: { at: 5 } }],
    ['no details', { taxes: null }],
    ['no history', { history: null }],
    ['a history of other details', { history: { taxes: { class: 'none' } } }],
    ['no log entry', { user: null }],
  ])('R20: with %s is denied', async (_, tampered) => {
    const { uid } = await givenApproved();
    await giveTaxes(uid);
    await giveValidated(uid, 'taxes');
    await assertFails(confirmed(uid, tampered));
    await assertSucceeds(confirmed(uid));
  });

  test('R20: a history of another kind has no tax details', async () => {
    const { uid } = await givenApproved();
    await give(uid, 'contact');
    await assertFails(acceptContact(uid, { history: { taxes: {} } }));
    await assertSucceeds(acceptContact(uid));
  });

  test('R20: contact details in force bring no tax details', async () => {
    const { uid } = await givenApproved();
    await give(uid, 'contact');
    const reviewer = staff({ reviewer: true });
    const step = await decision(uid, 'contact', reviewer.uid, { ...VALIDATED(reviewer.uid), status: 3 });
    const taxes = { ...makeTaxEntry(), at: step.amendment.at };
    await assertFails(commit(reviewer, uid, 'contact', step, { taxes }));
    await assertSucceeds(commit(reviewer, uid, 'contact', step));
  });

  test('R20: staff change no tax details without it, nor with another step', async () => {
    const { uid } = await givenApproved();
    const before = await giveTaxes(uid);
    const { values, at } = await giveValidated(uid, 'taxes');
    const approver = staff({ approver: true });
    await assertFails(setDoc(doc(approver.db, 'taxes', uid), { ...values.taxes, at }));
    const { amendment } = await decision(uid, 'taxes', approver.uid, { status: -1, refusal: 'No' });
    const summary = { statuses: { taxes: -1 }, waiting: [], last: 'taxes', since: amendment.at };
    const refuse = (withTaxes: boolean) => {
      const batch = writeBatch(approver.db);
      batch.set(doc(approver.db, 'amendments', uid, 'items', 'taxes'), { ...amendment });
      batch.set(doc(approver.db, 'amendments', uid), summary);
      if (withTaxes) batch.set(doc(approver.db, 'taxes', uid), { ...values.taxes, at: amendment.at });
      return batch.commit();
    };
    await assertFails(refuse(true));
    await assertSucceeds(refuse(false));
    expect(await taxesOf(uid)).toEqual(before);
  });

  test('R18: an approved vendor writes none without it', async () => {
    const vendor = await givenApproved();
    const { values, at } = await giveValidated(vendor.uid, 'taxes', { status: 3 });
    const { db } = signedIn({ uid: vendor.uid });
    await assertFails(setDoc(doc(db, 'taxes', vendor.uid), { ...values.taxes, at }));
    const step = submission(vendor.uid, values);
    await assertSucceeds(commit(vendor, vendor.uid, 'taxes', step));
  });
});
