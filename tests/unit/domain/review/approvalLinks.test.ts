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

const decided = (action: 'deny' | 'accept', at: number) => ({ approval: { action, by: 'x', at } }) as const;
test.each<[string, Overridden[], StoredUserOverrides, link?: object, key?: string]>([
  ['nothing has changed since the mail', [], {}],
  ['the person asked something', [], { queries: asked('trainee', 0) }],
  ['a query is resolved', [], { queries: asked('reviewer', 1) }],
  ['the name has another spelling', [], {}, { vendorName: ' ram  KUMAR ' }],
  ['a form is pending', ['pending'], { forms: { bankdetails: 1 } }],
  ['the record was not sent', ['pending'], { forms: { status: 2 } }],
  ['the agreement is pending', ['pending'], { usertype: 'vendor', vendortype: 'Other' }],
  ['a query is open', ['query'], { queries: asked('reviewer', 0) }],
  ['the name has changed', ['name'], { name: 'Ram Gupta' }],
  ['another decision was taken', ['decided'], decided('deny', 101)],
  ['a decision was before the sending', [], decided('deny', 99)],
  ['the same decision was taken', [], { ...decided('accept', 101), forms: { status: 4 } }],
  ['the link has no name', ['name'], {}, { vendorName: '' }],
  ['the key is of an earlier sending', ['changed'], {}, { key: 'another-key' }],
  ['the record has no key', ['changed'], {}, {}, ''],
  ['the link and the record have no key', ['changed'], {}, { key: '' }, ''],
])(
  'an approver sees the warnings of a mailed link where %s: %j',
  (_, warnings, overrides, link, key = KEY) => {
    expect(overriddenBy(waiting(overrides), { ...ours, ...link }, key || undefined)).toEqual(warnings);
  },
);

test('a plain link may lack the name, and has no key', () => {
  expect(overriddenBy(waiting(), { action: 'accept', vendorName: '' })).toEqual([]);
  expect(overriddenBy(waiting(), { action: 'accept', vendorName: 'Somebody Else' })).toEqual(['name']);
});
