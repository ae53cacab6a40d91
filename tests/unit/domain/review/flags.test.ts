import { expect, it } from 'vitest';
import { emptyValues } from '../../../../src/domain/forms/fields.ts';
import { ROW_LISTS } from '../../../../src/domain/forms/traineeForm.ts';
import { OUTSIDE_INDIA } from '../../../../src/domain/gstStates.ts';
import type { AmendedValues, AmendmentKind } from '../../../../src/domain/records/amendments.ts';
import { VENDOR_STATUSES } from '../../../../src/domain/records/kinds.ts';
import type { DocumentsRecord } from '../../../../src/domain/records/records.ts';
import { flagsOfChange, reviewFlags } from '../../../../src/domain/review/flags.ts';
import { fitsVendorStatus, isCompanyOrFirm } from '../../../../src/domain/review/holderKind.ts';
import {
  GST_GROUNDS,
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeSectionSix,
  makeTaxEntry,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const NOW = new Date('2026-11-21T10:00:00+05:30');
const LINK = 'https://files.example/one';
const FILES = makeDocumentsRecord({
  CompanyCertificate: LINK,
  PANTANCard: LINK,
  GSTCertificate: LINK,
  cancelledCheque: LINK,
});
const FLAWLESS: StoredUserOverrides = {
  bankDetails: makeBankDetails(),
  nongst: makeNonGst(),
  vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
  forms: { status: 1, ...listedForms(1) },
};

const flags = (overrides: StoredUserOverrides = {}, documents: DocumentsRecord = FILES) =>
  reviewFlags(makeParsedUser({ ...FLAWLESS, ...overrides }), documents, NOW).map(
    ({ part, label, message }) => `${part} | ${label} | ${message}`,
  );
const sectionOne = (one: Parameters<typeof makeSectionOne>[0]) => ({
  vendorDetails: { sectionOne: makeSectionOne(one), sectionSix: makeSectionSix() },
});
/** Rows of GSTIN and State Code. */
const gstRows = (...rows: [gstNo: string, gstStateCode?: string][]) =>
  sectionOne({
    gstTable: rows.map(([gstNo, gstStateCode = '27']) => ({
      ...emptyValues(ROW_LISTS.gstTable.fields),
      gstStateCode,
      gstNo,
    })),
  });
const COMPANY = { vendorStatus: 'Private Limited Company', registrationNumber: 'U12345MH2015PTC123456' };
const related = (relatedwOMGRelation: string) => sectionOne({ relatedwOMG: 'Yes', relatedwOMGRelation });
const gst = (GSTIN: string) => ({ isGSTApplicable: 'yes', GSTIN }) as const;
const bank = (change: Parameters<typeof makeBankDetails>[0]) => ({ bankDetails: makeBankDetails(change) });
const letter = (change: Parameters<typeof makeNonGst>[0]) => ({ nongst: makeNonGst(change) });
const NO_OFFICE = { state: '', address: '', gstinNumber: '' };

it('a complete record has no flags', () => {
  expect(flags()).toEqual([]);
});

it.each<[string, string | undefined, string[]]>([
  ['the present status', 'Aadhar Card', []],
  ['a status that is not stored', undefined, []],
  [
    'another status',
    'Certificate of Incorporation',
    [
      'profile | Aadhar Card | Uploaded as Certificate of Incorporation, before the vendor status or the nationality changed. Check the file.',
    ],
  ],
])('a first document that was uploaded for %s', (_, proof, found) => {
  expect(flags({}, { ...FILES, ...(proof && { proof }) })).toEqual(found);
});

it.each([
  ['PYTM0123456', 'This bank can no longer receive payments.'],
  [
    'SYNB0000445',
    'Syndicate Bank has been part of Canara Bank since 1 Apr 2020, and its IFSC codes have ended. Raise a query for the new code.',
  ],
])('an IFSC of a bank that ended is a flag: %s', { tags: ['bank-ifsc-name'] }, (ifscCode, message) => {
  expect(flags(bank({ ifscCode }))).toEqual([`bankdetails | IFSC Code | ${message}`]);
});

it.each([
  [{ country: 'Atlantis' }, 'vendorform | Country | Country: “Atlantis” is not in the receiver’s list.'],
  [
    { city: 'Village', pincode: '900001', gstTable: [] },
    'vendorform | State | State is missing: neither PIN code, GSTIN nor declaration names it. Return the form: it asks for the State.',
  ],
  [
    { nameOfVendor: '+91 Media' },
    'vendorform | Name of Vendor | The name is written as 91 Media, because spreadsheets read its beginning as a formula.',
  ],
])('an address that finance cannot take is a flag: %j', { tags: ['export-taken'] }, (change, flag) => {
  const vendorDetails = { sectionOne: makeSectionOne(change) };
  expect(flags({ vendorDetails, forms: { vendorform: 1 } })).toContain(flag);
  expect(flags({ vendorDetails, forms: { vendorform: 0 } })).not.toContain(flag);
});

it('an empty record has only flags for missing values', () => {
  const empty = { pancard: '', ...bank({ bankMICR: '' }), vendorDetails: {} };
  expect(flags(empty, makeDocumentsRecord())).toEqual([
    'profile | PAN Number | The PAN is missing.',
    'profile | Aadhar Card | This document is missing.',
    'profile | PAN Card | This document is missing.',
    'bankdetails | Cancelled Cheque | The cancelled cheque is missing.',
  ]);
});

it.each<[label: string, words: string, StoredUserOverrides]>([
  ['profile | PAN Number', 'The fifth character', { name: 'Ram Gupta' }],
  ['profile | Aadhar Number', 'The digits do not fit', { aadharcard: '234576890124' }],
  ['profile | Contact Number', '', { phone: '12345' }],
  ['profile | GSTIN', 'GST is applicable, but', { isGSTApplicable: 'yes' }],
  ['profile | GSTIN', 'The check digit does not fit', gst('27ZZZPK0001Z1ZP')],
  ['profile | GSTIN', 'Characters 3 to 12', gst('33ZZZPR9999ZAZY')],
  ['bankdetails | IFSC Code', 'The format is not valid', bank({ ifscCode: 'HDFC000123' })],
  ['bankdetails | MICR Code', 'A MICR code', bank({ bankMICR: '12' })],
  ['bankdetails | Bank Account Number', 'Most account numbers', bank({ bankAccountNumber: '1234567' })],
  ['vendorform | PAN Number', 'The PAN in the form', sectionOne({ panno: 'ZZZPK0002Z' })],
  ['vendorform | Name of Vendor', '', sectionOne({ nameOfVendor: 'Kiran Kumar' })],
  ['vendorform | Aadhar Number', 'The Aadhar number in the form', sectionOne({ aadharcard: '200000000009' })],
  ['vendorform | Aadhar Number', 'but the form says Private Limited Company', sectionOne(COMPANY)],
  ['vendorform | Aadhar Number', 'but the nationality is Foreign', { ...FLAWLESS, nationality: 'Foreign' }],
  [
    'vendorform | Aadhar Number',
    'The profile has an Aadhar number, the form has none',
    sectionOne({ aadharcard: '' }),
  ],
  ['vendorform | CIN', 'A CIN has 21 characters', sectionOne({ ...COMPANY, registrationNumber: '12345' })],
  ['vendorform | Related to the group', 'The answer is Yes: A director', related('A director')],
  ['vendorform | Related to the group', 'The answer is Yes, but the relation is not given', related('')],
  [
    'vendorform | Vendor Status',
    'The fourth letter of the PAN stands for an individual, but',
    sectionOne(COMPANY),
  ],
  ['bankdetails | Bank Account Type', 'Companies and firms usually have a current', sectionOne(COMPANY)],
  [
    'bankdetails | Cancelled Cheque',
    'holder may be Kiran Kumar or ',
    sectionOne({ nameOfVendor: 'Kiran Kumar' }),
  ],
  ['vendorform | PIN Code', '', sectionOne({ pincode: '000001' })],
  ['vendorform | Telephone', '', sectionOne({ telephone: '0222345678' })],
  ['vendorform | Registration Number', '', sectionOne({ registrationNumber: 'UDYAM-1' })],
  ['vendorform | GST registration 2', 'The check digit', gstRows(['27ZZZPK0001Z1ZO'], ['27ZZZPK0001Z1ZP'])],
  [
    'vendorform | GST registration 1',
    'starts with 27, but the State Code is 29',
    gstRows(['27ZZZPK0001Z1ZO', '29']),
  ],
  [
    'vendorform | GST registration 1',
    'the State Code is Karnataka',
    gstRows(['27ZZZPK0001Z1ZO', 'Karnataka']),
  ],
  ['nonapplicability | Company Address', 'do not match any', letter({ state: 'Haryana' })],
  ['nonapplicability | Company Address', 'State, address and GSTIN are missing', letter(NO_OFFICE)],
  ['nonapplicability | Date', 'The date is in the future', letter({ date: '2026-11-22' })],
  [
    'nonapplicability | Date',
    'financial year 2025-26; the current one is 2026-27',
    letter({ date: '2026-03-31' }),
  ],
])('the flag %s: %s', (label, words, overrides) => {
  const found = flags(overrides).filter((flag) => flag.startsWith(`${label} |`) && flag.includes(words));
  expect(found).toHaveLength(1);
});

it.each(['27', '27 - Maharashtra', '२७', 'Maharashtra', 'State of Maharashtra', 'MH', 'NA'])(
  'flags no State Code %j beside a GSTIN of 27',
  (code) => {
    const found = flags(gstRows(['27ZZZPK0001Z1ZO', code]));
    expect(found.filter((flag) => flag.includes('State Code'))).toEqual([]);
  },
);

it.each(['R. K. Narayan', 'R K NARAYAN'])('flags no name %j beside R.K. Narayan', (nameOfVendor) => {
  const found = flags({ name: 'R.K. Narayan', ...sectionOne({ nameOfVendor }) });
  expect(found.filter((flag) => flag.includes('Name of Vendor'))).toEqual([]);
});

it('flags a declaration from abroad with an address in India', { tags: ['letter-gst-abroad'] }, () => {
  const nongst = makeNonGst({ ...GST_GROUNDS, reason: 'abroad', homeState: OUTSIDE_INDIA });
  const from = (country: string) => flags({ nongst, ...sectionOne({ country, pincode: '' }) });
  expect(from('India')).toEqual([
    'nonapplicability | Reason | Only services from abroad are declared, but the address is in India.',
  ]);
  expect(from('Portugal')).toEqual([]);
  expect(flags({ nongst: { ...nongst, ...GST_GROUNDS } })).toEqual([]);
  expect(flags({ nongst, forms: { ...FLAWLESS.forms, nonapplicability: 0 } })).toEqual([]);
});

it('flags know the kind of PAN for each vendor status', { tags: ['review-conflicts'] }, () => {
  const bodies = ['Association of Persons', 'Body of Individuals', 'Trust'];
  for (const vendorStatus of VENDOR_STATUSES) {
    for (const pan of ['ZZZGZ0001Z', 'ZZZJZ0001Z', 'ZZZLZ0001Z']) {
      expect(fitsVendorStatus(pan, vendorStatus), vendorStatus).toBe(bodies.includes(vendorStatus));
    }
  }
  expect(fitsVendorStatus('ZZZJZ0001Z', 'Another')).toBe(true);
  expect(fitsVendorStatus('not a PAN', 'Trust')).toBe(true);
  expect(fitsVendorStatus('ZZZTZ0001Z', 'Trust')).toBe(true);
  for (const pan of ['ZZZEZ0001Z', 'ZZZFZ0001Z'])
    expect(fitsVendorStatus(pan, 'Partnership Firm')).toBe(true);
  expect(fitsVendorStatus('ZZZEZ0001Z', 'Private Limited Company')).toBe(false);
  expect(isCompanyOrFirm('ZZZEZ0001Z', '')).toBe(true);
});

it('flags never contain an Aadhar or account number', () => {
  const all = flags({
    aadharcard: '999999999999',
    bankDetails: makeBankDetails({ bankAccountNumber: '1234567' }),
    ...sectionOne({ aadharcard: '234576890124' }),
  }).join();
  expect(all).toContain('Aadhar');
  expect(all).not.toMatch(/999999999999|234576890124|1234567/);
});

const onRecord = { ...FLAWLESS, pancard: 'ABCPA1234F', ...bank({ ifscCode: 'SYNB0000445' }) };
const otherAccount = bank({ ifscCode: 'SYNB0000445', bankAccountNumber: '50100123456789' });
const change = (user: AmendedValues['user'], file = ''): AmendedValues =>
  file
    ? { user, documents: { [file]: LINK }, hashes: { [file]: 'ab'.repeat(32) } }
    : { user, documents: {}, hashes: {} };

it.each<[string, AmendmentKind, AmendedValues, string[]]>([
  ['a number with five digits', 'contact', change({ phone: '12345' }), ['profile | Contact Number']],
  ['an ended bank', 'bank', change(otherAccount, 'cancelledCheque'), ['bankdetails | IFSC Code']],
  [
    'a GSTIN of another PAN',
    'gst',
    change(gst('27AAPFU0939F1ZV'), 'GSTCertificate'),
    ['profile | GSTIN', 'nonapplicability | GST Applicable'],
  ],
  ['a document, beside flags of others', 'document', change({}, 'PANTANCard'), []],
])('a change after the approval brings the flags of %s', (_, kind, values, found) => {
  const state = { record: makeParsedUser(onRecord), documents: FILES };
  const brought = flagsOfChange(kind, values, state, null, NOW);
  expect(brought.map(({ part, label }) => `${part} | ${label}`)).toEqual(found);
});

it.each<[string, 'regular' | 'none', string[]]>([
  ['contradicts the scheme that is declared', 'regular', ['taxes | GST Scheme']],
  ['brings no flag of details that say the same', 'none', []],
])('the end of a registration %s', (_, scheme, found) => {
  const forms = { ...FLAWLESS.forms, nonapplicability: 0 } as const;
  const record = makeParsedUser({ ...FLAWLESS, forms, usertype: 'vendor', isGSTApplicable: 'yes' });
  const values = change({ isGSTApplicable: 'no', GSTIN: '' });
  const declared = makeTaxEntry({ scheme, udyam: 'UDYAM-GJ-00-0000001' });
  const brought = flagsOfChange('gst', values, { record, documents: FILES }, declared, NOW);
  const ofTaxes = brought.filter(({ part }) => part === 'taxes');
  expect(ofTaxes.map(({ part, label }) => `${part} | ${label}`)).toEqual(found);
});
