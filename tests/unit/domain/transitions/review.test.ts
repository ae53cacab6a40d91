import { expect, test } from 'vitest';
import { FORM_KEYS } from '../../../../src/domain/forms/registry.ts';
import { MAX_LOG_BYTES } from '../../../../src/domain/records/limits.ts';
import type { Query, QueryCategory } from '../../../../src/domain/records/records.ts';
import { byteLength } from '../../../../src/domain/transitions/guards.ts';
import { dotted } from '../../../../src/domain/transitions/patch.ts';
import {
  approveForm,
  leavesOverall,
  QUESTION_OPEN,
  type Reviewer,
  raiseReviewerQuery,
  sendForApproval,
  validateAll,
  validateForm,
} from '../../../../src/domain/transitions/review.ts';
import {
  commonForms,
  INTRODUCER_EMAIL,
  listedForms,
  makeParsedUser,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const ravi = { uid: 'reviewerUid', name: 'Ravi', email: 'ravi@agency.example' };

test.each(FORM_KEYS)('%s moves from 1 to 2 to 3', (key) => {
  const submitted = makeParsedUser({ forms: { [key]: 1 } });
  expect(patchOf(validateForm(submitted, key, ravi, NOW)).set).toEqual({ [`forms.${key}`]: 2 });
  const validated = makeParsedUser({ forms: { [key]: 2 } });
  expect(patchOf(approveForm(validated, key, ravi, NOW)).set).toEqual({ [`forms.${key}`]: 3 });
  expect(patchOf(approveForm(validated, key, ravi, NOW)).log).toMatchObject({
    by: ravi.uid,
    timestamp: NOW,
  });
});

test('a step has its log entry, whatever the length of the name', () => {
  const submitted = makeParsedUser({ forms: { bankdetails: 1 } });
  const { log } = patchOf(validateForm(submitted, 'bankdetails', { ...ravi, name: 'क'.repeat(300) }, NOW));
  expect(log?.title).toMatch(/^क+ validated the bank details$/);
  expect(byteLength(log?.title ?? '')).toBeGreaterThan(MAX_LOG_BYTES - 3);
  expect(byteLength(log?.title ?? '')).toBeLessThanOrEqual(MAX_LOG_BYTES);
});

test.each([-1, 0, 1, 2, 3] as const)('a form at %i: validated at 1, approved at 2', (bankdetails) => {
  const record = makeParsedUser({ forms: { bankdetails } });
  expect(validateForm(record, 'bankdetails', ravi, NOW).allowed).toBe(bankdetails === 1);
  expect(approveForm(record, 'bankdetails', ravi, NOW).allowed).toBe(bankdetails === 2);
});

test('validating all submitted forms also validates the record with the last one', () => {
  const record = makeParsedUser({
    forms: { status: 1, ...listedForms(2), bankdetails: 1, nonapplicability: 1 },
  });
  expect(patchOf(validateAll(record, ravi, NOW))).toEqual({
    set: { 'forms.bankdetails': 2, 'forms.nonapplicability': 2, 'forms.status': 2 },
    log: { title: 'Ravi validated all forms', timestamp: NOW, by: ravi.uid, did: 'validated' },
    step: { on: ['profile', 'nonapplicability', 'bankdetails'], movesOverall: true, by: ravi.uid, at: NOW },
  });
});

test.each([
  ['decided', { by: ravi.uid }],
  ['had a deputy who decided', { by: 'x', onBehalfOf: { uid: ravi.uid, name: 'Ravi', deputyName: 'Dev' } }],
])('nobody validates who %s', (_, approval) => {
  const record = makeParsedUser({
    approval: { action: 'accept', at: 1, ...approval },
    forms: { status: 4, approved: true, bankdetails: 1, vendorform: 2 },
  });
  const refusal =
    'You decided on this person, or another approver did on your behalf, so another reviewer has to validate.';
  expectRefusal(validateAll(record, ravi, NOW), refusal);
  expectRefusal(validateForm(record, 'bankdetails', ravi, NOW), refusal);
  expectRefusal(approveForm(record, 'vendorform', ravi, NOW), refusal);
  expect(raiseReviewerQuery(record, 'bank', 'Which?', undefined, ravi, NOW).allowed).toBe(true);
  const other = { ...ravi, uid: 'other' };
  expect(validateAll(record, other, NOW).allowed).toBe(true);
});

test('the overall status takes a second call, after the last query about the profile', () => {
  const asked = (status: 0 | 1, bankdetails: 1 | 2) => {
    const general = [{ title: 'Which name?', timestamp: 1, status, by: 'reviewer' }] as const;
    const forms = { status: 1, ...listedForms(2), bankdetails } as const;
    return makeParsedUser({ queries: { general } as never, forms });
  };
  for (const status of [0, 1] as const)
    expect(patchOf(validateAll(asked(status, 1), ravi, NOW)).set).toEqual({ 'forms.bankdetails': 2 });
  expectRefusal(validateAll(asked(0, 2), ravi, NOW), QUESTION_OPEN);
  expect(patchOf(validateAll(asked(1, 2), ravi, NOW)).set).toEqual({ 'forms.status': 2 });
  expect([1, 2].map((bank) => leavesOverall(asked(1, bank as 1 | 2)))).toEqual([true, false]);
});

test('the record stays while an applicable form is open', () => {
  const open = makeParsedUser({ forms: { status: 1, ...commonForms(1) } });
  expect(patchOf(validateAll(open, ravi, NOW)).set).toEqual(dotted('forms', commonForms(2)));
  const later = makeParsedUser({ forms: { status: 0, bankdetails: 1 } });
  expect(patchOf(validateAll(later, ravi, NOW)).log?.title).toBe('Ravi validated the bank details');
  const none = makeParsedUser({ forms: { status: 1, ...commonForms(2) } });
  expect(validateAll(none, ravi, NOW).allowed).toBe(false);
});

test('sending a validated record stores the findings, with as many duplicates as the rules accept', () => {
  const at = (status: 0 | 1 | 2 | 3) => makeParsedUser({ forms: { status } });
  const duplicates = Array.from({ length: 21 }, (_, of) => ({ field: 'phone' as const, uid: `u${of}` }));
  const found = { points: 2, duplicates, linkKey: 'key' };
  expect(patchOf(sendForApproval(at(2), found, ravi, NOW))).toMatchObject({
    set: { 'forms.status': 3, sent: { by: ravi.uid, at: NOW } },
    findings: { ...found, duplicates: duplicates.slice(0, 20), by: ravi.uid, at: NOW },
  });
  for (const status of [0, 1, 3] as const)
    expect(sendForApproval(at(status), found, ravi, NOW).allowed).toBe(false);
});

const ask = (record: ReturnType<typeof makeParsedUser>, category: QueryCategory = 'bank', field?: string) =>
  raiseReviewerQuery(record, category, 'Which branch?', field, ravi, NOW);

test('a query returns the form and reopens the record', () => {
  const patch = patchOf(ask(makeParsedUser({ forms: { bankdetails: 2, status: 2 } }), 'bank', 'ifscCode'));
  expect(patch.set).toEqual({ 'forms.bankdetails': -1, 'forms.status': 0 });
  expect(patch.query).toEqual({
    category: 'bank',
    item: { title: 'Which branch?', timestamp: NOW, status: 0, by: 'reviewer', field: 'ifscCode' },
  });
  expect(patch.log?.by).toBe(ravi.uid);
});

test('a query writes only the statuses that change', () => {
  expect(patchOf(ask(makeParsedUser({ forms: { bankdetails: -1 } }))).set).toEqual({});
  expect(patchOf(ask(makeParsedUser(), 'general')).set).toEqual({});
  expect(patchOf(ask(makeParsedUser({ forms: { status: 3 } }), 'general')).set).toEqual({
    'forms.status': 0,
  });
});

test('a pending or approved form cannot be returned', () => {
  expect(ask(makeParsedUser()).allowed).toBe(false);
  expect(ask(makeParsedUser({ forms: { bankdetails: 3 } })).allowed).toBe(false);
});

test('a query needs a title, and there are at most 20', () => {
  const record = makeParsedUser({ forms: { bankdetails: 1 } });
  expect(raiseReviewerQuery(record, 'bank', ' ', undefined, ravi, NOW).allowed).toBe(false);
  const item: Query = { title: 'x', timestamp: 1, status: 1 };
  const full = makeParsedUser({
    forms: { bankdetails: 1 },
    queries: { bank: Array.from({ length: 20 }, () => item) } as never,
  });
  expect(ask(full).allowed).toBe(false);
});

test.each<[string, Partial<Reviewer>, Parameters<typeof makeParsedUser>[0]]>([
  ['their own record', { uid: TRAINEE_UID }, {}],
  ['their own record under another tag', {}, { email: ravi.email.replace('@', '+v@') }],
  ['a person they introduced', { email: INTRODUCER_EMAIL.toUpperCase() }, {}],
  ['a person they introduced under their earlier address', { registered: INTRODUCER_EMAIL }, {}],
  ['a person whom another tag of theirs introduced', { email: INTRODUCER_EMAIL.replace('@', '+x@') }, {}],
  ['an introducer', {}, { usertype: 'introducer' }],
])('a reviewer cannot review %s', (_, change, overrides) => {
  const reviewer = { ...ravi, ...change };
  const found = { points: 0, duplicates: [], linkKey: 'key' };
  const record = makeParsedUser({ ...overrides, forms: { bankdetails: 1, vendorform: 2, status: 1 } });
  const steps = [
    validateForm(record, 'bankdetails', reviewer, NOW),
    approveForm(record, 'vendorform', reviewer, NOW),
    validateAll(record, reviewer, NOW),
    sendForApproval(makeParsedUser({ ...overrides, forms: { status: 2 } }), found, reviewer, NOW),
    raiseReviewerQuery(record, 'bank', 'Why?', undefined, reviewer, NOW),
  ];
  expect(steps.filter(({ allowed }) => allowed)).toEqual([]);
});
