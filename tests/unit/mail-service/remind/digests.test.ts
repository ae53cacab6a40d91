import { expect, it } from 'vitest';
import { isDigestDue, waitingLong } from '../../../../mail-service/remind/digests.ts';
import type { ProgressRecord } from '../../../../src/domain/records/records.ts';
import { makeParsedUser, makeProgress, type StoredUserOverrides } from '../../../support/factories.ts';

const at = (text: string) => Date.parse(text);
const NOW = at('2026-11-20T09:00+05:30');

function person(name: string, since: string, overrides: StoredUserOverrides): ProgressRecord {
  return makeProgress(makeParsedUser({ uid: name, name, ...overrides }), at(since));
}

const tuesday = '2026-11-17T10:00+05:30';
const people = [
  person('Submitted', tuesday, { forms: { status: 1 } }),
  person('Validated', '2026-11-10T10:00+05:30', { forms: { status: 2 } }),
  person('Sent', tuesday, { forms: { status: 3 } }),
  person('Two days', '2026-11-18T10:00+05:30', { forms: { status: 1 } }),
  person('Pending', tuesday, {}),
  person('Asked back', tuesday, { forms: { status: 1, einvoicing: -1 } }),
  person('Approved', tuesday, { forms: { status: 4, approved: true } }),
  person('Denied', tuesday, {
    forms: { status: 1 },
    approval: { action: 'deny', by: 'approver', at: at(tuesday) },
  }),
];
const names = (digest: 'review' | 'approval') => waitingLong(people, digest, NOW).map(({ name }) => name);

it('a digest lists people who wait for a review, longest first', () =>
  expect(names('review')).toEqual(['Validated', 'Submitted']));
it('a digest lists people who wait for an approval', () => expect(names('approval')).toEqual(['Sent']));

const sent = (time: string) => ({ sent: { since: 0, count: 1, at: at(time) } });
it.each([
  ['comes on a working day', true, '2026-11-20T09:00+05:30', {}],
  ['does not come twice on a day', false, '2026-11-20T19:00+05:30', sent('2026-11-20T09:00+05:30')],
  ['comes again on the next', true, '2026-11-20T00:10+05:30', sent('2026-11-19T23:00+05:30')],
  ['does not come on a Saturday', false, '2026-11-21T09:00+05:30', {}],
  ['does not come on a holiday', false, '2026-11-24T09:00+05:30', {}],
])('a digest %s', (_, is, now, reminders) => {
  expect(isDigestDue(reminders, at(now))).toBe(is);
});
