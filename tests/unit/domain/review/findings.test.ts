import { expect, test } from 'vitest';
import {
  countFlags,
  currentLinkKey,
  flagsBefore,
  flagsText,
  parseFindings,
} from '../../../../src/domain/review/findings.ts';

test('findings round-trip', () => {
  const duplicates = [{ field: 'pancard', uid: 'other' }];
  const findings = { points: 2, duplicates, linkKey: 'key', by: 'reviewerUid', at: 100 };
  expect(parseFindings(findings)).toEqual(findings);
});

test('parsing findings drops malformed parts', () => {
  expect(parseFindings(undefined)).toBeNull();
  expect(parseFindings('none')).toBeNull();
  const ofPhone = { field: 'phone', uid: 'x' };
  const duplicates = [{ field: 'name', uid: 'x' }, { field: 'phone', uid: 5 }, 'x', ofPhone];
  const others = { points: 0, linkKey: '', by: '', at: 0 };
  expect(parseFindings({ points: 'two', duplicates, by: 5, at: 'now' })).toEqual({
    duplicates: [ofPhone],
    ...others,
  });
});

test('the key of the links is valid only for its own sending', { tags: ['approval-asks'] }, () => {
  const sent = { by: 'reviewerUid', at: 100 };
  const findings = { points: 0, duplicates: [], linkKey: 'key', ...sent };
  expect(currentLinkKey(sent, findings)).toBe('key');
  expect(currentLinkKey({ ...sent, at: 101 }, findings)).toBeUndefined();
  expect(currentLinkKey({ ...sent, by: 'other' }, findings)).toBeUndefined();
  expect(currentLinkKey(undefined, findings)).toBeUndefined();
  expect(currentLinkKey(sent, null)).toBeUndefined();
  expect(currentLinkKey(sent, { ...findings, linkKey: '' })).toBeUndefined();
});

test.each([
  [0, [], 0, 'None'],
  [1, [], 1, '1 flag'],
  [3, [], 3, '3 flags'],
  [0, ['a'], 1, '1 duplicate'],
  [0, ['a', 'b', 'c'], 3, '3 duplicates'],
  [3, ['a'], 4, '4 flags, 1 of them a duplicate'],
  [3, ['a', 'b'], 5, '5 flags, 2 of them duplicates'],
])('%i flags of the record and duplicates with %j are %i flags', { tags: ['flags-count'] }, (...row) => {
  const [points, uids, count, text] = row;
  // Two equal values of one person are one duplicate.
  const duplicates = uids.flatMap((uid) => [
    { field: 'pancard' as const, uid },
    { field: 'phone' as const, uid },
  ]);
  expect(countFlags({ points, duplicates })).toBe(count);
  expect(flagsText({ points, duplicates })).toBe(text);
});

test('flags without the duplicates are never "None"', { tags: ['flags-count'] }, () => {
  expect(flagsBefore(0, 'Searching.')).toBe('Searching.');
  expect(flagsBefore(2, 'Searching.')).toBe('2 flags. Searching.');
  expect(flagsText({ points: 2, duplicates: undefined })).toBe('2 flags. Duplicates are not known.');
});
