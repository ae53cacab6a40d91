import { expect, test } from 'vitest';
import { parseProgressRecord } from '../../../../src/domain/records/parseRecord.ts';
import { decidedFigures } from '../../../../src/domain/review/figures.ts';

const MONDAY = Date.parse('2026-02-02T10:00:00+05:30');
const day = (count: number) => MONDAY + count * 86_400_000;
const decided = (submittedAt: number | undefined, at: number) =>
  parseProgressRecord('somebody', { submittedAt, decision: { action: 'accept', by: 'approver', at } });

test('computes the median time to a decision in working days', () => {
  expect(decidedFigures([decided(day(0), day(4)), decided(day(0), day(0)), decided(day(0), day(7))])).toEqual(
    { people: 3, medianDays: 4 },
  );
});

test('the median ignores people without a submission time and resubmissions', () => {
  expect(decidedFigures([decided(day(4), day(2)), decided(undefined, day(2))])).toBeNull();
  expect(decidedFigures([])).toBeNull();
});
