import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readProjectJson } from '../../../../dev/project.ts';
import { bankTable } from '../../../../scripts/hints/tables.ts';
import { type ApprovedPerson, checkForExport } from '../../../../src/domain/exports/checks.ts';
import { parseCsv } from '../../../../src/domain/exports/csv.ts';
import { exportFile } from '../../../../src/domain/exports/exportFile.ts';
import { EXPORT_FIELDS, formatOf } from '../../../../src/domain/exports/formats.ts';
import { NO_STATE, RULES, SOURCES } from '../../../../src/domain/exports/receiverRules.ts';
import { VendorsSchema } from '../../../../src/domain/exports/vendorsJson.ts';
import { EXEMPT_CLASSES } from '../../../../src/domain/forms/eInvoicing.ts';
import {
  allForms,
  GST_GROUNDS,
  makeBankDetails,
  makeNonGst,
  makeParsedUser,
  makeReviewedRecord,
  makeSectionOne,
  makeTaxes,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const NOW = Date.parse('2026-12-01T10:00:00Z');
const BANKS = bankTable();
const TABLES = ['erpnext-supplier', 'erpnext-address', 'erpnext-bank'] as const;

function approved(overrides: StoredUserOverrides): ApprovedPerson {
  const stored = makeUserRecord({ ...overrides, forms: { ...allForms(2), status: 4, approved: true } });
  return { record: makeParsedUser(stored), reviewed: makeReviewedRecord(stored) };
}

const person = (section: object = {}, overrides: StoredUserOverrides = {}) =>
  approved({
    userid: 'O2611KAVYA',
    bankDetails: makeBankDetails({ bankName: 'SBI', ifscCode: 'SBIN0005943' }),
    vendorDetails: { sectionOne: makeSectionOne(section) },
    ...overrides,
  });
const GSTIN = { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO', pancard: 'ZZZPK0001Z' } as const;

function fileOf(format: Parameters<typeof checkForExport>[0], people: readonly ApprovedPerson[]) {
  const fields = formatOf(format)?.fields ?? [];
  const { vendors, problemRows } = checkForExport(format, people, NOW, fields, BANKS);
  const { content } = exportFile(format, vendors, fields);
  const text = typeof content === 'string' ? content : '';
  const problems = problemRows.flatMap((row) =>
    row.problems.map(({ outcome, message }) => `${outcome}: ${message}`),
  );
  return { text, problems };
}

function rowOf(format: (typeof TABLES)[number] | 'csv', one: ApprovedPerson) {
  const [head, row] = parseCsv(fileOf(format, [one]).text);
  return Object.fromEntries(head?.cells.map((name, at) => [name, row?.cells[at] ?? '']) ?? []);
}

const nowhere = { pincode: '', city: 'Village' };
const goan = { nongst: makeNonGst({ ...GST_GROUNDS, homeState: 'Goa' }) };
test.each([
  ['the PIN code', person(), 'Maharashtra'],
  ['the GSTIN, without a sure PIN code', person({ pincode: '605107' }, GSTIN), 'Maharashtra'],
  ['the end of the address', person({ pincode: '', city: 'Panaji, Goa' }), 'Goa'],
  ['nothing else, where a city names another one', person({ pincode: '', city: 'Puducherry' }), ''],
  ['the form', person({ pincode: '605107', state: 'Tamil Nadu' }, GSTIN), 'Tamil Nadu'],
  ['the GST table', person(nowhere), 'Maharashtra'],
  ['the declaration', person({ ...nowhere, gstTable: [] }, goan), 'Goa'],
  ['the form alone, with a PIN code of the army', person({ pincode: '900056', city: '56 APO' }, GSTIN), ''],
  ['nothing for a foreign company', person({ country: '', vendorStatus: 'Foreign Inter Company' }), ''],
  ['nothing outside India', person({ country: 'Nepal', pincode: '44600' }), ''],
])('the State comes from %s', { tags: ['export-taken'] }, (_, one, state) => {
  expect(rowOf('erpnext-address', one).state).toBe(state);
});

describe('values in one form', { tags: ['export-taken'] }, () => {
  test.each(['INDIA', 'india', 'Bharat', ' India '])('country %j is India and not Overseas', (country) => {
    const row = rowOf('erpnext-address', person({ country, pincode: '400 069' }));
    expect(row).toMatchObject({ country: 'India', gst_category: 'Unregistered', pincode: '400069' });
  });

  test.each(['NA', 'n/a', 'N.A.', '-NA-', 'Nil.', '-', 'none', 'No landmark'])(
    'a line or number %j is left out',
    (addressL3) => {
      expect(rowOf('erpnext-address', person({ addressL3 })).address_line2).toBe('Andheri East');
      const numbers = person(
        { registrationNumber: addressL3 },
        { bankDetails: makeBankDetails({ bankMICR: addressL3 }) },
      );
      expect(rowOf('csv', numbers)).toMatchObject({ 'Registration Number': '', MICR: '' });
      expect(fileOf('tally', [person({ addressL3 })]).text).not.toContain(`<ADDRESS>${addressL3}</ADDRESS>`);
    },
  );

  test('codes of an account that an older record has in other spellings become one', () => {
    const codes = { bankAccountNumber: '0012-3456 7890', ifscCode: 'sbin 0005943', bankMICR: '400 002 001' };
    const bankDetails = makeBankDetails({ bankName: 'SBI', ...codes });
    expect(rowOf('csv', person({}, { bankDetails }))).toMatchObject({
      Bank: 'State Bank of India',
      'Account Number': '001234567890',
      IFSC: 'SBIN0005943',
      MICR: '400002001',
    });
  });

  test('lines that end with a comma are joined by one', () => {
    const lines = { addressL1: 'Flat 3,', addressL2: 'M.G. Road ,', addressL3: ', =1', city: 'Mumbai,' };
    const one = person(lines);
    expect(rowOf('csv', one)).toMatchObject({ Address: 'Flat 3, M.G. Road, 1', City: 'Mumbai' });
  });

  test.each([
    ['of a person, from the registration', { vendorStatus: 'Sole Proprietor Firm' }, 'Individual'],
    ['of a firm, from the registration', { vendorStatus: 'Partnership Firm' }, 'Company'],
    ['outside the list', makeSectionOne({ vendorStatus: 'Freelancer' }), 'Individual'],
  ])('a vendor status %s makes the supplier what the letters say', (_, sectionOne, type) => {
    const one = person({}, { usertype: 'vendor', vendorDetails: { sectionOne } as never });
    expect(rowOf('erpnext-supplier', one).supplier_type).toBe(type);
  });

  test('another bank than that of the IFSC keeps its name and is doubtful', () => {
    const bankDetails = makeBankDetails({ bankName: 'HDFC Bank', ifscCode: 'SBIN0005943' });
    const { text, problems } = fileOf('erpnext-bank', [person({}, { bankDetails })]);
    expect(text).toContain('"HDFC Bank"');
    expect(problems).toEqual([
      'doubtful: The IFSC belongs to State Bank of India, but the bank is HDFC Bank.',
    ]);
  });

  test('a supplier has one spelling in every format', () => {
    const plus = person({ nameOfVendor: '+91 Media' });
    for (const format of ['csv', ...TABLES, 'tally', 'json'] as const) {
      const { text, problems } = fileOf(format, [plus]);
      expect(text).toContain('91 Media');
      expect(text).not.toContain('+91 Media');
      expect(problems).toEqual([expect.stringMatching(/^changed: The name is written as 91 Media/)]);
    }
  });
});

describe('rows that are refused or changed', { tags: ['export-taken'] }, () => {
  const ofFormat = (cell: string) => `“${cell}” does not have the format that is taken.`;
  const startsWith = (words: string) => expect.stringMatching(new RegExp(`^${words}`));
  const noState = { ...nowhere, gstTable: [] };
  const wrongDigit = { ...GSTIN, GSTIN: '27ZZZPK0001Z1ZP' };
  const WORDS = { addressL1: 'word '.repeat(60), addressL2: 'NA', addressL3: 'NA' };
  const LETTERS = { addressL1: 'a', addressL2: 'b'.repeat(300), addressL3: 'c'.repeat(300) };

  test.each<[object, StoredUserOverrides, ...unknown[]]>([
    [{ country: 'Atlantis' }, {}, 'refused: Country: “Atlantis” is not in the receiver’s list.'],
    [noState, {}, startsWith('refused: State is missing: ')],
    [{ pincode: '4000' }, {}, `refused: PIN Code: ${ofFormat('4000')}`],
    [
      { pincode: '560001' },
      GSTIN,
      startsWith('refused: The GSTIN is of Maharashtra, the address is in Karn'),
    ],
    [{}, wrongDigit, startsWith('refused: GSTIN: The check digit does not fit')],
    [{ country: 'Nepal' }, GSTIN, 'refused: A GSTIN needs an address in India.'],
    [{ nameOfVendor: 'a'.repeat(200) }, {}, `changed: The name is cut to ${'a'.repeat(119)} (O2611KAVYA).`],
    [WORDS, {}, 'changed: Address Line 1 is longer than 240 characters and continues in line 2.'],
    [
      LETTERS,
      {},
      startsWith('refused: Address Line 2 has \\d+ characters; at most 240 '),
      startsWith('changed: '),
    ],
  ])('an address with %j and %j is named', (section, overrides, ...problems) => {
    expect(fileOf('erpnext-address', [person(section, overrides)]).problems).toEqual(problems);
  });

  test('a complete row is named nowhere', () => {
    const complete = person({ vendorStatus: 'Private Limited Company' }, GSTIN);
    for (const format of ['csv', ...TABLES, 'tally', 'json'] as const) {
      expect(fileOf(format, [complete]).problems).toEqual([]);
    }
  });

  test.each([
    [
      'another PAN than in the GSTIN',
      { ...GSTIN, pancard: 'ZZZPK0002Z' },
      'doubtful: The PAN differs from the one in the GSTIN. India Compliance takes that of the GSTIN.',
    ],
    ['no name', { name: '=' }, 'refused: Name is missing.'],
  ])('a supplier with %s is named once', (_, overrides, problem) => {
    const { problems } = fileOf('erpnext-supplier', [
      person({ nameOfVendor: '' }, { name: 'Kavya', ...overrides }),
    ]);
    expect(problems.filter((each) => each === problem)).toHaveLength(1);
  });

  const LONG_NUMBER = 'Bank Account Number has 31 characters; at most 30 are taken.';
  const ofBank = (change: object) => ({
    bankDetails: makeBankDetails({ ifscCode: 'YESB0HPB051', ...change }),
  });

  test.each<[(typeof TABLES)[number], object, StoredUserOverrides, string]>([
    ['erpnext-address', { city: 'c'.repeat(141) }, {}, 'City has 141 characters; at most 140 are taken.'],
    ['erpnext-address', { pincode: '605107', state: 'Goa' }, {}, 'PIN code 605107 is not one of Goa.'],
    ['erpnext-address', { pincode: '1400069' }, {}, `PIN Code: ${ofFormat('1400069')}`],
    ['erpnext-address', { country: '', vendorStatus: 'Foreign Inter Company' }, {}, 'Country is missing.'],
    ['erpnext-address', {}, { ...GSTIN, GSTIN: '27' }, `GSTIN: ${ofFormat('27')}`],
    ['erpnext-address', { telephone: 'ask me' }, {}, `Telephone: ${ofFormat('ask me')}`],
    ['erpnext-address', {}, { email: 'ram' }, `E-mail: ${ofFormat('ram')}`],
    ['erpnext-supplier', { country: 'Atlantis' }, {}, 'Country: “Atlantis” is not in the receiver’s list.'],
    ['erpnext-supplier', {}, { pancard: 'ZZZ' }, `PAN: ${ofFormat('ZZZ')}`],
    ['erpnext-supplier', {}, { ...GSTIN, GSTIN: '27' }, `GSTIN: ${ofFormat('27')}`],
    ['erpnext-bank', {}, ofBank({ bankAccountNumber: '1'.repeat(31) }), LONG_NUMBER],
  ])('a row of %s with %j and %j is refused', (format, section, overrides, message) => {
    expect(fileOf(format, [person(section, overrides)]).problems).toContain(`refused: ${message}`);
  });

  test.each([
    [130, 'Bank Name has 130 characters; with the user ID it is longer than 140.'],
    [150, 'Bank Name has 150 characters; at most 140 are taken.'],
  ])('a bank name of %i characters is named', (length, message) => {
    const { problems } = fileOf('erpnext-bank', [person({}, ofBank({ bankName: 'b'.repeat(length) }))]);
    expect(problems).toEqual([`refused: ${message}`, expect.stringMatching(/^changed: The name is cut/)]);
  });

  test.each([
    [{ country: 'Atlantis' }, {}, 'Country: “Atlantis” is not in the receiver’s list.'],
    [noState, {}, NO_STATE],
    [{ pincode: '4000' }, {}, `PIN Code: ${ofFormat('4000')}`],
    [{}, wrongDigit, startsWith('GSTIN: The check digit does not fit')],
    [{ pincode: '560001' }, GSTIN, 'The GSTIN is of Maharashtra, the address is in Karnataka.'],
  ])('a ledger for Tally with %j and %j is doubtful once', (section, overrides, message) => {
    const { problems } = fileOf('tally', [person(section, overrides)]);
    expect(problems.map((problem) => problem.replace('doubtful: ', ''))).toEqual([message]);
  });

  const inZone = { date: '2026-11-20', place: 'Mumbai', reason: 'class', class: EXEMPT_CLASSES[0] } as const;
  const zone = { ...GSTIN, isEinvoicingApplicable: 'no', einvoicing: inZone } as const;
  test.each([
    ['a missing GSTIN', { isGSTApplicable: 'yes', GSTIN: '' }, '', null, /^doubtful: GST is applicable, but/],
    ['a scheme without GST', GSTIN, 'Registered Regular', 'none', /^doubtful: There is a GSTIN, but/],
    ['a unit in a zone', zone, 'SEZ', null, /^doubtful: The vendor is a unit in a special economic zone/],
  ] as const)('%s is no registration that nobody declared', (_, overrides, category, scheme, problem) => {
    const one = {
      ...person({}, overrides),
      ...(scheme && { taxes: { ...makeTaxes(), class: 'none', scheme } as const }),
    };
    expect(rowOf('erpnext-supplier', one).gst_category).toBe(category);
    expect(fileOf('tally', [one]).problems).toEqual([expect.stringMatching(problem)]);
    expect(fileOf('tally', [one]).text.includes('GSTREGISTRATIONTYPE')).toBe(category !== '');
  });

  test('a file without a mark for an open change names the person', { tags: ['amendment-export'] }, () => {
    const one = { ...person(), isBankChangePending: true };
    const [problem] = fileOf('erpnext-bank', [one]).problems;
    expect(problem).toBe('doubtful: A change of the bank account is open; the file has the one on record.');
    expect(fileOf('tally', [one]).problems).toEqual([problem]);
    for (const format of ['csv', 'json', 'erpnext-address'] as const)
      expect(fileOf(format, [one]).problems).toEqual([]);
  });

  test('a code of a bank that ended is doubtful wherever the account is exported', () => {
    const ended = person({}, { bankDetails: makeBankDetails({ ifscCode: 'SYNB0000445' }) });
    for (const format of ['csv', 'erpnext-bank', 'tally', 'json'] as const) {
      expect(fileOf(format, [ended]).problems).toEqual([
        expect.stringMatching(/^doubtful: Syndicate Bank has been part/),
      ]);
    }
  });

  test('every rule names a known source', () => {
    const sources = Object.values(RULES).flatMap((rules) => Object.values(rules).map(({ source }) => source));
    expect(new Set(sources)).toEqual(new Set(Object.keys(SOURCES)));
  });
});

describe('JSON', { tags: ['export-formats'] }, () => {
  test('contains the values of the other formats, in the documented form', () => {
    const one = { ...person({ country: 'INDIA', pincode: '400 069' }, GSTIN), taxes: makeTaxes() };
    const { text } = fileOf('json', [one]);
    const { vendors } = v.parse(VendorsSchema, JSON.parse(text));
    expect(vendors).toHaveLength(1);
    expect(vendors[0]).toMatchObject({
      uniqueName: 'Ram Kumar (O2611KAVYA)',
      address: { city: 'Mumbai', pincode: '400069', state: 'Maharashtra', country: 'India' },
      taxes: { class: 'Micro', since: '2024-05-01' },
    });
    expect(Object.keys(vendors[0] ?? {})).toEqual(['name', 'uniqueName', ...EXPORT_FIELDS]);
  });

  test('docs/vendors-1.schema.json is the schema of the file', () => {
    expect(readProjectJson('docs/vendors-1.schema.json')).toEqual(
      JSON.parse(JSON.stringify(toJsonSchema(VendorsSchema))),
    );
  });
});
