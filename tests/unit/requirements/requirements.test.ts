import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../../dev/project.ts';
import { idsInSource, readRequirements } from '../../requirements/requirements.ts';

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
