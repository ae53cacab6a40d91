import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../dev/project.ts';
import * as portal from '../../src/config/portal.ts';
import { FORM_LIST } from '../../src/domain/forms/registry.ts';
import { wrongDirections } from '../support/unit/importRules.ts';
import { importsIn, readImports, sourceFiles } from '../support/unit/sourceImports.ts';

const SRC = join(ROOT, 'src');
const imports = readImports(SRC);

const edge = (from: string, to: string) => ({ from, specifier: `./${to}`, to });

it('readImports finds imports that certainly exist', () => {
  const found = imports.map(({ from, to }) => `${from} -> ${to}`);
  expect(found).toContain('domain/forms/registry.ts -> domain/records/records.ts');
  expect(imports.some(({ specifier }) => specifier.startsWith('firebase/'))).toBe(true);
});

it('imports downwards only', () => {
  expect(wrongDirections(imports)).toEqual([]);
});

it('only src/config/portal.ts imports the settings, without team addresses', {
  tags: ['config-private'],
}, () => {
  const importers = imports.filter(({ to }) => to === '../portal.config.json').map(({ from }) => from);
  expect(importers).toEqual(['config/portal.ts']);
  expect(Object.keys(portal).sort()).toEqual([
    'aadharMode',
    'companies',
    'groupName',
    'logo',
    'portalName',
    'privacy',
    'staffFigures',
    'staffIdleMinutes',
    'staffProvider',
    'staffSignIn',
    'usualDays',
  ]);
});

it("reads the computer's clock only to wait; everything stored and shown has the server's time", () => {
  const readers = sourceFiles(SRC).filter((file) =>
    /\bDate\.now\(|\bnew Date\(\)|\bDate\(\)/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(readers.sort()).toEqual([
    'app/RequireSession.tsx',
    'backend/records/serverTime.ts',
    'drafts/autosave.ts',
    'session/useIdleLock.ts',
  ]);
});

it('no folder has more than 20 files', () => {
  const sizes = new Map<string, number>();
  for (const file of sourceFiles(SRC)) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
});

// The states of plain forms follow from their definitions.
it.each(FORM_LIST.filter(({ isPlain }) => !isPlain))(
  'a state of tests/support/e2e/states opens $title, so that axe and the pictures see it',
  ({ path }) => {
    const folder = join(ROOT, 'tests/support/e2e/states');
    const states = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(states.filter((text) => text.includes(`'${path}'`))).not.toEqual([]);
  },
);

it('importsIn finds every kind of import and ignores comments', () => {
  const text = `
      import type { A } from './a.ts';
      import {
        b,
      } from "./b.ts";
      import './c.scss';
      export { d } from './d.ts';
      const E = lazy(() => import('./E.tsx'));
      // import f from './f.ts';
      /* import g from './g.ts'; */
    `;
  expect(importsIn(text).sort()).toEqual(['./E.tsx', './a.ts', './b.ts', './c.scss', './d.ts']);
});

it.each([
  ['domain/a.ts', 'backend/b.ts'],
  ['session/a.ts', 'ui/B.tsx'],
  ['forms/A.tsx', 'evidence/B.tsx'],
  ['ui/A.tsx', 'session/b.ts'],
  ['pages/x/A.tsx', 'pages/y/B.tsx'],
  ['domain/a.ts', '../portal.config.json'],
  ['elsewhere/a.ts', 'domain/b.ts'],
])('refuses %s -> %s', (from, to) => {
  expect(wrongDirections([edge(from, to)])).toEqual([`${from} -> ${to}`]);
});
