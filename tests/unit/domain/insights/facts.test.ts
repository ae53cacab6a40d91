import { expect, it, test } from 'vitest';
import { factsOf } from '../../../../src/domain/insights/facts.ts';
import { latestMonths, monthOf, monthOfUserId } from '../../../../src/domain/insights/months.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { LogEntry, Query } from '../../../../src/domain/records/records.ts';
import { makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const on = (day: string, time = '12:00') => Date.parse(`2026-11-${day}T${time}:00+05:30`);

/** Who registered on 2 November, a Monday. */
function factsAbout(
  overrides: StoredUserOverrides,
  submittedAt?: number,
  createdAt: number | undefined = on('02'),
) {
  const record = makeParsedUser({ userid: 'O2611ABCDE', ...overrides });
  return factsOf({ record, createdAt, submittedAt }, NOW).map(({ at: _at, ...fact }) => fact);
}

const log = (did: LogEntry['did'], timestamp: number, others: Partial<LogEntry> = {}): LogEntry => ({
  title: 'Leela Iyer did it',
  timestamp,
  by: 'leela',
  ...(did && { did }),
  ...others,
});
const registered = { what: 'registered' };

it.each<[string, StoredUserOverrides]>([
  ['without a log', {}],
  ['with a time in the future', { logs: [log('accepted', NOW + 1)] }],
  ['with a time before the registration', { logs: [log('accepted', Date.parse('2026-10-20'))] }],
  ['with a time that is no time', { logs: [log('accepted', Number.NaN)] }],
  ['with an entry that the person wrote', { logs: [{ title: 'I am approved', timestamp: on('03') }] }],
])('%s counts its registration only', { tags: ['insights-true'] }, (_, overrides) => {
  expect(factsAbout(overrides)).toEqual([registered]);
});

it('without any time it belongs to no month', { tags: ['insights-true'] }, () => {
  expect(factsAbout({ userid: 'damaged' }, undefined, Number.NaN)).toEqual([]);
});

it('a record made after its first event was registered then', { tags: ['insights-true'] }, () => {
  const record = makeParsedUser({ userid: 'O2611ABCDE', logs: [log('denied', on('04'))] });
  const [first] = factsOf({ record, createdAt: on('19'), submittedAt: undefined }, NOW);
  expect(first).toEqual({ at: on('04'), what: 'registered' });
});

it('a record of an earlier version counts by its times', { tags: ['insights-true'] }, () => {
  const approval = { action: 'accept', by: 'leela', at: on('06') } as const;
  const logs = [log(undefined, on('04'))];
  expect(factsAbout({ logs, sent: { by: 'ravi', at: on('05') }, approval }, on('03'))).toEqual([
    registered,
    { what: 'submitted' },
    { what: 'wait', wait: 'filling', days: 1 },
    { what: 'older' },
    { what: 'wait', wait: 'review', days: 2 },
    { what: 'work', by: 'ravi', name: '', did: 'sent', days: 2 },
    { what: 'approved', isException: false },
    { what: 'first approved', isFirstPass: true },
    { what: 'wait', wait: 'whole', days: 4 },
    { what: 'wait', wait: 'approval', days: 1 },
    { what: 'work', by: 'leela', name: '', did: 'decided', days: 1 },
  ]);
});

test('a person denied and approved three times is first approved once', { tags: ['insights-true'] }, () => {
  const decisions = ['denied', 'accepted', 'acceptedasexception', 'denied', 'accepted'] as const;
  const facts = factsAbout({ logs: decisions.map((did, index) => log(did, on(`0${index + 3}`))) });
  const of = (what: string) => facts.filter((fact) => fact.what === what);
  expect([of('denied').length, of('approved').length, of('work').length]).toEqual([2, 2, 5]);
  expect(of('first approved')).toEqual([{ what: 'first approved', isFirstPass: false }]);
});

test('a query of the person sends nothing back, one of a reviewer does', { tags: ['insights-true'] }, () => {
  const query: Query = { title: 'Which branch?', timestamp: on('03'), status: 0, field: 'ifscCode' };
  const bank: Query[] = [{ ...query, by: 'trainee' }, query, { ...query, by: 'reviewer' }];
  expect(factsAbout({ queries: { ...emptyQueries(), bank } })).toEqual([
    registered,
    { what: 'returned', category: 'bank', field: 'ifscCode' },
  ]);
});

test('a deputy is counted by name, and an unknown title without one', { tags: ['insights-true'] }, () => {
  const titles = [
    'Dev Patil accepted the empanelment on behalf of Asha Rao. Reason: He validated it.',
    'Dev Patil, as agreed',
  ];
  const facts = titles.flatMap((title) => factsAbout({ logs: [log('accepted', on('03'), { title })] }));
  expect(facts.filter(({ what }) => what === 'work')).toMatchObject([{ name: 'Dev Patil' }, { name: '' }]);
});

test('a month begins and ends at midnight in India', { tags: ['insights-true'] }, () => {
  const midnight = Date.parse('2026-12-01T00:00:00+05:30');
  expect([monthOf(midnight - 1), monthOf(midnight)]).toEqual(['2026-11', '2026-12']);
  expect(latestMonths(midnight, 3)).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(latestMonths(midnight)).toHaveLength(13);
});

test.each([
  ['O2611ABCDE', '2026-11'],
  ['O26112345', '2026-01'],
  ['O2613ABCDE', undefined],
  ['', undefined],
])('the user ID %s names the month %s', { tags: ['insights-true'] }, (userid, month) => {
  expect(monthOfUserId(userid)).toBe(month);
});
