import { expect, test } from 'vitest';
import { allOutcomes, type Outcomes, outcomesBetween, outcomesOf } from '../src/running/outcomes.ts';

const at = (currentOffset: number, endOffset: number) => ({ currentOffset, endOffset, line: 1 });

test('counts true, false, errors and other values of nested expressions', () => {
  const report = [
    {
      sourcePosition: at(0, 9),
      values: [
        { count: 2, value: { boolValue: true } },
        { count: 1, value: { undefined: {} } },
      ],
      children: [
        { sourcePosition: at(0, 4), values: [{ count: 3, value: {} }] },
        { sourcePosition: at(5, 9), values: [{ count: 4, value: { boolValue: false } }] },
      ],
    },
  ];
  expect(outcomesOf(report)).toEqual({ '0-9': [2, 0, 1, 0], '0-4': [0, 0, 0, 3], '5-9': [0, 4, 0, 0] });
});

test('subtracts an earlier report and leaves out what did not change', () => {
  expect(
    outcomesBetween(
      { a: [1, 0, 0, 0], b: [1, 1, 0, 0] },
      { a: [1, 2, 0, 0], b: [1, 1, 0, 0], c: [0, 0, 1, 0] },
    ),
  ).toEqual({ a: [0, 2, 0, 0], c: [0, 0, 1, 0] });
});

test('adds up the reports of groups', () => {
  const groups: Outcomes[] = [{ a: [1, 0, 0, 2], b: [0, 1, 0, 0] }, {}, { a: [0, 3, 1, 0] }];
  expect(allOutcomes(groups)).toEqual({ a: [1, 3, 1, 2], b: [0, 1, 0, 0] });
});
