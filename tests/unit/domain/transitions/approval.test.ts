import { expect, test } from 'vitest';
import { isDenied, isShownDenied } from '../../../../src/domain/people/denied.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import { MAX_LOG_BYTES } from '../../../../src/domain/records/limits.ts';
import type { ApprovalAction, LogAction } from '../../../../src/domain/records/records.ts';
import {
  type Approver,
  decide,
  isDecided,
  refusalOfDecision,
  saveRemark,
  UNTIL_MISSING,
  UNTIL_PASSED,
} from '../../../../src/domain/transitions/approval.ts';
import { byteLength } from '../../../../src/domain/transitions/guards.ts';
import { INTRODUCER_EMAIL, makeParsedUser, makeProgress, TRAINEE_UID } from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const by = 'approverUid';
const anita = { uid: by, name: 'Anita', email: 'anita@agency.example' };

test.each<[ApprovalAction, number, boolean, string, LogAction]>([
  ['accept', 4, true, 'Anita accepted the empanelment', 'accepted'],
  ['acceptasexception', 5, true, 'Anita accepted the empanelment as an exception', 'acceptedasexception'],
  ['deny', 1, false, 'Anita denied the empanelment', 'denied'],
])('the decision %s (R9)', (action, status, approved, title, did) => {
  const patch = patchOf(
    decide(makeParsedUser({ forms: { status: 3, approved: !approved } }), action, anita, NOW),
  );
  expect(patch).toEqual({
    set: {
      'forms.status': status,
      'forms.approved': approved,
      vendorRemark: '',
      approval: { action, by, at: NOW },
    },
    log: { title, timestamp: NOW, by, did },
    step: { on: 'decision', by, at: NOW },
  });
});

test('a decision writes only the statuses that change', () => {
  const { set } = patchOf(decide(makeParsedUser({ forms: { status: 1 } }), 'deny', anita, NOW));
  expect(set).toEqual({ vendorRemark: '', approval: { action: 'deny', by, at: NOW } });
});

test('a decision stores its reason, its end date and what it overrides', () => {
  const record = makeParsedUser({ forms: { status: 3 }, vendorRemark: 'Sign first' });
  const terms = { reason: ' The agreement follows. ', until: '2027-03-31', despite: ['query' as const] };
  const { set } = patchOf(decide(record, 'acceptasexception', anita, NOW, terms));
  expect(set).toMatchObject({
    vendorRemark: '',
    approval: { action: 'acceptasexception', by, at: NOW, ...terms, reason: 'The agreement follows.' },
  });
  const empty = patchOf(decide(record, 'deny', anita, NOW, { reason: ' ', until: '', despite: [] }));
  expect(empty.set.approval).toEqual({ action: 'deny', by, at: NOW });
  const long = decide(record, 'deny', anita, NOW, { reason: 'a'.repeat(2001) });
  expectRefusal(long, 'A reason has at most 2000 characters.');
});

test('an exception ends on a day that has not passed, and no other decision has a last day', () => {
  const record = makeParsedUser({ forms: { status: 3 } });
  const until = (day: string) => decide(record, 'acceptasexception', anita, NOW, { until: day });
  for (const day of ['2026-11-20', '2027-02-30', 'soon']) expectRefusal(until(day), UNTIL_PASSED);
  expect(patchOf(until('2026-11-21')).set.approval).toMatchObject({ until: '2026-11-21' });
  const accepted = patchOf(decide(record, 'accept', anita, NOW, { until: '2026-11-20' }));
  expect(accepted.set.approval).not.toHaveProperty('until');
});

test('an exception that names what is owed or has to be replaced has a last day', () => {
  const record = makeParsedUser({ forms: { status: 3 } });
  for (const terms of [{ waived: ['msa'] }, { replace: ['PANTANCard'] }] as const) {
    const except = (more: object) => decide(record, 'acceptasexception', anita, NOW, { ...terms, ...more });
    expectRefusal(except({}), UNTIL_MISSING);
    const timed = { ...terms, until: '2026-11-21' };
    expect(patchOf(except(timed)).set.approval).toMatchObject(timed);
  }
});

test('a decision is logged with its reason, cut to the limit', { tags: ['approval-record'] }, () => {
  const record = makeParsedUser({ forms: { status: 3 } });
  const titleOf = (reason: string, name = 'Anita') =>
    patchOf(decide(record, 'deny', { ...anita, name }, NOW, { reason })).log?.title ?? '';
  expect(titleOf('The bank merged.')).toBe('Anita denied the empanelment. Reason: The bank merged.');
  const long = titleOf('कारण '.repeat(300));
  expect(long).toMatch(/^Anita denied the empanelment\. Reason: (कारण )+.*…$/u);
  expect(byteLength(long)).toBeGreaterThan(590);
  expect(byteLength(long)).toBeLessThanOrEqual(MAX_LOG_BYTES);
  expect(titleOf('The bank merged.', 'a'.repeat(570))).toMatch(/denied the empanelment$/);
});

const INTRODUCED = 'You introduced this person, so another approver has to decide.';
test.each<[string, Parameters<typeof makeParsedUser>[0], Partial<Approver>]>([
  ['Only trainees and vendors can be approved.', { usertype: 'introducer' }, {}],
  ['You cannot decide on your own record.', {}, { uid: TRAINEE_UID }],
  [INTRODUCED, {}, { email: INTRODUCER_EMAIL.toUpperCase() }],
  [INTRODUCED, {}, { registered: INTRODUCER_EMAIL.replace('@', '+x@') }],
  ['You sent this person for approval, so another approver has to decide.', { sent: { by, at: 1 } }, {}],
])('a decision is refused: %s', (reason, overrides, change) => {
  const record = makeParsedUser({ forms: { status: 3 }, ...overrides });
  const approver = { ...anita, ...change };
  expect(refusalOfDecision(record, approver)).toBe(reason);
  expectRefusal(decide(record, 'accept', approver, NOW), reason);
});

test('the same decision cannot be taken twice, unless the person was sent again', () => {
  const decided = (action: ApprovalAction, status: 1 | 3 | 4) =>
    makeParsedUser({ approval: { action, by, at: 1 }, forms: { status, approved: status === 4 } });
  const accepted = decided('accept', 4);
  expect(isDecided(accepted, 'accept')).toBe(true);
  expectRefusal(decide(accepted, 'accept', anita, NOW), 'This decision has already been recorded.');
  expect(decide(accepted, 'deny', anita, NOW).allowed).toBe(true);
  for (const status of [1, 3] as const)
    expect(decide(decided('deny', status), 'deny', anita, NOW).allowed).toBe(status === 3);
});

const approval = { action: 'deny' as const, by, at: NOW };
const asked = (timestamp: number, by: 'trainee' | 'reviewer' = 'reviewer') => ({
  ...emptyQueries(),
  bank: [{ title: 'Which?', timestamp, status: 1 as const, by }],
});

test('a denial shows while the record has the status it wrote', () => {
  for (const status of [0, 1, 2, 3] as const)
    expect(isDenied(makeParsedUser({ approval, forms: { status } }))).toBe(status === 1);
  expect(isDenied(makeParsedUser({ forms: { status: 1 } }))).toBe(false);
  const accepted = { ...approval, action: 'accept' } as const;
  expect(isDenied(makeParsedUser({ approval: accepted, forms: { status: 1 } }))).toBe(false);
});

test("only a reviewer's later query ends a denial", { tags: ['denial-shown'] }, () => {
  const denied = { approval, forms: { status: 1 as const } };
  const logs = [{ title: 'Ram Kumar did', timestamp: NOW + 1 }];
  expect(isDenied(makeParsedUser({ ...denied, queries: asked(NOW + 1) }))).toBe(false);
  expect(isDenied(makeParsedUser({ ...denied, queries: asked(NOW - 1) }))).toBe(true);
  expect(isDenied(makeParsedUser({ ...denied, queries: asked(NOW + 1, 'trainee'), logs }))).toBe(true);
});

test('progress shows a denial until the person has submitted again', () => {
  const denied = makeProgress(makeParsedUser({ approval, forms: { status: 1 } }), NOW);
  expect(isShownDenied(denied)).toBe(true);
  expect(isShownDenied({ ...denied, submittedAt: NOW - 1 })).toBe(true);
  expect(isShownDenied({ ...denied, submittedAt: NOW + 1 })).toBe(false);
  expect(isShownDenied({ ...denied, forms: { ...denied.forms, status: 0 } })).toBe(false);
  expect(isShownDenied(makeProgress(makeParsedUser({ forms: { status: 1 } })))).toBe(false);
});

test('a remark is stored up to 2,000 characters, and only by those who may decide', () => {
  expect(patchOf(saveRemark(makeParsedUser(), by, 'fine'))).toEqual({ set: { vendorRemark: 'fine' } });
  expect(saveRemark(makeParsedUser(), by, 'a'.repeat(2001)).allowed).toBe(false);
  expect(saveRemark(makeParsedUser(), TRAINEE_UID, 'fine').allowed).toBe(false);
  expect(saveRemark(makeParsedUser({ usertype: 'introducer' }), by, 'fine').allowed).toBe(false);
});
