import * as v from 'valibot';
import { expect, it } from 'vitest';
import { MAX_GST_ROWS } from '../../../../../src/domain/records/limits.ts';
import { parseUserRecord } from '../../../../../src/domain/records/parseRecord.ts';
import { declarationSchema } from '../../../../../src/pages/trainee-form/declaration/declarationSchema.ts';
import { progressOf } from '../../../../../src/pages/trainee-form/section-one/SectionOne.tsx';
import { sectionOneSchema } from '../../../../../src/pages/trainee-form/section-one/sectionOneSchema.ts';
import {
  sectionOneValues,
  tidySectionOne,
} from '../../../../../src/pages/trainee-form/section-one/sectionOneValues.ts';
import {
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
} from '../../../../support/factories.ts';

const filled = () => sectionOneValues(makeParsedUser({ vendorDetails: { sectionOne: makeSectionOne() } }));

function messages(values: object, isGstApplicable = false): Record<string, string> {
  const { issues = [] } = v.safeParse(sectionOneSchema(isGstApplicable), values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}

it('asks a person for an Aadhar number, no company and no foreigner', { tags: ['kind-fields'] }, () => {
  const person = { ...filled(), vendorStatus: 'Employee', aadharcard: '' };
  expect(messages({ ...person, vendorStatus: 'Private Limited Company' })).toEqual({});
  expect(messages(person)).toEqual({ aadharcard: 'Aadhar Number is required' });
  expect(v.safeParse(sectionOneSchema(false, 'Foreign'), person).success).toBe(true);
});

it('a complete Section 1 passes', () => {
  expect(messages(filled())).toEqual({});
});

it.each([
  ['nameOfVendor', 'Name of Vendor is required'],
  ['addressL1', 'Address Line 1 is required'],
  ['addressL2', 'Address Line 2 is required'],
  ['addressL3', 'Address Line 3 is required'],
  ['city', 'City is required'],
  ['pincode', 'PIN Code is required'],
  ['country', 'Country is required'],
  ['telephone', 'Telephone is required'],
  ['vendorStatus', 'Vendor Status is required'],
  ['registrationNumber', 'Registration Number is required'],
  ['panno', 'PAN Number is required'],
  ['aadharcard', 'Aadhar Number is required'],
  ['relatedwOMG', 'Related to the group is required'],
])('Section 1 requires %s', { tags: ['form-required'] }, (field, message) => {
  expect(messages({ ...filled(), [field]: ' ' })).toEqual({ [field]: message });
});

it('asks for the State only where PIN code and city do not name it', { tags: ['section-state'] }, () => {
  const unsure = { ...filled(), pincode: 'PIN: 507 133', city: 'Village' };
  expect(messages(unsure)).toEqual({ state: 'State is required' });
  for (const sure of [{ state: 'Puducherry' }, { city: 'Village, Telangana' }, { country: 'Nepal' }]) {
    expect(messages({ ...unsure, ...sure })).toEqual({});
  }
  expect(tidySectionOne({ ...unsure, state: 'Puducherry' }).state).toBe('Puducherry');
  expect(tidySectionOne({ ...filled(), state: 'Puducherry' }).state).toBe('');
});

it('takes a country of the list in any spelling, and no other text', { tags: ['section-country'] }, () => {
  for (const country of ['India', 'INDIA', 'U.S.A.']) {
    expect(messages({ ...filled(), country })).toEqual({});
  }
  expect(messages({ ...filled(), country: 'Atlantis' })).toEqual({
    country: 'Choose the Country from the list',
  });
  expect(tidySectionOne({ ...filled(), country: ' bharat ' }).country).toBe('India');
});

it('requires the relation only from related people', { tags: ['section-fields'] }, () => {
  expect(messages({ ...filled(), relatedwOMG: 'No', relatedwOMGRelation: '' })).toEqual({});
  expect(messages({ ...filled(), relatedwOMG: 'Yes', relatedwOMGRelation: ' ' })).toEqual({
    relatedwOMGRelation: 'Relation is required',
  });
});

it('requires a GST registration only where GST applies, and only warns of its spelling', () => {
  expect(messages({ ...filled(), gstTable: [] })).toEqual({});
  expect(messages({ ...filled(), gstTable: [] }, true)).toEqual({
    gstTable: 'Add at least one GST registration',
  });
  const [row] = makeSectionOne().gstTable;
  expect(messages({ ...filled(), gstTable: [{ ...row, gstNo: '39WRONG' }] }, true)).toEqual({});
});

it('accepts five contacts per list, forty GST registrations and twenty references (R15)', () => {
  const { accountsDetails, gstTable, generalQuestions } = makeSectionOne();
  const times = (rows: object[], count: number) => Array.from({ length: count }, () => rows[0]);
  const atBounds = {
    ...filled(),
    accountsDetails: times(accountsDetails, 5),
    gstTable: times(gstTable, MAX_GST_ROWS),
    generalQuestions: times(generalQuestions, 20),
  };
  expect(messages(atBounds)).toEqual({});
  expect(
    messages({
      ...atBounds,
      accountsDetails: times(accountsDetails, 6),
      gstTable: times(gstTable, 41),
      generalQuestions: times(generalQuestions, 21),
    }),
  ).toEqual({
    accountsDetails: 'Enter at most 5 contacts',
    gstTable: 'Enter at most 40 GST registrations',
    generalQuestions: 'Enter at most 20 references',
  });
});

it('requires the rest of a row, and of a reference that was typed but not added', () => {
  const contact = { name: '1', designation: '', phone: 'none', email: 'asha' };
  const newQuestion = { companyName: 'Specimen Radio', refName: '', refNumber: '' };
  expect(messages({ ...filled(), salesDetails: [contact], newQuestion })).toEqual({
    'salesDetails.0.name': 'Enter the name in letters',
    'salesDetails.0.designation': 'Designation is required',
    'salesDetails.0.phone': 'Enter the Contact Number in digits only',
    'salesDetails.0.email': 'Enter an e-mail address such as name@example.com',
    'newQuestion.refName': 'Reference Name is required',
    'newQuestion.refNumber': 'Reference Number is required',
  });
});

it('a complete declaration passes', () => {
  expect(v.is(declarationSchema, makeSectionSix())).toBe(true);
});

it.each(Object.keys(makeSectionSix()))(
  'the declaration asks for %s',
  { tags: ['form-required'] },
  (field) => {
    const { issues = [] } = v.safeParse(declarationSchema, { ...makeSectionSix(), [field]: '' });
    expect(issues.map((issue) => v.getDotPath(issue))).toContain(field);
    expect(issues[0]?.message).toMatch(/ is required$/);
  },
);

const WITHOUT_GST = { isGSTApplicable: 'no', nationality: 'Indian' } as const;

const empty = () => sectionOneValues(makeParsedUser({ pancard: '', aadharcard: '', name: '' }));
const withoutLists = () => ({
  ...filled(),
  accountsDetails: [],
  salesDetails: [],
  makerDetails: [],
  gstTable: [],
  generalQuestions: [],
});

const contact = { name: 'Ravi Das', designation: '', phone: '', email: 'ravi' };

it.each<[string, () => object, [asked: number, answered: number, wrong: number]]>([
  ['every field of an empty section, except the prefilled ones', empty, [13, 4, 0]],
  ['no list', withoutLists, [13, 13, 0]],
  ['fields to correct', () => ({ telephone: 'none', panno: 'ZZZPK' }), [13, 13, 2]],
  ['a cleared PAN', () => ({ panno: '', rejectedPan: 'ZZZPK00011' }), [13, 12, 1]],
  ['each field of an added row', () => ({ salesDetails: [contact] }), [17, 15, 1]],
])('what is left of Section 1 counts %s', (_, values, [asked, answered, wrong]) => {
  const section = { ...withoutLists(), ...values() };
  expect(progressOf(section, WITHOUT_GST)).toEqual({ asked, answered, wrong });
});

it('what is left of Section 1 has the relation and a GST registration only where they apply', () => {
  const related = { ...withoutLists(), relatedwOMG: 'Yes', relatedwOMGRelation: ' ' };
  const left = progressOf(related, { ...WITHOUT_GST, isGSTApplicable: 'yes' });
  expect(left).toEqual({ asked: 15, answered: 13, wrong: 0 });
});

it.each([
  ['Trust', 'India'],
  ['Foreign Inter Company', ''],
])('the country of a %s starts as %j', { tags: ['section-country'] }, (vendorStatus, country) => {
  const registered = { ...makeUserRecord(), vendorDetails: { sectionOne: { vendorStatus } } };
  expect(sectionOneValues(parseUserRecord('', registered)).country).toBe(country);
});
