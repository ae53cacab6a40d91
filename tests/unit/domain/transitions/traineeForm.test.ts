import { describe, expect, test } from 'vitest';
import { emptyValues } from '../../../../src/domain/forms/fields.ts';
import { ROW_LISTS } from '../../../../src/domain/forms/traineeForm.ts';
import { defaultVendorTypes, emptySectionOne } from '../../../../src/domain/records/defaults.ts';
import type { VendorRevision, VendorTypeChoice } from '../../../../src/domain/records/records.ts';
import {
  nextSectionOne,
  saveSectionOne,
  saveSectionSix,
  submitTraineeForm,
} from '../../../../src/domain/transitions/traineeForm.ts';
import { makeParsedUser, makeSectionOne, makeSectionSix } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf, SUBMITTED } from './outcome.ts';

const sections = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };

test('Section 1 is saved field by field, with the known vendor types', () => {
  const types = [
    { name: 'Radio', isChecked: true },
    { name: 'Unknown', isChecked: true },
  ];
  const { set } = patchOf(saveSectionOne(makeParsedUser(), sections.sectionOne, types, {}));
  expect(set['vendorDetails.sectionOne.city']).toBe('Mumbai');
  expect(set['vendorDetails.sectionOne.gstTable']).toEqual(sections.sectionOne.gstTable);
  expect(set.vendorTypes).toHaveLength(12);
  expect(set.vendorTypes).toContainEqual({ name: 'Radio', isChecked: true });
  expect(set.vendorTypes).not.toContainEqual({ name: 'Unknown', isChecked: true });
});

test('lists and texts are bounded', () => {
  const save = (change: object) => saveSectionOne(makeParsedUser(), makeSectionOne(change), [], {});
  const { gstTable, makerDetails, generalQuestions } = makeSectionOne();
  const [row] = gstTable;
  const rows = <Row>(count: number, [first]: Row[]) => Array.from({ length: count }, () => first);
  expectRefusal(save({ gstTable: rows(41, gstTable) }), 'The GST table takes up to 40 rows.');
  const contacts = { makerDetails: rows(6, makerDetails) };
  expectRefusal(save(contacts), 'Each list of contacts takes up to 5 people.');
  const references = { generalQuestions: rows(21, generalQuestions) };
  expectRefusal(save(references), 'The references take up to 20 rows.');
  expect(save({ city: 'a'.repeat(501) }).allowed).toBe(false);
  expect(save({ gstTable: [{ ...row, gstNo: 'a'.repeat(501) }] }).allowed).toBe(false);
  const three = { billingAddress: 'a'.repeat(500), serviceName: 'a'.repeat(500) };
  expect(save({ gstTable: [{ ...row, ...three, contactDetails: 'a'.repeat(100) }] }).allowed).toBe(true);
  expectRefusal(
    save({ gstTable: [{ ...row, ...three, contactDetails: 'a'.repeat(500) }] }),
    'A row of a list is too long. Please shorten its texts.',
  );
  expectRefusal(save({ panno: 'ZZZ' }), 'Enter Valid PAN Number!');
});

describe('Section 1 is saved in writes of at most 10 new rows', () => {
  const gstRows = (length: number, serviceName = 'B') =>
    Array.from({ length }, (_, at) => ({
      ...emptyValues(ROW_LISTS.gstTable.fields),
      gstNo: `A${at}`,
      serviceName,
    }));
  const questions = (length: number, from = 0) =>
    Array.from({ length }, (_, at) => ({
      ...emptyValues(ROW_LISTS.generalQuestions.fields),
      companyName: `x${from + at}`,
    }));
  const whole = { ...emptySectionOne(), gstTable: gstRows(5), generalQuestions: questions(10) };

  test('a larger Section 1 first writes the stored rows and the first new ones', () => {
    const first = nextSectionOne({ city: 'Pune' }, whole);
    expect(first).toEqual({ ...whole, generalQuestions: questions(5) });
    expect(nextSectionOne(first, whole)).toBe(whole);
    const other = { ...whole, generalQuestions: [...questions(6, 100), ...questions(4)] };
    expect(nextSectionOne(first, other)).toBe(other);
    const most = { ...other, gstTable: gstRows(5, 'C') };
    expect(nextSectionOne(first, most).generalQuestions).toEqual([...questions(5, 100), ...questions(4)]);
  });

  test('every row counts as new where the rules cannot read the stored ones', () => {
    for (const generalQuestions of [null, 'none', {}])
      expect(nextSectionOne({ ...whole, generalQuestions }, whole).generalQuestions).toHaveLength(5);
    const [row] = questions(1);
    const malformed = [null, 'x', { ...row, other: 1 }, { companyName: 'x1' }];
    expect(nextSectionOne({ ...whole, generalQuestions: malformed }, whole)).toBe(whole);
    expect(nextSectionOne({ generalQuestions: malformed }, whole).generalQuestions).toHaveLength(5);
  });
});

describe('after a decision', () => {
  const decided = (vendorRevision?: VendorRevision, status: 1 | 4 | 5 = 4) =>
    makeParsedUser({
      vendorDetails: sections,
      forms: { status },
      ...(vendorRevision && { vendorRevision }),
    });
  const pune = makeSectionOne({ city: 'Pune' });

  test.each([4, 5] as const)('at status %i the first save copies the unchanged fields', (status) => {
    const stored = { sectionOne: { old: 1 }, sectionSix: sections.sectionSix, older: 2 };
    const types = [{ name: 'Radio', isChecked: true }];
    const { set, log } = patchOf(saveSectionOne(decided(undefined, status), pune, types, stored));
    expect(Object.keys(set)).toEqual(['vendorRevision']);
    expect(set.vendorRevision).toMatchObject({
      vendorTypes: expect.arrayContaining([{ name: 'Radio', isChecked: true }]),
      vendorDetails: { ...stored, sectionOne: { ...pune, old: 1 } },
    });
    expect(log).toBeUndefined();
  });

  const vendorDetails = { ...sections, sectionOne: pune };
  const revision = { vendorTypes: defaultVendorTypes(), vendorDetails };

  test('a further save keeps the rest of the revision', () => {
    const six = makeSectionSix({ place: 'Pune' });
    const { set } = patchOf(saveSectionSix(decided(revision), six, { ...vendorDetails }));
    const saved = { ...revision, vendorDetails: { sectionOne: pune, sectionSix: six } };
    expect(set).toEqual({ vendorRevision: saved });
  });

  test('types are saved again only where they differ from the revision', () => {
    const types = defaultVendorTypes().map((type) => ({ ...type, isChecked: true }));
    const save = (revision: VendorRevision, checked: VendorTypeChoice[]) =>
      patchOf(saveSectionOne(decided(revision), pune, checked, {})).set.vendorRevision?.vendorTypes;
    expect(save({ vendorTypes: types }, defaultVendorTypes())).toEqual(defaultVendorTypes());
    expect(save({}, defaultVendorTypes())).toBeUndefined();
  });

  test('the submission takes the revision and removes it', () => {
    const { set, log } = patchOf(submitTraineeForm(decided(revision), NOW));
    expect(set).toEqual({ ...revision, vendorRevision: undefined, 'forms.vendorform': 1 });
    expect(log).toMatchObject({ did: 'submitted', about: 'vendorform' });
  });

  test('a revision continues after a denial', () => {
    const denied = decided({ vendorDetails: sections }, 1);
    const { set } = patchOf(saveSectionSix(denied, sections.sectionSix, {}));
    expect(Object.keys(set)).toEqual(['vendorRevision']);
  });
});

test('the declaration is saved field by field', () => {
  const save = (place: string) => saveSectionSix(makeParsedUser(), makeSectionSix({ place }), {});
  expect(patchOf(save('Pune')).set['vendorDetails.sectionSix.place']).toBe('Pune');
  expect(save('a'.repeat(501)).allowed).toBe(false);
});

test('a missing section shows its message', () => {
  expectRefusal(submitTraineeForm(makeParsedUser(), NOW), 'Please fill in complete form');
  const half = makeParsedUser({ vendorDetails: { sectionOne: sections.sectionOne } });
  expectRefusal(submitTraineeForm(half, NOW), 'Please fill in complete form');
});

test.each([1, 2, 3] as const)('a status above 0 is read-only: %i', (vendorform) => {
  const record = makeParsedUser({ vendorDetails: sections, forms: { vendorform } });
  expectRefusal(saveSectionOne(record, sections.sectionOne, [], {}), SUBMITTED);
  expectRefusal(saveSectionSix(record, sections.sectionSix, {}), SUBMITTED);
  expectRefusal(submitTraineeForm(record, NOW), SUBMITTED);
});
