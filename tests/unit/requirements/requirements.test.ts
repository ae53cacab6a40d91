import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../../dev/project.ts';
import { idsInSource, readRequirements, requirementsIn } from '../../requirements/requirements.ts';

const carried = new Set(
  ['unit', 'rules', 'e2e', 'looks']
    .flatMap((folder) => readdirSync(`${ROOT}/tests/${folder}`, { recursive: true, withFileTypes: true }))
    .filter(
      ({ name, parentPath }) => /\.(test|spec)\.tsx?$/.test(name) && !parentPath.endsWith('requirements'),
    )
    .flatMap(({ name, parentPath }) => idsInSource(readFileSync(`${parentPath}/${name}`, 'utf8'))),
);
const ids = readRequirements().map(({ id }) => id);

it('every requirement has its own id, which a test has as a tag', () => {
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  expect(ids.filter((id) => !carried.has(id))).toEqual([]);
});

it('every tag of a test is an id in docs/requirements.md', () => {
  expect([...carried].filter((id) => !ids.includes(id))).toEqual([]);
});

it('reads the requirements from the lines of the page that start with an id', () => {
  expect(requirementsIn('# Login\n\n- `login-fields` It has fields.\nand `other-id`')).toEqual([
    { id: 'login-fields', text: 'It has fields.' },
  ]);
});

it.each([
  ['tags of Vitest', "it('locks', { timeout: 9, tags: ['bank-submit', 'bank-locked'] }, () => {});"],
  ['tags of Playwright', "test('locks', { tag: ['@bank-submit', '@bank-locked'] }, () => {});"],
  ['a single tag', "test('submits', { tag: '@bank-submit' }, f); it('locks', { tags: 'bank-locked' }, f);"],
  [
    'a list on several lines',
    "it('locks', {\n  tags: [\n    'bank-submit',\n    'bank-locked',\n  ],\n}, f);",
  ],
])('reads the ids in a source from %s', (_, source) => {
  expect(idsInSource(source)).toEqual(['bank-submit', 'bank-locked']);
});

it('reads no id from a title', () => {
  expect(idsInSource("test('locks [bank-submit]', f); const name = 'bank-locked';")).toEqual([]);
});
