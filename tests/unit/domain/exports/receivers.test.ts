import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readProjectJson } from '../../../../dev/project.ts';
import { bankTable } from '../../../../scripts/hints/tables.ts';
import { COUNTRIES } from '../../../../src/domain/countries.ts';
import { type ApprovedPerson, checkForExport } from '../../../../src/domain/exports/checks.ts';
import { parseCsv } from '../../../../src/domain/exports/csv.ts';
import { exportFile } from '../../../../src/domain/exports/exportFile.ts';
import { EXPORT_FIELDS, formatOf } from '../../../../src/domain/exports/formats.ts';
import { NO_STATE, RULES, SOURCES } from '../../../../src/domain/exports/receiverRules.ts';
import type { Outcome } from '../../../../src/domain/exports/rowProblems.ts';
import { VendorsSchema } from '../../../../src/domain/exports/vendorsJson.ts';
import { EXEMPT_CLASSES } from '../../../../src/domain/forms/eInvoicing.ts';
import { HOME_STATES, stateOfGstin } from '../../../../src/domain/gstStates.ts';
import { gstinCheckDigit } from '../../../../src/domain/validators/gstin.ts';
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
  const { vendors, toMend } = checkForExport(format, people, NOW, fields, BANKS);
  const { content } = exportFile(format, vendors, fields);
  const text = typeof content === 'string' ? content : '';
  const problems = toMend.flatMap((row) =>
    row.problems.map(({ outcome, message }) => `${outcome}: ${message}`),
  );
  return { text, problems };
}

function rowOf(format: (typeof TABLES)[number] | 'csv', one: ApprovedPerson) {
  const [head, row] = parseCsv(fileOf(format, [one]).text);
  return Object.fromEntries(head?.cells.map((name, at) => [name, row?.cells[at] ?? '']) ?? []);
}

describe('the State of an address', { tags: ['export-taken'] }, () => {
  test.each([
    ['the PIN code', person(), 'Maharashtra'],
    ['the GSTIN, without a sure PIN code', person({ pincode: '605107' }, GSTIN), 'Maharashtra'],
    ['the end of the address', person({ pincode: '', city: 'Puducherry' }), 'Puducherry'],
    ['the form', person({ pincode: '605107', state: 'Tamil Nadu' }, GSTIN), 'Tamil Nadu'],
    ['the GST table', person({ pincode: '', city: 'Village' }), 'Maharashtra'],
    [
      'the declaration',
      person(
        { pincode: '', city: 'Village', gstTable: [] },
        { nongst: makeNonGst({ ...GST_GROUNDS, homeState: 'Goa' }) },
      ),
      'Goa',
    ],
    ['the form alone, with a PIN code of the army', person({ pincode: '900056', city: '56 APO' }, GSTIN), ''],
    [
      'nothing for a foreign company without a country',
      person({ country: '', vendorStatus: 'Foreign Inter Company' }),
      '',
    ],
    ['nothing outside India', person({ country: 'Nepal', pincode: '44600' }), ''],
  ])('comes from %s', (_, one, state) => {
    expect(rowOf('erpnext-address', one).state).toBe(state);
  });
});

describe('values in one form', { tags: ['export-taken'] }, () => {
  test.each(['INDIA', 'india', 'Bharat', ' India '])('country %j is India and not Overseas', (country) => {
    const row = rowOf('erpnext-address', person({ country, pincode: '400 069' }));
    expect(row).toMatchObject({ country: 'India', gst_category: 'Unregistered', pincode: '400069' });
  });

  test.each(['NA', 'n/a', 'N.A.', 'Nil', '-', 'none'])('a line or number %j is left out', (addressL3) => {
    expect(rowOf('erpnext-address', person({ addressL3 })).address_line2).toBe('Andheri East');
    const numbers = person(
      { registrationNumber: addressL3 },
      { bankDetails: makeBankDetails({ bankMICR: addressL3 }) },
    );
    expect(rowOf('csv', numbers)).toMatchObject({ 'Registration Number': '', MICR: '' });
    expect(fileOf('tally', [person({ addressL3 })]).text).not.toContain(`<ADDRESS>${addressL3}</ADDRESS>`);
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
  test.each([
    [{ country: 'Atlantis' }, {}, ['refused: Country: “Atlantis” is not in the receiver’s list.']],
    [
      { pincode: '', city: 'Village', gstTable: [] },
      {},
      [expect.stringMatching(/^refused: State is missing: /)],
    ],
    [{ pincode: '4000' }, {}, ['refused: PIN Code: “4000” does not have the format that is taken.']],
    [
      { pincode: '560001' },
      GSTIN,
      [expect.stringMatching(/^refused: The GSTIN is of Maharashtra, the address is in Karnataka\./)],
    ],
    [
      {},
      { ...GSTIN, GSTIN: '27ZZZPK0001Z1ZP' },
      [expect.stringMatching(/^refused: GSTIN: The check digit does not fit/)],
    ],
    [{ country: 'Nepal' }, GSTIN, ['refused: A GSTIN needs an address in India.']],
    [{ nameOfVendor: 'a'.repeat(200) }, {}, [`changed: The name is cut to ${'a'.repeat(119)} (O2611KAVYA).`]],
    [
      { addressL1: 'word '.repeat(60), addressL2: 'NA', addressL3: 'NA' },
      {},
      ['changed: Address Line 1 is longer than 240 characters and continues in line 2.'],
    ],
    [
      { addressL1: 'a', addressL2: 'b'.repeat(300), addressL3: 'c'.repeat(300) },
      {},
      [
        expect.stringMatching(/^refused: Address Line 2 has \d+ characters; at most 240 are taken\.$/),
        expect.stringMatching(/^changed: /),
      ],
    ],
  ])('an address with %j and %j is named', (section, overrides, problems) => {
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

  test.each([
    [130, 'Bank Name has 130 characters; with the user ID it is longer than 140.'],
    [150, 'Bank Name has 150 characters; at most 140 are taken.'],
  ])('a bank name of %i characters is named', (length, message) => {
    const bankDetails = makeBankDetails({ bankName: 'b'.repeat(length), ifscCode: 'YESB0HPB051' });
    const { problems } = fileOf('erpnext-bank', [person({}, { bankDetails })]);
    expect(problems).toEqual([`refused: ${message}`, expect.stringMatching(/^changed: The name is cut/)]);
  });

  test.each([
    [{ country: 'Atlantis' }, {}, 'Country: “Atlantis” is not in the receiver’s list.'],
    [{ pincode: '', city: 'Village', gstTable: [] }, {}, NO_STATE],
    [{ pincode: '4000' }, {}, 'PIN Code: “4000” does not have the format that is taken.'],
    [
      {},
      { ...GSTIN, GSTIN: '27ZZZPK0001Z1ZP' },
      expect.stringMatching(/^GSTIN: The check digit does not fit/),
    ],
    [{ pincode: '560001' }, GSTIN, 'The GSTIN is of Maharashtra, the address is in Karnataka.'],
  ])('a ledger for Tally with %j and %j is doubtful once', (section, overrides, message) => {
    const { problems } = fileOf('tally', [person(section, overrides)]);
    expect(problems.map((problem) => problem.replace('doubtful: ', ''))).toEqual([message]);
  });

  test.each([
    ['a missing GSTIN', { isGSTApplicable: 'yes', GSTIN: '' }, '', null, /^doubtful: GST is applicable, but/],
    ['a scheme without GST', GSTIN, 'Registered Regular', 'none', /^doubtful: There is a GSTIN, but/],
    [
      'a unit in a zone',
      {
        ...GSTIN,
        isEinvoicingApplicable: 'no',
        einvoicing: { date: '2026-11-20', place: 'Mumbai', reason: 'class', class: EXEMPT_CLASSES[0] },
      },
      'SEZ',
      null,
      /^doubtful: The vendor is a unit in a special economic zone/,
    ],
  ] as const)('%s is no registration that nobody declared', (_, overrides, category, scheme, problem) => {
    const one = {
      ...person({}, overrides),
      ...(scheme && { taxes: { ...makeTaxes(), class: 'none', scheme } as const }),
    };
    expect(rowOf('erpnext-supplier', one).gst_category).toBe(category);
    expect(fileOf('tally', [one]).problems).toEqual([expect.stringMatching(problem)]);
    expect(fileOf('tally', [one]).text.includes('GSTREGISTRATIONTYPE')).toBe(category !== '');
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

/** The demands of the receivers, written down a second time: a row that they accept. */
const isText = (text: string | undefined, max: number) => (text ?? '').length <= max;
const ACCEPTS: Readonly<
  Record<(typeof TABLES)[number] | 'tally', (row: Readonly<Record<string, string>>) => boolean>
> = {
  'erpnext-supplier': ({ supplier_name, country, pan, gstin }) =>
    supplier_name !== '' &&
    isText(supplier_name, 140) &&
    (country === '' || COUNTRIES.includes(country ?? '')) &&
    /^([A-Z]{5}\d{4}[A-Z])?$/.test(pan ?? '') &&
    isGstin(gstin ?? ''),
  'erpnext-address': (row) => {
    const { address_line1 = '', city = '', state = '', pincode = '', country = '', gstin = '' } = row;
    return (
      isText(`${row.address_title}-Billing`, 140) &&
      address_line1 !== '' &&
      isText(address_line1, 240) &&
      isText(row.address_line2, 240) &&
      city !== '' &&
      isText(city, 140) &&
      COUNTRIES.includes(country) &&
      (country === 'India') === (row.gst_category !== 'Overseas') &&
      (country !== 'India' || (HOME_STATES.includes(state) && /^([1-9]\d{5})?$/.test(pincode))) &&
      /^[0-9 +_\-,.*#()]{0,20}$/.test(row.phone ?? '') &&
      isText(row.email_id, 140) &&
      isGstin(gstin) &&
      (gstin === '' || stateOfGstin(gstin) === state)
    );
  },
  'erpnext-bank': ({ account_name, bank, bank_account_no }) =>
    isText(`${account_name} - ${bank}`, 140) && bank !== '' && isText(bank_account_no, 30),
  // A ledger that TallyPrime takes with every value.
  tally: ({
    NAME = '',
    LEDSTATENAME: state = '',
    COUNTRY = '',
    PINCODE = '',
    GSTIN = '',
    INCOMETAXNUMBER = '',
  }) =>
    NAME !== '' &&
    isText(NAME, 140) &&
    (COUNTRY === '' || COUNTRIES.includes(COUNTRY)) &&
    (COUNTRY !== 'India' || (HOME_STATES.includes(state) && /^([1-9]\d{5})?$/.test(PINCODE))) &&
    /^([A-Z]{5}\d{4}[A-Z])?$/.test(INCOMETAXNUMBER) &&
    isGstin(GSTIN) &&
    (GSTIN === '' || state === '' || stateOfGstin(GSTIN) === state),
};

/** The ledgers of a file for Tally: the first text of each tag. */
function ledgersIn(xml: string): Record<string, string>[] {
  const text = (escaped = '') =>
    escaped
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  return [...xml.matchAll(/<LEDGER NAME="([^"]*)"[^>]*>(.*)<\/LEDGER>/g)].map(([, name, content = '']) => {
    const tags = [...content.matchAll(/<([A-Z]+)>([^<]*)<\/\1>/g)].reverse();
    return { ...Object.fromEntries(tags.map(([, tag, value]) => [tag, text(value)])), NAME: text(name) };
  });
}

/** What takes a row away from finance, or a value out of it. */
const HARMS: Readonly<Record<keyof typeof ACCEPTS, readonly Outcome[]>> = {
  'erpnext-supplier': ['refused'],
  'erpnext-address': ['refused'],
  'erpnext-bank': ['refused'],
  tally: ['refused', 'doubtful'],
};

function isGstin(gstin: string): boolean {
  return (
    gstin === '' ||
    (/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin) &&
      stateOfGstin(gstin) !== '' &&
      gstinCheckDigit(gstin) === gstin.at(-1))
  );
}

const texts = (...usual: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 1, max: 500 }).map((length) => 'Long '.repeat(length).slice(0, 500)),
    },
  );
const PEOPLE = fc.record({
  name: texts('Ram Kumar', 'Kavya Films', '+91 Media', '=SUM(1)', "D'Souza & Sons", 'రాము', ''),
  usertype: fc.constantFrom('trainee' as const, 'vendor' as const),
  nationality: fc.constantFrom('Indian' as const, 'Foreign' as const),
  isGSTApplicable: fc.constantFrom('yes' as const, 'no' as const),
  GSTIN: texts('27ZZZPK0001Z1ZO', '29ZZZPK0001Z1ZK', '27ZZZPK0001Z1ZP', '', '9917ABC12345OS1'),
  pancard: texts('ZZZPK0001Z', '', 'zzzpk0001z'),
  phone: texts('9000000001', '+91 90000 00001', '02223456789', ''),
  hasSection: fc.boolean(),
  section: fc.record({
    addressL1: texts('12 Specimen Lane', 'NA', ''),
    addressL2: texts('Andheri East', '-'),
    addressL3: texts('NA', 'n/a', 'Near Park', 'N.A.'),
    city: texts('Mumbai', 'Bengaluru', 'Pondicherry', ''),
    pincode: texts('400069', '560 001', '605001', '605107', '900001', 'NA', ''),
    country: texts('India', 'INDIA', 'Bharat', 'U.S.A.', 'Nepal', 'Atlantis', ''),
    telephone: texts('9000000001', '022 2345 6789', '(022) 2345-6789', '+44 20 7946 0000', ''),
    vendorStatus: fc.constantFrom('Private Limited Company', 'Individual(Moderator/Freelancer)', ''),
  }),
  bankDetails: fc.record({
    bankName: texts('SBI', 'State Bank of India', 'HDFC Bank', ''),
    ifscCode: fc.constantFrom('SBIN0005943', 'SYNB0000445', 'YESB0HPB051', 'HDFC0000001'),
    bankAccountNumber: texts('000123456789', ''),
  }),
  homeState: fc.constantFrom('Goa', 'Maharashtra', 'Outside India', ''),
});

test.each([...TABLES, 'tally'] as const)(
  '%s refuses no row of 500 people that was not named before',
  { tags: ['export-taken'] },
  (format) => {
    const samples = fc.sample(PEOPLE, { numRuns: 500, seed: 44 });
    const people = samples.map(({ section, hasSection, homeState, bankDetails, ...rest }, at) =>
      approved({
        ...rest,
        uid: `u${at}`,
        userid: `O2611A${at}`,
        bankDetails: makeBankDetails(bankDetails),
        nongst: makeNonGst({ ...GST_GROUNDS, homeState }),
        vendorDetails: hasSection
          ? { sectionOne: makeSectionOne({ ...section, nameOfVendor: rest.name, gstTable: [] }) }
          : {},
      }),
    );
    const fields = formatOf(format)?.fields ?? [];
    const { vendors, toMend } = checkForExport(format, people, NOW, fields, BANKS);
    const named = new Set(
      toMend
        .filter(({ problems }) => problems.some(({ outcome }) => HARMS[format].includes(outcome)))
        .map(({ userid }) => userid),
    );
    const { content } = exportFile(format, vendors, fields);
    const [head, ...rows] = format === 'tally' ? [] : parseCsv(String(content));
    const ofCells = rows.map(({ cells }) =>
      Object.fromEntries(head?.cells.map((name, at) => [name, cells[at] ?? '']) ?? []),
    );
    const tables = format === 'tally' ? ledgersIn(String(content)) : ofCells;
    expect(tables).toHaveLength(vendors.length);
    const surprises = tables.filter(
      (row, at) => !ACCEPTS[format](row) && !named.has(vendors[at]?.userid ?? ''),
    );
    expect(surprises).toEqual([]);
    expect(tables.some((row, at) => ACCEPTS[format](row) && !named.has(vendors[at]?.userid ?? ''))).toBe(
      true,
    );
  },
);

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
