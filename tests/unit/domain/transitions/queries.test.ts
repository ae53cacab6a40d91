import { expect, test } from 'vitest';
import type { Query, QueryCategory } from '../../../../src/domain/records/records.ts';
import {
  hasRaisedSince,
  isOpenAlready,
  raiseQuery,
  resolveQuery,
} from '../../../../src/domain/transitions/queries.ts';
import { listedForms, makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const open: Query = { title: 'Which branch?', timestamp: 1, status: 0, by: 'reviewer' };

test('raising appends one open query in the person’s name', () => {
  expect(patchOf(raiseQuery(makeParsedUser(), 'bank', ' Which account? ', NOW))).toEqual({
    set: {},
    query: {
      category: 'bank',
      item: { title: 'Which account?', timestamp: NOW, status: 0, by: 'trainee' },
    },
  });
});

test('raising needs a bounded title and room in the list', () => {
  const raise = (title: string) => raiseQuery(makeParsedUser(), 'bank', title, NOW);
  expectRefusal(raise(' '), 'Enter the query.');
  for (const title of ['a'.repeat(501), 'क'.repeat(334)])
    expectRefusal(raise(title), 'A query can have at most 500 characters, 333 in Indian scripts.');
  const full = makeParsedUser({ queries: { bank: Array.from({ length: 15 }, () => open) } as never });
  expectRefusal(raiseQuery(full, 'bank', 'Why?', NOW), 'There are already 15 queries in this category.');
  expect(raiseQuery(full, 'msa', 'Why?', NOW).allowed).toBe(true);
  const introducer = makeParsedUser({ usertype: 'introducer' });
  expect(raiseQuery(introducer, 'general', 'Why?', NOW).allowed).toBe(false);
});

test('a query counts as raised when the person raised the same text then or later', () => {
  const asked: Query = { title: 'Why?', timestamp: NOW, status: 1, by: 'trainee' };
  const record = makeParsedUser({ queries: { bank: [asked, open] } as never });
  expect(hasRaisedSince(record, { category: 'bank', title: ' Why? ' }, NOW)).toBe(true);
  expect(hasRaisedSince(record, { category: 'bank', title: 'Why?' }, NOW + 1)).toBe(false);
  expect(hasRaisedSince(record, { category: 'general', title: 'Why?' }, NOW)).toBe(false);
  expect(hasRaisedSince(record, { category: 'bank', title: open.title }, 0)).toBe(false);
  expect(hasRaisedSince(record, { category: '', title: '' }, 0)).toBe(false);
});

test('a query is a repetition only for the same author, text and category', () => {
  const mine: Query = { title: 'Why?', timestamp: NOW, status: 0 };
  const theirs: Query = { title: 'Which one?', timestamp: NOW, status: 0, by: 'reviewer' };
  const over: Query = { title: 'Where?', timestamp: NOW, status: 1, by: 'trainee' };
  const record = makeParsedUser({ queries: { bank: [mine, theirs, over] } as never });
  const asks = (title: string, by: 'trainee' | 'reviewer' = 'trainee', category: QueryCategory = 'bank') =>
    isOpenAlready(record, { category, title, by });
  expect(asks(' Why? ')).toBe(true);
  expect(asks('Which one?', 'reviewer')).toBe(true);
  expect(asks('Why?', 'reviewer')).toBe(false);
  expect(asks('Which one?')).toBe(false);
  expect(asks('Where?')).toBe(false);
  expect(asks('Why?', 'trainee', 'msa')).toBe(false);
});

test('resolving stores the reply, if any', () => {
  const resolve = (reply: string) => resolveQuery(makeParsedUser(), [open], 'bank', 0, reply);
  expect(patchOf(resolve(' Andheri East ')).set).toEqual({
    'queries.bank': [{ ...open, status: 1, reply: 'Andheri East' }],
  });
  expect(patchOf(resolve(' ')).set).toEqual({ 'queries.bank': [{ ...open, status: 1 }] });
  expect(resolve('a'.repeat(500)).allowed).toBe(true);
  expectRefusal(resolve('a'.repeat(501)), 'A reply can have at most 500 characters, 333 in Indian scripts.');
});

test('resolving the last open query makes the form pending, or the overall status 1 (R6)', () => {
  const resolved: Query = { ...open, status: 1 };
  /** The statuses that change when the last of these queries is resolved. */
  const moved = (category: QueryCategory, items: Query[], overrides: StoredUserOverrides) => {
    const { set } = patchOf(resolveQuery(makeParsedUser(overrides), items, category, items.length - 1));
    return Object.fromEntries(Object.entries(set).filter(([key]) => key.startsWith('forms.')));
  };
  const returned = { forms: { bankdetails: -1 } } as const;
  const due = { forms: listedForms(1), queries: { general: [open, open] } as never };
  expect(moved('bank', [open, open], returned)).toEqual({});
  expect(moved('bank', [resolved, open], returned)).toEqual({ 'forms.bankdetails': 0 });
  expect(moved('bank', [open], { forms: { vendorform: -1, bankdetails: 1 } })).toEqual({});
  expect(moved('general', [open, open], due)).toEqual({});
  expect(moved('general', [resolved, open], due)).toEqual({ 'forms.status': 1 });
  expect(moved('bank', [open], due)).toEqual({});
  expect(moved('msa', [open], { forms: { ...listedForms(1), msa: -1 } })).toEqual({ 'forms.msa': 0 });
});

test.each<[string, unknown]>([
  ['resolved already', { ...open, status: 1 }],
  ['no query', 'odd'],
  ['not there', undefined],
])('an item that is %s is unchanged', (_, item) => {
  expectRefusal(resolveQuery(makeParsedUser(), [item], 'bank', 0), 'This query has already been resolved.');
});
