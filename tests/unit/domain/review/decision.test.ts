import { describe, expect, test } from 'vitest';
import { emptyDocuments, emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import {
  changeSince,
  decisionText,
  sendingText,
  validationOf,
  warningOf,
} from '../../../../src/domain/review/decision.ts';
import { openPoints, reasonWith } from '../../../../src/domain/review/openPoints.ts';
import { listedForms, makeBankDetails, makeParsedUser, makeSectionOne } from '../../../support/factories.ts';

const AT = Date.parse('2026-11-20T10:00+05:30');
const by = 'ravi';
const waiting = makeParsedUser({ sent: { by, at: AT }, forms: { status: 3, ...listedForms(2) } });
const documents = emptyDocuments();
const query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' } as const;

test('decision and sending come from the log, or without it from the record', () => {
  const logs = [
    { title: 'Ravi Rao sent the record for approval', timestamp: AT, by },
    { title: 'Anita Desai denied the empanelment. Reason: No bank.', timestamp: AT + 60_000, by: 'anita' },
  ];
  const record: UserRecord = { ...waiting, approval: { action: 'deny', by: 'anita', at: AT + 60_000 } };
  expect(decisionText({ ...record, logs })).toBe('Anita Desai denied the empanelment, 20 Nov 2026, 10:01');
  expect(sendingText({ ...record, logs })).toBe('Ravi Rao sent the record for approval, 20 Nov 2026, 10:00');
  expect(decisionText(record)).toBe('Denied, 20 Nov 2026, 10:01');
  expect(sendingText(record)).toBe('20 Nov 2026, 10:00');
  expect([decisionText(makeParsedUser()), sendingText(makeParsedUser())]).toEqual(['', '']);
});

const validated = { user: {}, documents: {}, by, at: AT };
const reviewed = { bankdetails: validated };

test('the validator comes from the snapshot, with the name in the log entry', () => {
  const others = [
    { title: 'Meera Nair validated all forms', timestamp: AT },
    { title: 'Rita Rao validated the bank details', timestamp: AT, by: 'rita' },
  ];
  const own = { title: 'Ravi Rao validated the bank details', timestamp: AT, by };
  const named = { ...waiting, logs: [...others, own] };
  const text = 'Ravi Rao validated the bank details, 20 Nov 2026, 10:00';
  expect(validationOf(named, reviewed, 'bankdetails')).toBe(text);
  const unnamed = { ...waiting, logs: others };
  expect(validationOf(unnamed, reviewed, 'bankdetails')).toBe('Validated, 20 Nov 2026, 10:00');
  expect(validationOf(named, reviewed, 'vendorform')).toBe('');
  expect(validationOf(makeParsedUser({ logs: [own] }), reviewed, 'bankdetails')).toBe('');
});

describe('a record that changed while it was read', { tags: ['approvals-decide'] }, () => {
  test.each<[string, Partial<UserRecord>, RegExp]>([
    ['a decision', { approval: { action: 'accept', by: 'other', at: 1 } }, /already decided/],
    ['a form sent back', { forms: { ...waiting.forms, bankdetails: -1 } }, /has changed/],
    ['sent again', { sent: { by, at: AT + 1 } }, /has changed/],
    ['a query', { queries: { ...emptyQueries(), general: [query] } }, /has changed/],
    ['another name', { name: 'Ram Gupta' }, /has changed/],
    ['another PAN', { pancard: 'ZZZPZ0009Z' }, /has changed/],
    ['another GSTIN', { GSTIN: '27ZZZPK0001Z1ZO' }, /has changed/],
    ['another Aadhar', { aadharcard: '1' }, /has changed/],
    ['another account', { bankDetails: makeBankDetails({ bankAccountNumber: '9' }) }, /has changed/],
  ])('a record changed by %s cannot be decided', (_, change, reason) => {
    const record = { ...waiting, ...change };
    expect(changeSince({ record: waiting, documents }, { record, documents })).toMatch(reason);
  });

  test('a changed address or remark does not block a decision', () => {
    const record = { ...waiting, address: 'Elsewhere', vendorRemark: 'Seen' };
    expect(changeSince({ record: waiting, documents }, { record, documents })).toBeUndefined();
  });
});

const now = new Date(AT);
const record = makeParsedUser({
  pancard: '',
  queries: { ...emptyQueries(), bank: [query] },
  vendorDetails: { sectionOne: makeSectionOne() },
  forms: { status: 3, nonapplicability: 2, vendorform: 2, bankdetails: 1 },
});
const points = openPoints({ record, documents: emptyDocuments() }, now);

test('an exception can waive forms, queries and flags, each once', () => {
  const texts = points.map(({ text }) => text);
  expect(texts).toContain('Bank Details: not validated');
  expect(texts).toContain('Open query: Which branch?');
  expect(texts).toContain('PAN Number: The PAN is missing.');
  expect(new Set(texts).size).toBe(texts.length);
});

test('the waived points come before the reason, without the text of a flag', () => {
  const waived = points.filter(({ text }) => /^(PAN Number|Open query)/.test(text));
  const reason = reasonWith(waived, ' The bank merged. ');
  expect(reason).toMatch(/^Waived: Open query: Which branch\?; PAN Number.*\. The bank merged\.$/);
  expect(reason).not.toContain('The PAN is missing');
  expect(reasonWith([], ' The bank merged. ')).toBe('The bank merged.');
});

test("a vendor's form has the vendor's title in a warning and among the open points", () => {
  const vendor = makeParsedUser({ usertype: 'vendor', forms: { ...listedForms(2), vendorform: 1 } });
  const link = { vendorName: vendor.name };
  const texts = openPoints({ record: vendor, documents }, new Date(AT)).map(({ text }) => text);
  expect(warningOf('pending', vendor, link)).toBe('Not validated: Vendor Registration Form.');
  expect(texts).toContain('Vendor Registration Form: not validated');
});
