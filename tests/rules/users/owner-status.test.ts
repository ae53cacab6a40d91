import { arrayRemove, doc, getDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import type { FormStatuses } from '../../../src/domain/records/records.ts';
import { commonForms, listedForms, makeNonGst } from '../../support/factories.ts';
import { allowed, denied, type Fields, givenTrainee } from '../world.ts';
import { log, query, reviewersQuery } from './ownerWrites.ts';

const due: Partial<FormStatuses> = listedForms(1);

test.each<[string, Partial<FormStatuses>, Fields]>([
  ['nothing is submitted', {}, {}],
  ['the bank form is pending', { ...due, bankdetails: 0 }, {}],
  ['the trainee form is pending', { ...due, vendorform: 0 }, {}],
  ['no alternative is submitted', { ...due, nonapplicability: 0 }, {}],
  ['the agreement is not accepted', { ...due, nonapplicability: 0 }, { vendortype: 'Other' }],
  ['the declaration does not concern the person', due, { isGSTApplicable: 'yes' }],
  ['e-invoicing applies', { ...due, nonapplicability: 0, einvoicing: 1 }, { isEinvoicingApplicable: 'yes' }],
  ['the agreement does not concern overheads', { ...due, nonapplicability: 0, msa: 1 }, {}],
  [
    'a vendor has not accepted the agreement, the only one that concerns',
    { bankdetails: 1, vendorform: 1 },
    { usertype: 'vendor', isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes', vendortype: 'Other' },
  ],
  ['a general query of a reviewer is open', due, { queries: { general: [reviewersQuery] } }],
])('R6: the overall status stays 0 while %s', { tags: ['overall-automatic'] }, async (_, forms, change) => {
  const owner = await givenTrainee({ ...change, forms });
  await denied(owner, { 'forms.status': 1 });
});

test.each<[string, Partial<FormStatuses>, Fields]>([
  ['bank form, trainee form and the declaration', due, {}],
  ['e-invoicing', { ...commonForms(2), vendorform: 3, einvoicing: 1 }, {}],
  ['the agreement', { ...commonForms(1), msa: 1 }, { vendortype: 'Other' }],
  ['the validated agreement', { ...commonForms(1), msa: 2 }, { vendortype: 'Other' }],
  [
    'no declaration, where none concerns the person',
    commonForms(1),
    { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes', vendortype: 'Other' },
  ],
  [
    'no declaration, for an overhead vendor with GST and e-invoicing',
    commonForms(1),
    { usertype: 'vendor', isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes', vendortype: 'Overhead' },
  ],
  ['the declaration beside an own open query', due, { queries: { general: [query({ by: 'trainee' })] } }],
])('R6: the overall status becomes 1 by %s', { tags: ['overall-automatic'] }, async (_, forms, change) => {
  const owner = await givenTrainee({ ...change, forms });
  await allowed(owner, { 'forms.status': 1 });
});

test('R6: an owner cannot set another overall status', async () => {
  const owner = await givenTrainee({ forms: { ...due, status: 1 } });
  for (const status of [0, 2, 3, 4, 5]) await denied(owner, { 'forms.status': status });
  for (const from of [2, 3, 4, 5] as const) {
    const decided = await givenTrainee({ forms: { ...due, status: from, approved: from > 3 } });
    await denied(decided, { 'forms.status': 1 });
  }
  const pending = await givenTrainee({ forms: due });
  for (const status of [2, 4]) await denied(pending, { 'forms.status': status });
});

test('R6: the write that submits the last form may set it', async () => {
  const owner = await givenTrainee({ forms: commonForms(1) });
  await allowed(owner, { nongst: makeNonGst(), 'forms.nonapplicability': 1, 'forms.status': 1 });
});

test('R7: an owner appends an own entry', { tags: ['user-fields'] }, async () => {
  const owner = await givenTrainee();
  await allowed(owner, log('Ram Kumar uploaded and submitted Documents'));
  await allowed(owner, log('Ram Kumar did more'));
  expect((await getDoc(doc(owner.db, 'users', owner.uid))).data()?.logs).toHaveLength(2);
});

test.each<[string, () => Fields]>([
  ['the name of somebody else', () => log('Asha Rao submitted Bank Details')],
  ['somebody else’s uid', () => log('Ram Kumar submitted Bank Details', { by: 'other' })],
  ['a time to come', () => log('Ram Kumar did', { timestamp: Date.now() + 400_000 })],
  ['a time long ago', () => log('Ram Kumar did', { timestamp: Date.now() - 400_000 })],
  ['a time that is a text', () => log('Ram Kumar did', { timestamp: '1' })],
  ['a key more', () => log('Ram Kumar did', { other: 1 })],
  ['about without did', () => log('Ram Kumar did', { about: 'bankdetails' })],
  ['a part of 900 kB', () => log('Ram Kumar did', { about: 'x'.repeat(900_000) })],
  ['a longer name', () => log('Ram Kumaresan submitted Bank Details')],
  ['a title without end', () => log(`Ram Kumar ${'a'.repeat(600)}`)],
  ['a title that is a number', () => ({ logs: [{ title: 5, timestamp: 1 }] })],
])(
  'R7: an owner’s entry with %s is refused',
  { tags: ['documents-log', 'bank-submit'] },
  async (_, fieldsOf) => {
    const owner = await givenTrainee();
    await denied(owner, fieldsOf());
  },
);

test('R7: an owner’s entry with `did` has to name the submission of the same write', async () => {
  const submit = { nongst: makeNonGst(), 'forms.nonapplicability': 1 } as const;
  const submitted = (about: unknown) => log('Ram Kumar did', { did: 'submitted', about });
  const owner = await givenTrainee({ forms: { vendorform: 1, bankdetails: -1 } });
  for (const about of ['nonapplicability', 'vendorform', 'bankdetails', 'profile', 'other', 5]) {
    await denied(owner, submitted(about));
  }
  await denied(owner, { ...submit, ...submitted('vendorform') });
  await denied(owner, { 'forms.bankdetails': 0, ...submitted('bankdetails') });
  for (const did of ['changed', 'validated', 'accepted', 5]) {
    await denied(owner, { ...submit, ...log('Ram Kumar did', { did, about: 'nonapplicability' }) });
  }
  await denied(owner, { ...submit, ...log('Ram Kumar did', { did: 'submitted' }) });
  await allowed(owner, { ...submit, ...submitted('nonapplicability') });
  await allowed(owner, submitted('documents'));
});

test('R7: a write appends one entry, and entries cannot be changed or removed', async () => {
  const first = { title: 'Ram Kumar did', timestamp: 1 };
  const owner = await givenTrainee({ logs: [first] });
  const entry = { title: 'Ram Kumar did more', timestamp: Date.now() };
  await denied(owner, { logs: arrayRemove(first) });
  await denied(owner, { logs: [] });
  await denied(owner, { logs: [entry] });
  await denied(owner, { logs: [{ ...first, title: 'Ram Kumar' }, entry] });
  await denied(owner, { logs: [entry, first] });
  await denied(owner, { logs: [first, entry, { ...entry, title: 'Ram Kumar again' }] });
  await allowed(owner, { logs: [first, entry] });
});

test('R7: an owner’s own entries that go with no form end at 350 of 500', async () => {
  const logs = Array.from({ length: 350 }, (_, at) => ({ title: 'Ram Kumar did', timestamp: at }));
  for (const change of [{}, { did: 'submitted', about: 'documents' }]) {
    await denied(await givenTrainee({ logs }), log('Ram Kumar did more', change));
    await allowed(await givenTrainee({ logs: logs.slice(1) }), log('Ram Kumar did more', change));
  }
});
