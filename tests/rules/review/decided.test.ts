import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, getDoc, updateDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { REVIEW_PARTS } from '../../../src/domain/review/snapshots.ts';
import { commonForms, makeBankDetails } from '../../support/factories.ts';
import { type Fields, givenTrainee, linkOf, newApprover, partsBy } from '../world.ts';
import { decisionOf, keptBank, writeStep } from './writeStep.ts';

test('R9: a decision stores every part as stored, and an approver reads it', {
  tags: ['approval-decided'],
}, async () => {
  const person = await givenTrainee(
    { bankDetails: makeBankDetails(), forms: { status: 3, ...commonForms(2) } },
    { cancelledCheque: linkOf('x') },
  );
  const approver = newApprover();
  const kept = await partsBy(person, approver.uid, 'decision');
  expect(Object.keys(kept)).toEqual([...REVIEW_PARTS]);
  const other = { ...kept, bankdetails: { ...kept.bankdetails, user: { bankDetails: {} } } };
  await assertFails(writeStep(approver, person, other, decisionOf(approver.uid), 'decided'));
  await assertSucceeds(writeStep(approver, person, { ...kept }, decisionOf(approver.uid), 'decided'));
  const read = await assertSucceeds(getDoc(doc(newApprover().db, 'decided', person.uid)));
  expect(read.data()).toEqual(kept);
});

test.each<[string, Fields]>([
  ['in another name', { by: 'other' }],
  ['at another time', { at: Date.now() - 3_600_000 }],
  ['with a key more', { note: 'x' }],
])('R9: no snapshot is stored %s', async (_, change) => {
  const person = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  await assertFails(
    writeStep(approver, person, keptBank(approver, change), decisionOf(approver.uid), 'decided'),
  );
  await assertFails(
    writeStep(approver, person, { other: keptBank(approver) }, decisionOf(approver.uid), 'decided'),
  );
});

test('R9: a snapshot without a decision is refused, even a correct one', async () => {
  const person = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  await assertFails(writeStep(approver, person, keptBank(approver), {}, 'decided'));
  await assertFails(writeStep(approver, person, keptBank(approver), { vendorRemark: 'x' }, 'decided'));
  await assertSucceeds(writeStep(approver, person, keptBank(approver), decisionOf(approver.uid), 'decided'));
  await assertFails(writeStep(approver, person, keptBank(approver), {}, 'decided'));
  await assertFails(updateDoc(doc(approver.db, 'decided', person.uid), { bankdetails: deleteField() }));
});
