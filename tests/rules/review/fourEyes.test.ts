import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, writeBatch } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { withAmendment } from '../../../src/domain/records/amendments.ts';
import type { Approval, FormStatus, OverallStatus } from '../../../src/domain/records/records.ts';
import { REVIEW_PARTS } from '../../../src/domain/review/snapshots.ts';
import {
  allForms,
  commonForms,
  listedForms,
  makeBankDetails,
  makeIntroducerRecord,
} from '../../support/factories.ts';
import { commit, decision, givenApproved, giveValidated, type Send, staff } from '../amendments/steps.ts';
import { ask } from '../users/ownerWrites.ts';
import {
  admin,
  allowed,
  denied,
  type Fields,
  givenTrainee,
  giveRecord,
  newReviewer,
  newUid,
  type Person,
  partsBy,
  progressAfter,
  signedIn,
  withEntry,
} from '../world.ts';
import { decisionOf, writeStep } from './writeStep.ts';

const both = () => signedIn({ reviewer: true, approver: true });

/** Accepted at once by a link, before anybody reviewed the record. */
function givenDecided(approval: Partial<Approval>): Promise<Person> {
  return givenTrainee({
    bankDetails: makeBankDetails(),
    approval: { action: 'accept', by: 'x', at: 1, ...approval },
    forms: { ...commonForms(1), status: 4, approved: true, vendorform: 2 },
  });
}

test.each<[string, (uid: string) => Partial<Approval>]>([
  ['accepted it', (by) => ({ by })],
  ['denied it', (by) => ({ action: 'deny', by })],
  ['was absent while a deputy decided', (uid) => ({ onBehalfOf: { uid, name: 'A', deputyName: 'D' } })],
])('R10: nobody validates a record who %s', async (_, approval) => {
  const reviewer = both();
  const person = await givenDecided(approval(reviewer.uid));
  await denied(reviewer, person.record, { 'forms.bankdetails': 2 });
  await denied(reviewer, person.record, { 'forms.vendorform': 3 });
  await allowed(newReviewer(), person.record, { 'forms.bankdetails': 2 });
});

test('R10: a person who denied as approver still returns the forms that the denial names', async () => {
  const reviewer = both();
  const person = await givenTrainee({
    approval: { action: 'deny', by: reviewer.uid, at: 1 },
    forms: { status: 1, ...commonForms(1) },
  });
  const returned = { 'forms.bankdetails': -1, 'forms.status': 0 };
  await allowed(reviewer, person.record, { ...ask('bank'), ...returned });
});

/** Everything was reviewed by another reviewer; the bank form was submitted again. */
async function givenReviewed(): Promise<Person> {
  const forms = { ...allForms(2), status: 1, bankdetails: 1 } as const;
  const person = await givenTrainee({ bankDetails: makeBankDetails(), forms });
  await giveRecord(`reviewed/${person.uid}`, { ...(await partsBy(person, 'first')) });
  return person;
}

test.each(REVIEW_PARTS.filter((part) => part !== 'bankdetails'))(
  'R10: a review keeps the reviewer of a part that it does not move (%s)',
  async (other) => {
    const person = await givenReviewed();
    const reviewer = newReviewer();
    const { bankdetails, [other]: kept } = await partsBy(person, reviewer.uid);
    await assertFails(writeStep(reviewer, person, { bankdetails, [other]: kept }));
    await assertSucceeds(writeStep(reviewer, person, { bankdetails }));
  },
);

test('R10: a review renews the snapshot of the profile with the overall status', async () => {
  const person = await givenReviewed();
  const reviewer = newReviewer();
  const { profile, bankdetails } = await partsBy(person, reviewer.uid);
  const moved = { 'forms.bankdetails': 2, 'forms.status': 2 };
  await assertFails(writeStep(reviewer, person, { bankdetails }, moved));
  await assertSucceeds(writeStep(reviewer, person, { profile, bankdetails }, moved));
});

test.each(FORM_KEYS)('R10: with its snapshot %s goes from 1 to 2 only', async (form) => {
  const reviewer = newReviewer();
  const step = async (from: FormStatus, to: number, more: Fields = {}) => {
    const person = await givenTrainee({ forms: { status: 1, [form]: from } });
    const record = { ...person.record, forms: { ...person.record.forms, [form]: 1 } };
    const { profile, [form]: kept } = await partsBy({ ...person, record }, reviewer.uid);
    return writeStep(reviewer, person, { profile, [form]: kept }, { [`forms.${form}`]: to, ...more });
  };
  await assertFails(step(0, 2));
  await assertFails(step(1, 0));
  await assertFails(step(1, 2, { 'forms.profile': 2 }));
  await assertSucceeds(step(1, 2));
});

test('R10: a reviewer moves the overall status from 1 to 2 only', async () => {
  const reviewer = newReviewer();
  const step = async (from: OverallStatus, to: number) => {
    const person = await givenTrainee({ forms: { status: from, ...listedForms(2), msa: 2 } });
    const { profile } = await partsBy(person, reviewer.uid);
    return writeStep(reviewer, person, { profile }, { 'forms.status': to });
  };
  for (const to of [0, 3, 4, 5]) await assertFails(step(1, to));
  for (const from of [0, 3, 4, 5] as const) await assertFails(step(from, 2));
  await assertSucceeds(step(1, 2));
});

test.each(['user', 'documents'])(
  'R10: a review renews the snapshot of a changed profile (%s)',
  async (of) => {
    const person = await givenReviewed();
    const reviewer = newReviewer();
    const { profile, bankdetails } = await partsBy(person, reviewer.uid);
    const earlier = { ...profile, [of]: { pancard: 'ZZZPZ9999Z' }, by: 'first' };
    await giveRecord(`reviewed/${person.uid}`, { profile: earlier });
    await assertSucceeds(writeStep(reviewer, person, { profile, bankdetails }));
  },
);

test('R9: nobody stores a review together with a decision or the sending', async () => {
  const reviewer = both();
  const person = await givenTrainee({ forms: { status: 2 } });
  const decision = { ...decisionOf(reviewer.uid), vendorRemark: '' };
  const sending = { 'forms.status': 3, sent: { by: reviewer.uid, at: Date.now() } };
  const { profile } = await partsBy(person, reviewer.uid);
  await assertFails(writeStep(reviewer, person, { profile }, sending));
  await assertFails(writeStep(reviewer, person, { profile }, decision));
  await allowed(reviewer, person.record, decision);
});

test('R10: the profile has a snapshot of a review only', async () => {
  const person = await givenTrainee({ forms: { status: 1, bankdetails: 1 } });
  const reviewer = newReviewer();
  const { profile, bankdetails } = await partsBy(person, reviewer.uid);
  await assertFails(writeStep(reviewer, person, { profile }, {}));
  await assertSucceeds(writeStep(reviewer, person, { profile, bankdetails }));
});

test('R10: an approver stores no snapshot with a step of a change', async () => {
  const person = await givenApproved();
  const { uid } = person;
  await admin.deleteRecord(`reviewed/${uid}`);
  for (const [claims, assert] of [
    [{ approver: true }, assertFails],
    [{ reviewer: true }, assertSucceeds],
  ] as const) {
    await giveValidated(uid, 'contact');
    const actor = staff(claims);
    const { amendment, log } = await decision(uid, 'contact', actor.uid, { status: -1, refusal: 'No' });
    const { profile } = await partsBy(person, actor.uid);
    const batch = writeBatch(actor.db);
    batch.set(doc(actor.db, 'reviewed', uid), { profile });
    batch.update(doc(actor.db, 'users', uid), { logs: arrayUnion(log) });
    batch.set(doc(actor.db, 'amendments', uid, 'items', 'contact'), amendment);
    batch.set(doc(actor.db, 'amendments', uid), withAmendment({ statuses: {} }, 'contact', amendment));
    await assert(batch.commit());
  }
});

test.each<[string, FormStatus, Fields]>([
  ['validates', 1, { 'forms.bankdetails': 2 }],
  ['approves', 2, { 'forms.bankdetails': 3 }],
  ['returns', 2, { 'forms.bankdetails': -1, ...ask('bank') }],
])('R10: nobody %s a form together with a change in force', async (_, bankdetails, fields) => {
  const actor = { ...both(), name: 'Ravi Reviewer' };
  const person = await givenApproved({ forms: { ...allForms(2), bankdetails, status: 4, approved: true } });
  const { uid, record } = person;
  await giveValidated(uid, 'bank');
  const step = await decision(uid, 'bank', actor.uid, { status: 3, called: true });
  const review: Send = (batch) => {
    batch.update(doc(actor.db, 'users', uid), withEntry(actor, record, fields));
    batch.set(doc(actor.db, 'progress', uid), progressAfter(actor, record, fields));
  };
  await assertFails(commit(actor, uid, 'bank', step, {}, review));
  await assertSucceeds(commit(actor, uid, 'bank', step));
});

const SUBMITTED = { ...commonForms(1), status: 1 } as const;

test.each<[string, (by: string) => Fields, typeof SUBMITTED | Fields]>([
  ['validates a form', () => ({ 'forms.bankdetails': 2 }), SUBMITTED],
  ['returns a form', () => ({ ...ask('bank'), 'forms.bankdetails': -1, 'forms.status': 0 }), SUBMITTED],
  ['decides', decisionOf, SUBMITTED],
  ['writes a remark', () => ({ vendorRemark: 'Which office?' }), SUBMITTED],
  ['asks once more', () => ask('bank'), { bankdetails: -1 }],
])('R9, R10: nobody %s about people introduced under an earlier address', async (_, fieldsOf, forms) => {
  const actor = both();
  const email = `${newUid()}@agency.example`;
  await giveRecord(`users/${actor.uid}`, makeIntroducerRecord({ uid: actor.uid, email }));
  const given = (fpocno: string) => givenTrainee({ fpocno, bankDetails: makeBankDetails(), forms });
  for (const same of [email, email.replace('@', '+trainees@').toUpperCase()])
    await denied(actor, (await given(same)).record, fieldsOf(actor.uid));
  await allowed(actor, (await given(`${newUid()}@agency.example`)).record, fieldsOf(actor.uid));
});
