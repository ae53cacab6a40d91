import { expect, test } from 'vitest';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Overridden } from '../../../../src/domain/records/records.ts';
import { approvalLinks, overriddenBy } from '../../../../src/domain/review/approvalLinks.ts';
import { listedForms, makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

const SENT = { by: 'reviewerUid', at: 100 };
const VALIDATED = listedForms(2);
const KEY = 'key-of-this-sending';
const ours = { action: 'accept', vendorName: 'Ram Kumar', key: KEY } as const;

function waiting(overrides: StoredUserOverrides = {}) {
  const { forms, ...others } = overrides;
  return makeParsedUser({ sent: SENT, ...others, forms: { status: 3, ...VALIDATED, ...forms } });
}

function asked(by: 'trainee' | 'reviewer', status: 0 | 1) {
  return { ...emptyQueries(), bank: [{ title: 'Which?', timestamp: 1, status, by }] };
}

test('the links of a mail contain action, full name and key', { tags: ['approval-asks'] }, () => {
  const name = 'Ram Kumar of the Specimen Trading Company '.repeat(8).trim();
  const links = approvalLinks('https://portal.example', waiting({ name }), KEY);
  const { pathname, searchParams } = new URL(links.deny);
  expect(pathname).toBe('/approve/traineeUid0000000000000abcde');
  expect(Object.fromEntries(searchParams)).toEqual({ action: 'deny', vendorName: name, v: KEY });
  expect(new URL(links.accept).searchParams.get('action')).toBe('accept');
});

test('an approver sees no warning while nothing has changed since the mail', () => {
  expect(overriddenBy(waiting(), ours, KEY)).toEqual([]);
  expect(overriddenBy(waiting({ queries: asked('trainee', 0) }), ours, KEY)).toEqual([]);
  expect(overriddenBy(waiting({ queries: asked('reviewer', 1) }), ours, KEY)).toEqual([]);
  expect(overriddenBy(waiting(), { ...ours, vendorName: ' ram  KUMAR ' }, KEY)).toEqual([]);
});

test.each<[Overridden, StoredUserOverrides]>([
  ['pending', { forms: { bankdetails: 1 } }],
  ['pending', { forms: { status: 2 } }],
  ['pending', { usertype: 'vendor', vendortype: 'Other' }],
  ['query', { queries: asked('reviewer', 0) }],
  ['name', { name: 'Ram Gupta' }],
  ['decided', { approval: { action: 'deny', by: 'x', at: 101 } }],
])('an approver sees a warning: %s', (warning, overrides) => {
  expect(overriddenBy(waiting(overrides), ours, KEY)).toEqual([warning]);
});

test('an earlier decision is no warning after a new sending, nor is the same decision', () => {
  expect(overriddenBy(waiting({ approval: { action: 'deny', by: 'x', at: 99 } }), ours, KEY)).toEqual([]);
  const accepted = waiting({ approval: { action: 'accept', by: 'x', at: 101 }, forms: { status: 4 } });
  expect(overriddenBy(accepted, ours, KEY)).toEqual([]);
});

test('a plain link may lack the name and has no key; a mailed link needs both', () => {
  expect(overriddenBy(waiting(), { action: 'accept', vendorName: '' })).toEqual([]);
  expect(overriddenBy(waiting(), { ...ours, vendorName: '' }, KEY)).toEqual(['name']);
  expect(overriddenBy(waiting(), { action: 'accept', vendorName: 'Somebody Else' })).toEqual(['name']);
});

test.each([
  ['of an earlier sending', 'another-key', KEY],
  ['of a record without a key', KEY, undefined],
  ['without a value', '', undefined],
])('an approver sees that a key is %s', (_, key, current) => {
  expect(overriddenBy(waiting(), { ...ours, key }, current)).toEqual(['changed']);
});
