import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { FORM_KEYS } from '../../../src/domain/forms/registry.ts';
import { parseUserRecord } from '../../../src/domain/records/parseRecord.ts';
import { DOCUMENT_KEYS } from '../../../src/domain/records/records.ts';
import { REVIEW_PARTS } from '../../../src/domain/review/snapshots.ts';
import { progressOf } from '../../../src/domain/transitions/progress.ts';
import { makeIntroducerRecord, makeUserRecord } from '../../support/factories.ts';
import { decisionOf } from '../review/writeStep.ts';
import {
  admin,
  allowed,
  dayOf,
  denied,
  type Fields,
  givenTrainee,
  giveRecord,
  newApprover,
  newReviewer,
  newUid,
  SEEDED_SINCE,
  signedIn,
  update,
} from '../world.ts';
import { ask } from './ownerWrites.ts';

type Action = 'accept' | 'acceptasexception' | 'deny';
const OUTCOMES: [Action, number, boolean][] = [
  ['accept', 4, true],
  ['acceptasexception', 5, true],
  ['deny', 1, false],
];

test.each([
  { verified: false },
  ...['asha@demo.example', 'asha@agency.example.org', 'asha@agencyxexample', '@agency.example', ''].map(
    (email) => ({ email }),
  ),
])('R23: a role with %o writes neither a remark nor a query', async (address) => {
  const { record } = await givenTrainee();
  const remark = { vendorRemark: 'Which office?' };
  await denied(signedIn({ approver: true, ...address }), record, remark);
  await denied(signedIn({ reviewer: true, ...address }), record, ask('general'));
  await allowed(newApprover('Anita@Media.Example'), record, remark);
  await allowed(newReviewer(), record, ask('general'));
});

test.each(['profile', ...FORM_KEYS])(
  'R9: the reviewer of %s cannot decide, another approver can',
  async (part) => {
    const { record } = await givenTrainee({ forms: { status: 3 } });
    const approver = newApprover();
    const seen = { user: {}, documents: {}, by: approver.uid, at: 1 };
    await giveRecord(`reviewed/${record.uid}`, { [part]: seen });
    await denied(approver, record, decisionOf(approver.uid));
    const other = newApprover();
    await allowed(other, record, decisionOf(other.uid));
  },
);

test.each<[Action, number, boolean, typeof allowed]>([
  ...OUTCOMES.map((outcome) => [...outcome, allowed] as [Action, number, boolean, typeof allowed]),
  ['accept', 5, true, denied],
  ['accept', 4, false, denied],
  ['acceptasexception', 4, true, denied],
  ['deny', 1, true, denied],
  ['deny', 0, false, denied],
  ['accept', 3, true, denied],
  ['deny', 4, true, denied],
  ['postpone' as Action, 1, false, denied],
])('R9: %s with overall status %i and approved %s', async (action, status, approved, expected) => {
  const { record } = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  const fields = decisionOf(approver.uid, action, status);
  await expected(approver, record, { ...fields, 'forms.approved': approved });
});

test('R9: a decision names the approver and the time', async () => {
  const { record } = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  for (const terms of [
    { by: 'other' },
    { at: Date.now() - 400_000 },
    { at: Date.now() + 400_000 },
    { other: 1 },
  ])
    await denied(approver, record, decisionOf(approver.uid, 'accept', 4, terms));
  await denied(approver, record, { 'forms.status': 4, 'forms.approved': true });
  await allowed(approver, record, decisionOf(approver.uid));
});

test('R9: a decision has its reason, its end date and what it overrides', {
  tags: ['approval-record'],
}, async () => {
  const { record } = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  const withTerms = (terms: Fields) => decisionOf(approver.uid, 'acceptasexception', 5, terms);
  for (const terms of [
    { reason: 'x'.repeat(2001) },
    { reason: ['x'] },
    { until: 'soon' },
    { until: '' },
    { until: `${dayOf(90)}0` },
    { until: '2099-02-30' },
    { until: dayOf(-1) },
    { until: 5 },
    { despite: ['other'] },
    { despite: 'query' },
    { despite: { query: true } },
    { despite: ['query', 'query', 'query', 'query', 'query', 'query'] },
  ])
    await denied(approver, record, withTerms(terms));
  const despite = ['pending', 'query', 'name', 'changed', 'decided'];
  await allowed(approver, record, withTerms({ reason: 'x'.repeat(2000), until: dayOf(0), despite }));
});

test('R21: a denial with a reason names forms and documents that have to change', {
  tags: ['denial-return'],
}, async () => {
  const { record } = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  const change = [...REVIEW_PARTS, ...DOCUMENT_KEYS];
  const reason = 'No cheque.';
  for (const wrong of [
    { change: ['other'], reason },
    { change: ['cancelledCheque'], reason },
    { change: 'profile', reason },
    { change: { profile: true }, reason },
    { change: [...change, 'profile'], reason },
    { change, reason: ' ' },
    { change, reason: 5 },
    { change },
  ])
    await denied(approver, record, decisionOf(approver.uid, 'deny', 1, wrong));
  for (const [action, status] of [
    ['accept', 4],
    ['acceptasexception', 5],
  ] as const)
    await denied(approver, record, decisionOf(approver.uid, action, status, { change, reason }));
  await allowed(approver, record, decisionOf(approver.uid, 'deny', 1, { change, reason }));
});

test('R9: an earlier remark is removed by a new decision', { tags: ['approval-actions'] }, async () => {
  for (const vendorRemark of ['Welcome', 5]) {
    const { record } = await givenTrainee({ forms: { status: 3 }, vendorRemark: vendorRemark as never });
    const approver = newApprover();
    await denied(approver, record, decisionOf(approver.uid));
    await denied(approver, record, { ...decisionOf(approver.uid), vendorRemark: 'Welcome again' });
    await allowed(approver, record, { ...decisionOf(approver.uid), vendorRemark: '' });
    await allowed(approver, record, { vendorRemark: 'Welcome again' });
  }
});

test('R9: the sender of a record cannot decide on it', { tags: ['overall-sent'] }, async () => {
  const approver = newApprover();
  const { record } = await givenTrainee({ forms: { status: 3 }, sent: { by: approver.uid, at: 1 } });
  for (const [action, status] of OUTCOMES)
    await denied(approver, record, decisionOf(approver.uid, action, status));
  const other = newApprover();
  await allowed(other, record, decisionOf(other.uid));
});

test.each<[string, Fields]>([
  ['an approval that is a text', { approval: 'accepted' }],
  ['an approval that is empty', { approval: null }],
  ['a sender that is no map', { sent: 'x' }],
  ['a sender who is nobody', { sent: { by: 5 } }],
  ['an introducer who is a number', { fpocno: 5 }],
])('R9: a record with %s can be decided', async (_, malformed) => {
  const { uid } = await givenTrainee({ forms: { status: 3 } });
  const stored = { ...(await admin.readRecord(`users/${uid}`)), ...malformed };
  await giveRecord(`users/${uid}`, stored);
  const approver = newApprover();
  await allowed(approver, parseUserRecord(uid, stored), decisionOf(approver.uid));
});

test('R9, R13: a decision updates progress, and creates it for an older record', {
  tags: ['approval-record'],
}, async () => {
  const { record: newer } = await givenTrainee({ forms: { status: 3 } });
  const decider = newApprover();
  await assertFails(update(decider, newer, decisionOf(decider.uid), { beside: false }));
  const record = parseUserRecord(newUid(), makeUserRecord({ forms: { status: 3 } }));
  await giveRecord(`users/${record.uid}`, { ...record });
  const approver = newApprover();
  await assertFails(update(approver, record, decisionOf(approver.uid), { beside: false }));
  await allowed(approver, record, decisionOf(approver.uid));
});

test('R9: the same decision cannot be recorded again', async () => {
  const { record } = await givenTrainee({ forms: { status: 3 } });
  const approver = newApprover();
  await allowed(approver, record, decisionOf(approver.uid));
  const decided = { ...record, forms: { ...record.forms, status: 4 as const, approved: true } };
  await assertFails(update(approver, decided, decisionOf(approver.uid), { beside: false }));
  await allowed(approver, decided, decisionOf(approver.uid, 'deny', 1));
});

test('R9: a record that was denied and reviewed again can be denied again', async () => {
  const approval = { action: 'deny', by: newUid(), at: 1 };
  const { record } = await givenTrainee({ forms: { status: 3 }, approval: approval as never });
  const approver = newApprover();
  await allowed(approver, record, decisionOf(approver.uid, 'deny', 1));
});

test('R9: a submitted record can be denied although its statuses stay', async () => {
  const { record } = await givenTrainee({ forms: { status: 1 } });
  const approver = newApprover();
  const approval = { action: 'deny', by: approver.uid, at: Date.now() };
  await assertFails(update(approver, record, { approval }, { beside: false }));
  const again = { ...record, approval: { action: 'accept' as const, by: 'x', at: 1 } };
  await admin.writeRecords([
    { path: `users/${again.uid}`, data: { ...again } },
    { path: `progress/${again.uid}`, data: { ...progressOf(again, SEEDED_SINCE) } },
  ]);
  await assertFails(update(approver, again, { approval }, { beside: false }));
  await assertSucceeds(update(approver, again, { approval }));
  await assertFails(update(approver, record, { approval: { ...approval, at: Date.now() } }));
});

test('R9: an approver cannot decide on the own record', async () => {
  const { uid, record } = await givenTrainee({ forms: { status: 3 } });
  const approver = signedIn({ uid, approver: true });
  await denied(approver, record, decisionOf(uid));
  await denied(approver, record, { vendorRemark: 'fine' });
});

test('R9: an introducer’s record cannot be decided', async () => {
  const introducer = makeIntroducerRecord({ uid: newUid() });
  await giveRecord(`users/${introducer.uid}`, { ...introducer });
  const { record } = await givenTrainee();
  const approver = newApprover();
  await assertFails(
    update(approver, { ...record, uid: introducer.uid }, decisionOf(approver.uid), { beside: false }),
  );
  await denied(approver, { ...record, uid: introducer.uid }, { vendorRemark: 'Welcome' });
});

test.each<[string, Fields]>([
  ['the name', { name: 'Other' }],
  ['a form', { 'forms.bankdetails': 0 }],
  ['unknown keys', { reviewed: true }],
])('R9: an approver cannot change %s', async (_, fields) => {
  const { record } = await givenTrainee({ forms: { status: 3, bankdetails: 1 } });
  const approver = newApprover();
  await denied(approver, record, fields);
  await denied(approver, record, { ...decisionOf(approver.uid), ...fields });
});

test('R9: the introducer writes no remark, also under another tag of the mailbox', async () => {
  const { record } = await givenTrainee({ fpocno: 'asha+x@agency.example' });
  await denied(newApprover('asha@agency.example'), record, { vendorRemark: 'Welcome' });
});

test('R15: a remark has at most 2,000 characters', async () => {
  const { record } = await givenTrainee();
  await allowed(newApprover(), record, { vendorRemark: 'a'.repeat(2000) });
  await denied(newApprover(), record, { vendorRemark: 'a'.repeat(2001) });
  await denied(newApprover(), record, { vendorRemark: 5 });
});
