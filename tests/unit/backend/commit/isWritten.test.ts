import { expect, it } from 'vitest';
import { isWritten } from '../../../../src/backend/commit/isWritten.ts';
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

it('detects a written patch by its values and log entry', () => {
  expect(isWritten(STORED, PATCH)).toBe(true);
});

it.each([
  ['another status', { ...STORED, forms: { bankdetails: 0 } }],
  ['another value below', { ...STORED, approval: { ...STORED.approval, by: 'dev' } }],
  ['a value more', { ...STORED, approval: { ...STORED.approval, reason: '' } }],
  ['the same entry at another time', { ...STORED, logs: [{ ...LOG, timestamp: 8 }] }],
  ['no log', { ...STORED, logs: undefined }],
  ['nothing', {}],
])('%s is not the written patch', (_, raw) => {
  expect(isWritten(raw, PATCH)).toBe(false);
});

it('a patch names only existing fields, statuses and categories', () => {
  // @ts-expect-error There is no such form.
  const form: UserPatch = { set: { 'forms.bankdetial': 1 } };
  // @ts-expect-error There is no such status.
  const status: UserPatch = { set: { 'forms.bankdetails': 4 } };
  // @ts-expect-error There is no such category.
  const category: UserPatch = { set: { 'queries.cheque': [] } };
  for (const patch of [form, status, category]) expect(isWritten(STORED, patch)).toBe(false);
});

it('detects a raised query by its time', () => {
  const item = { title: 'Why?', timestamp: 7, status: 0, by: 'trainee' } as const;
  const patch: UserPatch = { set: {}, query: { category: 'bank', item } };
  expect(isWritten({ queries: { bank: [{ ...item }] } }, patch)).toBe(true);
  expect(isWritten({ queries: { bank: [{ ...item, timestamp: 6 }] } }, patch)).toBe(false);
  expect(isWritten({ queries: {} }, patch)).toBe(false);
});

it('compares a list by order and length', () => {
  const patch: UserPatch = { set: { 'queries.bank': [{ status: 1 }, { status: 0 }] } };
  expect(isWritten({ queries: { bank: [{ status: 1 }, { status: 0 }] } }, patch)).toBe(true);
  expect(isWritten({ queries: { bank: [{ status: 0 }, { status: 1 }] } }, patch)).toBe(false);
  expect(isWritten({ queries: { bank: [{ status: 1 }] } }, patch)).toBe(false);
});
