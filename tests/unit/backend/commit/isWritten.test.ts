import { expect, it } from 'vitest';
import { isWritten } from '../../../../src/backend/commit/commit.ts';
import type { UserPatch } from '../../../../src/domain/transitions/patch.ts';

const LOG = { title: 'Meera Nair submitted Bank Details', timestamp: 7 };
const PATCH: UserPatch = {
  set: { 'forms.bankdetails': 1, approval: { action: 'accept', by: 'anita', at: 3 } },
  log: LOG,
};
const STORED = {
  forms: { bankdetails: 1, status: 0 },
  approval: { at: 3, by: 'anita', action: 'accept' },
  logs: [
    { title: 'Earlier', timestamp: 1 },
    { timestamp: 7, title: LOG.title },
  ],
};
const ITEM = { title: 'Why?', timestamp: 7, status: 0, by: 'trainee' } as const;
const QUERY: UserPatch = { set: {}, query: { category: 'bank', item: ITEM } };
const LIST: UserPatch = { set: { 'queries.bank': [{ status: 1 }, { status: 0 }] } };
const ofBank = (...bank: object[]) => ({ queries: { bank } });

it.each<[string, boolean, UserPatch, Record<string, unknown>]>([
  ['its values and its log entry', true, PATCH, STORED],
  ['another status', false, PATCH, { ...STORED, forms: { bankdetails: 0 } }],
  ['another value below', false, PATCH, { ...STORED, approval: { ...STORED.approval, by: 'dev' } }],
  ['a value more', false, PATCH, { ...STORED, approval: { ...STORED.approval, reason: '' } }],
  ['the same entry at another time', false, PATCH, { ...STORED, logs: [{ ...LOG, timestamp: 8 }] }],
  ['no log', false, PATCH, { ...STORED, logs: undefined }],
  ['nothing', false, PATCH, {}],
  ['the raised query', true, QUERY, ofBank({ ...ITEM })],
  ['the query at another time', false, QUERY, ofBank({ ...ITEM, timestamp: 6 })],
  ['no query', false, QUERY, { queries: {} }],
  ['the same list', true, LIST, ofBank({ status: 1 }, { status: 0 })],
  ['the list in another order', false, LIST, ofBank({ status: 0 }, { status: 1 })],
  ['a shorter list', false, LIST, ofBank({ status: 1 })],
])('a record with %s has the patch: %s', (_, expected, patch, raw) => {
  expect(isWritten(raw, patch)).toBe(expected);
});
