import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import {
  AMENDED_DOCUMENTS,
  type Amendment,
  type AmendmentKind,
} from '../../../src/domain/records/amendments.ts';
import { documentValues, taxValues } from '../../../src/domain/records/newAmendments.ts';
import { makeTaxEntry } from '../../support/factories.ts';
import { admin, type Fields, linkOf, patchRecord } from '../world.ts';
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
  submit,
  type Tampered,
  validate,
  valuesOf,
  withParts,
} from './steps.ts';

describe('the steps of an amendment', { tags: ['amendment-steps'] }, () => {
  test.each(AMENDED_DOCUMENTS)('R20: after the approval a new file replaces %s', async (key) => {
    const person = await givenApproved();
    await assertSucceeds(submit(person, 'document', documentValues(key, fileOf(person.uid, 'document'))));
  });

  test('R20: an approver refuses a validated change, and not a submitted one', async () => {
    const { uid } = await givenApproved();
    const approver = staff({ approver: true });
    for (const [status, assert] of [[1, assertFails] as const, [2, assertSucceeds] as const]) {
      await give(uid, 'bank', { status });
      const step = await decision(uid, 'bank', approver.uid, { status: -1, refusal: 'No answer' });
      await assert(commit(approver, uid, 'bank', step));
    }
  });

  test.each([
    ['bank', 'bankdetails'],
    ['gst', 'profile'],
    ['document', 'profile'],
  ] as const)('R20: a change of %s comes into force whose file is on record already', async (kind, part) => {
    const { uid } = await givenApproved();
    const { documents } = valuesOf(uid, kind);
    await patchRecord(`documents/${uid}`, documents);
    for (const name of ['reviewed', 'decided'])
      await patchRecord(`${name}/${uid}`, { [`${part}.documents`]: documents });
    await giveValidated(uid, kind);
    await assertSucceeds(confirm(uid, kind));
  });

  test('R20: a person without documents or reviews gets a new bank account', async () => {
    const { uid } = await givenApproved();
    for (const name of ['documents', 'reviewed', 'decided']) await admin.deleteRecord(`${name}/${uid}`);
    await giveValidated(uid, 'bank');
    await assertSucceeds(confirm(uid, 'bank'));
  });
});

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

describe('a change of tax details', { tags: ['amendment-steps'] }, () => {
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

  test('R20: a change with the values on record is denied', async () => {
    const vendor = await givenApproved();
    await giveTaxes(vendor.uid, { lowerDeduction: CERTIFICATE });
    const same = makeTaxEntry({ lowerDeduction: CERTIFICATE });
    await assertFails(submit(vendor, 'taxes', taxValues(same)));
    await assertSucceeds(submit(vendor, 'taxes', taxValues(makeTaxEntry())));
  });
});

describe('values of such a change', { tags: ['amendment-steps', 'amendment-values'] }, () => {
  test.each<[string, AmendmentKind, Fields]>([
    ['no tax details', 'taxes', { taxes: undefined }],
    ['a field of the record', 'taxes', { user: { phone: '9000000009' } }],
    ['a file', 'taxes', { documents: { PANTANCard: linkOf('x') }, hashes: { PANTANCard: HASH } }],
    ['a hash', 'taxes', { hashes: { PANTANCard: HASH } }],
    ['a key more', 'taxes', { note: 'x' }],
    ['a detail more', 'taxes', { taxes: { note: 'x' } }],
    ['a time', 'taxes', { taxes: { at: 1 } }],
    ['an unknown class', 'taxes', { taxes: { class: 'big' } }],
    ...(['contact', 'bank', 'gst', 'document'] as const).map((kind): [string, AmendmentKind, Fields] => [
      `tax details beside a change of ${kind}`,
      kind,
      { taxes: makeTaxEntry() },
    ]),
  ])('R15, R20: %s is refused', async (_, kind, change) => {
    const vendor = await givenApproved();
    await assertFails(submit(vendor, kind, withParts(valuesOf(vendor.uid, kind), change)));
  });
});

describe('the write that puts it in force', { tags: ['amendment-steps', 'amendment-in-force'] }, () => {
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

  test('R20: staff change no tax details without it', async () => {
    const { uid } = await givenApproved();
    await giveTaxes(uid);
    const { values, at } = await giveValidated(uid, 'taxes');
    const approver = staff({ approver: true });
    await assertFails(setDoc(doc(approver.db, 'taxes', uid), { ...values.taxes, at }));
  });
});
