import { describe, expect, test } from 'vitest';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Overridden } from '../../../../src/domain/records/records.ts';
import { approvalLinks, doubtsAbout } from '../../../../src/domain/review/approvalLinks.ts';
import { makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

const SENT = { by: 'reviewerUid', at: 100 };
const VALIDATED = { nonapplicability: 2, vendorform: 2, bankdetails: 2 } as const;
const ours = { action: 'accept', vendorName: 'Ram Kumar', version: '100' } as const;

function waiting(overrides: StoredUserOverrides = {}) {
  const { forms, ...others } = overrides;
  return makeParsedUser({ sent: SENT, ...others, forms: { status: 3, ...VALIDATED, ...forms } });
}

function asked(by: 'trainee' | 'reviewer', status: 0 | 1) {
  return { ...emptyQueries(), bank: [{ title: 'Which?', timestamp: 1, status, by }] };
}

describe('the links of a mail', () => {
  test('carry action, name and the time of sending', () => {
    const links = approvalLinks('https://portal.example', waiting());
    const { pathname, searchParams } = new URL(links.deny);
    expect(pathname).toBe('/approve/traineeUid0000000000000abcde');
    expect(Object.fromEntries(searchParams)).toEqual({ action: 'deny', vendorName: 'Ram Kumar', v: '100' });
    expect(new URL(links.accept).searchParams.get('action')).toBe('accept');
  });

  test('carry no time where the record was never sent', () => {
    const { accept } = approvalLinks('https://portal.example', makeParsedUser());
    expect(new URL(accept).searchParams.has('v')).toBe(false);
  });
});

describe('what an approver should know', () => {
  test('is nothing while nothing has changed since the mail', () => {
    expect(doubtsAbout(waiting(), ours)).toEqual([]);
    expect(doubtsAbout(waiting({ queries: asked('trainee', 0) }), ours)).toEqual([]);
    expect(doubtsAbout(waiting({ queries: asked('reviewer', 1) }), ours)).toEqual([]);
    expect(doubtsAbout(waiting(), { ...ours, vendorName: ' ram  KUMAR ' })).toEqual([]);
  });

  test.each<[Overridden, StoredUserOverrides]>([
    ['pending', { forms: { bankdetails: 1 } }],
    ['pending', { forms: { status: 2 } }],
    ['pending', { vendortype: 'Other' }],
    ['query', { queries: asked('reviewer', 0) }],
    ['name', { name: 'Ram Gupta' }],
    ['changed', { sent: { ...SENT, at: 101 } }],
    ['decided', { approval: { action: 'deny', by: 'x', at: 101 } }],
  ])('is that there is something: %s', (doubt, overrides) => {
    expect(doubtsAbout(waiting(overrides), ours)).toEqual([doubt]);
  });

  test('an earlier decision is none once the record was sent again, nor is the same one', () => {
    expect(doubtsAbout(waiting({ approval: { action: 'deny', by: 'x', at: 99 } }), ours)).toEqual([]);
    const accepted = waiting({ approval: { action: 'accept', by: 'x', at: 101 }, forms: { status: 4 } });
    expect(doubtsAbout(accepted, ours)).toEqual([]);
  });

  test('a plain link may lack the name and knows no time; a link of a mail may not lack it', () => {
    expect(doubtsAbout(waiting(), { action: 'accept', vendorName: '' })).toEqual([]);
    expect(doubtsAbout(waiting(), { ...ours, vendorName: '' })).toEqual(['name']);
    expect(doubtsAbout(waiting(), { action: 'accept', vendorName: 'Somebody Else' })).toEqual(['name']);
  });

  test('a long name that was cut is the same name, a short part of it is not', () => {
    const name = 'Ram Kumar of the Specimen Trading Company '.repeat(8);
    expect(doubtsAbout(waiting({ name }), { ...ours, vendorName: name.slice(0, 250) })).toEqual([]);
    expect(doubtsAbout(waiting({ name }), { ...ours, vendorName: name.slice(0, 12) })).toEqual(['name']);
  });

  test('a name that a link has room for is not taken for another one that begins with it', () => {
    const vendorName = 'Ram Kumar Specimen Trading';
    expect(doubtsAbout(waiting({ name: `${vendorName} Branch Two` }), { ...ours, vendorName })).toEqual([
      'name',
    ]);
  });
});
