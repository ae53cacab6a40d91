import { describe, expect, test } from 'vitest';
import {
  CHECK_KIND_LIST,
  type CheckEntry,
  type CheckSummary,
  dueKinds,
  inOrderOfDays,
  isDue,
  NEVER,
  parseCheck,
  parseCheckSummary,
  withCheck,
} from '../../../../src/domain/review/checks.ts';
import { problemsOfCheck, recordCheck } from '../../../../src/domain/transitions/checks.ts';
import { makeParsedUser } from '../../../support/factories.ts';

const TODAY = '2026-11-24';
const NOW = Date.parse(`${TODAY}T10:00+05:30`);
const REVIEWER = { uid: 'ravi', name: 'Ravi Rao', email: 'ravi@agency.example' };
const NOTHING = parseCheckSummary(undefined);
const entry = (change: Partial<CheckEntry> = {}): CheckEntry => ({
  kind: 'gst',
  result: 'matches',
  nameFound: 'Ram Kumar',
  day: '2026-11-20',
  ...change,
});
const summed = (...entries: readonly CheckEntry[]) =>
  entries.reduce<CheckSummary>((summary, each, at) => withCheck(summary, `id${at}`, each), NOTHING);

describe('a check', { tags: ['review-checks'] }, () => {
  test('each register has links over HTTPS, except the bank', () => {
    for (const { key, links } of CHECK_KIND_LIST) {
      expect(links.length > 0, key).toBe(key !== 'bank');
      for (const { href } of links) expect(new URL(href).protocol).toBe('https:');
    }
  });

  const TOO_LONG = { nameFound: 'This name has at most 500 characters.' };
  const NAMED = { nameFound: 'Leave this empty when nothing was found.' };
  const SAME_DAY = { again: 'This date has to be after the day of the check.' };
  test.each<[string, Partial<CheckEntry>, object]>([
    ['with everything', { again: '2027-11-20' }, {}],
    ['of today', { day: TODAY }, {}],
    ['of nothing found', { result: 'notfound', nameFound: '' }, {}],
    ['of a leap day', { day: '2024-02-29' }, {}],
    ['without a name', { nameFound: ' ' }, { nameFound: 'Enter the name that was found.' }],
    ['with a long name', { nameFound: 'x'.repeat(501) }, TOO_LONG],
    ['of nothing found, with a name', { result: 'notfound' }, NAMED],
    ['of tomorrow', { day: '2026-11-25' }, { day: 'This day is in the future.' }],
    ['of no day', { day: '' }, { day: 'Enter the day of the check.' }],
    ['of a day that does not exist', { day: '2026-02-29' }, { day: 'Enter the day of the check.' }],
    ['of a mistyped year', { day: '0202-11-20' }, { day: 'Enter the day of the check.' }],
    ['to be made again on the same day', { again: '2026-11-20' }, SAME_DAY],
    ['to be made again on no date', { again: '2026-13-01' }, { again: 'Enter a date.' }],
  ])('the problems of a check %s', (_, change, problems) => {
    expect(problemsOfCheck(entry(change), TODAY)).toEqual(problems);
  });

  test('only an impartial reviewer records a check, and only without problems', () => {
    const recorded = (day: string, fpocno = 'asha@agency.example') =>
      recordCheck(makeParsedUser({ fpocno }), NOTHING, 'id', entry({ day }), REVIEWER, NOW);
    const check = { ...entry({ day: TODAY }), by: 'ravi', at: NOW };
    expect(recorded(TODAY)).toMatchObject({ allowed: true, check });
    const introduced = 'You introduced this person, so another reviewer has to review.';
    expect(recorded(TODAY, 'Ravi+x@agency.example')).toMatchObject({ allowed: false, reason: introduced });
    expect(recorded('2026-11-25')).toMatchObject({ allowed: false, reason: 'This day is in the future.' });
  });

  test('a stored check of any shape is read', () => {
    const empty = { nameFound: '', day: '', by: '', at: 0 };
    expect(parseCheck('id', null)).toEqual({ id: 'id', kind: 'gst', result: 'differs', ...empty });
    const stored = { ...entry({ again: '2027-01-01' }), by: 'ravi', at: 5 };
    expect(parseCheck('id', { ...stored, more: 1 })).toEqual({ id: 'id', ...stored });
  });
});

describe('the newest check of a kind', { tags: ['review-checks'] }, () => {
  const due = entry({ again: TODAY });

  test('a check replaces only an older due one of the same kind', () => {
    const pan = entry({ kind: 'pan', again: '2026-11-21' });
    expect(dueKinds(summed(due, pan), TODAY)).toEqual(['gst', 'pan']);
    const again = summed(due, pan, entry({ kind: 'pan', again: '2027-11-21' }));
    expect(dueKinds(again, TODAY)).toEqual(['gst']);
    expect(summed(due, entry({ day: '2026-11-21' }))).toEqual({
      newest: { gst: { day: '2026-11-21', again: NEVER } },
      due: NEVER,
      last: 'id1',
    });
  });

  test('a check is not replaced by one on an earlier day that is recorded later', () => {
    const summary = summed(due);
    expect(withCheck(summary, 'earlier', entry({ day: '2026-11-19' }))).toBe(summary);
  });

  test('the newest check is marked in the list, and only it can be due', () => {
    const checks = [
      { ...due, id: 'old', by: 'ravi', at: 1 },
      { ...entry({ again: '2026-11-22' }), id: 'later the same day', by: 'ravi', at: 2 },
      { ...entry({ kind: 'pan', day: '2026-11-24' }), id: 'pan', by: 'ravi', at: 0 },
    ] as const;
    const listed = inOrderOfDays(checks);
    expect(listed.map(({ id, isNewest }) => [id, isNewest])).toEqual([
      ['pan', true],
      ['later the same day', true],
      ['old', false],
    ]);
    expect(listed.filter((each) => isDue(each, TODAY)).map(({ id }) => id)).toEqual(['later the same day']);
  });

  test('a stored summary of any shape is read', () => {
    expect(parseCheckSummary({ newest: { gst: 1, other: {} }, due: 7 })).toEqual({
      newest: { gst: { day: '', again: NEVER } },
      due: NEVER,
      last: '',
    });
  });
});
