import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultForms,
  defaultVendorTypes,
  emptyBankDetails,
  emptyDocuments,
  emptyNonGst,
  emptyQueries,
  emptySectionOne,
  emptySectionSix,
} from '../../../src/domain/defaults.ts';
import {
  parseDocumentsRecord,
  parseProgressRecord,
  parseUserRecord,
} from '../../../src/domain/parseRecord.ts';
import type { SectionOne, UserRecord } from '../../../src/domain/records.ts';
import {
  makeBankDetails,
  makeDocumentsRecord,
  makeIntroducerRecord,
  makeNonGst,
  makeParsedUser,
  makeProgress,
  makeSectionOne,
  makeSectionSix,
  makeUserRecord,
  type StoredUser,
} from '../../support/factories.ts';

/** A Section 1 whose lists differ from each other. */
function distinctSectionOne(): SectionOne {
  const contact = { designation: 'Clerk', phone: '9000000003', email: 'clerk@demo.example' };
  return makeSectionOne({
    accountsDetails: [{ ...contact, name: 'Accounts' }],
    salesDetails: [{ ...contact, name: 'Sales' }],
    makerDetails: [{ ...contact, name: 'Maker' }],
  });
}

/** A record in which every field has a value other than its default. */
function fullRecord(): StoredUser {
  return makeUserRecord({
    GSTIN: '27ZZZPK0001Z1ZO',
    usertype: 'vendor',
    nationality: 'Foreign',
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    gstmailsend: true,
    signImage: 'https://files.example/vendors/sign.png',
    vendorRemark: 'Welcome',
    logs: [
      { title: 'Ram Kumar submitted Bank Details', timestamp: 1 },
      { title: 'Validated', timestamp: 2, by: 'reviewer' },
    ],
    forms: {
      status: 4,
      approved: true,
      nonapplicability: 2,
      vendorform: 3,
      bankdetails: -1,
      einvoicing: 1,
      msa: 1,
    },
    nongst: makeNonGst(),
    bankDetails: makeBankDetails(),
    queries: {
      general: [{ title: 'Done', timestamp: 4, status: 1 }],
      msa: [{ title: 'Signed?', timestamp: 5, status: 0, by: 'trainee' }],
      bank: [{ title: 'Which branch?', timestamp: 3, status: 0, by: 'reviewer', field: 'bankBranchName' }],
      vendorform: [{ title: 'Which city?', timestamp: 6, status: 0 }],
      nongst: [{ title: 'Which state?', timestamp: 7, status: 0 }],
      einvoicing: [{ title: 'Since when?', timestamp: 8, status: 0 }],
    },
    vendorTypes: [{ name: 'Podcast', isChecked: true }],
    vendorDetails: { sectionOne: distinctSectionOne(), sectionSix: makeSectionSix({ place: 'Pune' }) },
    einvoicing: { place: 'Mumbai', date: '2026-11-19' },
    msa: { name: 'Leela Iyer', date: '2026-11-18' },
    approval: { action: 'acceptasexception', by: 'approver', at: 5 },
  });
}

/** The keys that a record has only once something happened. */
const OPTIONAL = ['einvoicing', 'msa', 'approval'];

const EMPTY: UserRecord = {
  uid: 'u',
  userid: '',
  usertype: 'trainee',
  name: '',
  email: '',
  designation: '',
  phone: '',
  pancard: '',
  aadharcard: '',
  fpoc: '',
  fpocno: '',
  address: '',
  nationality: 'Indian',
  isGSTApplicable: 'no',
  GSTIN: '',
  gstmailsend: false,
  isEinvoicingApplicable: 'no',
  vendortype: '',
  signImage: '',
  vendorRemark: '',
  logs: [],
  forms: defaultForms(),
  nongst: emptyNonGst(),
  bankDetails: emptyBankDetails(),
  queries: emptyQueries(),
  vendorTypes: defaultVendorTypes(),
  vendorDetails: {},
};

/** Fails unless `value` has the keys of `model` and, at each, a value of the same type; optional keys are judged apart. */
function expectShape(value: unknown, model: unknown): void {
  if (typeof model !== 'object' || model === null) {
    expect(typeof value).toBe(typeof model);
    return;
  }
  expect(Array.isArray(value)).toBe(Array.isArray(model));
  if (Array.isArray(model) || typeof value !== 'object' || value === null) return;
  expect(Object.keys(value)).toEqual(expect.arrayContaining(Object.keys(model)));
  const actual = new Map<string, unknown>(Object.entries(value));
  for (const [key, part] of Object.entries(model)) expectShape(actual.get(key), part);
}

/** Values of any kind at the record's own keys, so that the readers of nested fields are reached too. */
const anyValue = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
const anyMapOf = (keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, anyValue])), { requiredKeys: [] });
const item = fc.oneof(
  anyValue,
  anyMapOf(['title', 'timestamp', 'status', 'by', 'field', 'name', 'isChecked', 'refNumber', 'gstNo']),
);
const section = fc.oneof(
  anyMapOf(Object.keys(emptySectionOne())),
  fc.record({ accountsDetails: fc.array(item), gstTable: fc.array(item), generalQuestions: fc.array(item) }),
);
const anyRecord = fc.oneof(
  anyValue,
  anyMapOf([...Object.keys(EMPTY), ...OPTIONAL]),
  fc.record({
    forms: anyMapOf(Object.keys(defaultForms())),
    queries: fc.record({ bank: fc.array(item), general: fc.array(item), msa: anyValue }),
    logs: fc.array(item),
    vendorTypes: fc.array(item),
    vendorDetails: fc.record({ sectionOne: section, sectionSix: section }),
    approval: anyMapOf(['action', 'by', 'at']),
    einvoicing: anyMapOf(['place', 'date']),
    msa: anyMapOf(['name', 'date']),
  }),
);

describe('parseUserRecord', () => {
  it('gives every field its default when there is nothing', () => {
    for (const raw of [undefined, null, {}, [], 'text', 7]) expect(parseUserRecord('u', raw)).toEqual(EMPTY);
  });

  it('reads a full record without changing it', () => {
    const record = fullRecord();
    expect(parseUserRecord(record.uid, structuredClone(record))).toEqual(record);
    expect(Object.keys(record).sort()).toEqual([...Object.keys(EMPTY), ...OPTIONAL].sort());
  });

  it('keeps what the person entered when another field is malformed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(EMPTY)), anyValue, (key, garbage) => {
        const stored = makeUserRecord();
        const read = parseUserRecord(stored.uid, { ...stored, [key]: garbage });
        expect({ ...read, [key]: undefined }).toEqual({ ...makeParsedUser(), [key]: undefined });
      }),
    );
  });

  it('never throws and fills every field, whatever is stored; reading again changes nothing', () => {
    fc.assert(
      fc.property(anyRecord, (raw) => {
        const record = parseUserRecord('u', raw);
        expectShape(record, EMPTY);
        for (const { title, timestamp } of [...record.logs, ...Object.values(record.queries).flat()]) {
          expect([typeof title, Number.isFinite(timestamp)]).toEqual(['string', true]);
        }
        const { sectionOne, sectionSix } = record.vendorDetails;
        if (sectionOne) expectShape(sectionOne, emptySectionOne());
        if (sectionSix) expectShape(sectionSix, emptySectionSix());
        expect(parseUserRecord('u', record)).toEqual(record);
      }),
      { numRuns: 500 },
    );
  });

  it('reads any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => expectShape(parseUserRecord('u', raw), EMPTY)));
  });

  it.each(['1', 4, -2, 1.5, true, null, Number.NaN])('takes %j for no form status', (status) => {
    expect(parseUserRecord('u', { forms: { bankdetails: status } }).forms.bankdetails).toBe(0);
  });

  it.each(['4', -1, 6, null])('takes %j for no overall status, and only true for approved', (status) => {
    expect(parseUserRecord('u', { forms: { status, approved: 'true' } }).forms).toEqual(defaultForms());
  });

  it('trusts the key of the record, not the uid within', () => {
    expect(parseUserRecord('u', { uid: 'other' }).uid).toBe('u');
  });

  it('leaves out malformed items of a list and keeps the others in order', () => {
    const record = parseUserRecord('u', {
      logs: [{ title: 'a', timestamp: 1 }, null, { title: 'b' }, 'x', { title: 'c', timestamp: 2, by: 7 }],
      queries: {
        bank: [
          { title: 'a', timestamp: 1, status: 0, by: 'somebody' },
          { title: 'b', timestamp: 1, status: '0' },
          { title: 'b', status: 0 },
          { timestamp: 1, status: 0 },
          { title: 'c', timestamp: 1, status: 1, by: 'trainee' },
        ],
      },
      vendorTypes: [{ name: 'TV' }, { isChecked: true }],
    });
    expect(record.logs).toEqual([
      { title: 'a', timestamp: 1 },
      { title: 'c', timestamp: 2 },
    ]);
    expect(record.queries.bank).toEqual([
      { title: 'a', timestamp: 1, status: 0 },
      { title: 'c', timestamp: 1, status: 1, by: 'trainee' },
    ]);
    expect(record.vendorTypes).toEqual([{ name: 'TV', isChecked: false }]);
  });

  it('reads a reference number that was stored as a number (SPEC 5)', () => {
    const sectionOne = { generalQuestions: [{ companyName: 'a', refName: 'b', refNumber: 90000 }] };
    const record = parseUserRecord('u', { vendorDetails: { sectionOne } });
    expect(record.vendorDetails.sectionOne?.generalQuestions[0]?.refNumber).toBe('90000');
  });

  it('takes an empty section for a missing one', () => {
    expect(
      parseUserRecord('u', { vendorDetails: { sectionOne: {}, sectionSix: 'x' } }).vendorDetails,
    ).toEqual({});
  });

  it('takes an incomplete decision for none', () => {
    for (const approval of [{ action: 'accept', by: 'a' }, { action: 'maybe', by: 'a', at: 1 }, 'accept']) {
      expect(parseUserRecord('u', { approval }).approval).toBeUndefined();
    }
  });

  it('reads an introducer', () => {
    const stored = makeIntroducerRecord();
    expect(parseUserRecord(stored.uid, stored)).toMatchObject(stored);
  });
});

describe('parseDocumentsRecord', () => {
  it('reads links and flags', () => {
    const record = makeDocumentsRecord({ PANTANCard: 'https://files.example/pan', GSTCertificate: true });
    expect(parseDocumentsRecord(structuredClone(record))).toEqual(record);
  });

  it.each([['javascript:alert(1)'], ['data:text/html,x'], [''], ['//files.example/x'], [1], [null], [{}]])(
    'takes %j for no document (R11)',
    (value) => {
      expect(parseDocumentsRecord({ PANTANCard: value })).toEqual(emptyDocuments());
      expect(parseUserRecord('u', { signImage: value }).signImage).toBe('');
    },
  );

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(anyValue, anyMapOf(Object.keys(emptyDocuments()))), (raw) => {
        const record = parseDocumentsRecord(raw);
        expect(Object.keys(record).sort()).toEqual(Object.keys(emptyDocuments()).sort());
        for (const value of Object.values(record))
          expect(String(value)).toMatch(/^(true|false|https?:\/\/.*)$/s);
      }),
    );
  });
});

describe('parseProgressRecord', () => {
  it('reads what belongs to a users record (R13)', () => {
    const progress = makeProgress(fullRecord(), 123);
    expect(parseProgressRecord(progress.uid, structuredClone(progress))).toEqual(progress);
  });

  it('never throws, whatever is stored', () => {
    const model = makeProgress(EMPTY, 0);
    fc.assert(
      fc.property(fc.oneof(anyValue, anyMapOf(Object.keys(model))), (raw) =>
        expectShape(parseProgressRecord('u', raw), model),
      ),
    );
  });
});
