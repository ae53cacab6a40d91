import { expect, it } from 'vitest';
import { BANK_FIELDS } from '../../../src/domain/forms/bankDetails.ts';
import { documentRowsOf } from '../../../src/domain/forms/documentRows.ts';
import {
  DASHBOARD_FORMS,
  FORM_KEYS,
  FURTHER_FORMS,
  QUERY_GROUPS,
} from '../../../src/domain/forms/registry.ts';
import { SECTION_ONE } from '../../../src/domain/forms/traineeForm.ts';
import { defaultVendorTypes } from '../../../src/domain/records/defaults.ts';
import {
  COMPANY_STATES,
  NATIONALITIES,
  VENDOR_TYPES,
  YES_NO_OPTIONS,
} from '../../../src/domain/records/options.ts';
import { makeParsedUser } from '../../support/factories.ts';

it('vendorTypes has its twelve names in order, all unchecked, anew for every caller', {
  tags: ['user-fields'],
}, () => {
  const names =
    'TV, Print, Radio, Digital, OOH, Content, Influencer, Sponserships and Events, Activation, Sports Partnership, Talent Management, Overheads';
  for (const type of defaultVendorTypes()) type.isChecked = true;
  expect(defaultVendorTypes()).toEqual(names.split(', ').map((name) => ({ name, isChecked: false })));
});

it('lists the other options', { tags: ['section-fields', 'bank-record', 'user-fields'] }, () => {
  expect(BANK_FIELDS.bankAccountType.options).toEqual(['Savings', 'Current']);
  expect(NATIONALITIES).toEqual(['Indian', 'Foreign']);
  expect(VENDOR_TYPES).toEqual(['Overhead', 'Other']);
  expect(SECTION_ONE.relatedwOMG.options).toEqual(['Yes', 'No']);
  expect(YES_NO_OPTIONS.map(({ value }) => value)).toEqual(['yes', 'no']);
  expect(COMPANY_STATES).toEqual(['Maharashtra', 'Telangana', 'Haryana', 'Karnataka', 'Tamil Nadu']);
});

it('there are three documents, two of them mandatory', { tags: ['documents-keys'] }, () => {
  expect(
    documentRowsOf(makeParsedUser()).map(({ key, label, isMandatory }) => [key, label, isMandatory]),
  ).toEqual([
    ['CompanyCertificate', 'Aadhar Card', true],
    ['GSTCertificate', 'GST Registration Certificate', false],
    ['PANTANCard', 'PAN Card', true],
  ]);
});

it('query groups have their order and links', { tags: ['queries-categories'] }, () => {
  expect(QUERY_GROUPS.slice(0, 6).map(({ category, path }) => [category, path])).toEqual([
    ['general', '/profile'],
    ['msa', '/exportmsa'],
    ['bank', '/vendor-bankdetails'],
    ['vendorform', '/vendor-form'],
    ['nongst', '/nonapplicability'],
    ['einvoicing', '/vendor-einvoicing'],
  ]);
});

it('the forms of the dashboard and the further forms are all forms', () => {
  const forms = [...DASHBOARD_FORMS, ...FURTHER_FORMS];
  expect(forms.map(({ key }) => key).sort()).toEqual([...FORM_KEYS].sort());
});
