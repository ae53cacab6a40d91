import { expect, it, test } from 'vitest';
import { progressStatus } from '../../../src/domain/forms/statuses.ts';
import { isMatch, searchRanges } from '../../../src/domain/people/search.ts';
import { waitingText } from '../../../src/domain/time/waitingTime.ts';
import { makeParsedUser, makeProgress } from '../../support/factories.ts';

const person = { name: 'Ram Kumar Śarma', userid: 'O263ABCDE' };

it('a search finds parts of name and user id, in any case', () => {
  for (const typed of ['ram', 'KUMAR', ' śarma ', '3abc', 'm k'])
    expect(isMatch(person, typed), typed).toBe(true);
  expect(isMatch(person, 'rama')).toBe(false);
});

const reaches = (typed: string, field: 'name' | 'userid', value: string) =>
  searchRanges(typed).some((range) => range.field === field && range.from <= value && value < range.to);

it.each([
  ['ram', 'Ram Kumar'],
  ['ram k', 'Ram Kumar'],
  ['Ram', 'RAM KUMAR'],
  ['RAM', 'ram kumar'],
  ["d'sou", "D'Souza"],
  ['Ram\u00a0K\u200b', 'Ram Kumar'],
  ['Jose\u0301', 'José'],
  ['deSouza', 'deSouza'],
])('a search queries %j, which matches %s', (typed, name) => {
  expect(reaches(typed, 'name', name)).toBe(true);
});

it('a search matches user ids in lower case too, only at their start, and nothing when empty', () => {
  expect(reaches('o263a', 'userid', 'O263ABCDE')).toBe(true);
  expect(reaches('o263b', 'userid', 'O263ABCDE')).toBe(false);
  expect(reaches('ran', 'name', 'Ram Kumar')).toBe(false);
  expect(searchRanges('  ')).toEqual([]);
});

test.each([
  [{ status: 0 }, 'nonapplicability', 0],
  [{ status: 1 }, 'nonapplicability', null],
  [{ status: 0, nonapplicability: -1 }, 'nonapplicability', -1],
  [{ status: 0 }, 'einvoicing', null],
  [{ status: 0, msa: 1 }, 'msa', 1],
  [{ status: 1 }, 'bankdetails', 0],
  [{ status: 0 }, 'vendorform', 0],
] as const)('progress %j shows %s as %s', (forms, key, shown) => {
  expect(progressStatus(makeParsedUser({ forms }).forms, key)).toBe(shown);
});

const at = (time: string) => Date.parse(`2026-02-${time}+05:30`);
const late = at('02T23:30');

it.each([
  ['within a day', late, at('02T23:45'), false, 'Today'],
  ['after midnight in India', late, at('03T00:15'), false, '1 working day'],
  ['after two nights', late, at('04T09:00'), false, '2 working days'],
  ['at the weekend', at('07T10:00'), at('08T10:00'), false, 'Under 1 working day'],
  ['after the approval', late, at('04T09:00'), true, '–'],
  ['without a known change', 0, late, false, '–'],
])('the waiting time %s', (_, since, now, approved, text) => {
  expect(waitingText(makeProgress(makeParsedUser({ forms: { approved } }), since), now)).toBe(text);
});
