import { describe, expect, it } from 'vitest';
import { parseUserRecord } from '../../../../../src/domain/records/parseRecord.ts';
import {
  declarationValues,
  tidyDeclaration,
} from '../../../../../src/pages/trainee-form/declaration/declarationSchema.ts';
import {
  sectionOneOf,
  sectionOneValues,
  tidySectionOne,
} from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import { makeParsedUser, makeSectionOne } from '../../../../support/factories.ts';

const filled = () => sectionOneValues(makeParsedUser({ vendorDetails: { sectionOne: makeSectionOne() } }));

describe('Section 1 as the form shows it', () => {
  it('name, PAN and Aadhar come from the profile while empty', () => {
    const record = makeParsedUser({ name: 'Leela Iyer', pancard: 'ZZZPI0001Z', aadharcard: '200000000009' });
    expect(sectionOneValues(record)).toMatchObject({
      nameOfVendor: 'Leela Iyer',
      panno: 'ZZZPI0001Z',
      aadharcard: '200000000009',
    });
  });

  it.each([
    ['trainee', undefined, 'NA'],
    ['trainee', { registrationNumber: 'UDYAM-MH-00-0000001' }, 'UDYAM-MH-00-0000001'],
    ['trainee', { registrationNumber: '', vendorStatus: 'Private Limited Company' }, ''],
    ['vendor', undefined, ''],
  ] as const)(
    'the Registration Number of a %s with %j starts as %j',
    { tags: ['section-prefilled'] },
    (usertype, change, number) => {
      const vendorDetails = change ? { sectionOne: makeSectionOne(change) } : {};
      const record = makeParsedUser({ usertype, vendorDetails });
      expect(sectionOneValues(record).registrationNumber).toBe(number);
    },
  );

  it('offers the twelve vendor types for any stored value', () => {
    const record = parseUserRecord('uid', { vendorTypes: [{ name: 'Radio', isChecked: true }, 7, 'TV'] });
    const { vendorTypes } = sectionOneValues(record);
    expect(vendorTypes).toHaveLength(12);
    expect(vendorTypes.filter(({ isChecked }) => isChecked)).toEqual([{ name: 'Radio', isChecked: true }]);
  });

  it('requires the vendor status again when the stored one is unknown', () => {
    const sectionOne = makeSectionOne({ vendorStatus: 'Monarchy' });
    expect(sectionOneValues(makeParsedUser({ vendorDetails: { sectionOne } })).vendorStatus).toBe('');
  });
});

describe('Section 1 as it is saved', () => {
  it('an unchanged form saves its initial values', { tags: ['section-fields'] }, () => {
    const sectionOne = makeSectionOne();
    expect(sectionOneOf(tidySectionOne(filled()), '')).toEqual(sectionOne);
  });

  it('adds a new reference only with company, name and number', () => {
    const complete = { companyName: 'Specimen Radio', refName: 'Ravi Das', refNumber: '9000000003' };
    expect(tidySectionOne({ ...filled(), newQuestion: complete }).generalQuestions).toContainEqual(complete);

    const partial = { ...complete, refNumber: ' ' };
    const tidy = tidySectionOne({ ...filled(), newQuestion: partial });
    expect(tidy.generalQuestions).toEqual(makeSectionOne().generalQuestions);
    expect(tidy.newQuestion).toEqual(partial);
  });

  it('keeps the stored PAN while the typed one is incomplete (R16)', () => {
    const typed = { ...filled(), panno: 'ZZZPK', city: 'Pune' };
    expect(sectionOneOf(tidySectionOne(typed), 'ZZZPK0001Z')).toMatchObject({
      panno: 'ZZZPK0001Z',
      city: 'Pune',
    });
    expect(sectionOneOf(tidySectionOne(typed), 'broken').panno).toBe('');
  });

  it('removes spaces from numbers and keeps names', () => {
    const tidy = tidySectionOne({
      ...filled(),
      telephone: ' 90000 00009 ',
      panno: 'zzzpk 0001 z',
      city: ' Pune ',
    });
    expect(tidy).toMatchObject({ telephone: '9000000009', panno: 'ZZZPK0001Z', city: 'Pune' });
  });

  it('keeps only the address of a pasted e-mail', () => {
    const contact = { name: 'Asha', designation: 'Head', phone: '', email: 'Asha <asha@demo.example>' };
    const { salesDetails } = tidySectionOne({ ...filled(), salesDetails: [contact] });
    expect(salesDetails).toEqual([{ ...contact, email: 'asha@demo.example' }]);
    const signed = { ...declarationValues(makeParsedUser(), ''), signatoryEmail: '\u200basha@demo.example' };
    expect(tidyDeclaration(signed).signatoryEmail).toBe('asha@demo.example');
  });
});

describe('the declaration as the form shows it', () => {
  it('everything except the place comes from the profile, and the date is today', () => {
    const record = makeParsedUser({ designation: 'Moderator', phone: '9000000008', email: 'm@demo.example' });
    expect(declarationValues(record, '2026-11-23')).toEqual({
      positionOfSignatory: 'Moderator',
      signatoryContactNumber: '9000000008',
      signatoryEmail: 'm@demo.example',
      serviceProvider: record.name,
      signatoryName: record.name,
      place: '',
      signatoryDate: '2026-11-23',
    });
  });
});
