import { expect, test } from 'vitest';
import { dueItemsOf, exceptionStage } from '../../../../mail-service/dueItems.ts';
import { dueLines } from '../../../../src/domain/due/dueLines.ts';
import { dueTasksOf } from '../../../../src/domain/due/dueTasks.ts';
import { deliveredTitles, exceptionState } from '../../../../src/domain/due/exceptions.ts';
import type { Approval, UserRecord } from '../../../../src/domain/records/records.ts';
import { parseTaxDetails } from '../../../../src/domain/records/taxes.ts';
import { openPoints, owedAfter } from '../../../../src/domain/review/openPoints.ts';
import {
  listedForms,
  makeDocumentsRecord,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const FILES = { CompanyCertificate: 'https://a.example/1', PANTANCard: 'https://a.example/2' };
const LAST_MOMENT = Date.parse('2026-12-31T23:59:59+05:30');

function excepted(terms: Partial<Approval> = {}, overrides: StoredUserOverrides = {}) {
  const approval: Approval = { action: 'acceptasexception', by: 'x', at: 1, until: '2026-12-31', ...terms };
  return makeParsedUser({
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'yes',
    GSTIN: '27ZZZPK0001Z1ZO',
    approval,
    ...overrides,
    forms: { ...listedForms(2), status: 5, approved: true, ...overrides.forms },
  });
}

const documents = makeDocumentsRecord(FILES);
const complete = makeDocumentsRecord({ ...FILES, GSTCertificate: 'https://a.example/3' });

test('a waived document is a task until the last day', { tags: ['exception-tasks'] }, () => {
  const record = excepted({ waived: ['GSTCertificate'] });
  expect(dueTasksOf(record, documents, LAST_MOMENT)).toMatchObject([
    { state: 'todo', detail: 'To be uploaded by 31 Dec 2026.', action: { path: '/mt-upload-documents' } },
  ]);
  expect(dueTasksOf(record, documents, LAST_MOMENT + 1000)[0]?.detail).toBe(
    'It was due by 31 Dec 2026. An approver has to give another last day first.',
  );
  expect(dueTasksOf(record, complete, LAST_MOMENT)).toMatchObject([{ state: 'approver' }]);
});

test('after the last day only a form can be delivered, and was due', { tags: ['exception-tasks'] }, () => {
  const record = excepted({ waived: ['GSTCertificate', 'bankdetails'] }, { forms: { bankdetails: 0 } });
  const day = '2026-12-31';
  expect(dueItemsOf(record, documents, LAST_MOMENT + 1000)).toEqual([{ title: 'Bank Details', day }]);
  const [form] = dueTasksOf(record, documents, LAST_MOMENT + 1000);
  expect(form?.detail).toContain('It was due by 31 Dec 2026. You can still do it.');
});

test('a document that came in waits for the reviewer', { tags: ['exception-queue'] }, () => {
  const cameIn = makeDocumentsRecord({ GSTCertificate: 'https://a.example/3', cameIn: 1 });
  const record = excepted({ waived: ['GSTCertificate'] });
  expect(dueTasksOf(record, cameIn, LAST_MOMENT)).toMatchObject([
    { state: 'reviewer', detail: 'Uploaded. A reviewer looks at it.' },
  ]);
  expect(deliveredTitles(record, cameIn)).toEqual(['GST Registration Certificate']);
  expect(exceptionState(record, cameIn)).toBe('submitted');
  expect(exceptionState(excepted(), { ...complete, cameIn: 1 })).toBe('submitted');
});

test('a missing document is a task only under an exception that names nothing', () => {
  const title = 'GST Registration Certificate';
  const items = (record: UserRecord) => dueItemsOf(record, documents, LAST_MOMENT);
  expect(items(excepted())).toEqual([{ title, day: '2026-12-31' }]);
  expect(items(excepted({ waived: ['msa'] }))).toEqual([]);
  expect(items(excepted({ until: undefined as never }))).toEqual([{ title }]);
  expect(items(excepted({ action: 'accept' }, { forms: { status: 4 } }))).toEqual([]);
});

test('a form that is not validated is open, then submitted, then delivered', () => {
  const withBank = (bankdetails: 0 | 1 | 2) =>
    excepted({ waived: ['bankdetails'] }, { forms: { bankdetails } });
  expect(exceptionState(withBank(0), complete)).toBe('open');
  expect(dueTasksOf(withBank(0), complete, LAST_MOMENT)[0]?.detail).toContain('It is due by 31 Dec 2026.');
  expect(exceptionState(withBank(1), complete)).toBe('submitted');
  expect(exceptionState(withBank(2), complete)).toBe('delivered');
});

test('a document to replace is open until a change of it is in force', () => {
  const record = excepted({ waived: ['GSTCertificate'], replace: ['PANTANCard'] });
  expect(dueTasksOf(record, complete, LAST_MOMENT)).toMatchObject([
    {
      title: 'PAN Card, a new one',
      state: 'todo',
      action: { path: '/mt-upload-documents?change=document' },
    },
    { title: 'GST Registration Certificate', state: 'approver' },
  ]);
  expect(exceptionState(record, complete)).toBe('open');
  expect(deliveredTitles(record, complete)).toEqual(['GST Registration Certificate']);
  const link = 'https://a.example/o/vendors%2Fx%2Famendments%2Fdocument%2F1';
  expect(exceptionState(record, { ...complete, PANTANCard: link })).toBe('delivered');
});

test('the points of the approver name what is owed', { tags: ['exception-waived'] }, () => {
  const record = excepted({}, { forms: { bankdetails: 1 } });
  const points = openPoints({ record, documents }, new Date(LAST_MOMENT));
  expect(owedAfter(points)).toEqual(['bankdetails', 'GSTCertificate']);
});

test.each([
  ['2026-12-23T23:59:59', excepted(), 0],
  ['2026-12-24T00:00:00', excepted(), 1],
  ['2026-12-31T23:59:59', excepted(), 1],
  ['2027-01-01T00:00:00', excepted(), 2],
  ['2026-12-31T23:59:59, without a last day', excepted({ until: 'soon' }), 0],
  ['2026-12-31T23:59:59, without a decision', {}, 0],
])('at %s the mails of an exception have the right stage', (time, record, stage) => {
  expect(exceptionStage(record, Date.parse(`${time.slice(0, 19)}+05:30`))).toBe(stage);
});

test('the due list is sorted by day, and says what is next', { tags: ['due-list'] }, () => {
  const endless = excepted({ until: undefined as never }, { forms: { bankdetails: 1 } });
  const exceptions = [
    { record: endless, documents: complete },
    { record: excepted(), documents: complete },
    { record: excepted({ until: '2026-12-01' }), documents },
  ];
  const lines = dueLines({ exceptions }, LAST_MOMENT);
  expect(lines.map(({ what, day, isLate, isTheirs }) => [what, day, isLate, isTheirs])).toEqual([
    [
      'Exception. Not delivered: GST Registration Certificate. An approver has to give another last day first',
      '2026-12-01',
      true,
      false,
    ],
    ['Exception. Nothing is listed as owed; the reason says what may be missing', '2026-12-31', false, false],
    ['Exception. All that was owed came in; the review team looks at it next', '', false, false],
  ]);
});

test('certificates are due 30 days before they end, classes in spring', { tags: ['due-list'] }, () => {
  const lines = (until: string, year: string, day: string) => {
    const taxes = parseTaxDetails({ class: 'micro', year, lowerDeduction: { number: '1', until }, at: 1 });
    if (!taxes) throw new Error('There are tax details.');
    const now = Date.parse(`${day}T09:00:00+05:30`);
    return dueLines({ taxes: [{ uid: 'tara', name: 'Tara Rao', taxes }] }, now).map(({ what }) => what);
  };
  const certificate = 'Certificate for lower deduction, valid until then';
  expect(lines('2027-03-31', '2026-27', '2027-02-28')).toEqual([]);
  expect(lines('2027-03-31', '2026-27', '2027-03-01')).toEqual([certificate]);
  const renewal = 'Enterprise class of 2026-27: ask for that of 2027-28';
  expect(lines('2027-03-31', '2026-27', '2027-03-15')).toEqual([certificate, renewal]);
  expect(lines('2027-03-31', '2027-28', '2027-05-01')).toEqual([]);
});
