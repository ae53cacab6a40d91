import { describe, expect, it, test } from 'vitest';
import { progressStatus } from '../../../src/domain/forms/statuses.ts';
import { isMatch, searchRanges } from '../../../src/domain/people/search.ts';
import { waitingText } from '../../../src/domain/time/waitingTime.ts';
import { makeParsedUser, makeProgress } from '../../support/factories.ts';

describe('a search', () => {
  const person = { name: 'Ram Kumar Śarma', userid: 'O263ABCDE' };

  it.each(['ram', 'KUMAR', ' śarma ', '3abc', 'm k'])('a search finds %j in name and user id', (typed) => {
    expect(isMatch(person, typed)).toBe(true);
  });

  it('a search does not find other text', () => {
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

  it('a search matches user ids in lower case too, and only at their start', () => {
    expect(reaches('o263a', 'userid', 'O263ABCDE')).toBe(true);
    expect(reaches('o263b', 'userid', 'O263ABCDE')).toBe(false);
    expect(reaches('ran', 'name', 'Ram Kumar')).toBe(false);
  });

  it('an empty search queries nothing', () => {
    expect(searchRanges('  ')).toEqual([]);
  });
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

describe('the waiting time', () => {
  const since = Date.parse('2026-02-02T23:30:00+05:30');
  const waiting = (now: string, approved = false) =>
    waitingText(makeProgress(makeParsedUser({ forms: { approved } }), since), Date.parse(now));

  it.each([
    ['2026-02-02T23:45:00+05:30', 'Today'],
    ['2026-02-03T00:15:00+05:30', '1 working day'],
    ['2026-02-04T09:00:00+05:30', '2 working days'],
  ])('the waiting time at %s is %s, in working days of India', (now, text) => {
    expect(waiting(now)).toBe(text);
  });

  it('the waiting time is under one working day at the weekend', () => {
    const saturday = Date.parse('2026-02-07T10:00:00+05:30');
    const person = makeProgress(makeParsedUser(), saturday);
    expect(waitingText(person, saturday + 86_400_000)).toBe('Under 1 working day');
  });

  it('the waiting time ends with the approval and is unknown without a change', () => {
    expect(waiting('2026-02-04T09:00:00+05:30', true)).toBe('–');
    expect(waitingText(makeProgress(makeParsedUser(), 0), since)).toBe('–');
  });
});
