import { expect, test } from 'vitest';
import { renewalStage } from '../../../../src/domain/due/dueClass.ts';
import { comingLines, dueLines } from '../../../../src/domain/due/dueLines.ts';
import { type DueChanges, dueRenewals, dueTasksOf } from '../../../../src/domain/due/dueTasks.ts';
import {
  isBeingRenewed,
  isRenewable,
  renewalYear,
  yearOfLetter,
} from '../../../../src/domain/due/letterYears.ts';
import { parseTaxDetails } from '../../../../src/domain/records/taxes.ts';
import { submitNonApplicability } from '../../../../src/domain/transitions/letters.ts';
import {
  GST_GROUNDS,
  listedForms,
  makeDocumentsRecord,
  makeEinvoicing,
  makeNonGst,
  makeParsedUser,
  type StoredUserOverrides,
} from '../../../support/factories.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);
const MARCH = at('2027-03-20T12:00:00');

function approved(overrides: StoredUserOverrides = {}) {
  return makeParsedUser({
    isGSTApplicable: 'no',
    nongst: makeNonGst({ ...GST_GROUNDS, date: '2026-11-20' }),
    ...overrides,
    forms: { status: 4, approved: true, ...listedForms(2), ...overrides.forms },
  });
}

test.each([
  ['2027-03-14T23:59:59', '2026-27'],
  ['2027-03-15T00:00:00', '2027-28'],
  ['2099-04-01T00:00:00', '2099-00'],
])('at %s in India a letter is for the year %s', { tags: ['renewal-letter'] }, (time, year) => {
  expect(renewalYear(at(time))).toBe(year);
});

test.each([
  [{ date: '2027-03-31' }, '2026-27'],
  [{ date: '2027-03-20', year: '2027-28' }, '2027-28'],
  [{ date: '2027-03-20', year: 'soon' }, '2026-27'],
  [undefined, ''],
])('the letter %j is for %j', (letter, year) => {
  expect(yearOfLetter(letter)).toBe(year);
});

test.each([
  ['2027-03-14', 0],
  ['2027-03-15', 1],
  ['2027-04-14', 1],
  ['2027-04-15', 2],
  ['2027-04-30', 2],
  ['2027-05-01', 3],
  ['2027-05-31', 3],
  ['2027-06-01', 0],
])('the stage of mails on %s is %i', (day, stage) => {
  expect(renewalStage(at(`${day}T09:00:00`))).toBe(stage);
});

test('a letter is a task from 15 March until it is submitted', { tags: ['renewal-letter'] }, () => {
  expect(dueTasksOf(approved(), makeDocumentsRecord(), at('2027-03-14T23:59:59'))).toEqual([]);
  expect(dueTasksOf(approved(), makeDocumentsRecord(), MARCH)).toMatchObject([
    {
      state: 'todo',
      detail: 'Sign it for the financial year 2027-28. It is due by 30 Apr 2027.',
      action: { label: 'Sign for 2027-28', path: '/nonapplicability' },
    },
  ]);
  const [late] = dueTasksOf(approved(), makeDocumentsRecord(), at('2027-05-01T00:00:00'));
  expect(late?.detail).toContain('It was due by 30 Apr 2027.');
  const submitted = approved({
    nongst: makeNonGst({ ...GST_GROUNDS, date: '2027-03-20', year: '2027-28' }),
    forms: { nonapplicability: 1 },
  });
  expect(dueTasksOf(submitted, makeDocumentsRecord(), MARCH)).toMatchObject([{ state: 'reviewer' }]);
});

test('a letter is on one day in the due list and the figures', { tags: ['insights-true'] }, () => {
  const person = { record: approved(), documents: makeDocumentsRecord(), checkDue: '' };
  const april = at('2027-04-05T09:00:00');
  const [{ what, day, isLate } = {}] = dueLines({ letters: [person.record] }, april);
  expect([what, day, isLate]).toEqual(['Non-applicability of GST for 2027-28', '2027-04-30', false]);
  expect(comingLines([person], { what: 'letters', group: 1 }, april)).toMatchObject([{ what, day, isLate }]);
});

test('a class is a task from 15 March until it is declared again', { tags: ['due-class-task'] }, () => {
  const record = approved({ isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' });
  const taxes = (year: string) => parseTaxDetails({ class: 'small', year });
  const tasks = (day: string, statuses: DueChanges['statuses'] = {}, year = '2026-27') =>
    dueTasksOf(record, makeDocumentsRecord(), at(day), { taxes: taxes(year), statuses });
  expect(tasks('2027-03-14T23:59:59')).toEqual([]);
  expect(tasks('2027-03-15T00:00:00')).toMatchObject([
    {
      title: 'Class of your enterprise in 2027-28',
      state: 'todo',
      detail: 'Your tax details are of 2026-27. Those of 2027-28 are due by 30 Apr 2027.',
      action: { label: 'Declare 2027-28', path: '/tax-details?change=taxes' },
    },
  ]);
  expect(tasks('2027-05-01T00:00:00')[0]?.detail).toContain('were due by 30 Apr 2027.');
  expect(tasks('2027-04-01T00:00:00', { taxes: 1 })).toMatchObject([{ state: 'reviewer' }]);
  expect(tasks('2027-04-01T00:00:00', { taxes: 2 })).toMatchObject([{ state: 'approver' }]);
  expect(tasks('2027-04-01T00:00:00', { taxes: -1 })).toMatchObject([{ state: 'todo' }]);
  expect(tasks('2027-04-01T00:00:00', {}, '2027-28')).toEqual([]);
});

test.each<[string, StoredUserOverrides]>([
  ['before the approval', { forms: { status: 3, approved: false } }],
  ['while the form is open', { forms: { nonapplicability: 0 } }],
  ['where GST applies', { isGSTApplicable: 'yes' }],
  ['of a letter without a date', { nongst: makeNonGst({ date: '' }) }],
])('a letter is not due again %s', (_, overrides) => {
  expect(dueRenewals(approved(overrides), MARCH)).toEqual([]);
});

test('the e-invoicing letter of a registered vendor is due again', () => {
  const record = approved({
    isGSTApplicable: 'yes',
    isEinvoicingApplicable: 'no',
    einvoicing: makeEinvoicing({ date: '2026-11-20' }),
    forms: { einvoicing: 3 },
  });
  expect(dueRenewals(record, MARCH).map(({ form }) => form)).toEqual(['einvoicing']);
  expect(isRenewable(record, 'bankdetails', MARCH)).toBe(false);
});

const letter = makeNonGst({ ...GST_GROUNDS, date: '2027-03-20', year: '2027-28' });

test('submitting a renewal moves the form and keeps the approval', () => {
  const renewed = submitNonApplicability(approved(), letter, MARCH);
  expect(renewed).toMatchObject({
    allowed: true,
    patch: { set: { 'forms.nonapplicability': 1, 'nongst.year': '2027-28' }, log: { did: 'submitted' } },
  });
  expect(renewed.allowed && 'forms.status' in renewed.patch.set).toBe(false);
});

test('a renewal of another year, and a first declaration with a year, are refused', () => {
  expect(submitNonApplicability(approved(), { ...letter, year: '2026-27' }, MARCH)).toMatchObject({
    refusal: { reason: 'This letter is for another financial year.' },
  });
  const open = approved({ forms: { nonapplicability: 0 } });
  expect(submitNonApplicability(open, letter, MARCH)).toMatchObject({
    refusal: { reason: 'Only a renewal is for another financial year.' },
  });
});

test('a letter counts as being renewed until 30 April, and only with a year', () => {
  const renewed = approved({ nongst: letter, forms: { nonapplicability: 1 } });
  expect(isBeingRenewed(renewed, 'nonapplicability', at('2027-04-30T23:59:59'))).toBe(true);
  expect(isBeingRenewed(renewed, 'nonapplicability', at('2027-05-01T00:00:00'))).toBe(false);
  expect(isBeingRenewed(renewed, 'bankdetails', MARCH)).toBe(false);
  const pending = approved({ forms: { nonapplicability: 0 } });
  expect(isBeingRenewed(pending, 'nonapplicability', MARCH)).toBe(false);
});
