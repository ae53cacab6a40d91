import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, test } from 'vitest';
import {
  AMENDED_DOCUMENTS,
  AMENDMENT_KIND_KEYS,
  type AmendmentKind,
  amendmentKind,
  documentValues,
  gstValues,
  historyId,
} from '../../../src/domain/records/amendments.ts';
import * as amendments from '../../../src/domain/transitions/amendments.ts';
import type { Staff } from '../../../src/domain/transitions/impartial.ts';
import { admin, patchRecord } from '../world.ts';
import {
  commit,
  fileOf,
  give,
  givenApproved,
  giveValidated,
  justSignedIn,
  REASON,
  read,
  staff,
  valuesOf,
} from './steps.ts';

const CONFIRMED = AMENDMENT_KIND_KEYS.filter((kind) => amendmentKind(kind).isConfirmed);

async function submitted(uid: string, kind: AmendmentKind, values = valuesOf(uid, kind), now = Date.now()) {
  const person = await read(uid, kind);
  return amendments.submitAmendment(person, person.amendment, kind, { values, reason: REASON }, now);
}

async function validated(uid: string, kind: AmendmentKind, reviewer: Staff, now = Date.now()) {
  const person = await read(uid, kind);
  const seen = person.amendment ?? { at: 0 };
  return amendments.validateAmendment(person, person.amendment, kind, seen, reviewer, now);
}

async function confirmed(uid: string, kind: AmendmentKind, approver: Staff, now = Date.now()) {
  const person = await read(uid, kind);
  const seen = person.amendment ?? { at: 0 };
  return amendments.confirmAmendment(person, person.amendment, kind, { seen, called: true }, approver, now);
}

describe('the steps of an amendment', { tags: ['amendment-steps'] }, () => {
  test.each(AMENDMENT_KIND_KEYS)('R20: a person submits a change of %s and takes it back', async (kind) => {
    const person = justSignedIn(await givenApproved());
    await assertSucceeds(commit(person, person.uid, kind, await submitted(person.uid, kind)));
    expect(await admin.readRecord(`amendments/${person.uid}`)).toMatchObject({ waiting: ['reviewer'] });
    const { record, amendment } = await read(person.uid, kind);
    const back = amendments.withdrawAmendment(record, amendment, kind, Date.now());
    await assertSucceeds(commit(person, person.uid, kind, back));
    await assertSucceeds(commit(person, person.uid, kind, await submitted(person.uid, kind)));
  });

  test('R20: a validation puts contact details in force and keeps the old ones', async () => {
    const person = await givenApproved();
    await give(person.uid, 'contact');
    const reviewer = staff({ reviewer: true });
    const step = await validated(person.uid, 'contact', reviewer);
    await assertSucceeds(commit(reviewer, person.uid, 'contact', step));
    const user = await admin.readRecord(`users/${person.uid}`);
    expect(user).toMatchObject(valuesOf(person.uid, 'contact').user);
    if (!step.allowed || !step.history) throw new Error('The step has no history.');
    const { designation, phone, address } = person.record;
    expect(await admin.readRecord(`history/${person.uid}/items/${historyId(step.history)}`)).toMatchObject({
      user: { designation, phone, address },
    });
    expect(await admin.readRecord(`amendments/${person.uid}`)).toMatchObject({ waiting: [] });
  });

  test.each(CONFIRMED)('R20: a reviewer validates %s and another person confirms it', async (kind) => {
    const person = await givenApproved();
    await give(person.uid, kind);
    const reviewer = staff({ reviewer: true });
    await assertSucceeds(commit(reviewer, person.uid, kind, await validated(person.uid, kind, reviewer)));
    expect(await admin.readRecord(`amendments/${person.uid}`)).toMatchObject({ waiting: ['approver'] });
    await giveValidated(person.uid, kind, { validatedBy: reviewer.uid });
    const approver = staff({ approver: true });
    const step = await confirmed(person.uid, kind, approver);
    await assertSucceeds(commit(approver, person.uid, kind, step));
    const { user, documents } = valuesOf(person.uid, kind);
    expect(await admin.readRecord(`users/${person.uid}`)).toMatchObject(user);
    expect(await admin.readRecord(`documents/${person.uid}`)).toMatchObject(documents);
    const { part } = amendmentKind(kind);
    for (const snapshot of part ? ['reviewed', 'decided'] : []) {
      const kept = (await admin.readRecord(`${snapshot}/${person.uid}`)) as never;
      expect(part && kept[part]).toMatchObject({ user, documents, by: 'earlier', at: 1 });
    }
  });

  test('R20: a registration ends without a certificate', async () => {
    const person = await givenApproved({ isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZV' });
    await assertSucceeds(
      commit(person, person.uid, 'gst', await submitted(person.uid, 'gst', gstValues(''))),
    );
  });

  test.each(AMENDED_DOCUMENTS)('R20: after the approval a new file replaces %s', async (key) => {
    const person = await givenApproved();
    const values = documentValues(key, fileOf(person.uid, 'document'));
    await assertSucceeds(
      commit(person, person.uid, 'document', await submitted(person.uid, 'document', values)),
    );
  });

  test.each([1, 2] as const)('R20: a reviewer refuses a change with status %i', async (status) => {
    const person = await givenApproved();
    const seen = await give(person.uid, 'bank', { status });
    const reviewer = staff({ reviewer: true });
    const how = { seen, refusal: 'The cheque names somebody else', isReviewer: true };
    const step = amendments.refuseAmendment(person.record, seen, 'bank', how, reviewer, Date.now());
    await assertSucceeds(commit(reviewer, person.uid, 'bank', step));
    const owner = justSignedIn(person);
    await assertSucceeds(commit(owner, person.uid, 'bank', await submitted(person.uid, 'bank')));
  });

  test('R20: an approver refuses a validated change, and not a submitted one', async () => {
    const person = await givenApproved();
    const approver = staff({ approver: true });
    for (const [status, assert] of [[1, assertFails] as const, [2, assertSucceeds] as const]) {
      const seen = await give(person.uid, 'bank', { status });
      const how = { seen, refusal: 'Nobody answered the call', isReviewer: true };
      const step = amendments.refuseAmendment(person.record, seen, 'bank', how, approver, Date.now());
      await assert(commit(approver, person.uid, 'bank', step));
    }
  });

  test.each([
    ['bank', 'bankdetails'],
    ['gst', 'profile'],
    ['document', 'profile'],
  ] as const)('R20: a change of %s comes into force whose file is on record already', async (kind, part) => {
    const person = await givenApproved();
    const { documents } = valuesOf(person.uid, kind);
    await patchRecord(`documents/${person.uid}`, documents);
    for (const name of ['reviewed', 'decided'])
      await patchRecord(`${name}/${person.uid}`, { [`${part}.documents`]: documents });
    await giveValidated(person.uid, kind);
    const approver = staff({ approver: true });
    await assertSucceeds(commit(approver, person.uid, kind, await confirmed(person.uid, kind, approver)));
  });

  test('R20: a person without documents or reviews gets a new bank account', async () => {
    const person = await givenApproved();
    for (const name of ['documents', 'reviewed', 'decided'])
      await admin.deleteRecord(`${name}/${person.uid}`);
    await giveValidated(person.uid, 'bank');
    const approver = staff({ approver: true });
    await assertSucceeds(commit(approver, person.uid, 'bank', await confirmed(person.uid, 'bank', approver)));
  });
});
