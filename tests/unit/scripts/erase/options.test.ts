import { expect, it } from 'vitest';
import { StartError } from '../../../../dev/startError.ts';
import { parseErase } from '../../../../scripts/erase/erasePerson.ts';
import { readProjectWords } from '../../../../scripts/project.ts';

const UID = 'traineeUid0000000000000abcde';

it('reads the uid and the options of npm run erase in any order', { tags: ['erase-everything'] }, () => {
  expect(parseErase(['--despite', ' Court order ', UID, '--project', 'live', '--yes'])).toEqual({
    uid: UID,
    yes: true,
    despite: 'Court order',
    target: { local: false, project: 'live', mode: 'production' },
  });
  expect(parseErase([UID, '--local'])).toMatchObject({
    yes: false,
    target: { local: true },
    despite: undefined,
  });
});

it.each([
  [[]],
  [[UID]],
  [[UID, 'other', '--local']],
  [['a/b', '--local']],
  [[UID, '--local', '--project', 'live']],
  [[UID, '--local', '--despite', ' ']],
  [[UID, '--local', '--now']],
])('npm run erase refuses %j with one line', (words) => {
  expect(() => parseErase(words)).toThrow(StartError);
  expect(() => parseErase(words)).toThrow(/^[^\n]*Use: npm run erase -- uid [^\n]+$/);
});

it('npm run retention needs one project, and no other word', () => {
  const parse = (...words: string[]) => readProjectWords('retention', words).target;
  expect(parse('--project', 'live', '--mode', 'staging')).toMatchObject({ project: 'live', mode: 'staging' });
  for (const words of [[], [UID, '--local'], ['--local', '--project', 'live']]) {
    expect(() => parse(...words)).toThrow(/^Use: npm run retention -- /);
  }
});
