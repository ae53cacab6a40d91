import { expect, test } from 'vitest';
import { parseInsightsQuery, toInsightsQuery } from '../../../../src/domain/insights/address.ts';
import type { MonthGroup, MonthStats } from '../../../../src/domain/insights/counts.ts';
import { insightLinks } from '../../../../src/domain/insights/insightLinks.ts';
import { listPath, parseListQuery } from '../../../../src/domain/insights/listAddress.ts';
import { listTitle } from '../../../../src/domain/insights/listTitle.ts';
import { mostReturned } from '../../../../src/domain/insights/returned.ts';
import {
  insightsCsv,
  monthTable,
  nowTable,
  waitTable,
  wholeFrom,
  workerTable,
} from '../../../../src/domain/insights/tables.ts';

const GROUP: MonthGroup = {
  type: 'vendor',
  kind: 'Trust',
  domain: 'agency.example',
  tallies: { registered: 9, submitted: 8, approved: 6, exceptions: 2, firstApproved: 6, firstPass: 3 },
  waits: { review: { 1: 3, 4: 3 } },
  forms: { bankdetails: 10 },
  returned: { 'bank.ifscCode': 4, 'general.': 1, 'bank.gone': 11 },
};
const TRAINEES: MonthGroup = {
  ...GROUP,
  type: 'trainee',
  kind: '',
  tallies: { firstApproved: 4, firstPass: 1 },
  waits: {},
  returned: {},
};
const month = (older = 0): MonthStats => ({ groups: [GROUP, TRAINEES], workers: {}, older });
const REVIEWER = insightLinks(true, { months: 3 }, ['2026-10', '2026-11']);

test.each(['', '?type=trainee&months=3', '?type=vendor&kind=Trust&domain=agency.example'])(
  'the address %j keeps its filters',
  { tags: ['insights-page'] },
  (address) => {
    expect(toInsightsQuery(parseInsightsQuery(address))).toBe(address);
  },
);

test('an unknown filter is ignored, and a kind is one of vendors', { tags: ['insights-page'] }, () => {
  const view = parseInsightsQuery('?type=trainee&kind=Trust&months=7&domain=%3Cscript%3E');
  expect(view).toEqual({ type: 'vendor', kind: 'Trust', months: 13 });
});

const cells = (table: typeof monthTable | typeof waitTable, filters: Parameters<typeof monthTable>[1]) =>
  table([['2026-11', month()]], filters, REVIEWER).rows[0]?.cells.map(({ text }) => text);

test('a month has the sum of the groups within the filters', { tags: ['insights-page'] }, () => {
  expect(cells(monthTable, { kind: 'Trust' })).toEqual(['0', '9', '8', '6', '0', '2', '50 %']);
  expect(cells(monthTable, { domain: 'media.example' })).toEqual(['0', '0', '0', '0', '0', '0', '–']);
  expect(cells(waitTable, { type: 'vendor' })).toEqual(['–', '1 / 4', '–', '–']);
});

test('four people show a count instead of a share', { tags: ['insights-few'] }, () => {
  expect(cells(monthTable, { type: 'trainee' })?.at(-1)).toBe('1 of 4');
});

test('the table of returns names form, field and share', { tags: ['insights-page'] }, () => {
  const all = mostReturned([['2026-11', month()]], {}, REVIEWER);
  expect(all.map(({ label, count, share }) => [label, count, share])).toEqual([
    ['Bank Details: gone', 11, '55 %'],
    ['Bank Details: IFSC Code', 4, '20 %'],
    ['Profile: the whole form', 1, '13 %'],
  ]);
  expect(all[1]?.to).toBe('/insights/people?figure=returned.bank.ifscCode&months=2026-10..2026-11');
});

const STAGE_LIST = '/insights/people?figure=now';

test.each([
  [
    'a reviewer to the queue where it has the same people',
    insightLinks(true, { months: 3, type: 'vendor' }, ['2026-11']),
    ['/review?status=2&type=vendor', `${STAGE_LIST}.review&group=3&type=vendor`],
    '/due?what=checks&weeks=over&type=vendor',
  ],
  [
    'an approver to no checks and no queue',
    insightLinks(false, { months: 3 }, ['2026-11']),
    [`${STAGE_LIST}.review`, `${STAGE_LIST}.review&group=3`],
    undefined,
  ],
  [
    'a filter that the queue lacks to the list of the last run',
    insightLinks(true, { months: 3, type: 'vendor', kind: 'Trust' }, ['2026-11']),
    [`${STAGE_LIST}.review&type=vendor&kind=Trust`, `${STAGE_LIST}.review&group=3&type=vendor&kind=Trust`],
    '/due?what=checks&weeks=over&type=vendor&kind=Trust',
  ],
])('links lead %s', { tags: ['insights-links'] }, (_, links, review, checks) => {
  expect([links.stage('invited'), links.stage('review'), links.stage('review', 3)]).toEqual([
    undefined,
    ...review,
  ]);
  expect(links.coming('checks', 0)).toBe(checks);
});

test.each([
  ['figure=approved&months=2026-10&type=vendor', 'Approved, Oct\u00A02026, vendors'],
  [
    'figure=returned.bank.ifscCode&months=2026-09..2026-11',
    'Asked about Bank Details: IFSC Code, Sep\u00A02026 to Nov\u00A02026',
  ],
  ['figure=now.stuck&group=3', 'Stuck, more than 10 working days'],
  ['figure=decided.leela&months=2026-11', 'Decided on by one approver, Nov\u00A02026'],
])('the list at %s has the title %s', { tags: ['insights-links'] }, (address, title) => {
  const view = parseListQuery(address);
  if (!view) throw new Error('It names a figure.');
  expect(listTitle(view)).toBe(title);
  expect(listPath(view)).toBe(`/insights/people?${address}`);
});

test.each(['', 'figure=approved', 'figure=salary&months=2026-10', 'figure=now.gone'])(
  'the address %j names no figure',
  { tags: ['insights-links'] },
  (address) => {
    expect(parseListQuery(address)).toBeUndefined();
  },
);

const twoMonths = (before: MonthStats, now: MonthStats): [string, MonthStats][] => [
  ['2026-10', before],
  ['2026-11', now],
];

test.each([
  [1, 0, '2026-11'],
  [0, 1, '2026-12'],
  [0, 0, undefined],
])('with %i and %i older entries the figures are whole from %s', { tags: ['insights-true'] }, (...row) => {
  const [before, now, whole] = row;
  expect(wholeFrom(twoMonths(month(before), month(now)))).toBe(whole);
});

test('the table of staff has a row for each, also without a name', { tags: ['insights-staff'] }, () => {
  const worker = { name: 'Ravi Nair', validated: 3, sent: 2, decided: 0, review: { 2: 2 }, approval: {} };
  const stats = { ...month(), workers: { ravi: worker, left: { ...worker, name: '' } } };
  const { rows } = workerTable(twoMonths(stats, stats), REVIEWER);
  expect(rows.map(({ head, cells }) => [head.text, ...cells.map(({ text }) => text)])).toEqual([
    ['Somebody with the uid left', '6', '4', '0', '2 / 2', '–'],
    ['Ravi Nair', '6', '4', '0', '2 / 2', '–'],
  ]);
});

test('the file has every table with its title and what it counts', { tags: ['insights-page'] }, () => {
  const csv = insightsCsv([nowTable({ submitted: [3, 1, 0, 2] }, REVIEWER)]);
  expect(csv.slice(0, 3)).toEqual([
    ['Now'],
    ['People by stage, and for how many working days they have waited'],
    ['Stage', 'People', 'Up to 2', '3 to 5', '6 to 10', 'More than 10'],
  ]);
  expect(csv).toContainEqual(['Submitted', '6', '3', '1', '0', '2']);
});
