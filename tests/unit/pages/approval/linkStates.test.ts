import { describe, expect, test } from 'vitest';
import type { ApprovalState } from '../../../../src/backend/records/approvals.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { emptyDocuments } from '../../../../src/domain/records/defaults.ts';
import {
  type LinkEvent,
  type LinkState,
  type LinkVisit,
  nextState,
} from '../../../../src/pages/approval/link/linkStates.ts';
import {
  INTRODUCER_EMAIL,
  LINK_KEY,
  listedForms,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const SENT_AT = 7;
const VALIDATED = listedForms(2);
const waiting: StoredUserOverrides = {
  sent: { by: 'reviewer', at: SENT_AT },
  forms: { ...VALIDATED, status: 3 },
};
const decidedBy = (by: string, action: 'accept' | 'deny', at = SENT_AT + 1): StoredUserOverrides => ({
  ...waiting,
  approval: { action, by, at },
  forms: { ...VALIDATED, status: action === 'deny' ? 1 : 4, approved: action === 'accept' },
});
const read = (overrides: StoredUserOverrides, known: Partial<ApprovalState> = {}): LinkEvent => {
  const record = makeParsedUser(overrides);
  const findings = record.sent ? { ...record.sent, points: 0, duplicates: [], linkKey: LINK_KEY } : null;
  const rest = { documents: emptyDocuments(), reviewed: {}, isUnverified: false, delegations: [] };
  return { type: 'read', live: { state: 'ready', value: { record, findings, ...rest, ...known } }, now: 100 };
};
const unread = (code: string): LinkEvent => ({
  type: 'read',
  live: { state: 'error', error: new AppError(code, code) },
  now: 100,
});
const loading: LinkEvent = { type: 'read', live: { state: 'loading' }, now: 100 };
const nobody: LinkEvent = { type: 'read', live: { state: 'ready', value: null }, now: 100 };
const [confirmed, stopped, left, written] = (['confirmed', 'stopped', 'left', 'written'] as const).map(
  (type): LinkEvent => ({ type }),
) as [LinkEvent, LinkEvent, LinkEvent, LinkEvent];
function notWritten(code: string, reason = code): LinkEvent {
  return { type: 'notWritten', error: new AppError(code, reason) };
}
const changed = read({ ...waiting, pancard: 'ZZZPR9999Z' });
const CHANGED = notWritten('refused', 'The record has changed since you opened it.');

interface Opened extends Partial<Omit<LinkVisit, 'claims'>> {
  action?: 'accept' | 'deny';
  name?: string;
  key?: string;
}

function walk({ action = 'accept', name = 'Ram Kumar', key, ...visit }: Opened, ...events: LinkEvent[]) {
  const whole: LinkVisit = {
    claims: { action, vendorName: name, ...(key && { key }) },
    approver: { uid: 'anita', name: 'Anita Desai', email: 'anita@agency.example' },
    isOwnStep: false,
    isStopped: false,
    links: 'run',
    ...visit,
  };
  return events.reduce<LinkState>((state, event) => nextState(whole, state, event), { name: 'reading' });
}

const mailed = { key: LINK_KEY };
const own = { isOwnStep: true };
const NO_CONNECTION = /^There is no connection, so this has not been recorded/;
const LAPSED = notWritten('firestore/unauthenticated', 'You are no longer signed in. Please log in again.');
const NOT_YOURS = /^You cannot decide on this vendor/;

describe('a link', { tags: ['approval-once'] }, () => {
  test.each<[string, Opened, LinkEvent[], LinkState['name']]>([
    ['reads first', {}, [loading], 'reading'],
    ['counts down in a tab that was signed in', {}, [read(waiting)], 'counting'],
    ['decides at once after the sign-in on its page', own, [read(waiting)], 'deciding'],
    ['decides after the countdown', {}, [read(waiting), confirmed], 'deciding'],
    ['asks after Stop', {}, [read(waiting), stopped], 'asking'],
    ['asks where it was stopped before', { isStopped: true }, [read(waiting)], 'asking'],
    ['asks where every link asks', { links: 'ask' }, [read(waiting)], 'asking'],
    ['is left as it is for good', {}, [read(waiting), stopped, left, confirmed], 'leftAsItIs'],
    ['is not stopped once it decides', own, [read(waiting), stopped, left], 'deciding'],
    ['is written once', own, [read(waiting), confirmed, written, confirmed], 'written'],
    ['knows its own write', own, [read(waiting), read(decidedBy('anita', 'accept')), written], 'written'],
    ['shows a decision of before a reload', own, [read(decidedBy('anita', 'accept'))], 'earlier'],
    ['waits for the addresses', own, [read({ ...waiting, fpocno: '' })], 'incomplete'],
    ['goes on with the addresses', own, [read({ ...waiting, email: '' }), read(waiting)], 'deciding'],
    ['goes on with the connection', {}, [unread('firestore/blocked'), read(waiting)], 'counting'],
    ['names nobody', own, [nobody], 'unknownVendor'],
  ])('%s', (_, opened, events, name) => {
    expect(walk(opened, ...events).name).toBe(name);
  });

  test.each<[string, Opened, LinkEvent[], RegExp | string]>([
    ['for a role that was lost', {}, [unread('firestore/permission-denied')], NOT_YOURS],
    ['when the connection is lost', own, [read(waiting), notWritten('firestore/unavailable')], NO_CONNECTION],
    ['when the sign-in has lapsed', own, [read(waiting), LAPSED], /^You are no longer signed in/],
    [
      'when the record changed meanwhile',
      {},
      [read(waiting), changed, confirmed, CHANGED],
      /^The record has/,
    ],
  ])('fails %s', (_, opened, events, reason) => {
    const failed = { name: 'failed', reason: expect.stringMatching(reason) };
    expect(walk(opened, ...events)).toMatchObject(failed);
  });

  test.each<[string, LinkEvent[]]>([
    ['while it counts down', [read(waiting)]],
    ['while it asks', [read(waiting), stopped]],
    ['during the write', [read(waiting), confirmed]],
    ['after the refusal of the write', [read(waiting), confirmed, CHANGED]],
  ])('shows the decision of another approver, or of another tab, %s', (_, events) => {
    const end = (by: string, action: 'accept' | 'deny') =>
      walk({}, ...events, read(decidedBy(by, action)), CHANGED);
    expect(end('ira', 'accept')).toMatchObject({ name: 'overtaken', action: 'accept' });
    expect(end('anita', 'deny')).toMatchObject({ name: 'overtaken', action: 'deny' });
    expect(end('anita', 'accept')).toMatchObject({ name: 'earlier' });
  });
});

/** The state after the first read, with what a decision overrides. */
function opens(opened: Opened, record: StoredUserOverrides, known?: Partial<ApprovalState>) {
  const state = walk(opened, read(record, known));
  return [state.name, 'choice' in state && state.choice?.overridden];
}

test('the specified link counts down despite warnings, and keeps them', {
  tags: ['approval-once'],
}, () => {
  const record = { ...waiting, forms: { ...VALIDATED, status: 3, bankdetails: 1 } } as const;
  expect(opens({ name: 'Rita' }, record)).toEqual(['counting', ['pending', 'name']]);
});

test.each<[string, Opened, StoredUserOverrides, object]>([
  ['that was never sent', {}, { forms: { ...VALIDATED, status: 2 } }, ['pending']],
  ['that was denied since the mail', mailed, decidedBy('ira', 'deny'), ['decided']],
  ['that was sent again since the mail', { key: 'earlier' }, waiting, ['changed']],
])('a link asks on a record %s, also after the sign-in', { tags: ['approval-asks'] }, (...row) => {
  const [, opened, record, kept] = row;
  expect(opens({ ...opened, ...own }, record)).toEqual(['asking', kept]);
});

test('a mailed link asks at an unverified address', { tags: ['verification-staff'] }, () => {
  expect(opens(mailed, waiting, { isUnverified: true })).toEqual(['asking', []]);
  expect(opens(mailed, waiting)).toEqual(['counting', []]);
});

test.each<[string, StoredUserOverrides, Partial<ApprovalState>]>([
  ['introduced', { ...waiting, fpocno: 'Anita@agency.example' }, {}],
  ['reviewed', waiting, { reviewed: { profile: { user: {}, documents: {}, by: 'anita', at: 1 } } }],
])('nobody decides on a person whom they %s', { tags: ['approval-four-eyes'] }, (how, record, known) => {
  expect(walk(own, read(record, known))).toMatchObject({
    name: 'refused',
    reason: `You ${how} this person, so another approver has to decide.`,
  });
});

test('a deputy decides on behalf of the absent approver', { tags: ['deputy-decides'] }, () => {
  const absent = { uid: 'dev', name: 'Dev Patil', email: INTRODUCER_EMAIL.replace('introducer', 'dev') };
  const deputy = { deputy: 'anita', deputyName: 'Anita Desai', deputyEmail: 'anita@agency.example' };
  const delegation = { ...absent, ...deputy, from: 50, until: 200, reason: '', at: 1 };
  const state = walk(own, read(waiting, { delegations: [delegation] }));
  expect(state).toMatchObject({ name: 'deciding', choice: { acting: { deputyFor: delegation } } });
});

test('a denial carries its reason', () => {
  const asking = walk({ action: 'deny' }, read(waiting), { type: 'confirmed', reason: 'No cheque.' });
  expect(asking).toMatchObject({ name: 'deciding', choice: { reason: 'No cheque.' } });
});
