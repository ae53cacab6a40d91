import { describe, expect, test } from 'vitest';
import {
  type ApprovedPerson,
  checkForExport,
  refusalOfExport,
} from '../../../../src/domain/exports/checks.ts';
import { EXPORT_FORMATS } from '../../../../src/domain/exports/formats.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import {
  allForms,
  makeBankDetails,
  makeParsedUser,
  makeReviewedRecord,
  makeSectionOne,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

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
  return refusalOfExport({ record: { ...record, ...change }, reviewed });
};

describe('refusalOfExport', () => {
  test('accepts a person with validated forms and the reviewed record', () => {
    expect(refusalOfExport(approved())).toBeUndefined();
  });

  test('lists the forms that are not validated', () => {
    expect(refusalOfExport(approved({ forms: { bankdetails: 1 } }))).toBe('Not validated: Bank Details.');
  });

  test('refuses a PAN that differs from the reviewed one', () => {
    expect(refusalAfter({ pancard: 'ZZZPZ9999Z' })).toBe('The PAN changed after the review.');
  });

  test.each(Object.keys(makeBankDetails()) as (keyof UserRecord['bankDetails'])[])(
    'refuses another %s than the reviewer saw',
    (field) => {
      const { bankDetails } = approved().record;
      expect(refusalAfter({ bankDetails: { ...bankDetails, [field]: 'Other' } })).toBe(
        'The bank details changed after the review.',
      );
    },
  );

  test.each(['profile', 'bankdetails'] as const)('refuses a record without a snapshot of %s', (part) => {
    const { record, reviewed } = approved();
    const { [part]: _missing, ...others } = reviewed;
    expect(refusalOfExport({ record, reviewed: others })).toBe(
      'There is no review of the PAN and the bank details to compare with.',
    );
  });
});

describe('checkForExport', () => {
  test('sorts every person by name into the file or the list', () => {
    const people = [
      approved({ uid: 'c', name: 'Chitra', forms: { vendorform: 1 } }),
      approved({ uid: 'b', name: 'Bela' }),
      approved({ uid: 'a', name: 'Asha', forms: { vendorform: 1 } }),
    ];
    for (const { record } of people) record.vendorDetails = {};
    const { vendors, leftOut } = checkForExport('csv', people);
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
      const { leftOut } = checkForExport(key, [person]);
      expect(leftOut.map((each) => each.reason)).toEqual(
        key === needing ? [expect.stringMatching(reason)] : [],
      );
    }
  });
});
