import { expect, it } from 'vitest';
import { lookalikes } from '../../../../src/domain/validators/lookalikes.ts';

it.each([
  ['O', '9', ['0']],
  ['0', 'A', ['O', 'Q', 'D']],
  ['Q', '9', ['0']],
  ['D', '9', ['0']],
  ['I', '9', ['1']],
  ['L', '9', ['1']],
  ['Z', '9', ['2']],
  ['S', '9', ['5']],
  ['B', '9', ['8']],
  ['G', '9', ['6']],
  ['6', 'A', ['G']],
  ['2', 'Z', ['Z']],
  ['O', '*', ['0']],
  ['AO', 'A9', ['A0']],
])('lookalikes reads %s for %s as %j', (value, pattern, expected) => {
  expect(lookalikes(value, pattern)).toEqual(expected);
});

it.each([
  ['A', 'A'],
  ['A', '9'],
  ['3', 'Z'],
  ['OO', '9'],
])('lookalikes has no other spelling of %s for %s', (value, pattern) => {
  expect(lookalikes(value, pattern)).toEqual([]);
});
