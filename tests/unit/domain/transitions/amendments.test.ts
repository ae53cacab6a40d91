import { describe, expect, test } from 'vitest';
import { BANK_FIELDS } from '../../../../src/domain/forms/bankDetails.ts';
import { emptyValues } from '../../../../src/domain/forms/fields.ts';
import {
  type Amendment,
  type AmendmentKind,
  type HistoryEntry,
  withAmendment,
} from '../../../../src/domain/records/amendments.ts';
import {
  bankValues,
  contactValues,
  documentValues,
  gstValues,
  taxValues,
} from '../../../../src/domain/records/newAmendments.ts';
import { parseAmendment, parseAmendmentSummary } from '../../../../src/domain/records/parseAmendments.ts';
import type { Raw } from '../../../../src/domain/records/read.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import { NEW_PROOF, OTHER_FIELDS } from '../../../../src/domain/transitions/amendedValues.ts';
import * as amendments from '../../../../src/domain/transitions/amendments.ts';
import { SAME_ACCOUNT } from '../../../../src/domain/transitions/bankDetails.ts';
import { NOT_REGISTERED, SAME_CONTACT } from '../../../../src/domain/transitions/profile.ts';
import { SAME_TAXES, VENDORS_ONLY } from '../../../../src/domain/transitions/taxes.ts';
import { IFSC_ERROR } from '../../../../src/domain/validators/bank.ts';
import { GSTIN_ERROR } from '../../../../src/domain/validators/gstin.ts';
import {
  allForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  makeTaxEntry,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const NOW = Date.parse('2026-11-24T10:00:00+05:30');
const HOUR = 3_600_000;
const RAVI = { uid: 'ravi', name: 'Ravi', email: 'ravi@agency.example' };
const ANITA = { uid: 'anita', name: 'Anita', email: 'anita@agency.example' };

function approved(change: StoredUserOverrides = {}): UserRecord {
  return makeParsedUser({
    bankDetails: makeBankDetails(),
    ...change,
    forms: { ...allForms(2), status: 4, approved: true, ...change.forms },
  });
}

const record = approved();
const fileOf = (kind: AmendmentKind, name = '1a2b3c4d-proof.pdf') => ({
  link: `https://firebasestorage.googleapis.com/v0/b/x/o/vendors%2F${record.uid}%2Famendments%2F${kind}%2F${name}?alt=media`,
  hash: 'ab'.repeat(32),
});
const NO_BANK = emptyValues(BANK_FIELDS);
const account = makeBankDetails({ bankAccountNumber: '99912345678901' });
const bank = bankValues(account, fileOf('bank'));
const contact = contactValues({ designation: 'Director', phone: '9000000009', address: 'Pune' });

const stored = (change: Partial<Amendment> = {}): Amendment => ({
  values: bank,
  reason: 'Another bank',
  status: 1,
  by: record.uid,
  at: NOW - 50 * HOUR,
  submittedAt: NOW - 50 * HOUR,
  ...change,
});
const validated = stored({ status: 2, validatedBy: 'ravi', validatedAt: NOW - 49 * HOUR });
const personOf = (of: UserRecord) => ({
  record: of,
  documents: makeDocumentsRecord(),
  raw: { user: { bankDetails: of.bankDetails, phone: of.phone }, documents: {} },
});

const submit = (
  values = bank,
  {
    of = record,
    kind = 'bank' as AmendmentKind,
    before = undefined as Amendment | undefined,
    reason = 'New',
  } = {},
) => amendments.submitAmendment(personOf(of), before, kind, { values, reason }, NOW);
const confirm = (
  before: Amendment | undefined,
  { of = record, seen = before, called = true, by = ANITA } = {},
) => amendments.confirmAmendment(personOf(of), before, 'bank', { seen: seen ?? { at: 0 }, called }, by, NOW);
const reasonOf = (step: amendments.AmendmentStep) => (step.allowed ? 'allowed' : step.reason);

describe('the sentences of a refusal', { tags: ['amendment-values', 'amendment-meanwhile'] }, () => {
  const exception = (until: string) =>
    approved({ forms: { status: 5 }, approval: { action: 'acceptasexception', by: 'x', at: 1, until } });

  test.each<[string, UserRecord, string]>([
    ['after a denial', approved({ forms: { status: 1 } }), amendments.NOT_APPROVED],
    ['on the last day of an exception', exception('2026-11-24'), 'allowed'],
    ['after the last day of an exception', exception('2026-11-23'), amendments.RUN_OUT],
    ['while a query on the bank form is open', approved({ forms: { bankdetails: -1 } }), 'allowed'],
    ['without an account on record', approved({ bankDetails: NO_BANK }), amendments.NO_ACCOUNT],
  ])('%s, each step has the same sentence', (_, of, sentence) => {
    expect(reasonOf(submit(bank, { of }))).toBe(sentence);
    const [one, two] = [stored(), validated];
    expect(reasonOf(amendments.validateAmendment(personOf(of), one, 'bank', one, RAVI, NOW))).toBe(sentence);
    expect(reasonOf(confirm(two, { of }))).toBe(sentence);
  });

  test('the account on record is refused as the new one, however it is written', () => {
    const again = makeBankDetails({ bankAccountNumber: '0001 2345-678901', bankName: 'Other' });
    expect(reasonOf(submit(bankValues(again, fileOf('bank'))))).toBe(SAME_ACCOUNT);
  });

  const NO_GSTIN = 'Without a GST registration there is no GSTIN.';
  test.each<[AmendmentKind, Amendment['values'], string]>([
    ['contact', contactValues(record), SAME_CONTACT],
    ['contact', contactValues({ ...record, phone: ' ' }), 'Enter phone number and address.'],
    ['contact', { ...contact, user: {} }, OTHER_FIELDS],
    ['bank', bankValues({ ...account, ifscCode: 'X' }, fileOf('bank')), IFSC_ERROR],
    ['bank', { ...bank, user: {} }, OTHER_FIELDS],
    ['bank', bankValues(account, fileOf('gst')), NEW_PROOF],
    ['bank', bankValues(account, fileOf('bank', '%2E%2E')), NEW_PROOF],
    ['bank', { ...bank, documents: {} }, NEW_PROOF],
    ['gst', gstValues('27ZZZ', fileOf('gst')), GSTIN_ERROR],
    ['gst', gstValues(''), NOT_REGISTERED],
    ['gst', { ...gstValues(''), user: { isGSTApplicable: 'no', GSTIN: 'X' } }, NO_GSTIN],
    ['document', { ...documentValues('PANTANCard', fileOf('document')), user: { phone: '1' } }, OTHER_FIELDS],
  ])('%s: wrong values are refused (%#)', (kind, values, sentence) => {
    expect(reasonOf(submit(values, { kind }))).toBe(sentence);
  });

  test('a second change of a kind, and one without a reason, are refused', () => {
    expect(reasonOf(submit(bank, { before: stored() }))).toBe(amendments.IS_OPEN);
    expect(reasonOf(submit(bank, { reason: ' ' }))).toBe('Enter a reason.');
    expect(reasonOf(submit(bank, { reason: 'x'.repeat(501) }))).toBe('A reason has at most 500 characters.');
  });

  test('a change taken back, decided or submitted again meanwhile is not decided', () => {
    for (const status of [-1, 0, 3] as const)
      expect(reasonOf(confirm(stored({ status })))).toBe(amendments.NOT_WAITING);
    expect(reasonOf(confirm(undefined))).toBe(amendments.NOT_WAITING);
    const withdrawn = amendments.withdrawAmendment(record, stored({ status: 3 }), 'bank', NOW);
    expect(reasonOf(withdrawn)).toBe(amendments.NOT_WAITING);
    expect(reasonOf(confirm(validated, { seen: stored({ at: 1 }) }))).toBe(amendments.SEEN_OTHER);
  });
});

describe('a change of the bank account', { tags: ['amendment-bank', 'amendment-steps'] }, () => {
  test('an account comes into force 48 hours after the validation, after a call', () => {
    const early = { ...validated, validatedAt: NOW - 48 * HOUR };
    const wait =
      'A change of the bank account comes into force 48 hours after its validation at the earliest.';
    expect(reasonOf(confirm(early))).toBe(wait);
    expect(reasonOf(confirm(validated, { called: false }))).toBe(amendments.NOT_CALLED);
    expect(confirm(validated)).toMatchObject({ amendment: { status: 3, called: true, by: 'anita' } });
  });

  test.each(['deny', 'acceptasexception'] as const)(
    'no account comes into force after a decision: %s',
    (action) => {
      const decided = (at: number) => ({ ...record, approval: { action, by: 'anita', at } });
      const { validatedAt = 0 } = validated;
      const refusalAfter = (at: number) => amendments.refusalOfConfirming(decided(at), validated, ANITA);
      expect(refusalAfter(validatedAt)).toBe(amendments.DECIDED_SINCE);
      expect(refusalAfter(validatedAt - 1)).toBeUndefined();
    },
  );

  test('the validator, the person and the introducer cannot confirm it', () => {
    expect(reasonOf(confirm(validated, { by: RAVI }))).toBe(amendments.VALIDATED_BY_YOU);
    for (const email of [record.email, record.fpocno])
      expect(reasonOf(confirm(validated, { by: { ...ANITA, email } }))).toMatch(/^You /);
  });

  test('a document is not confirmed after its last day', () => {
    const confirmUntil = (day: string) => {
      const before = { ...validated, values: documentValues('CompanyCertificate', fileOf('document'), day) };
      const confirmed = { seen: before, called: false };
      return amendments.confirmAmendment(personOf(record), before, 'document', confirmed, ANITA, NOW);
    };
    expect(reasonOf(confirmUntil('2026-11-23'))).toBe(amendments.DOCUMENT_ENDED);
    for (const day of ['2026-11-24', '']) expect(confirmUntil(day).allowed).toBe(true);
  });

  test('history has the account before, and the log one entry of the same time', () => {
    const step = confirm(validated);
    if (!step.allowed) throw new Error(step.reason);
    expect(step.history?.user).toEqual({ bankDetails: record.bankDetails });
    expect(step.log).toMatchObject({ did: 'changeinforce', about: 'bank', timestamp: step.history?.at });
  });
});

test('contact details are in force with the validation', { tags: ['amendment-steps'] }, () => {
  const before = stored({ values: contact });
  const step = amendments.validateAmendment(personOf(record), before, 'contact', before, RAVI, NOW);
  expect(step).toMatchObject({
    amendment: { status: 3, validatedBy: 'ravi' },
    history: { user: { phone: record.phone } },
  });
});

test('a refusal needs a reason, by an approver also a validation', { tags: ['amendment-steps'] }, () => {
  const refuse = (before: Amendment, refusal: string, isReviewer: boolean) =>
    amendments.refuseAmendment(record, before, 'bank', { seen: before, refusal, isReviewer }, RAVI, NOW);
  expect(reasonOf(refuse(stored(), '', true))).toBe('Enter a reason.');
  expect(reasonOf(refuse(stored(), 'No', false))).toBe(amendments.NOT_WAITING);
  expect(refuse(validated, ' No ', false)).toMatchObject({ amendment: { status: -1, refusal: 'No' } });
});

test('a step has a later time than the step before', { tags: ['amendment-in-force'] }, () => {
  const ahead = stored({ at: NOW + 60_000 });
  expect(amendments.withdrawAmendment(record, ahead, 'bank', NOW)).toMatchObject({
    amendment: { at: NOW + 60_001, status: 0 },
  });
});

test('a summary says who has to act', { tags: ['amendment-lists'] }, () => {
  const empty = parseAmendmentSummary(undefined);
  const one = withAmendment(empty, 'contact', { status: 1, at: 1 });
  const two = withAmendment(one, 'bank', { status: 2, at: 2 });
  expect(two).toEqual({
    statuses: { contact: 1, bank: 2 },
    waiting: ['reviewer', 'approver'],
    last: 'bank',
    since: 2,
  });
  expect(parseAmendmentSummary({ ...two })).toEqual(two);
});

test('a malformed amendment is read without an error', { tags: ['amendment-values'] }, () => {
  expect(parseAmendment(undefined)).toBeUndefined();
  expect(parseAmendment({ values: 5, status: 'x', at: null })).toMatchObject({
    status: 0,
    at: 0,
    values: { user: {}, documents: {}, hashes: {} },
  });
  const values = { user: { phone: 5 }, documents: { cancelledCheque: 'javascript:x' } };
  const read = { user: { phone: '' }, documents: { cancelledCheque: '' } };
  expect(parseAmendment({ values })?.values).toMatchObject(read);
  expect(parseAmendment({ ...validated })).toEqual(validated);
});

describe('the number to call', { tags: ['amendment-bank'] }, () => {
  const changed = (phone: unknown, days: number): HistoryEntry => ({
    kind: 'contact',
    user: { phone, designation: '', address: '' },
    documents: {},
    by: 'ravi',
    at: NOW - days * 24 * HOUR,
  });
  const { phone } = record;
  const [OLD, NEWER] = ['9000000002', '9000000003'];
  const earlier = { phone: OLD, replacedAt: NOW - 120 * HOUR };

  test.each<[string, HistoryEntry[], ReturnType<typeof amendments.phoneToCall>]>([
    ['the number on record', [], { phone }],
    ['the number before a new one', [changed(OLD, 5)], earlier],
    ['the number before the first of several new ones', [changed(NEWER, 2), changed(OLD, 5)], earlier],
    ['a number on record for 90 days', [changed(OLD, 90)], { phone }],
    ['a number that did not change', [changed(phone, 5)], { phone }],
    ['the number on record beside a malformed entry', [changed(5, 5)], { phone }],
  ])('the number to call is %s', (_, history, called) => {
    expect(amendments.phoneToCall(record, history, NOW)).toEqual(called);
  });
});

describe('a change of tax details', { tags: ['amendment-steps'] }, () => {
  const vendor = approved({ usertype: 'vendor' });
  const taxes = makeTaxEntry({ class: 'small' });
  const withTaxes = (of: UserRecord, declared?: Raw) => ({
    ...personOf(of),
    raw: { user: {}, documents: {}, ...(declared && { taxes: declared }) },
  });
  const change = (values: Amendment['values'], of = vendor, onRecord?: Raw) =>
    amendments.submitAmendment(withTaxes(of, onRecord), undefined, 'taxes', { values, reason: 'New' }, NOW);

  test('a vendor submits complete details, and a trainee none', () => {
    expect(change(taxValues(taxes))).toMatchObject({ amendment: { values: { taxes } } });
    expect(reasonOf(change(taxValues(taxes), approved({ usertype: 'trainee' })))).toBe(VENDORS_ONLY);
    const wrong = change(taxValues({ ...taxes, year: '2030-31' }));
    expect(reasonOf(wrong)).toBe('Choose the financial year of the certificate.');
    expect(reasonOf(change({ user: {}, documents: {}, hashes: {} }))).toBe('Enter the tax details.');
  });

  test.each([{}, { lowerDeduction: { number: 'AB/1', until: '2027-03-31' } }])(
    'details that are on record already are refused (%#)',
    (more) => {
      const same = { ...taxes, ...more };
      expect(reasonOf(change(taxValues(same), vendor, { ...same, at: 5 }))).toBe(SAME_TAXES);
      const other = { ...same, lowerDeduction: { number: 'AB/2', until: '2027-03-31' } };
      expect(reasonOf(change(taxValues(other), vendor, { ...same, at: 5 }))).toBe('allowed');
    },
  );

  test('history has the earlier tax details, or an empty map without any', () => {
    const seen = { ...validated, values: taxValues(taxes) };
    const before = { ...makeTaxEntry(), at: 5 };
    const confirmWith = (declared?: Raw) => {
      const confirmed = { seen, called: false };
      return amendments.confirmAmendment(withTaxes(vendor, declared), seen, 'taxes', confirmed, ANITA, NOW);
    };
    expect(confirmWith(before)).toMatchObject({ history: { kind: 'taxes', user: {}, taxes: before } });
    expect(confirmWith()).toMatchObject({ history: { taxes: {} } });
  });
});
