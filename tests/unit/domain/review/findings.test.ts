import { expect, test } from 'vitest';
import { parseFindings } from '../../../../src/domain/review/findings.ts';

test('findings are read as they were stored', () => {
  const findings = {
    points: 2,
    duplicates: [{ field: 'pancard', uid: 'other' }],
    by: 'reviewerUid',
    at: 100,
  };
  expect(parseFindings(findings)).toEqual(findings);
});

test('what is malformed in them is left out', () => {
  expect(parseFindings(undefined)).toBeNull();
  expect(parseFindings('none')).toBeNull();
  const duplicates = [
    { field: 'name', uid: 'x' },
    { field: 'phone', uid: 5 },
    'x',
    { field: 'phone', uid: 'x' },
  ];
  expect(parseFindings({ points: 'two', duplicates, by: 5, at: 'now' })).toEqual({
    points: 0,
    duplicates: [{ field: 'phone', uid: 'x' }],
    by: '',
    at: 0,
  });
});
