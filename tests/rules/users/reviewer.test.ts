import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { arrayUnion, doc, updateDoc } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import type { FormKey, FormStatus } from '../../../src/domain/records/records.ts';
import { allForms, commonForms, listedForms, type StoredUserOverrides } from '../../support/factories.ts';
import { keptBank, writeStep } from '../review/writeStep.ts';
import {
  admin,
  allowed,
  denied,
  type Fields,
  givenTrainee,
  giveRecord,
  newReviewer,
  patchRecord,
  update,
  withEntry,
} from '../world.ts';
import { ask } from './ownerWrites.ts';

test.each(FORM_KEYS)('R10: a reviewer validates and approves %s', async (key) => {
  const submitted = await givenTrainee({ forms: { [key]: 1 } });
  await allowed(newReviewer(), submitted.record, { [`forms.${key}`]: 2 });
  const validated = await givenTrainee({ forms: { [key]: 2 } });
  await allowed(newReviewer(), validated.record, { [`forms.${key}`]: 3 });
});

test.each<[FormStatus, FormStatus]>([
  [0, 2],
  [1, 3],
  [1, 0],
  [1, -1],
  [3, 2],
  [-1, 2],
])('R10: a reviewer cannot move a form from %i to %i', async (from, to) => {
  const { record } = await givenTrainee({ forms: { bankdetails: from } });
  await denied(newReviewer(), record, { 'forms.bankdetails': to });
});

test('R7, R10: a log entry alone is not a review', async () => {
  const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = newReviewer();
  const entry = { title: 'Ravi Reviewer did', timestamp: Date.now(), by: reviewer.uid, did: 'validated' };
  await denied(reviewer, record, { logs: arrayUnion(entry) });
  await allowed(reviewer, record, { logs: arrayUnion(entry), 'forms.bankdetails': 2 });
  const again = arrayUnion({ ...entry, title: 'Ravi Reviewer did again', timestamp: Date.now() });
  await assertFails(updateDoc(doc(reviewer.db, 'users', record.uid), { logs: again }));
});

test('R10: several forms are validated at once, but approved one by one', async () => {
  const { record } = await givenTrainee({ forms: { ...commonForms(1), msa: 2 } });
  await denied(newReviewer(), record, { 'forms.bankdetails': 2, 'forms.vendorform': 3 });
  await denied(newReviewer(), record, { 'forms.bankdetails': 2, 'forms.msa': 3 });
  await denied(newReviewer(), record, { 'forms.bankdetails': 2, 'forms.einvoicing': 2 });
  await allowed(newReviewer(), record, { 'forms.bankdetails': 2, 'forms.vendorform': 2 });
  const validated = await givenTrainee({ forms: commonForms(2) });
  await denied(newReviewer(), validated.record, { 'forms.bankdetails': 3, 'forms.vendorform': 3 });
});

const ALL = allForms(1);
const VALIDATED = Object.fromEntries(FORM_KEYS.map((key) => [`forms.${key}`, 2]));

test('R10: with the last form that applies the overall status goes from 1 to 2', {
  tags: ['overall-sent'],
}, async () => {
  const { record } = await givenTrainee({
    usertype: 'vendor',
    vendortype: 'Other',
    forms: { ...ALL, status: 1 },
  });
  await denied(newReviewer(), record, { 'forms.status': 2 });
  await denied(newReviewer(), record, { ...VALIDATED, 'forms.status': 3 });
  await allowed(newReviewer(), record, { ...VALIDATED, 'forms.status': 2 });
  const pending = await givenTrainee({ usertype: 'vendor', vendortype: 'Other', forms: ALL });
  await denied(newReviewer(), pending.record, { ...VALIDATED, 'forms.status': 2 });
});

test.each<[FormKey, StoredUserOverrides]>([
  ['bankdetails', {}],
  ['vendorform', {}],
  ['nonapplicability', { isGSTApplicable: 'no', isEinvoicingApplicable: 'yes' }],
  ['einvoicing', { isGSTApplicable: 'yes', isEinvoicingApplicable: 'no' }],
  ['msa', { usertype: 'vendor', vendortype: 'Other' }],
])('R10: the overall status stays while %s applies and is not validated', async (key, overrides) => {
  const { record } = await givenTrainee({ ...overrides, forms: { ...allForms(3), [key]: 1, status: 1 } });
  await denied(newReviewer(), record, { 'forms.status': 2 });
  await allowed(newReviewer(), record, { 'forms.status': 2, [`forms.${key}`]: 2 });
});

test.each<[FormKey, StoredUserOverrides]>([
  ['nonapplicability', { isGSTApplicable: 'yes' }],
  ['einvoicing', { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' }],
  ['einvoicing', { isGSTApplicable: 'no', isEinvoicingApplicable: 'no' }],
  ['msa', { usertype: 'vendor', vendortype: 'Overhead' }],
  ['msa', { vendortype: 'Other' }],
])(
  'R10: the overall status changes while %s does not apply',
  { tags: ['overall-sent', 'forms-concerned'] },
  async (key, overrides) => {
    const { record } = await givenTrainee({ ...overrides, forms: { ...allForms(2), [key]: 0, status: 1 } });
    await allowed(newReviewer(), record, { 'forms.status': 2 });
  },
);

test('R10: sending a record stores the sender and the time', { tags: ['overall-sent'] }, async () => {
  const { record } = await givenTrainee({ forms: { status: 2, bankdetails: 2, vendorform: 1 } });
  const reviewer = newReviewer();
  const sent = { by: reviewer.uid, at: Date.now() };
  const status = { 'forms.status': 3 };
  await denied(reviewer, record, status);
  await denied(reviewer, record, { sent });
  await denied(reviewer, record, { sent: { ...sent, by: 'other' }, ...status });
  await denied(reviewer, record, { sent: { ...sent, at: Date.now() - 400_000 }, ...status });
  await denied(reviewer, record, { sent: { ...sent, note: 'x' }, ...status });
  await denied(reviewer, record, { sent, 'forms.status': 4 });
  const beside = { sent, ...status, 'forms.bankdetails': 3 };
  await assertFails(update(reviewer, record, beside, { snapshots: false }));
  await denied(reviewer, record, { sent, ...status, ...ask('bank') });
  await allowed(reviewer, record, { sent, ...status });
});

test.each([0, 1, 3] as const)('R10: a record cannot be sent at overall status %i', async (status) => {
  const { record } = await givenTrainee({ forms: { status } });
  const reviewer = newReviewer();
  await denied(reviewer, record, { sent: { by: reviewer.uid, at: Date.now() }, 'forms.status': 3 });
});

test.each([4, 5] as const)(
  'R10: at overall status %i a reviewer validates or returns one form only',
  async (status) => {
    const forms = { status, approved: true, bankdetails: 1, vendorform: 2 } as const;
    const { record } = await givenTrainee({ forms });
    await denied(newReviewer(), record, { ...ask('bank'), 'forms.bankdetails': -1, 'forms.status': 0 });
    await denied(newReviewer(), record, { ...ask('general'), 'forms.status': 0 });
    await denied(newReviewer(), record, { 'forms.bankdetails': 2, 'forms.status': 2 });
    await allowed(newReviewer(), record, { 'forms.bankdetails': 2 });
    await allowed(newReviewer(), record, { ...ask('general') });
    const other = await givenTrainee({ forms });
    await allowed(newReviewer(), other.record, { ...ask('bank'), 'forms.bankdetails': -1 });
  },
);

test.each<[string, FormStatus, () => Fields]>([
  ['validated', 1, () => ({ 'forms.bankdetails': 2 })],
  ['returned', 1, () => ({ ...ask('bank'), 'forms.bankdetails': -1, 'forms.status': 0 })],
  ['approved', 2, () => ({ 'forms.bankdetails': 3 })],
])('R9, R10: a form is %s with a snapshot of the same write', async (_, from, movesOf) => {
  const reviewer = newReviewer();
  const person = await givenTrainee({ forms: { bankdetails: from, status: 1 } });
  const { record } = person;
  const step = withEntry(reviewer, record, movesOf());
  const seen = { user: {}, documents: {}, by: reviewer.uid, at: 1 };
  const unseen = () => update(reviewer, record, step, { evidence: false, snapshots: false });
  await assertFails(unseen());
  await giveRecord(`reviewed/${record.uid}`, { profile: seen });
  await assertFails(unseen());
  await patchRecord(`reviewed/${record.uid}`, { bankdetails: seen });
  await assertFails(unseen());
  await assertFails(writeStep(reviewer, person, { profile: seen }, step));
  await assertFails(writeStep(reviewer, person, keptBank(reviewer), { ...step, 'forms.bankdetails': 0 }));
  await assertSucceeds(writeStep(reviewer, person, keptBank(reviewer), step));
});

test('R10: a record is sent only with its findings', async () => {
  const reviewer = newReviewer();
  const { record } = await givenTrainee({ forms: { status: 2 } });
  const sent = { by: reviewer.uid, at: Date.now() };
  const step = withEntry(reviewer, record, { 'forms.status': 3, sent });
  const write = () => update(reviewer, record, step, { evidence: false });
  await assertFails(write());
  await giveRecord(`findings/${record.uid}`, { by: reviewer.uid, at: sent.at - 1 });
  await assertFails(write());
  await giveRecord(`findings/${record.uid}`, { ...sent });
  await assertSucceeds(write());
});

const QUESTION = { title: 'Which name?', timestamp: 1, status: 0, by: 'reviewer' };
test('R10: after queries about the profile the overall status changes in a separate write', async () => {
  const reviewer = newReviewer();
  const forms = { status: 1, ...listedForms(2), bankdetails: 1, msa: 2 } as const;
  const general = [{ ...QUESTION, status: 1 }];
  const { record } = await givenTrainee({ forms, queries: { general } as never });
  await denied(reviewer, record, { 'forms.bankdetails': 2, 'forms.status': 2 });
  await allowed(reviewer, record, { 'forms.bankdetails': 2 });
  const after = { ...record, forms: { ...record.forms, bankdetails: 2 as const } };
  await allowed(reviewer, after, { 'forms.status': 2 });
});

test.each<[string, object, Fields, boolean]>([
  ['a returned form', { einvoicing: -1 }, {}, false],
  ['an open question about the profile', {}, { general: [QUESTION] }, false],
  ['an open query of the person', {}, { general: [{ ...QUESTION, by: 'trainee' }] }, true],
  ['a resolved question', {}, { general: [{ ...QUESTION, status: 1 }] }, true],
])('R10: beside %s the overall status moves on or not', async (_, statuses, queries, isAllowed) => {
  for (const status of [1, 2] as const) {
    const reviewer = newReviewer();
    const forms = { ...allForms(2), status, ...statuses };
    const { record: stored } = await givenTrainee({ forms, queries: queries as never });
    // With the snapshot of a record without queries, so that only the queries deny the write.
    const record = { ...stored, queries: emptyQueries() };
    const sent = { by: reviewer.uid, at: Date.now() };
    const fields = { 'forms.status': status + 1, ...(status === 2 && { sent }) };
    await (isAllowed ? allowed : denied)(reviewer, record, fields);
  }
});

test.each([
  ['the introducer', (tag: string) => ({ fpocno: `asha${tag}@agency.example` })],
  ['the person', (tag: string) => ({ email: `asha${tag}@agency.example` })],
])('R10: %s cannot review under another tag of the mailbox', async (_, named) => {
  for (const [own, other] of [
    ['', '+x'],
    ['+x', ''],
    ['+x', '+y'],
  ] as const) {
    const { record } = await givenTrainee({ ...named(other), forms: { bankdetails: 1 } });
    await denied(newReviewer(`asha${own}@agency.example`), record, { 'forms.bankdetails': 2 });
  }
});

test.each([true, false])('R13: a review writes progress, whether there is one (%s)', async (isThere) => {
  const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
  if (!isThere) await admin.deleteRecord(`progress/${record.uid}`);
  await allowed(newReviewer(), record, ask('general'));
  await assertFails(update(newReviewer(), record, { 'forms.bankdetails': 2 }, { beside: false }));
  await allowed(newReviewer(), record, { 'forms.bankdetails': 2 });
});

test('R10: a reviewer cannot change introducers', async () => {
  const { record } = await givenTrainee();
  for (const [usertype, assert] of [['introducer', denied] as const, ['trainee', allowed] as const]) {
    await patchRecord(`users/${record.uid}`, { usertype });
    await assert(newReviewer(), record, ask('general'));
  }
});
