import { describe, expect, test } from 'vitest';
import { FORM_KEYS, isFormFor } from '../../../../src/domain/forms/registry.ts';
import { defaultForms } from '../../../../src/domain/records/defaults.ts';
import { parseUserRecord } from '../../../../src/domain/records/parseRecord.ts';
import type { FormStatus, FormStatuses, Query, UserRecord } from '../../../../src/domain/records/records.ts';
import { submitBankDetails } from '../../../../src/domain/transitions/bankDetails.ts';
import {
  completeOverall,
  isOverallDue,
  refusalOfSubmission,
} from '../../../../src/domain/transitions/overall.ts';
import { progressOf } from '../../../../src/domain/transitions/progress.ts';
import {
  commonForms,
  listedForms,
  makeBankDetails,
  makeDocumentsRecord,
  makeParsedUser,
  makeUserRecord,
  type StoredUserOverrides,
} from '../../../support/factories.ts';
import { expectRefusal, NOW, patchOf } from './outcome.ts';

const submit = (record: UserRecord) =>
  submitBankDetails(record, makeDocumentsRecord({ cancelledCheque: 'x' }), makeBankDetails(), NOW);
const both: Partial<FormStatuses> = commonForms(1);
const reviewers: Query = { title: 'Which name?', timestamp: 1, status: 0, by: 'reviewer' };

describe.each(FORM_KEYS)('submitting %s', (key) => {
  const refusalAt = (status: FormStatus, overrides: StoredUserOverrides = {}) =>
    refusalOfSubmission(makeParsedUser({ ...overrides, forms: { [key]: status } }), key);

  test('a form can be submitted at status 0 only', () => {
    const concerned = { usertype: 'vendor', vendortype: 'Other' } as const;
    expect(refusalAt(0, concerned)).toBeUndefined();
    expect(refusalAt(-1, concerned)).toBe('Resolve the open queries before you submit the form again.');
    for (const status of [1, 2, 3] as const)
      expect(refusalAt(status, concerned)).toBe('This form has already been submitted.');
  });

  test('a form can be submitted by people to whom it applies', () => {
    const others = { isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes', vendortype: 'Overhead' } as const;
    const isFor = isFormFor(makeParsedUser(others), key);
    expect(refusalAt(0, others)).toBe(isFor ? undefined : 'This form does not apply to you.');
    expect(refusalAt(0, { usertype: 'introducer' })).toBe('This form does not apply to you.');
  });
});

const gst = { ...both, nonapplicability: 1 } as const;
const queried = (general: Query) => ({ queries: { general: [general] } as never });
test.each<[string, boolean, Partial<FormStatuses>, StoredUserOverrides]>([
  ['with the e-invoicing declaration', true, { ...both, einvoicing: 1 }, { isEinvoicingApplicable: 'no' }],
  ['with the GST declaration', true, gst, { isGSTApplicable: 'no' }],
  ['with the agreement', true, { ...both, msa: 1 }, { usertype: 'vendor', vendortype: 'Other' }],
  ['not with e-invoicing', false, { ...both, einvoicing: 1 }, { isEinvoicingApplicable: 'yes' }],
  ['not where GST applies', false, gst, { isGSTApplicable: 'yes' }],
  ['not with the agreement of an overhead', false, { ...both, msa: 1 }, { vendortype: 'Overhead' }],
  ['with validated and approved forms', true, { ...listedForms(2), vendorform: 3 }, {}],
  ['not with a pending form', false, { ...gst, bankdetails: 0 }, {}],
  ['not with a returned form', false, { ...gst, vendorform: -1 }, {}],
  ['not without a declaration', false, both, {}],
  ['not at overall status 1', false, { ...gst, status: 1 } as never, {}],
  ['not at overall status 5', false, { ...gst, status: 5 } as never, {}],
  ["not with a reviewer's query (R6)", false, gst, queried(reviewers)],
  ['with a resolved query', true, gst, queried({ ...reviewers, status: 1 })],
  ['with an own query', true, gst, queried({ ...reviewers, by: 'trainee' })],
])('the overall status becomes 1 %s: %s', (_, expected, forms, overrides) => {
  expect(isOverallDue(makeParsedUser({ ...overrides, forms }))).toBe(expected);
});

const older = (forms: object) => parseUserRecord('u', { ...makeUserRecord(), forms });

test('a missing status counts as 0 at the submission', () => {
  const { set } = patchOf(submit(older({})));
  expect(set).toMatchObject({ 'forms.bankdetails': 1 });
  expect(set).not.toHaveProperty('forms.status');
  expect(isOverallDue(older(listedForms(1)))).toBe(true);
  expect(isOverallDue(older({ bankdetails: 1, nonapplicability: 1 }))).toBe(false);
});

test('progress has 0 for a missing status (R13)', () => {
  expect(progressOf(older({ bankdetails: 1 }), NOW).forms).toEqual({ ...defaultForms(), bankdetails: 1 });
});

test('completeOverall sets only the status that an interrupted visit left out', () => {
  const complete = (forms: StoredUserOverrides['forms']) =>
    completeOverall(makeParsedUser({ forms: { ...both, ...forms } }));
  expect(patchOf(complete({ nonapplicability: 1 }))).toEqual({ set: { 'forms.status': 1 } });
  for (const forms of [{}, { nonapplicability: 1, status: 1 }] as const)
    expect(complete(forms).allowed).toBe(false);
});

test('progress copies name, e-mail address, ids, introducer and forms only (R13)', () => {
  const record = makeParsedUser({ fpocno: 'Asha.Rao@Agency.example' });
  expect(progressOf(record, NOW)).toEqual({
    uid: record.uid,
    name: 'Ram Kumar',
    email: record.email,
    userid: record.userid,
    usertype: 'trainee',
    fpocno: 'asha.rao@agency.example',
    forms: record.forms,
    words: ['Ram', 'Kumar'],
    since: NOW,
  });
});

const given = (status: 0 | 4) =>
  makeParsedUser({
    bankDetails: makeBankDetails(),
    forms: { status, approved: status === 4 },
    logs: Array.from({ length: 400 }, (_, timestamp) => ({ title: 'Ram Kumar did', timestamp })),
  });

test('a full log stops no submission before a decision, which then has no entry', () => {
  const patch = patchOf(submit(given(0)));
  expect(patch.set).toMatchObject({ 'forms.bankdetails': 1 });
  expect(patch).not.toHaveProperty('log');
  const reason = expect.stringMatching(/^The log of your record is full/);
  expect(submit(given(4))).toMatchObject({ allowed: false, refusal: { reason } });
});

test('refuses a submission under a name that fits in no entry, with a sentence', () => {
  const long = { ...given(0), name: 'क'.repeat(200), logs: [] };
  expectRefusal(submit(long), 'Your name is too long. Please shorten it in My Profile first.');
});
