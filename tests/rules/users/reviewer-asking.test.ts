import { arrayUnion } from 'firebase/firestore/lite';
import { test } from 'vitest';
import { FORM_LIST } from '../../../src/domain/forms/registry.ts';
import { commonForms } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee, newApprover, newReviewer, signedIn } from '../world.ts';
import { ask, query } from './ownerWrites.ts';

test.each(FORM_LIST.map(({ category, key }) => [category, key] as const))(
  'R10: a query about %s returns that form',
  async (category, form) => {
    const sendsBack = { ...ask(category), [`forms.${form}`]: -1, 'forms.status': 0 };
    for (const from of [1, 2, -1] as const) {
      const { record } = await givenTrainee({ forms: { [form]: from, status: 2 } });
      await allowed(newReviewer(), record, sendsBack);
    }
    for (const from of [0, 3] as const) {
      const { record } = await givenTrainee({ forms: { [form]: from, status: 2 } });
      await denied(newReviewer(), record, sendsBack);
    }
  },
);

test('R10: the query, its form and the overall status change together', async () => {
  const { record } = await givenTrainee({ forms: { ...commonForms(1), status: 1 } });
  const reviewer = newReviewer();
  const returned = { 'forms.bankdetails': -1, 'forms.status': 0 };
  await denied(reviewer, record, ask('bank'));
  await denied(reviewer, record, { ...ask('bank'), 'forms.bankdetails': -1 });
  await denied(reviewer, record, { ...ask('bank'), 'forms.status': 0 });
  await denied(reviewer, record, { ...ask('bank'), 'forms.vendorform': -1, 'forms.status': 0 });
  await denied(reviewer, record, { ...ask('bank'), ...returned, 'forms.status': 2 });
  await denied(reviewer, record, returned);
  await denied(reviewer, record, { ...ask('bank'), ...ask('msa'), ...returned });
  await allowed(reviewer, record, { ...ask('bank'), ...returned });
});

test('R10: a general query changes only the overall status, or nothing at 0', async () => {
  const submitted = await givenTrainee({ forms: { status: 2, bankdetails: 1 } });
  await denied(newReviewer(), submitted.record, ask('general'));
  const back = { ...ask('general'), 'forms.status': 0 };
  await denied(newReviewer(), submitted.record, { ...back, 'forms.bankdetails': -1 });
  await allowed(newReviewer(), submitted.record, { ...ask('general'), 'forms.status': 0 });
  const pending = await givenTrainee();
  await allowed(newReviewer(), pending.record, ask('general', { field: 'pancard' }));
});

test('R10: a form has at most 20 queries', async () => {
  for (const [count, assert] of [
    [20, denied],
    [19, allowed],
  ] as const) {
    const bank = Array.from({ length: count }, (_, timestamp) => query({ timestamp, status: 1 }));
    const { record } = await givenTrainee({ forms: { bankdetails: -1 }, queries: { bank } as never });
    await assert(newReviewer(), record, ask('bank'));
  }
});

test('R10: a reviewer cannot remove a status', async () => {
  const { record } = await givenTrainee();
  const { status: _, ...rest } = record.forms;
  await denied(newReviewer(), record, { ...ask('general'), forms: rest });
});

test.each<[string, Fields]>([
  ['in the person’s name', { by: 'trainee' }],
  ['in nobody’s name', { by: '' }],
  ['that is resolved', { status: 1 }],
  ['without a title', { title: ' ' }],
  ['with a title of 501 characters', { title: 'a'.repeat(501) }],
  ['with a key more', { other: 1 }],
])('R10: a reviewer cannot raise a query %s', async (_, change) => {
  const { record } = await givenTrainee();
  await denied(newReviewer(), record, ask('general', change));
});

test.each<[string, Fields]>([
  ['the name', { name: 'Other' }],
  ['the approval', { approval: { action: 'accept', by: 'me', at: 1 } }],
  ['forms.approved', { 'forms.approved': true }],
  ['unknown keys', { reviewed: true }],
])('R10: a reviewer cannot change %s', async (_, fields) => {
  const { record } = await givenTrainee({ signImage: 'x', forms: { bankdetails: 1 } });
  await denied(newReviewer(), record, fields);
  await denied(newReviewer(), record, { 'forms.bankdetails': 2, ...fields });
});

test('R10: a false claim makes no reviewer', async () => {
  const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
  await denied(signedIn({ reviewer: 'yes' as never }), record, { 'forms.bankdetails': 2 });
  await denied(signedIn({ reviewer: false }), record, { 'forms.bankdetails': 2 });
  await denied(newApprover(), record, { 'forms.bankdetails': 2 });
});

test('R7: a reviewer’s log entry has the own uid and what was done', async () => {
  const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = newReviewer();
  const entry = {
    title: 'Ravi Reviewer validated the bank details',
    timestamp: Date.now(),
    by: reviewer.uid,
    did: 'validated',
    about: 'bankdetails',
  };
  const { by: _, ...unsigned } = entry;
  const { did: __, ...textOnly } = entry;
  for (const other of [
    unsigned,
    textOnly,
    { ...entry, by: record.uid },
    { ...entry, did: 'submitted' },
    { ...entry, did: 5 },
    { ...entry, about: 'documents' },
    { ...entry, title: ' ' },
    { ...entry, other: 1 },
  ]) {
    await denied(reviewer, record, { 'forms.bankdetails': 2, logs: arrayUnion(other) });
  }
  await allowed(reviewer, record, { 'forms.bankdetails': 2, logs: arrayUnion(entry) });
});
