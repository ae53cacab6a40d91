import { describe, expect, it } from 'vitest';
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
const gstRow = (gstNo: string, gstStateCode = '27') => ({
  gstStateCode,
  gstNo,
  billingAddress: '',
  serviceName: '',
  contactDetails: '',
});

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

it('a bank that can no longer receive payments is a flag', { tags: ['bank-ifsc-name'] }, () => {
  expect(flags({ bankDetails: makeBankDetails({ ifscCode: 'PYTM0123456' }) })).toEqual([
    'bankdetails | IFSC Code | This bank can no longer receive payments.',
  ]);
});

it('an IFSC of a bank that ended is a flag with the bank of today', { tags: ['bank-ifsc-name'] }, () => {
  expect(flags({ bankDetails: makeBankDetails({ ifscCode: 'SYNB0000445' }) })).toEqual([
    'bankdetails | IFSC Code | Syndicate Bank has been part of Canara Bank since 1 Apr 2020, and its IFSC codes have ended. Raise a query for the new code.',
  ]);
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
  const missing = flags(
    {
      pancard: '',
      bankDetails: makeBankDetails({ bankMICR: '' }),
      nongst: makeNonGst(),
      vendorDetails: {},
    },
    makeDocumentsRecord(),
  );
  expect(missing).toEqual([
    'profile | PAN Number | The PAN is missing.',
    'profile | Aadhar Card | This document is missing.',
    'profile | PAN Card | This document is missing.',
    'bankdetails | Cancelled Cheque | The cancelled cheque is missing.',
  ]);
});

it.each<[RegExp, StoredUserOverrides]>([
  [/profile \| PAN Number \| The fifth character/, { name: 'Ram Gupta' }],
  [/profile \| Aadhar Number \| The digits do not fit/, { aadharcard: '234576890124' }],
  [/profile \| Contact Number/, { phone: '12345' }],
  [/profile \| GSTIN \| GST is applicable, but/, { isGSTApplicable: 'yes' }],
  [/profile \| GSTIN \| The check digit does not fit/, { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZP' }],
  [/profile \| GSTIN \| Characters 3 to 12/, { isGSTApplicable: 'yes', GSTIN: '33ZZZPR9999ZAZY' }],
  [
    /bankdetails \| IFSC Code \| The format is not valid/,
    { bankDetails: makeBankDetails({ ifscCode: 'HDFC000123' }) },
  ],
  [/bankdetails \| MICR Code \| A MICR code/, { bankDetails: makeBankDetails({ bankMICR: '12' }) }],
  [
    /bankdetails \| Bank Account Number \| Most account numbers/,
    { bankDetails: makeBankDetails({ bankAccountNumber: '1234567' }) },
  ],
  [/vendorform \| PAN Number \| The PAN in the form/, sectionOne({ panno: 'ZZZPK0002Z' })],
  [/vendorform \| Name of Vendor \|/, sectionOne({ nameOfVendor: 'Kiran Kumar' })],
  [
    /vendorform \| Aadhar Number \| The Aadhar number in the form/,
    sectionOne({ aadharcard: '200000000009' }),
  ],
  [
    /vendorform \| Aadhar Number \| There is an Aadhar number, but the form says Private Limited Company/,
    sectionOne({ vendorStatus: 'Private Limited Company', registrationNumber: 'U12345MH2015PTC123456' }),
  ],
  [
    /vendorform \| Aadhar Number \| There is an Aadhar number, but the nationality is Foreign/,
    { ...sectionOne({}), nationality: 'Foreign' },
  ],
  [
    /vendorform \| Aadhar Number \| The profile has an Aadhar number, the form has none/,
    sectionOne({ aadharcard: '' }),
  ],
  [
    /vendorform \| CIN \| A CIN has 21 characters/,
    sectionOne({ vendorStatus: 'Private Limited Company', registrationNumber: '12345' }),
  ],
  [
    /vendorform \| Related to the group \| The answer is Yes: Brother of a director/,
    sectionOne({ relatedwOMG: 'Yes', relatedwOMGRelation: 'Brother of a director' }),
  ],
  [
    /vendorform \| Related to the group \| The answer is Yes, but the relation is not given/,
    sectionOne({ relatedwOMG: 'Yes', relatedwOMGRelation: '' }),
  ],
  [
    /vendorform \| Vendor Status \| The fourth letter of the PAN stands for an individual, but/,
    sectionOne({ vendorStatus: 'Private Limited Company' }),
  ],
  [
    /bankdetails \| Bank Account Type \| Companies and firms usually have a current account/,
    {
      ...sectionOne({ vendorStatus: 'Private Limited Company' }),
      bankDetails: makeBankDetails({ bankAccountType: 'Savings' }),
    },
  ],
  [
    /bankdetails \| Cancelled Cheque \| The account holder may be Kiran Kumar or /,
    sectionOne({ nameOfVendor: 'Kiran Kumar' }),
  ],
  [/vendorform \| PIN Code/, sectionOne({ pincode: '000001' })],
  [/vendorform \| Telephone/, sectionOne({ telephone: '0222345678' })],
  [/vendorform \| Registration Number/, sectionOne({ registrationNumber: 'UDYAM-1' })],
  [
    /vendorform \| GST registration 2 \| The check digit/,
    sectionOne({ gstTable: [gstRow('27ZZZPK0001Z1ZO'), gstRow('27ZZZPK0001Z1ZP')] }),
  ],
  [
    /vendorform \| GST registration 1 \| The GSTIN starts with 27, but the State Code is 29/,
    sectionOne({ gstTable: [gstRow('27ZZZPK0001Z1ZO', '29')] }),
  ],
  [
    /GST registration 1 \| The GSTIN starts with 27, but the State Code is Karnataka/,
    sectionOne({ gstTable: [gstRow('27ZZZPK0001Z1ZO', 'Karnataka')] }),
  ],
  [/Company Address \| .* do not match any/, { nongst: makeNonGst({ state: 'Haryana' }) }],
  [
    /nonapplicability \| Company Address \| State, address and GSTIN are missing/,
    { nongst: makeNonGst({ state: '', address: '', gstinNumber: '' }) },
  ],
  [/Date \| The date is in the future/, { nongst: makeNonGst({ date: '2026-11-22' }) }],
  [/financial year 2025-26; the current one is 2026-27/, { nongst: makeNonGst({ date: '2026-03-31' }) }],
])('flags name the problem: %s', (expected, overrides) => {
  expect(flags(overrides).filter((flag) => expected.test(flag))).toHaveLength(1);
});

it.each(['27', '27 - Maharashtra', '२७', 'Maharashtra', 'State of Maharashtra', 'MH', 'NA'])(
  'flags no State Code %j beside a GSTIN of 27',
  (code) => {
    const found = flags(sectionOne({ gstTable: [gstRow('27ZZZPK0001Z1ZO', code)] }));
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

describe('the flags of a change after the approval', () => {
  const LINK_OF = (key: string) => ({ documents: { [key]: LINK }, hashes: { [key]: 'ab'.repeat(32) } });
  const onRecord = {
    ...FLAWLESS,
    pancard: 'ABCPA1234F',
    bankDetails: makeBankDetails({ ifscCode: 'SYNB0000445' }),
  };

  it.each<[string, AmendmentKind, AmendedValues, string[]]>([
    [
      'a GSTIN of another PAN',
      'gst',
      { user: { isGSTApplicable: 'yes', GSTIN: '27AAPFU0939F1ZV' }, ...LINK_OF('GSTCertificate') },
      ['profile | GSTIN', 'nonapplicability | GST Applicable'],
    ],
    [
      'a number with five digits',
      'contact',
      { user: { phone: '12345' }, documents: {}, hashes: {} },
      ['profile | Contact Number'],
    ],
    [
      'another account at the bank that ended',
      'bank',
      {
        user: { bankDetails: { ...onRecord.bankDetails, bankAccountNumber: '50100123456789' } },
        ...LINK_OF('cancelledCheque'),
      },
      ['bankdetails | IFSC Code'],
    ],
    ['a document, beside flags of others', 'document', { user: {}, ...LINK_OF('PANTANCard') }, []],
  ])('%s', (_, kind, values, found) => {
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
    const values = { user: { isGSTApplicable: 'no', GSTIN: '' }, documents: {}, hashes: {} } as const;
    const declared = makeTaxEntry({ scheme, udyam: 'UDYAM-GJ-00-0000001' });
    const brought = flagsOfChange('gst', values, { record, documents: FILES }, declared, NOW);
    const ofTaxes = brought.filter(({ part }) => part === 'taxes');
    expect(ofTaxes.map(({ part, label }) => `${part} | ${label}`)).toEqual(found);
  });
});
