import { assertFails } from '@firebase/rules-unit-testing';
import { test } from 'vitest';
import { FORM_LIST, QUERY_GROUPS } from '../../../src/domain/forms/registry.ts';
import { commonForms, makeBankDetails, makeNonGst } from '../../support/factories.ts';
import { FILLED_RECORD } from '../model/forms.ts';
import { allowed, denied, type Fields, givenTrainee, giveRecord, linkOf, newReviewer } from '../world.ts';
import { FORM_FIELDS, log, query, submissionLog, unlogged } from './ownerWrites.ts';

// A write has one purpose, and a status may change without the form's fields.

const FORMS = FORM_LIST.map(({ key, category }) => [key, category] as const);

const COMPLETE = { ...FILLED_RECORD, usertype: 'vendor', vendortype: 'Other' } as const;

test.each(FORMS)('R6: %s can be returned and submitted by its status alone', async (form, category) => {
  const owner = await givenTrainee({ ...COMPLETE, forms: { [form]: -1 } });
  await giveRecord(`documents/${owner.uid}`, { cancelledCheque: linkOf(owner.uid) });
  await denied(owner, { [`forms.${form}`]: 0, phone: '9000000009' });
  await denied(owner, { [`forms.${form}`]: 2 });
  await denied(owner, { [`forms.${form}`]: 1 });
  await denied(owner, { [`forms.${form}`]: 0, ...log('Ram Kumar did') });
  await denied(owner, { [`forms.${form}`]: 0, ...submissionLog(form) });
  await allowed(owner, { [`forms.${form}`]: 0 });
  await denied(owner, { [`forms.${form}`]: 2 });
  const other = form === 'msa' ? 'einvoicing' : 'msa';
  const validated = log('Ram Kumar did', { did: 'validated', about: form });
  for (const entry of [log('Ram Kumar did'), validated, ...['documents', 'status', other].map(submissionLog)])
    await denied(owner, { [`forms.${form}`]: 1, ...entry });
  await assertFails(unlogged(owner, { [`forms.${form}`]: 1 }));
  await allowed(owner, { [`forms.${form}`]: 1, ...submissionLog(form) });
  const item = query({ by: 'reviewer' });
  const asked = await givenTrainee({
    ...COMPLETE,
    forms: { [form]: -1 },
    queries: { [category]: [item] } as never,
  });
  await denied(asked, { [`forms.${form}`]: 0 });
});

test.each([...FORM_FIELDS, ['queries.bank', [], {}] as const])(
  'R4, R6: %s goes with no field of the profile and no status of another form',
  async (path, _, change) => {
    const owner = await givenTrainee(COMPLETE);
    const fields = path === 'queries.bank' ? { [path]: [query()] } : change;
    const other = path.startsWith('vendorDetails') ? 'nonapplicability' : 'vendorform';
    for (const beside of [{ phone: '9000000009' }, { usertype: 'trainee' }, { [`forms.${other}`]: 1 }])
      await denied(owner, { ...fields, ...beside });
    await allowed(owner, fields);
    await allowed(owner, { [`forms.${other}`]: 1 });
  },
);

test('R4: a log entry and a field of the profile cannot be written together', async () => {
  const owner = await givenTrainee();
  await denied(owner, { ...log('Ram Kumar did'), phone: '9000000009' });
  await denied(owner, { ...log('Ram Kumar did'), vendorRemark: 'fine' });
});

test.each<[string, string, Fields]>([
  ['a bank name of blanks', 'bankdetails', { bankDetails: makeBankDetails({ bankName: ' ' }) }],
  ['a place of 501 characters', 'einvoicing', { einvoicing: { date: '2026-11-20', place: 'a'.repeat(501) } }],
  ['a name of 501 characters', 'msa', { msa: { name: 'a'.repeat(501), date: '2026-11-20' } }],
  ['a date that is none', 'msa', { msa: { name: 'Ram Kumar', date: 'tomorrow' } }],
])('R6: a form with %s cannot be submitted (%s)', async (_, form, left) => {
  const owner = await givenTrainee({ ...COMPLETE, ...left });
  await giveRecord(`documents/${owner.uid}`, { cancelledCheque: linkOf(owner.uid) });
  await denied(owner, { [`forms.${form}`]: 1 });
});

test.each<[string, Fields]>([
  ['nonapplicability', { nongst: makeNonGst({ date: '2026-11-20' }) }],
  ['einvoicing', { einvoicing: { date: '2026-11-20', place: 'a'.repeat(500) } }],
  ['msa', { msa: { name: 'a'.repeat(500), date: '2026-11-20' } }],
  ['vendorform', { vendorDetails: { sectionOne: { city: 'Pune' }, sectionSix: { place: 'Pune' } } }],
])('R6: %s at its bounds can be submitted', async (form, left) => {
  const owner = await givenTrainee({ ...COMPLETE, ...left });
  await allowed(owner, { [`forms.${form}`]: 1 });
});

test('R6: the bank form needs the link of a cheque', async () => {
  const owner = await givenTrainee(COMPLETE);
  const cheque = (cancelledCheque: unknown) => giveRecord(`documents/${owner.uid}`, { cancelledCheque });
  for (const value of [true, '', undefined]) {
    await cheque(value);
    await denied(owner, { 'forms.bankdetails': 1 });
  }
  await cheque(linkOf(owner.uid));
  await allowed(owner, { 'forms.bankdetails': 1 });
});

test.each(FORMS)('R8: a query write cannot hide another change (%s, %s)', async (_, category) => {
  const item = query();
  const owner = await givenTrainee({ queries: { [category]: [item] } as never });
  await denied(owner, { 'queries.other': [item] });
  await denied(owner, { [`queries.${category}`]: [{ ...item, status: 1 }], 'queries.general': [item] });
});

test('R8: a query changes no status but its own', async () => {
  const item = query();
  const owner = await givenTrainee({ ...COMPLETE, forms: { vendorform: 0 } });
  for (const { category } of QUERY_GROUPS.filter(({ form }) => form !== 'vendorform'))
    await denied(owner, { [`queries.${category}`]: [item], 'forms.vendorform': 1 });
  await denied(owner, { 'queries.general': [item], 'forms.status': 1 });
});

test.each(FORMS)('R10: a reviewer raises one query per write (%s, %s)', async (form, category) => {
  const { record } = await givenTrainee({ forms: { ...commonForms(1), [form]: 1, status: 3 } });
  const reviewer = newReviewer();
  const item = query({ by: 'reviewer' });
  const other = category === 'bank' ? 'vendorform' : 'bankdetails';
  const asked = { [`queries.${category}`]: [item], [`forms.${form}`]: -1, 'forms.status': 0 };
  for (const beside of ['general', category === 'bank' ? 'vendorform' : 'bank', 'other'])
    await denied(reviewer, record, { ...asked, [`queries.${beside}`]: [item] });
  await denied(reviewer, record, { ...asked, [`forms.${other}`]: 2 });
  await denied(reviewer, record, {
    'queries.general': [item],
    [`queries.${category}`]: [item],
    'forms.status': 0,
  });
  await allowed(reviewer, record, asked);
});

test("R10: a reviewer's write contains only a query or a status", async () => {
  const { record } = await givenTrainee({ forms: { bankdetails: 1 } });
  const reviewer = newReviewer();
  const item = query({ by: 'reviewer' });
  await denied(reviewer, record, { 'queries.general': [item], phone: '9000000009' });
  await denied(reviewer, record, { 'queries.general': [item], 'forms.approved': true });
  await allowed(reviewer, record, { 'queries.general': [item] });
});
