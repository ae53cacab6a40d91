import { expect, test } from 'vitest';
import { growingScreens, type Measured, summarise, tableOf } from '../../../bench/measured.ts';

const cost = (screen: string, people: number, reads: number, milliseconds = 10): Measured => ({
  screen,
  people,
  reads,
  bytes: 1500,
  milliseconds,
});

test('a screen grows when it reads more with more people than with the fewest', () => {
  const flat = [200, 2000, 20000].map((people) => cost('flat', people, 26));
  const growing = [cost('growing', 20000, 51), cost('growing', 200, 26), cost('growing', 2000, 26)];
  expect(growingScreens([...flat, ...growing])).toEqual(['growing']);
  expect(growingScreens(flat)).toEqual([]);
});

test('a summary of runs has the most reads and the time in the middle', () => {
  const runs = [cost('list', 200, 26, 90), cost('list', 200, 27, 10), cost('list', 200, 26, 20)];
  expect(summarise(runs)).toEqual(cost('list', 200, 27, 20));
  expect(() => summarise([])).toThrow('Nothing was measured.');
});

test('the table has a line per screen and three columns per number of people', () => {
  const lines = tableOf([cost('list', 200, 26), cost('list', 2000, 27)]).split('\n');
  expect(lines.at(-1)?.split(/\s+/)).toEqual(['list', '26', '1.5', '10', '27', '1.5', '10']);
  expect(lines[0]).toContain('2,000 people');
});
