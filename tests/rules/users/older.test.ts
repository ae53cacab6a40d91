import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import type { FormStatuses } from '../../../src/domain/records/records.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import {
  commonForms,
  makeBankDetails,
  makeNonGst,
  type StoredUserOverrides,
} from '../../support/factories.ts';
import { samplePng } from '../../support/sampleFiles.ts';
import { decisionOf } from '../review/writeStep.ts';
import {
  admin,
  allowed,
  denied,
  type Fields,
  givenTrainee,
  type Person,
  SEEDED_SINCE,
  signedIn,
  storageOf,
  update,
} from '../world.ts';
import { givenOlder, query, submissionLog } from './ownerWrites.ts';

// A record from before a form existed lacks its status, which counts as 0. The portal shows it as 0 in progress.

const STATUSES: (keyof FormStatuses)[] = ['status', 'approved', ...FORM_KEYS];

const SUBMISSION: Fields = { bankDetails: makeBankDetails(), 'forms.bankdetails': 1 };

test.each(STATUSES)('R6: bank details can be submitted without forms.%s', async (key) => {
  const owner = await givenOlder([key]);
  await allowed(owner, { ...SUBMISSION, ...submissionLog('bankdetails') });
  expect((await admin.readRecord(`progress/${owner.uid}`))?.forms).toEqual({
    ...owner.record.forms,
    bankdetails: 1,
  });
});

test.each<[string, (keyof FormStatuses)[], StoredUserOverrides]>([
  ['the declaration', ['einvoicing', 'msa'], { forms: { nonapplicability: 1 } }],
  ['e-invoicing', ['nonapplicability', 'msa'], { forms: { einvoicing: 1 } }],
  ['the agreement', ['nonapplicability', 'einvoicing'], { forms: { msa: 1 }, vendortype: 'Other' }],
])('R6: %s sets the overall status to 1 without %j', async (_, missing, overrides) => {
  const forms = { ...commonForms(1), bankdetails: 0, ...overrides.forms } as const;
  const owner = await givenOlder(['status', 'approved', ...missing], { ...overrides, forms });
  await allowed(owner, { ...SUBMISSION, 'forms.status': 1 });
});

test('R6: the overall status stays 0 while the missing form would be required', async () => {
  const owner = await givenOlder(['nonapplicability', 'einvoicing', 'msa'], { forms: { vendorform: 1 } });
  await denied(owner, { ...SUBMISSION, 'forms.status': 1 });
  const other = await givenOlder(['vendorform'], { forms: { nonapplicability: 1 } });
  await denied(other, { ...SUBMISSION, 'forms.status': 1 });
});

test.each([
  ['nonapplicability', { nongst: makeNonGst() }],
  ['einvoicing', { einvoicing: { date: '2026-11-20', place: 'Mumbai' } }],
] as const)('R5: a letter is saved without forms.%s', async (key, letter) => {
  await allowed(await givenOlder([key]), letter);
});

test('R6: a returned agreement is opened again without its answers', async () => {
  const vendor = { usertype: 'vendor', vendortype: 'Other' } as const;
  const owner = await givenTrainee({ ...vendor, msa: 'none', forms: { msa: -1 } } as never);
  await allowed(owner, { 'forms.msa': 0 });
});

test('R6: only a submission adds a missing status', async () => {
  const owner = await givenOlder(['msa'], { usertype: 'vendor', vendortype: 'Other' });
  await denied(owner, { 'forms.msa': 0 });
  await allowed(owner, { msa: { name: 'Ram Kumar', date: '2026-11-20' }, 'forms.msa': 1 });
});

test('R9: an approver’s decision removes no status', async () => {
  const { record } = await givenTrainee({ forms: { status: 4, approved: true } });
  const approver = signedIn({ approver: true });
  const deny = (approved: unknown, forms: Fields) => {
    const denial = { ...decisionOf(approver.uid, 'deny', 1), 'forms.approved': approved };
    return update(approver, record, denial, { shown: { forms } });
  };
  const { approved: _, ...others } = { ...record.forms, status: 1 };
  await assertFails(deny(deleteField(), others));
  await assertSucceeds(deny(false, { ...others, approved: false }));
});

test.each(STATUSES)('R13: a new name updates progress without forms.%s', async (key) => {
  const owner = await givenOlder([key]);
  await allowed(owner, { name: 'Ram Gupta' });
});

const write = ({ db, uid, record }: Person, forms: Fields, since = SEEDED_SINCE) =>
  setDoc(doc(db, 'progress', uid), { ...progressOf(record, since), forms });

test('R13: progress has 0 or nothing for a missing status', async () => {
  const owner = await givenOlder(['approved', 'msa']);
  const { msa, approved, ...stored } = owner.record.forms;
  await assertFails(write(owner, { ...stored, msa: 1 }));
  await assertFails(write(owner, { ...stored, msa, approved: true }));
  await assertFails(write(owner, { ...stored, msa: false }));
  await assertFails(write(owner, { ...stored, other: 0 }));
  await assertFails(write(owner, { ...stored, bankdetails: 1 }));
  const { einvoicing: _, ...fewer } = stored;
  await assertFails(write(owner, { ...fewer, msa, approved }));
  await assertSucceeds(write(owner, stored));
  await assertFails(write(owner, { ...stored, msa }, Date.now()));
  await assertSucceeds(write(owner, { ...stored, msa }));
  await assertSucceeds(write(owner, { ...stored, msa, approved }));
});

test.each(STATUSES)('R10: a form can be validated and returned without forms.%s', async (key) => {
  const isMissing = key in commonForms(0);
  const forms = { ...commonForms(1), ...(isMissing && { [key]: 0 }) } as const;
  const { record } = await givenOlder([key], { forms });
  const form = key === 'bankdetails' ? 'vendorform' : 'bankdetails';
  const category = form === 'bankdetails' ? 'bank' : form;
  const reviewer = signedIn({ reviewer: true });
  if (isMissing) await denied(reviewer, record, { [`forms.${key}`]: 2 });
  await allowed(reviewer, record, { [`forms.${form}`]: 2 });
  const sentBack = { ...record, forms: { ...record.forms, [form]: 2 } };
  const item = query({ by: 'reviewer' });
  await allowed(reviewer, sentBack, { [`forms.${form}`]: -1, [`queries.${category}`]: [item] });
});

test.each(STATUSES)('R9: every decision is possible without forms.%s', async (key) => {
  for (const [action, decided] of [
    ['accept', 4],
    ['acceptasexception', 5],
    ['deny', 1],
  ] as const) {
    const { record } = await givenOlder([key], { forms: { status: key === 'status' ? 0 : 3 } });
    const approver = signedIn({ approver: true });
    await allowed(approver, record, decisionOf(approver.uid, action, decided));
  }
});

test.each(STATUSES)('R11, R14: files can be stored without forms.%s', async (key) => {
  const { uid } = await givenOlder([key]);
  const { bytes, contentType } = samplePng(2, 2);
  for (const name of ['signature', 'documents/PANTANCard', 'documents/cheque.png'])
    await assertSucceeds(
      Promise.resolve(storageOf(uid).ref(`vendors/${uid}/${name}`).put(bytes, { contentType })),
    );
});
