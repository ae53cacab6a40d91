import { expect, test } from 'vitest';
import type { Amendment, HistoryEntry } from '../../../../src/domain/records/amendments.ts';
import { earlierValues, inForceText } from '../../../../src/domain/review/amendedChanges.ts';
import { makeDocumentsRecord, makeParsedUser, makeTaxes } from '../../../support/factories.ts';

const STATE = { record: makeParsedUser(), documents: makeDocumentsRecord() };
const LINK = 'https://files.example/o/before';
const entryOf = (entry: Pick<HistoryEntry, 'kind' | 'user' | 'documents' | 'taxes'>): HistoryEntry => ({
  by: 'ravi',
  at: 1,
  ...entry,
});

test('other earlier values are the changed ones, or empty', { tags: ['amendment-in-force'] }, () => {
  const contact = entryOf({ kind: 'contact', user: { phone: '9000000002', address: 5 }, documents: {} });
  expect(earlierValues(contact, STATE).details.map(({ label, value }) => [label, value])).toEqual([
    ['Contact Number', '9000000002'],
    ['Address', ''],
  ]);
  const document = entryOf({ kind: 'document', user: {}, documents: { PANTANCard: LINK } });
  expect(earlierValues(document, STATE)).toEqual({ details: [], files: [{ label: 'PAN Card', link: LINK }] });
});

test('earlier tax details are those that were declared, and none without a declaration', {
  tags: ['amendment-in-force', 'amendment-steps'],
}, () => {
  const entry = entryOf({ kind: 'taxes', user: {}, documents: {}, taxes: { ...makeTaxes() } });
  const { details } = earlierValues(entry, STATE);
  expect(details).toContainEqual({ field: 'class', label: 'Class of Enterprise', value: 'Micro' });
  expect(details.map(({ field }) => field)).not.toContain('at');
  expect(earlierValues({ ...entry, taxes: {} }, STATE)).toEqual({ details: [], files: [] });
});

test('a validated account names the earliest confirmation until then', { tags: ['amendment-bank'] }, () => {
  const validatedAt = Date.UTC(2026, 10, 23, 6, 30);
  const amendment: Amendment = {
    values: { user: {}, documents: {}, hashes: {} },
    reason: 'We moved to another bank',
    status: 2,
    by: 'ravi',
    at: validatedAt,
    validatedAt,
  };
  const earliest = Date.UTC(2026, 10, 25, 6, 35);
  expect(inForceText('bank', amendment, earliest - 1)).toBe(
    'The change comes into force on 25 Nov 2026, 12:05 at the earliest, when an approver confirms it.',
  );
  expect(inForceText('bank', amendment, earliest)).toBe(
    'The change comes into force when an approver confirms it.',
  );
  expect(inForceText('bank', { ...amendment, status: 1 }, earliest)).toBe('');
  expect(inForceText('gst', amendment, earliest)).toBe('');
});
