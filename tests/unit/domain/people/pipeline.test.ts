import { expect, it, test } from 'vitest';
import { newInvitation } from '../../../../src/domain/people/invitations.ts';
import { invitationMessage, messageTo } from '../../../../src/domain/people/messages.ts';
import {
  isInInvitationFilter,
  mergePipeline,
  openShown,
  parsePipelineQuery,
  stageOf,
  stageShown,
  toPipelineQuery,
  WHOLE_PIPELINE,
} from '../../../../src/domain/people/pipeline.ts';
import { invitationRanges, searchRanges } from '../../../../src/domain/people/search.ts';
import type { Approval } from '../../../../src/domain/records/records.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import { allForms, makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

const DAY = 86_400_000;
/** A Friday. */
const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const person = (daysAgo: number, overrides: StoredUserOverrides = {}) =>
  progressOf(makeParsedUser(overrides), NOW - daysAgo * DAY);
const introducer = { uid: 'asha', name: 'Asha Rao', email: 'asha@agency.example' };
const ram = { name: 'Ram', email: 'ram@demo.example', usertype: 'trainee' } as const;
const invitation = (daysAgo: number) => newInvitation(`i${daysAgo}`, introducer, ram, NOW - daysAgo * DAY);
const denial: Approval = { action: 'deny', by: 'approver', at: NOW, reason: 'The PAN is of somebody else.' };

it.each<[string, string, number, StoredUserOverrides]>([
  ['registered', 'Registered', 0, {}],
  ['stuck', 'Stuck', 1, {}],
  ['submitted', 'Submitted', 3, { forms: { status: 1 } }],
  ['review', 'Validated', 3, { forms: { status: 2 } }],
  ['review', 'Sent for approval', 3, { forms: { status: 3 } }],
  ['approved', 'Approved as exception', 3, { forms: { status: 5, approved: true } }],
  ['denied', 'Denied', 3, { forms: { status: 1 }, approval: denial }],
])('a person is %s, shown as %s', { tags: ['pipeline-stages'] }, (stage, shown, daysAgo, overrides) => {
  expect(stageOf(person(daysAgo, overrides), NOW)).toBe(stage);
  expect(stageShown(person(daysAgo, overrides), NOW)).toBe(shown);
});

const returned = { ...allForms(1), status: 0, vendorform: 0, bankdetails: -1 } as const;
it.each<[string, StoredUserOverrides]>([
  ['Query on Bank Details. To submit: Trainee Registration Form.', { forms: returned }],
  ['Waiting for a reviewer.', { forms: { status: 1, ...allForms(1) } }],
  ['Waiting for an approver.', { forms: { status: 3, ...allForms(2) } }],
  ['–', { forms: { status: 4, approved: true } }],
  ['The review team is looking into it.', { forms: { status: 1 }, approval: denial }],
  ['The last steps before everything is submitted.', { forms: { ...allForms(1), status: 0 } }],
])('what is open is shown as %j', { tags: ['pipeline-person'] }, (text, overrides) => {
  expect(openShown(person(2, overrides))).toBe(text);
});

it('a message names what is open, but no number and no reason', { tags: ['pipeline-person'] }, () => {
  const returned = messageTo(person(2, { forms: { bankdetails: -1 } }), 'https://portal.example');
  expect(returned).toContain('A reviewer has a query on Bank Details.');
  expect(returned).toContain('https://portal.example');
  const denied = messageTo(person(2, { forms: { status: 1 }, approval: denial }), 'https://portal.example');
  expect(denied).toContain('was not approved');
  expect(denied).not.toContain('PAN');
  for (const status of [1, 3, 4] as const) {
    const text = messageTo(person(2, { forms: { ...allForms(2), status, approved: status > 3 } }), '');
    expect(text).not.toContain('not complete');
  }
});

it('a message promises nothing that progress does not show', { tags: ['pipeline-person'] }, () => {
  const exception = { action: 'acceptasexception', by: 'approver', at: 1, until: '2026-12-31' } as const;
  const forms = { ...allForms(2), status: 5, approved: true } as const;
  const to = (overrides: StoredUserOverrides) => messageTo(person(2, overrides), '');
  const excepted = 'was approved as an exception until 31 Dec 2026.';
  expect(to({ forms, approval: exception })).toContain(excepted);
  expect(to({ name: '' })).toMatch(/^Hello, your registration/);
  const checked = 'are checked. A reviewer sends them for approval next.';
  expect(to({ forms: { ...allForms(2), status: 2 } })).toContain(checked);
  for (const status of [1, 3] as const) {
    const text = messageTo(person(2, { forms: { ...allForms(1), msa: 0, status } }), '');
    expect(text).not.toContain('nothing to do');
  }
});

it('the message of an invitation has its link and its last minute', { tags: ['pipeline-person'] }, () => {
  expect(invitationMessage(invitation(0), 'https://portal.example/register?invite=x')).toMatch(
    /^Dear Ram, .* as a trainee: https:\/\/portal\.example\/register\?invite=x .* 20 Dec 2026, \d\d:\d\d \(IST\)\. Asha Rao$/,
  );
});

type Order = 'latest' | 'longest';
const ids = (people: number[], invited: number[], more: [boolean, boolean], order: Order) => {
  const { rows, next } = mergePipeline(
    { items: people.map((at) => ({ ...person(at), uid: `p${at}` })), hasMore: more[0] },
    { items: invited.map(invitation), hasMore: more[1] },
    order,
  );
  return [rows.map(({ id }) => id), next];
};

it('sorts people and invitations by time, in both orders', () => {
  expect(ids([1, 5], [3], [false, false], 'latest')).toEqual([['p1', 'i3', 'p5'], null]);
  expect(ids([5, 1], [3], [false, false], 'longest')).toEqual([['p5', 'i3', 'p1'], null]);
});

it('leaves out rows before which a list has records that are not read yet', () => {
  expect(ids([1, 4], [3, 9], [true, false], 'latest')).toEqual([['p1', 'i3', 'p4'], 'person']);
  expect(ids([1, 4], [2, 3], [true, true], 'latest')).toEqual([['p1', 'i2', 'i3'], 'invitation']);
});

it('the address holds stage, order and filter of invitations', { tags: ['pipeline-address'] }, () => {
  for (const view of [
    WHOLE_PIPELINE,
    { stage: 'stuck', order: 'longest', invitations: 'open' },
    { stage: 'invited', order: 'latest', invitations: 'expired' },
    { stage: 'submitted', order: 'latest', invitations: 'open', wait: 3 },
  ] as const) {
    expect(parsePipelineQuery(toPipelineQuery(view))).toEqual(view);
  }
  expect(toPipelineQuery(WHOLE_PIPELINE)).toBe('');
  const approved = { ...WHOLE_PIPELINE, stage: 'approved', order: 'longest' } as const;
  expect(toPipelineQuery(approved)).toBe('?stage=approved');
  expect(parsePipelineQuery('?stage=approved&order=longest').order).toBe('latest');
  expect(parsePipelineQuery('?stage=denied&wait=1').wait).toBeUndefined();
  expect(parsePipelineQuery('?stage=nobody&order=1&invitations=x')).toEqual(WHOLE_PIPELINE);
});

it('an invitation is pending until it expires', { tags: ['pipeline-address'] }, () => {
  const states = (daysAgo: number) =>
    (['open', 'pending', 'expired', 'revoked'] as const).map((filter) =>
      isInInvitationFilter(invitation(daysAgo), filter, NOW),
    );
  expect(states(1)).toEqual([true, true, false, false]);
  expect(states(31)).toEqual([true, false, true, false]);
  expect(isInInvitationFilter({ ...invitation(1), status: 'revoked' }, 'revoked', NOW)).toBe(true);
});

test('a search by address asks for addresses only', { tags: ['pipeline-address'] }, () => {
  expect(searchRanges('Ram@').map(({ field, from }) => [field, from])).toEqual([['email', 'ram@']]);
  expect(new Set(invitationRanges('Ram').map(({ field }) => field))).toEqual(new Set(['name', 'email']));
  expect(invitationRanges('ram@demo').map(({ field }) => field)).toEqual(['email']);
  expect(invitationRanges(' ')).toEqual([]);
});
