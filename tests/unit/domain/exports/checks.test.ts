import { expect, test } from 'vitest';
import {
  type ApprovedPerson,
  checkForExport,
  refusalOfExport,
} from '../../../../src/domain/exports/checks.ts';
import { EXPORT_FORMATS, type ExportField } from '../../../../src/domain/exports/formats.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import {
  allForms,
  GST_GROUNDS,
  makeBankDetails,
  makeNonGst,
  makeParsedUser,
  makeReviewedRecord,
  makeSectionOne,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const NOW = Date.parse('2026-12-31T18:29:59Z');

function approved(overrides: StoredUserOverrides = {}): ApprovedPerson {
  const stored = makeUserRecord({
    bankDetails: makeBankDetails(),
    vendorDetails: { sectionOne: makeSectionOne() },
    ...overrides,
    forms: { ...allForms(2), status: 4, approved: true, ...overrides.forms },
  });
  return { record: makeParsedUser(stored), reviewed: makeReviewedRecord(stored) };
}

const refusalAfter = (change: Partial<UserRecord>) => {
  const { record, reviewed } = approved();
  return refusalOfExport({ record: { ...record, ...change }, reviewed }, NOW);
};

test('an exception is exported on its last day, but not on the next', { tags: ['exports-exception'] }, () => {
  const person = approved({
    forms: { status: 5 },
    approval: { action: 'acceptasexception', by: 'x', at: 1, until: '2026-12-31' },
  });
  expect(refusalOfExport(person, NOW)).toBeUndefined();
  expect(refusalOfExport(person, NOW + 1000)).toBe(
    'The exception ran out on 31 Dec 2026. An approver has to decide again.',
  );
  const { approval: _, ...endless } = person.record;
  expect(refusalOfExport({ ...person, record: endless }, NOW + 1000)).toBeUndefined();
});

test.each<[day: string, problems: string[]]>([
  ['2027-04-30', []],
  ['2027-05-01', ['The letter that GST does not apply is of 2026-27; that of this year is not signed.']],
])('a vendor with the letter of 2026-27 is doubtful after 30 April: %s', (day, expected) => {
  const person = approved({ nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-01', year: '2026-27' }) });
  const messages = (fields: readonly ExportField[]) =>
    checkForExport('csv', [person], Date.parse(`${day}T12:00:00Z`), fields).problemRows.flatMap(
      ({ problems }) => problems.map(({ message }) => message),
    );
  expect(messages(['gstin'])).toEqual(expected);
  expect(messages(['bank'])).toEqual([]);
});

test('a letter that is being renewed is exported until 30 April', { tags: ['exports-exception'] }, () => {
  const nongst = makeNonGst({ ...GST_GROUNDS, date: '2027-03-20', year: '2027-28' });
  const person = approved({ nongst, forms: { nonapplicability: 1 } });
  expect(refusalOfExport(person, Date.parse('2027-04-30T18:29:59Z'))).toBeUndefined();
  expect(refusalOfExport(person, Date.parse('2027-04-30T18:30:00Z'))).toBe(
    'Not validated: Non-applicability of GST.',
  );
});

const onBehalfOf = { uid: 'ravi', name: 'R', deputyName: 'D' };
test.each([
  ['decided', { by: 'ravi' }],
  ['was absent while a deputy decided', { by: 'x', onBehalfOf }],
])('refuses a record of which one part was reviewed by the approver who %s', (_, approval) => {
  const person = approved({ approval: { action: 'accept', at: 1, ...approval } });
  expect(refusalOfExport(person, NOW)).toBeUndefined();
  const { vendorform } = person.reviewed;
  const reviewed = { ...person.reviewed, ...(vendorform && { vendorform: { ...vendorform, by: 'ravi' } }) };
  expect(refusalOfExport({ ...person, reviewed }, NOW)).toBe(
    'One person reviewed and decided. Another reviewer has to validate the forms.',
  );
});

test('refuses another PAN or account than the reviewer saw', () => {
  expect(refusalAfter({ pancard: 'ZZZPZ9999Z' })).toBe('The PAN changed after the review.');
  const { bankDetails } = approved().record;
  for (const field of Object.keys(bankDetails))
    expect(refusalAfter({ bankDetails: { ...bankDetails, [field]: 'Other' } }), field).toBe(
      'The bank details changed after the review.',
    );
});

test.each(['profile', 'bankdetails'] as const)('refuses a record without a snapshot of %s', (part) => {
  const { record, reviewed } = approved();
  const { [part]: _missing, ...others } = reviewed;
  expect(refusalOfExport({ record, reviewed: others }, NOW)).toBe(
    'There is no review of the PAN and the bank details to compare with.',
  );
});

test('checkForExport sorts every person by name into the file or the list', () => {
  const people = [
    approved({ uid: 'c', name: 'Chitra', forms: { vendorform: 1 } }),
    approved({ uid: 'b', name: 'Bela' }),
    approved({ uid: 'a', name: 'Asha', forms: { vendorform: 1 } }),
  ];
  for (const { record } of people) record.vendorDetails = {};
  const { vendors, leftOut } = checkForExport('csv', people, NOW);
  expect(vendors.map(({ name }) => name)).toEqual(['Bela']);
  expect(leftOut.map(({ name, reason }) => [name, reason])).toEqual([
    ['Asha', 'Not validated: Trainee Registration Form.'],
    ['Chitra', 'Not validated: Trainee Registration Form.'],
  ]);
});

test.each([
  ['erpnext-address', { address: '', vendorDetails: {} }, /no address with a city/],
  ['erpnext-bank', { bankDetails: makeBankDetails({ bankAccountNumber: '' }) }, /no bank account/],
])('leaves people out of %s when a required value is missing', (needing, lacking, reason) => {
  const person = approved(lacking);
  for (const { key } of EXPORT_FORMATS) {
    const { leftOut } = checkForExport(key, [person], NOW);
    expect(leftOut.map((each) => each.reason)).toEqual(
      key === needing ? [expect.stringMatching(reason)] : [],
    );
  }
});
