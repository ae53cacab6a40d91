import { describe, expect, test } from 'vitest';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import { MAX_QUERY_BYTES, MAX_TEXT } from '../../../../src/domain/records/limits.ts';
import type { Approval, ChangeKey, Query } from '../../../../src/domain/records/records.ts';
import { decide } from '../../../../src/domain/transitions/approval.ts';
import { changeOptions, leftToReturn, returnNamed } from '../../../../src/domain/transitions/denials.ts';
import { byteLength } from '../../../../src/domain/transitions/guards.ts';
import { listedForms, makeDocumentsRecord, makeParsedUser } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const ravi = { uid: 'ravi', name: 'Ravi', email: 'ravi@agency.example' };
const anita = { uid: 'anita', name: 'Anita', email: 'anita@agency.example' };
const REASON = 'The cheque is of another account.';
const forms = { ...listedForms(2), status: 1 } as const;

const denied = (change: ChangeKey[], overrides: Parameters<typeof makeParsedUser>[0] = {}) => {
  const approval: Approval = { action: 'deny', by: 'anita', at: NOW, reason: REASON, change };
  return makeParsedUser({ forms, approval, ...overrides });
};
const query = (timestamp: number, more: Partial<Query> = {}): Query => ({
  title: 'Why?',
  timestamp,
  status: 1,
  by: 'reviewer',
  ...more,
});

describe('R21: what a denial names', { tags: ['denial-return'] }, () => {
  test('offers the profile, the forms that can be returned and the rows of documents', () => {
    const forms = { bankdetails: 2, nonapplicability: 2, vendorform: 3, status: 3 } as const;
    const options = changeOptions({ record: makeParsedUser({ forms }), documents: makeDocumentsRecord() });
    const labels = ['Profile', 'Bank Details', 'Non-applicability of GST', 'Aadhar Card', 'PAN Card'];
    expect(options.map(({ label }) => label)).toEqual(labels);
  });

  test('the change of a denial is stored with a reason, and refused without one', () => {
    const record = makeParsedUser({ forms: { ...forms, status: 3 } });
    const change = ['bankdetails' as const];
    const { set } = patchOf(decide(record, 'deny', anita, NOW, { reason: REASON, change }));
    expect(set.approval).toEqual({ action: 'deny', by: 'anita', at: NOW, reason: REASON, change });
    const refusal = 'Only a denial with a reason says what has to change.';
    expectRefusal(decide(record, 'deny', anita, NOW, { change }), refusal);
    expectRefusal(decide(record, 'accept', anita, NOW, { reason: REASON, change }), refusal);
  });
});

describe('R21: returning what a denial names', { tags: ['denial-return'] }, () => {
  test('returns the form with the reason as the query', () => {
    const patch = patchOf(returnNamed(denied(['bankdetails']), ravi, NOW + 5));
    expect(patch.set).toEqual({ 'forms.bankdetails': -1, 'forms.status': 0 });
    const item = query(NOW + 5, { title: REASON, status: 0 });
    expect(patch.query).toEqual({ category: 'bank', item });
  });

  test('asks about a document by its name and row', () => {
    const { query, set } = patchOf(returnNamed(denied(['PANTANCard']), ravi, NOW + 5));
    expect(set).toEqual({ 'forms.status': 0 });
    expect(query?.item).toMatchObject({ title: `PAN Card: ${REASON}`, field: 'PANTANCard' });
  });

  test('names the other parts that one reason is about', () => {
    const { query } = patchOf(returnNamed(denied(['bankdetails', 'PANTANCard']), ravi, NOW + 5));
    expect(query?.item.title).toBe(`Bank Details (and PAN Card): ${REASON}`);
  });

  test('the query is later than the denial, also with a slow clock', () => {
    const { query } = patchOf(returnNamed(denied(['profile']), ravi, NOW - 60_000));
    expect(query?.item.timestamp).toBe(NOW + 1);
  });

  test('gives each part its own time, so that each has a log entry', () => {
    const record = denied(['profile', 'PANTANCard']);
    const first = patchOf(returnNamed(record, ravi, NOW - 60_000));
    const general = first.query ? [first.query.item] : [];
    const queries = { ...record.queries, general };
    const second = patchOf(returnNamed({ ...record, queries }, ravi, NOW - 60_000));
    expect([first, second].map(({ log }) => log?.timestamp)).toEqual([NOW + 1, NOW + 2]);
  });

  test.each(['x', 'क', '😀'])('cuts a long reason of %s to the length of a query', (letter) => {
    const record = denied(['profile']);
    const approval = { ...record.approval, reason: letter.repeat(900) } as Approval;
    const { title = '' } = patchOf(returnNamed({ ...record, approval }, ravi, NOW + 5)).query?.item ?? {};
    expect(title.endsWith(`${letter}…`)).toBe(true);
    expect(title.length).toBeLessThanOrEqual(MAX_TEXT);
    expect(byteLength(title)).toBeLessThanOrEqual(MAX_QUERY_BYTES);
  });

  test('each part is left until a reviewer asks about it, and the rest stays', () => {
    const change: ChangeKey[] = ['profile', 'bankdetails', 'CompanyCertificate', 'PANTANCard'];
    expect(leftToReturn(denied(change))).toEqual(change);
    const ofCard = query(NOW + 1, { field: 'PANTANCard' });
    const general = [ofCard, query(NOW - 1), query(NOW + 1, { by: 'trainee' })];
    const queries = { ...emptyQueries(), general, bank: [query(NOW + 1)] };
    const left = denied(change, { queries, forms: { ...forms, status: 0 } });
    expect(leftToReturn(left)).toEqual(['profile', 'CompanyCertificate']);
  });

  test('nothing is left after a new validation, for a pending form, or for another decision', () => {
    expect(leftToReturn(denied(['bankdetails'], { forms: { ...forms, status: 2 } }))).toEqual([]);
    expect(leftToReturn(denied(['bankdetails'], { forms: { ...forms, bankdetails: 0 } }))).toEqual([]);
    const approval: Approval = { action: 'accept', by: 'anita', at: NOW, change: ['bankdetails'] };
    const other = denied([], { approval });
    expect(leftToReturn(other)).toEqual([]);
    expectRefusal(returnNamed(other, ravi, NOW), 'Everything that the approver named has been returned.');
  });
});
