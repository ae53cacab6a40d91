import { expect, it } from 'vitest';
import type { QueryCategory } from '../../../../src/domain/records/records.ts';
import { queriedField } from '../../../../src/forms/queries/AboutField.tsx';
import { makeParsedUser, makeSectionOne, makeSectionSix } from '../../../support/factories.ts';

const record = makeParsedUser({
  vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
});

it.each<[QueryCategory, string, string, string]>([
  ['general', 'pancard', 'PAN Number', '/profile'],
  ['general', 'signImage', 'Signature', '/profile'],
  ['general', 'PANTANCard', 'PAN Card', '/mt-upload-documents'],
  ['bank', 'ifscCode', 'IFSC Code', '/trainee-bankdetails'],
  ['bank', 'cancelledCheque', 'Cancelled Cheque', '/trainee-bankdetails'],
  ['vendorform', 'registrationNumber', 'Registration Number', '/mt-trainee-form'],
  ['vendorform', 'vendorTypes', 'Vendor types', '/mt-trainee-form'],
  ['vendorform', 'gstTable.0', 'GST registration 1', '/mt-trainee-form'],
  ['vendorform', 'signatoryName', 'Name of Signatory', '/mt-trainee-form#collapseSectionFour'],
  ['nongst', 'state', 'State', '/nonapplicability'],
])('%s, %s is %s at %s', (category, field, label, path) => {
  expect(queriedField(record, category, field)).toEqual({ label, path });
});

it('a query names no field when its screen lacks the field or row', () => {
  expect(queriedField(record, 'bank', 'pancard')).toBeUndefined();
  expect(queriedField(record, 'vendorform', 'gstTable.7')).toBeUndefined();
  for (const field of ['somethingElse', '', '__proto__', 'constructor'])
    expect(queriedField(record, 'general', field)).toBeUndefined();
});
