import { describe, expect, it } from 'vitest';
import { stageText } from '../../../../src/domain/people/table.ts';
import {
  countOf,
  countText,
  DEFAULT_FILTERS,
  identityText,
  isLate,
  maxCountOf,
  QUEUE_PAGE_SIZE,
  type QueueFilters,
  statusesOf,
} from '../../../../src/domain/queue/queue.ts';
import { parseQuery, toQuery } from '../../../../src/domain/queue/queueAddress.ts';
import {
  hasWords,
  parseSearch,
  toDuePage,
  toFound,
  toQueuePage,
} from '../../../../src/domain/queue/queuePages.ts';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    parseProgressRecord(`uid${index}`, { name: `Name ${index}`, userid: `O26${index}`, since: 1000 + index }),
  );

const person = (raw: object) => parseProgressRecord('somebody', raw);

const OF_STATUS = { 0: 1, 1: 20, 2: 300, 3: 4000, 4: 70, 5: 8 };
const COUNTS = { ...OF_STATUS, changed: 6, delivered: 100, checks: 9, amendments: 0, mine: 0 };

const name = (words: string[], ...prefixes: string[]) => ({ by: 'name', words, prefixes });
const ofNair = { by: 'name', words: ['nair'], prefixes: [] } as const;

it.each([
  ['   ', null],
  ['meera nair', name(['meera', 'nair'], 'meera nair', 'Meera Nair', 'MEERA NAIR')],
  ['\u200b Meera\u00a0 Nair ', name(['meera', 'nair'], 'Meera Nair', 'MEERA NAIR', 'meera nair')],
  ["o'brien-shah", name(["o'brien-shah"], "o'brien-shah", "O'Brien-Shah", "O'BRIEN-SHAH")],
  ['O', name(['o'], 'O', 'o')],
  ['o2611ab', { by: 'userid', prefix: 'O2611AB' }],
  ['Meera@Demo.example', { by: 'email', values: ['meera@demo.example', 'Meera@Demo.example'] }],
  ['Meera Nair <meera@demo.example>', { by: 'email', values: ['meera@demo.example'] }],
  ['zzzpz 0001z', { by: 'pancard', values: ['ZZZPZ0001Z'] }],
  ['27zzzpz0001z1zp', { by: 'GSTIN', values: ['27ZZZPZ0001Z1ZP'] }],
])('the search reads %j', (typed, search) => {
  expect(parseSearch(typed)).toEqual(search);
});

it.each([
  ['Meera Nair', ['nair', 'meer'], true],
  ['Meera Nair', ['air'], false],
  ['Meera Nair', ['meera', 'shah'], false],
  ["Asha O'Brien-Shah", ["o'brien"], true],
])('each word must start a word of the name: %s, %j', (fullName, words, isFound) => {
  expect(hasWords({ name: fullName }, words)).toBe(isFound);
});

it('the search merges the people of two queries by name, without those who lack a word', () => {
  const of = (fullName: string) => parseProgressRecord(fullName, { name: fullName });
  const [asha, leela, ram] = [of('Asha Nair'), of('Leela Rao'), of('Ram Nair')];
  const found = { people: [asha, ram], starts: [], isCut: false };
  expect(toFound([[ram], [asha, leela, ram]], ofNair, DEFAULT_FILTERS)).toEqual(found);
  const byId = { by: 'userid', prefix: 'O' } as const;
  expect(toFound([people(QUEUE_PAGE_SIZE + 1)], byId, DEFAULT_FILTERS).isCut).toBe(true);
});

it('the search among the approved finds only people with a form to review', {
  tags: ['queue-changed'],
}, () => {
  const of = (bankdetails: number) =>
    parseProgressRecord(`uid${bankdetails}`, { name: 'Ram Nair', forms: { status: 4, bankdetails } });
  expect(toFound([[of(2), of(1)]], ofNair, { status: 'changed' }).people).toEqual([of(1)]);
});

describe('who is known', { tags: ['queue-identity'] }, () => {
  it.each([
    [{ known: false, verified: false, invitation: '' }, 'Not verified, not invited'],
    [{ known: true, verified: false, invitation: 'id' }, 'Not verified'],
    [{ known: true, verified: true, invitation: '' }, 'Not invited'],
    [{ known: true, verified: true, invitation: 'id' }, null],
    [{}, null],
  ])('a person of %j is shown as %s', (raw, text) => {
    expect(identityText(person(raw))).toBe(text);
  });

  it('"known" is a filter in the address', () => {
    for (const known of [true, false]) {
      const query = toQuery({ status: 'waiting', known }, 1);
      expect(query).toBe(`?known=${known}`);
      expect(parseQuery(query).filters.known).toBe(known);
    }
    expect(parseQuery('?known=maybe').filters).not.toHaveProperty('known');
  });
});

const start = { known: true, since: 7, uid: 'earlier' };

it('a page that fits everyone has no next page', () => {
  const page = toQueuePage(people(QUEUE_PAGE_SIZE), 1, []);
  expect(page.people).toHaveLength(QUEUE_PAGE_SIZE);
  expect(page.starts).toEqual([]);
  expect(toQueuePage([], 2, [start])).toEqual({ people: [], starts: [start] });
});

it('a page ends with the last record shown, not with the extra one', () => {
  const moved = { known: true, since: 9, uid: 'moved since' };
  const page = toQueuePage(people(QUEUE_PAGE_SIZE + 1), 2, [start, moved]);
  expect(page.people).toHaveLength(QUEUE_PAGE_SIZE);
  expect(page.starts).toEqual([start, { known: false, since: 1024, uid: 'uid24' }]);
});

it('a page of due checks keeps their order, and the next one follows', { tags: ['review-checks'] }, () => {
  const read = Array.from({ length: QUEUE_PAGE_SIZE + 1 }, (_, index) => ({
    due: `2026-11-${index + 1}`,
    uid: `uid${index}`,
    kinds: ['gst' as const],
  }));
  const page = toDuePage(read, people(QUEUE_PAGE_SIZE).toReversed(), 1, []);
  expect(page.people.map(({ uid }) => uid)).toEqual(read.slice(0, QUEUE_PAGE_SIZE).map(({ uid }) => uid));
  expect(page.starts).toEqual([{ due: '2026-11-25', uid: 'uid24' }]);
  expect(page.due?.get('uid3')).toEqual(['gst']);
  const last = toDuePage(read.slice(0, 2), people(1), 2, page.starts);
  expect(last.people.map(({ uid }) => uid)).toEqual(['uid0']);
  expect(last.starts).toEqual(page.starts);
});

it('the filter of due checks takes no other filter', { tags: ['review-checks'] }, () => {
  expect(toQuery({ status: 'checks', usertype: 'vendor', known: true }, 2)).toBe('?status=checks&page=2');
  expect(parseQuery('?status=checks&type=vendor&known=true&form=msa&formstatus=1')).toEqual({
    filters: { status: 'checks' },
    page: 1,
  });
  expect(countOf(COUNTS, 'checks')).toBe(9);
});

it('the queue counts up to 999 with one read', () => {
  expect([0, 1, 999, 1000].map((count) => countText(count))).toEqual(['0', '1', '999', '999+']);
  expect([99, 100].map((count) => countText(count, maxCountOf('delivered')))).toEqual(['99', '99+']);
  expect(countOf(COUNTS, 'waiting')).toBe(320);
  expect(countOf(COUNTS, 2)).toBe(300);
  expect(countOf(COUNTS, 'changed')).toBe(6);
});

it('a record waits for the reviewer from submission until it is sent for approval', () => {
  expect(statusesOf('waiting')).toEqual([1, 2]);
  expect(statusesOf('any')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(statusesOf(0)).toEqual([0]);
});

it('a denied record shows the denial until the person submits again', () => {
  const decision = { action: 'deny', by: 'approver', at: 5 };
  expect(stageText(person({ forms: { status: 1 }, decision }))).toBe('Denied');
  expect(stageText(person({ forms: { status: 1 }, decision, submittedAt: 6 }))).toBe('Submitted');
});

it('a record is late after a working week with the reviewers', () => {
  const since = Date.parse('2026-02-02T10:00:00+05:30');
  const days = (count: number) => since + count * 86_400_000;
  expect(isLate(person({ since, forms: { status: 1 } }), days(7))).toBe(false);
  expect(isLate(person({ since, forms: { status: 1 } }), days(8))).toBe(true);
  expect(isLate(person({ since, forms: { status: 0 } }), days(8))).toBe(false);
});

const ofForm: QueueFilters = { status: 2, form: { key: 'msa', status: -1 }, usertype: 'vendor' };
it.each<[QueueFilters, number, string]>([
  [{ status: 'waiting' }, 1, ''],
  [{ status: 'any' }, 3, '?status=any&page=3'],
  [ofForm, 1, '?status=2&form=msa&formstatus=-1&type=vendor'],
])('the address stores filters and page: %j, %i', (filters, page, query) => {
  expect(toQuery(filters, page)).toBe(query);
  expect(parseQuery(query)).toEqual({ filters, page });
});

it.each([
  '?status=6&form=nothing&type=introducer&page=0',
  '?form=msa',
  '?page=1.5',
  '?page=41',
  '?page=x&status=',
])('the address ignores unknown parameters: %s', (query) => {
  expect(parseQuery(query)).toEqual({ filters: { status: 'waiting' }, page: 1 });
});
