import { describe, expect, it } from 'vitest';
import { HOME_STATES } from '../../../../src/domain/gstStates.ts';
import { taxParagraph } from '../../../../src/domain/letters/letterText.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import { parseTaxDetails, type TaxDetails } from '../../../../src/domain/records/taxes.ts';
import { stateOfUdyam, taxContradictions } from '../../../../src/domain/taxes/contradictions.ts';
import { paymentLine, taxDetails, taxFlags } from '../../../../src/domain/taxes/taxSection.ts';
import {
  declareTaxes,
  problemsOfTaxes,
  refusalOfTaxes,
  TAXES_APPROVED,
  TAXES_LOCKED,
  VENDORS_ONLY,
} from '../../../../src/domain/transitions/taxes.ts';
import {
  makeNonGst,
  makeParsedUser,
  makeSectionOne,
  makeTaxes,
  NO_ENTERPRISE,
} from '../../../support/factories.ts';

const TODAY = '2026-11-24';
const NOW = Date.parse(`${TODAY}T10:00:00+05:30`);

const vendor = (overrides: Parameters<typeof makeParsedUser>[0] = {}): UserRecord =>
  makeParsedUser({ usertype: 'vendor', ...overrides });

describe('tax details as stored', { tags: ['tax-details'] }, () => {
  it('tax details round-trip through the database', () => {
    const stored = makeTaxes({ lowerDeduction: { number: 'AB/1', until: '2027-03-31' }, at: 5 });
    expect(parseTaxDetails({ ...stored })).toEqual(stored);
    expect(parseTaxDetails({ ...makeTaxes(NO_ENTERPRISE) })).toEqual(makeTaxes(NO_ENTERPRISE));
  });

  it('tax details are null without a record, and have defaults for malformed fields', () => {
    for (const nothing of [undefined, null, 'x', []]) expect(parseTaxDetails(nothing)).toBeNull();
    const malformed = { class: 'large', udyam: 5, activity: 'x', scheme: {}, lowerDeduction: 'x' };
    for (const raw of [{}, malformed])
      expect(parseTaxDetails(raw)).toEqual({ ...NO_ENTERPRISE, scheme: 'none', at: 0 });
    expect(parseTaxDetails({ lowerDeduction: {} })?.lowerDeduction).toEqual({ number: '', until: '' });
  });
});

describe('a declaration of taxes', { tags: ['tax-details'] }, () => {
  it('a declaration of tax details is stored with its time', () => {
    const { at: _, ...entry } = makeTaxes({ since: TODAY });
    expect(declareTaxes(vendor(), entry, NOW)).toEqual({ allowed: true, taxes: { ...entry, at: NOW } });
  });

  it('a declaration of tax details is refused to others, and while the profile is locked', () => {
    expect(refusalOfTaxes(vendor())).toBeUndefined();
    expect(refusalOfTaxes(vendor({ usertype: 'trainee' }))).toBe(VENDORS_ONLY);
    expect(refusalOfTaxes(vendor({ forms: { status: 1 } }))).toBe(TAXES_LOCKED);
    expect(refusalOfTaxes(vendor({ forms: { bankdetails: 2 } }))).toBe(TAXES_LOCKED);
    expect(refusalOfTaxes(vendor({ forms: { status: 4, approved: true } }))).toBe(TAXES_APPROVED);
    const outcome = declareTaxes(vendor({ forms: { status: 3 } }), makeTaxes(), NOW);
    expect(outcome).toEqual({ allowed: false, reason: TAXES_LOCKED });
  });

  it.each<[string, Partial<TaxDetails>]>([
    ['udyam', { udyam: 'UDYAM-MH-0-1' }],
    ['since', { since: '2025-02-30' }],
    ['since', { since: '2026-11-25' }],
    ['year', { year: '2027-28' }],
    ['year', { year: '2025-27' }],
    ['activity', { activity: '' }],
    ['number', { lowerDeduction: { number: ' ', until: TODAY } }],
    ['number', { lowerDeduction: { number: 'x'.repeat(101), until: TODAY } }],
    ['until', { lowerDeduction: { number: '1', until: '' } }],
    ['udyam', { class: 'none', since: '', year: '', activity: '' }],
  ])('names what is wrong with %s', (field, change) => {
    const entry = makeTaxes(change);
    expect(Object.keys(problemsOfTaxes(entry, TODAY))).toEqual([field]);
    expect(declareTaxes(vendor(), entry, NOW).allowed).toBe(false);
  });
});

it('the text declares class, year and activity', { tags: ['tax-declares-class'] }, () => {
  expect(taxParagraph(vendor(), makeTaxes())).toEqual({
    id: 'tax-declares-class',
    text: 'I declare that my enterprise is micro by its Udyam certificate UDYAM-MH-00-0000001 for 2025\u201126, and that its main activity is services. I will give you the new certificate if the class changes.',
  });
});

it('the text of a body declares that it has no Udyam number', { tags: ['tax-declares-none'] }, () => {
  const sectionOne = makeSectionOne({ vendorStatus: 'Private Limited Company' });
  expect(taxParagraph(vendor({ vendorDetails: { sectionOne } }), makeTaxes(NO_ENTERPRISE))).toEqual({
    id: 'tax-declares-none',
    text: 'Our enterprise has no Udyam registration. If it registers, we will tell you with our next invoice.',
  });
});

describe('contradictions in tax details', { tags: ['tax-remarks'] }, () => {
  const fieldsOf = (record: UserRecord, change: Partial<TaxDetails> = {}) =>
    taxContradictions(record, makeTaxes(change), TODAY).map(({ field }) => field);
  const registered = (overrides: Parameters<typeof makeParsedUser>[0] = {}) =>
    vendor({ isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO', ...overrides });

  const sectionOne = makeSectionOne({ addressL2: '', addressL3: '', city: 'Bengaluru', pincode: '560038' });
  const until = (day: string) => ({ lowerDeduction: { number: '1', until: day } });
  it.each<[string, UserRecord, Partial<TaxDetails>, string[]]>([
    ['details that agree with the record', registered(), {}, []],
    ['no scheme where GST does not apply', vendor(), { scheme: 'none' }, []],
    ['no scheme where GST applies', registered(), { scheme: 'none' }, ['scheme']],
    ['a Udyam number of no State', registered(), { udyam: 'UDYAM-XX-00-0000001' }, []],
    ['a number of KA', registered({ vendorDetails: { sectionOne } }), { udyam: 'UDYAM-KA-03-0000001' }, []],
    ['a certificate that ended', registered(), until('2026-11-23'), ['until']],
    ['a certificate on its last day', registered(), until(TODAY), []],
  ])('tax details are compared with the record: %s', (_, record, change, fields) => {
    expect(fieldsOf(record, change)).toEqual(fields);
  });

  it('a Udyam number of another State than the address is a warning', () => {
    const [remark] = taxContradictions(registered(), makeTaxes({ udyam: 'UDYAM-KR-03-0000001' }), TODAY);
    expect(remark).toEqual({
      field: 'udyam',
      flag: 'The Udyam number is of Karnataka, the address is in Maharashtra.',
      warning:
        'The Udyam number is of Karnataka, the address is in Maharashtra. Check the number against the certificate.',
    });
  });

  it('a GST scheme contradicts a signed letter that there is no registration', () => {
    const record = vendor({ nongst: makeNonGst({ date: '2026-04-02' }), forms: { nonapplicability: 1 } });
    const remarks = taxContradictions(record, makeTaxes({ scheme: 'composition' }), TODAY);
    expect(remarks.map(({ flag }) => flag)).toEqual([
      'A GST scheme is declared, but the profile says that GST does not apply.',
      'A GST scheme is declared, but the letter of 2 Apr 2026 says that there is no registration.',
    ]);
  });

  it('contradictions in tax details are flags for the reviewer, by field', () => {
    expect(taxFlags(vendor(), null, TODAY)).toEqual([]);
    const message = 'A GST scheme is declared, but the profile says that GST does not apply.';
    expect(taxFlags(vendor(), makeTaxes(), TODAY)).toEqual([{ part: 'taxes', label: 'GST Scheme', message }]);
  });
});

it('a Udyam number names its State, in its format only', { tags: ['tax-remarks'] }, () => {
  expect(stateOfUdyam('UDYAM-KR-00-0000001')).toBe('Karnataka');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const numbers = letters.flatMap((one) => letters.map((other) => `UDYAM-${one}${other}-00-0000001`));
  expect([...new Set(numbers.map(stateOfUdyam))].sort()).toEqual(['', ...HOME_STATES].sort());
  expect(stateOfUdyam('UDYAM-MH')).toBe('');
});

it.each<[string, Partial<TaxDetails>, RegExp | undefined]>([
  [
    'a micro enterprise',
    { activity: 'manufacture' },
    /^Pay by the agreed day, at most 45 days after acceptance; 15 without agreement \(MSMED Act s\. 15; Income-tax Act 2025 s\. 37\(2\)\(g\)\)\.$/,
  ],
  ['a small enterprise', { class: 'small' }, /at most 45 days after acceptance/],
  ['a trader', { activity: 'trade' }, /^Trader: finance decides whether the 45 days apply\.$/],
  ['a medium trader', { class: 'medium', activity: 'trade' }, undefined],
  ['no enterprise', NO_ENTERPRISE, undefined],
])('the line for finance of %s', { tags: ['tax-review'] }, (_, change, line) => {
  expect(paymentLine(makeTaxes(change))).toEqual(line && expect.stringMatching(line));
});

describe('tax details as staff read them', { tags: ['tax-review'] }, () => {
  it('staff read each value of the tax details with its label', () => {
    const lowerDeduction = { number: 'AB/1', until: '2027-03-31' };
    const shown = taxDetails(makeTaxes({ lowerDeduction, at: NOW }));
    expect(shown.map(({ label, value }) => [label, value])).toEqual([
      ['Class of Enterprise', 'Micro'],
      ['Udyam Number', 'UDYAM-MH-00-0000001'],
      ['Date of Certificate', '1 May 2024'],
      ['Financial Year', '2025-26'],
      ['Main Activity', 'Services'],
      ['GST Scheme', 'Regular'],
      ['Certificate of Lower Deduction', 'AB/1'],
      ['Certificate Valid Until', '31 Mar 2027'],
      ['Declared', '24 Nov 2026, 10:00'],
    ]);
  });

  it('tax details without a registration leave out the fields of a registration', () => {
    const shown = taxDetails(makeTaxes({ ...NO_ENTERPRISE, scheme: 'none', at: NOW }));
    expect(shown.map(({ value }) => value)).toEqual([
      'No Udyam registration',
      'Not registered for GST',
      'None',
      '24 Nov 2026, 10:00',
    ]);
  });
});
