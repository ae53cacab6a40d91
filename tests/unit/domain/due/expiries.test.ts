import { describe, expect, test } from 'vitest';
import { dueItemsOf } from '../../../../mail-service/dueItems.ts';
import { dueLines } from '../../../../src/domain/due/dueLines.ts';
import { dueTasksOf } from '../../../../src/domain/due/dueTasks.ts';
import { dueExpiries, expiryStage } from '../../../../src/domain/due/expiries.ts';
import { datedRows } from '../../../../src/domain/forms/documentRows.ts';
import { parseDocumentsRecord } from '../../../../src/domain/records/parseRecord.ts';
import { reviewFlags } from '../../../../src/domain/review/flags.ts';
import { partChanges } from '../../../../src/domain/review/snapshotChanges.ts';
import { problemOfUntil, UNTIL_PASSED, UNTIL_UNREAL } from '../../../../src/domain/transitions/documents.ts';
import {
  listedForms,
  makeParsedUser,
  makeTaxes,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);
const NOW = at('2026-11-24T09:00:00');
const LINK = 'https://a.example/1';

/** Of a foreign national, whose first document is a passport. */
function foreigner(overrides: StoredUserOverrides = {}) {
  return makeParsedUser({
    nationality: 'Foreign',
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    ...overrides,
    forms: { ...listedForms(2), status: 4, approved: true, ...overrides.forms },
  });
}

function passport(until: unknown, others: object = {}) {
  return parseDocumentsRecord({
    CompanyCertificate: LINK,
    CompanyCertificateUntil: until,
    PANTANCard: LINK,
    GSTCertificate: LINK,
    ...others,
  });
}

describe('which documents end', { tags: ['documents-until'] }, () => {
  const body = { vendorDetails: { sectionOne: { vendorStatus: 'Body of Individuals' } as never } };
  test.each<[string, StoredUserOverrides, string[]]>([
    ['an Aadhar card does not', {}, []],
    ['a passport does', { nationality: 'Foreign' }, ['Passport', 'Tax Residency Certificate']],
    ['a GST certificate may', { isGSTApplicable: 'yes' }, ['GST Registration Certificate']],
    ['a resolution does', body, ['Agreement or Resolution']],
  ])('%s', (_, overrides, labels) => {
    expect(datedRows(makeParsedUser(overrides)).map(({ label }) => label)).toEqual(labels);
  });

  test.each([
    ['a word', passport('soon')],
    ['no day of the calendar', passport('2026-02-30')],
    ['a number', passport(5)],
    ['null', passport(null)],
    ['a day without a file', passport('2026-11-30', { CompanyCertificate: false })],
  ])('%s in a record is no last day', (_, documents) => {
    expect(dueExpiries(foreigner(), documents, NOW)).toEqual([]);
  });
});

test.each([
  ['', undefined],
  ['2026-11-24', undefined],
  ['2026-11-23', UNTIL_PASSED],
  ['soon', UNTIL_UNREAL],
])('the last day %j is given on 24 November: %j', { tags: ['documents-until'] }, (until, problem) => {
  expect(problemOfUntil(until, NOW)).toBe(problem);
});

test.each([
  ['2026-11-03T23:59:59', 0],
  ['2026-11-04T00:00:00', 1],
  ['2026-11-26T23:59:59', 1],
  ['2026-11-27T00:00:00', 2],
  ['2026-12-04T23:59:59', 2],
  ['2026-12-05T00:00:00', 3],
])('at %s a document that ends on 4 December has stage %i', { tags: ['expiry-due'] }, (time, stage) => {
  expect(expiryStage('2026-12-04', at(time))).toBe(stage);
});

describe('a document that ends', { tags: ['expiry-due'] }, () => {
  test('a document that ends is a task of an approved person, and links to its change', () => {
    const documents = passport('2026-12-04', { GSTCertificateUntil: '2026-11-20' });
    expect(dueTasksOf(foreigner(), documents, NOW)).toMatchObject([
      {
        title: 'Passport',
        detail: 'It is valid until 4 Dec 2026. Send another one.',
        action: { label: 'Replace: Passport', path: '/mt-upload-documents?change=document' },
      },
      {
        detail: 'It was valid until 20 Nov 2026. Send another one.',
        action: { path: '/profile?change=gst' },
      },
    ]);
    const statuses = { document: 1, gst: 2 } as const;
    expect(dueTasksOf(foreigner(), documents, NOW, { taxes: null, statuses })).toMatchObject([
      { title: 'Passport', state: 'reviewer', detail: 'Sent. A reviewer checks your change.' },
      { state: 'approver', detail: 'Sent. An approver confirms your change.' },
    ]);
    expect(dueItemsOf(foreigner(), documents, NOW)).toEqual([
      { title: 'Passport, a new one', day: '2026-12-04' },
      { title: 'GST Registration Certificate, a new one', day: '2026-11-20' },
    ]);
  });

  test('a document is no task before the approval, or more than 30 days before its last day', () => {
    const submitted = foreigner({ forms: { status: 2, approved: false } });
    expect(dueExpiries(submitted, passport('2026-12-04'), NOW)).toEqual([]);
    expect(dueTasksOf(foreigner(), passport('2026-12-25'), NOW)).toEqual([]);
  });

  test('nothing ends for a person whose exception ran out, because no change is taken', () => {
    const ended = { action: 'acceptasexception', by: 'x', at: 1, until: '2026-11-23' } as const;
    const record = foreigner({ forms: { status: 5 }, approval: ended });
    const taxes = makeTaxes({ year: '2025-26' });
    const spring = at('2027-04-20T09:00:00');
    expect(dueExpiries(record, passport('2026-12-04'), NOW)).toEqual([]);
    expect(dueTasksOf(record, passport(''), spring, { taxes, statuses: {} })).toEqual([]);
  });

  test('a document that ends is on the due list, and late from the day after its last day', () => {
    const lines = (until: string) =>
      dueLines({ expiring: [{ record: foreigner(), documents: passport(until) }] }, NOW);
    expect(lines('2026-11-24')).toMatchObject([
      { what: 'Passport, valid until then', day: '2026-11-24', isLate: false, isTheirs: true },
    ]);
    expect(lines('2026-11-23')).toMatchObject([{ isLate: true }]);
  });

  test('a document that ends is a flag for reviewer and approver', () => {
    const messages = (until: string) =>
      reviewFlags(foreigner(), passport(until), new Date(NOW))
        .filter(({ label }) => label === 'Passport')
        .map(({ message }) => message);
    expect(messages('2026-12-04')).toEqual(['It is valid until 4 Dec 2026. Ask for a new one.']);
    expect(messages('2026-11-20')).toEqual(['It was valid until 20 Nov 2026. Ask for a new one.']);
    expect(messages('2027-12-04')).toEqual([]);
  });

  test('shows another last day as a change since the review', () => {
    const until = (day: string) => ({ record: foreigner(), documents: passport(day) });
    const label = 'Passport, valid until';
    expect(partChanges('profile', until('2026-12-04'), until('2031-05-04'))).toEqual([
      { field: 'CompanyCertificateUntil', label, before: '4 Dec 2026', now: '4 May 2031' },
    ]);
  });
});

test('a check that is due again is on the due list', { tags: ['due-checks'] }, () => {
  const person = { uid: 'tara', name: 'Tara Rao', day: '2026-11-20' };
  const what = 'Check again: GST, Bank account';
  expect(dueLines({ checks: [{ ...person, kinds: ['gst', 'bank'] }] }, NOW)).toEqual([
    { ...person, kind: 'checks', what, isLate: true, isTheirs: false },
  ]);
});
