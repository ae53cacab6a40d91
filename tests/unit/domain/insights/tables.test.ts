import { expect, test } from 'vitest';
import { parseInsightsQuery, toInsightsQuery } from '../../../../src/domain/insights/address.ts';
import type { MonthGroup, MonthStats } from '../../../../src/domain/insights/counts.ts';
import { insightLinks } from '../../../../src/domain/insights/insightLinks.ts';
import { STAGES } from '../../../../src/domain/insights/standing.ts';
import {
  insightsCsv,
  monthTable,
  mostReturned,
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
const REVIEWER = insightLinks(true, false, {});

test.each(['', '?type=trainee&months=3', '?type=vendor&kind=Trust&domain=agency.example'])(
  'the address %j keeps its filters',
  { tags: ['insights-filters'] },
  (address) => {
    expect(toInsightsQuery(parseInsightsQuery(address))).toBe(address);
  },
);

test('an unknown filter is ignored, and a kind is one of vendors', { tags: ['insights-filters'] }, () => {
  const view = parseInsightsQuery('?type=trainee&kind=Trust&months=7&domain=%3Cscript%3E');
  expect(view).toEqual({ type: 'vendor', kind: 'Trust', months: 13 });
});

test('a month has the sum of the groups within the filters', { tags: ['insights-filters'] }, () => {
  const cells = (filters: object) =>
    monthTable([['2026-11', month()]], filters, REVIEWER).rows[0]?.cells.map(({ text }) => text);
  expect(cells({ kind: 'Trust' })).toEqual(['0', '9', '8', '6', '0', '2', '50 %']);
  expect(cells({ domain: 'media.example' })).toEqual(['0', '0', '0', '0', '0', '0', '0 of 0']);
  expect(
    waitTable([['2026-11', month()]], { type: 'vendor' }).rows[0]?.cells.map(({ text }) => text),
  ).toEqual(['–', '1 / 4', '–', '–']);
});

test('four people show a count instead of a share', { tags: ['insights-few'] }, () => {
  const table = monthTable([['2026-11', month()]], { type: 'trainee' }, REVIEWER);
  expect(table.rows[0]?.cells.at(-1)?.text).toBe('1 of 4');
});

test('what is returned names form and field, and its share', { tags: ['insights-page'] }, () => {
  expect(mostReturned([['2026-11', month()]], {}, REVIEWER)).toEqual([
    {
      label: 'Bank Details: gone',
      count: 11,
      share: '55 %',
      to: '/review?status=any&form=bankdetails&formstatus=-1',
    },
    {
      label: 'Bank Details: IFSC Code',
      count: 4,
      share: '20 %',
      to: '/review?status=any&form=bankdetails&formstatus=-1',
    },
    { label: 'Profile: the whole form', count: 1, share: '13 %', to: '/review?status=any' },
  ]);
});

test('each role gets links to the lists that it may read', { tags: ['insights-links'] }, () => {
  const of = (isReviewer: boolean, isApprover: boolean) => {
    const links = insightLinks(isReviewer, isApprover, { type: 'vendor' });
    return [
      STAGES.map(links.stage),
      links.tally('registered'),
      links.returned('msa'),
      links.coming('checks'),
    ];
  };
  expect(of(true, false)).toEqual([
    [undefined, ...[0, 0, 1, 2, 3, 4, 5, 1].map((status) => `/review?status=${status}&type=vendor`)],
    '/review?status=any&type=vendor&sort=newest',
    '/review?status=any&form=msa&formstatus=-1&type=vendor',
    '/due?what=checks',
  ]);
  const decided = '/approvals?show=decided';
  expect(of(false, true)).toEqual([
    [undefined, undefined, undefined, undefined, undefined, '/approvals', decided, decided, decided],
    undefined,
    undefined,
    undefined,
  ]);
});

test('figures are whole after the month of the last entry of an older version', {
  tags: ['insights-odd'],
}, () => {
  expect(
    wholeFrom([
      ['2026-10', month(1)],
      ['2026-11', month()],
    ]),
  ).toBe('2026-11');
  expect(wholeFrom([['2026-11', month()]])).toBeUndefined();
});

test('who works has a row for each person, also for one without a name', { tags: ['insights-staff'] }, () => {
  const worker = { name: 'Ravi Nair', validated: 3, sent: 2, decided: 0, review: { 2: 2 }, approval: {} };
  const stats = { ...month(), workers: { ravi: worker, left: { ...worker, name: '' } } };
  expect(
    workerTable([
      ['2026-10', stats],
      ['2026-11', stats],
    ]).rows.map(({ head, cells }) => [head.text, ...cells.map(({ text }) => text)]),
  ).toEqual([
    ['Somebody with the uid left', '6', '4', '0', '2 / 2', '–'],
    ['Ravi Nair', '6', '4', '0', '2 / 2', '–'],
  ]);
});

test('the file has every table with its title', { tags: ['insights-csv'] }, () => {
  const csv = insightsCsv([nowTable({ submitted: [3, 1, 0, 2] }, REVIEWER)]);
  expect(csv.slice(0, 2)).toEqual([
    ['Now'],
    ['Stage', 'People', 'Up to 2', '3 to 5', '6 to 10', 'More than 10'],
  ]);
  expect(csv).toContainEqual(['Submitted', '6', '3', '1', '0', '2']);
});
