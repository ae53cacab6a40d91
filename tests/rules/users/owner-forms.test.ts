import { describe, test } from 'vitest';
import { makeEinvoicing, makeSectionOne, makeSectionSix } from '../../support/factories.ts';
import { FILLED_RECORD } from '../model/forms.ts';
import { allowed, denied, type Fields, givenTrainee } from '../world.ts';
import { SECTIONS, submissionLog } from './ownerWrites.ts';

describe('trainee form', () => {
  const section = (change: Fields) => ({ 'vendorDetails.sectionOne': { ...makeSectionOne(), ...change } });
  const contact = { name: 'A', designation: 'B', phone: '1', email: 'a@b.c' };
  const gstRow = {
    gstStateCode: '27',
    gstNo: '1',
    billingAddress: 'x',
    serviceName: 'y',
    contactDetails: 'z',
  };
  const question = { companyName: 'A', refName: 'B', refNumber: '1' };
  const rows = <Row>(length: number, row: Row): Row[] => Array.from({ length }, () => row);

  test.each([-1, 0, 1, 2, 3] as const)(
    'R5: at status %i sections are saved only while the form is open',
    { tags: ['form-locked'] },
    async (vendorform) => {
      const owner = await givenTrainee({ vendorDetails: SECTIONS, forms: { vendorform } });
      const { vendorTypes } = owner.record;
      const assert = vendorform < 1 ? allowed : denied;
      await assert(owner, { 'vendorDetails.sectionOne.city': 'Pune', vendorTypes: vendorTypes.slice(1) });
      await assert(owner, { 'vendorDetails.sectionSix.place': 'Pune' });
      await assert(owner, { vendorTypes: [] });
    },
  );

  test('R6: the form can be submitted with both sections', async () => {
    const owner = await givenTrainee({ vendorDetails: SECTIONS });
    await allowed(owner, { 'forms.vendorform': 1, ...submissionLog('vendorform') });
  });

  test.each([
    ['no sections', {}],
    ['an empty Section 1', { ...SECTIONS, sectionOne: {} }],
    ['the vendor status alone', { ...SECTIONS, sectionOne: { vendorStatus: 'Trust' } }],
    ['no declaration', { sectionOne: SECTIONS.sectionOne }],
    ['an empty declaration', { ...SECTIONS, sectionSix: {} }],
  ])('R6: the form with %s cannot be submitted', { tags: ['form-submit'] }, async (_, vendorDetails) => {
    const owner = await givenTrainee({ vendorDetails: vendorDetails as never });
    await denied(owner, { 'forms.vendorform': 1 });
  });

  test.each<[string, Fields]>([
    ['a GST table that is a text', { gstTable: 'x' }],
    ['a GST table of texts', { gstTable: ['x'] }],
    ['a row with a list in it', { gstTable: [{ ...gstRow, gstNo: ['x'] }] }],
    ['a row with a map in it', { salesDetails: [{ ...contact, name: { a: 1 } }] }],
    ['rows beyond their joined size', { generalQuestions: [{ ...question, refName: 'a'.repeat(12_600) }] }],
    [
      'a last GST row beyond the joined size',
      { gstTable: [...rows(9, gstRow), { ...gstRow, gstNo: 'a'.repeat(13_000) }] },
    ],
    [
      'rows with keys without end',
      { generalQuestions: [Object.fromEntries(rows(40, {}).map((_, at) => [`k${at}`, 'x']))] },
    ],
  ])('R15: Section 1 with %s is refused', async (_, change) => {
    const owner = await givenTrainee();
    await denied(owner, section(change));
  });

  test('R15: Section 1 says Yes, No or nothing about a relation with the group', async () => {
    const owner = await givenTrainee();
    for (const relatedwOMG of ['Yes', 'No', '']) await allowed(owner, section({ relatedwOMG }));
    await denied(owner, section({ relatedwOMG: 'Maybe' }));
  });

  test('R16: Section 1 refuses a malformed PAN', async () => {
    const owner = await givenTrainee();
    await denied(owner, section({ panno: 'ZZZPK001Z' }));
  });
});

describe('e-invoicing declaration and Master Service Agreement', () => {
  const declaration = { einvoicing: { date: '2026-11-20', place: 'Mumbai' }, 'forms.einvoicing': 1 };
  const acceptance = { msa: { name: 'Ram Kumar', date: '2026-11-20' }, 'forms.msa': 1 };

  test('R6: people without e-invoicing submit the declaration', async () => {
    const owner = await givenTrainee();
    await allowed(owner, declaration);
    const other = await givenTrainee({ isEinvoicingApplicable: 'yes' });
    await denied(other, declaration);
  });

  test('R6: vendors except overheads accept the agreement', { tags: ['forms-concerned'] }, async () => {
    const owner = await givenTrainee({ usertype: 'vendor', vendortype: 'Other' });
    await allowed(owner, acceptance);
    const overhead = await givenTrainee({ usertype: 'vendor', vendortype: 'Overhead' });
    await denied(overhead, acceptance);
    const trainee = await givenTrainee({ vendortype: 'Other' });
    await denied(trainee, acceptance);
  });

  test('R6: a body declares about e-invoicing once its registration form names the signatory', {
    tags: ['letter-signatory'],
  }, async () => {
    const einvoicing = makeEinvoicing();
    const sectionOne = makeSectionOne({ vendorStatus: 'Private Limited Company' });
    const unnamed = await givenTrainee({ vendorDetails: { sectionOne } });
    await denied(unnamed, { ...declaration, einvoicing });
    const owner = await givenTrainee({ vendorDetails: { sectionOne, sectionSix: makeSectionSix() } });
    await allowed(owner, { ...declaration, einvoicing });
  });

  test('R6: the e-invoicing declaration has one reason, and goes to an office', {
    tags: ['einvoicing-grounds'],
  }, async () => {
    for (const change of [{}, { reason: 'class', class: 'an insurer' }] as const) {
      const owner = await givenTrainee();
      await allowed(owner, { ...declaration, einvoicing: makeEinvoicing(change) });
    }
    const owner = await givenTrainee();
    for (const change of [
      { class: 'an insurer' },
      { reason: 'class' },
      { reason: 'class', class: 'a shop' },
      { reason: 'other' },
      { reason: 'other', class: 'an insurer' },
      { address: 'Elsewhere' },
      { state: 'Goa' },
      { gstinNumber: '36ZZZCA0001Z1ZQ' },
      { gstinNumber: 'x' },
      { state: 'a'.repeat(501) },
      { address: 'a'.repeat(2001) },
    ] as Fields[]) {
      await denied(owner, { ...declaration, einvoicing: { ...makeEinvoicing(), ...change } });
    }
    await denied(owner, { einvoicing: makeEinvoicing() });
    await denied(owner, { einvoicing: declaration.einvoicing, 'forms.einvoicing': 2 });
    await denied(owner, { ...declaration, einvoicing: { ...declaration.einvoicing, class: 'an insurer' } });
    const { address: _, ...nowhere } = makeEinvoicing();
    await denied(owner, { ...declaration, einvoicing: nowhere });
    await denied(owner, { einvoicing: makeEinvoicing({ class: 'a shop' as never }) });
    await denied(owner, { einvoicing: { state: 'a'.repeat(501) } });
  });

  test('R6: an incomplete declaration or agreement cannot be submitted', async () => {
    const owner = await givenTrainee({ usertype: 'vendor', vendortype: 'Other' });
    await denied(owner, { ...declaration, einvoicing: { date: '2026-11-20', place: '' } });
    await denied(owner, { 'forms.einvoicing': 1 });
    await denied(owner, { ...acceptance, msa: { name: '', date: '2026-11-20' } });
    await denied(owner, { 'forms.msa': 1 });
  });

  test.each([1, 2, 3] as const)('R5: declaration and agreement are locked at status %i', async (status) => {
    const owner = await givenTrainee({
      usertype: 'vendor',
      vendortype: 'Other',
      forms: { einvoicing: status, msa: status },
    });
    await denied(owner, { einvoicing: declaration.einvoicing });
    await denied(owner, { msa: acceptance.msa });
  });
});

test('R5, R15: vendor types change with Section 1, not with a status', async () => {
  const owner = await givenTrainee({ vendorDetails: SECTIONS });
  const vendorTypes = owner.record.vendorTypes.map((type, at) =>
    at === 0 ? { ...type, isChecked: true } : type,
  );
  await denied(owner, { vendorTypes, 'forms.vendorform': 1 });
  await denied(owner, { vendorTypes: [{ name: 'TV', isChecked: 'yes' }] });
  await allowed(owner, { vendorTypes, 'vendorDetails.sectionOne.city': 'Pune' });
});

test('R6, R7: sections are saved without a status and without a log entry', async () => {
  // Before a decision, also a pending one.
  const owner = await givenTrainee({ vendorDetails: SECTIONS, forms: { status: 3 } });
  const logs = [{ title: 'Ram Kumar did', timestamp: Date.now() }];
  for (const path of ['vendorDetails.sectionOne.city', 'vendorDetails.sectionSix.place']) {
    await denied(owner, { [path]: 'Pune', 'forms.vendorform': 1 });
    await denied(owner, { [path]: 'Pune', logs });
    await allowed(owner, { [path]: 'Pune' });
  }
});

test.each(['accountsDetails', 'salesDetails', 'makerDetails'])(
  'R15: %s has at most five contacts',
  async (key) => {
    const owner = await givenTrainee();
    const contacts = (length: number) => ({
      'vendorDetails.sectionOne': {
        ...makeSectionOne(),
        [key]: Array.from({ length }, () => ({ name: 'A' })),
      },
    });
    await denied(owner, contacts(6));
    await allowed(owner, contacts(5));
  },
);

test.each([
  ['generalQuestions', 20],
  ['gstTable', 40],
])('R15: %s has at most %i rows', async (key, most) => {
  const rows = (length: number, city: string) => ({
    sectionOne: { [key]: Array.from({ length }, () => ({ a: 'A' })), city },
  });
  // None of these rows is new.
  const owner = await givenTrainee({ vendorDetails: rows(most, 'Pune') as never });
  await allowed(owner, { vendorDetails: rows(most, 'Nashik') });
  await denied(owner, { vendorDetails: rows(most + 1, 'Nashik') });
});

test.each(['nonapplicability', 'einvoicing'] as const)(
  'R5, R6: after a decision %s as it is stored moves by its status alone',
  async (form) => {
    const given = (status: 0 | -1) =>
      givenTrainee({ ...FILLED_RECORD, forms: { status: 4, approved: true, [form]: status } });
    await allowed(await given(0), { [`forms.${form}`]: 1 });
    await allowed(await given(-1), { [`forms.${form}`]: 0 });
  },
);
