import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../../dev/project.ts';
import { idsInSource, idsOf, readRequirements, requirementsIn } from '../../requirements/requirements.ts';

const carried = new Set(
  ['unit', 'rules', 'e2e']
    .flatMap((folder) => readdirSync(`${ROOT}/tests/${folder}`, { recursive: true, withFileTypes: true }))
    .filter(
      ({ name, parentPath }) => /\.(test|spec)\.tsx?$/.test(name) && !parentPath.endsWith('requirements'),
    )
    .flatMap(({ name, parentPath }) => idsInSource(readFileSync(`${parentPath}/${name}`, 'utf8'))),
);
const ids = readRequirements().map(({ id }) => id);

it('every requirement has an id of its own, which a test carries', () => {
  expect(ids.length).toBeGreaterThan(200);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
  expect(ids.filter((id) => !carried.has(id))).toEqual([]);
});

it('a test carries only ids that docs/requirements.md has', () => {
  expect([...carried].filter((id) => !ids.includes(id))).toEqual([]);
});

it('ids are read from the page, from titles and from sources', () => {
  expect(requirementsIn('# Login\n\n- `login-fields` It has fields.\nand `other-id`')).toEqual([
    { id: 'login-fields', text: 'It has fields.' },
  ]);
  expect(idsOf('the form > locks [bank-submit, bank-locked]')).toEqual(['bank-submit', 'bank-locked']);
  expect(idsOf('reads a[aria-hidden] and [bank-locked] in the middle')).toEqual([]);
  expect(idsInSource("test('locks [bank-submit]', () => {}); test(`%s [bank-locked]`")).toEqual([
    'bank-submit',
    'bank-locked',
  ]);
});
