import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../dev/project.ts';
import * as portal from '../../src/config/portal.ts';
import { cycles, strayFirebase, wrongDirections } from '../support/unit/importRules.ts';
import { importsIn, readImports, sourceFiles } from '../support/unit/sourceImports.ts';

const SRC = join(ROOT, 'src');
const imports = readImports(SRC);

const edge = (from: string, to: string) => ({ from, specifier: `./${to}`, to });
const packageImport = (from: string, specifier: string) => ({ from, specifier, to: undefined });

describe('the source', () => {
  it('readImports finds imports that certainly exist', () => {
    const found = imports.map(({ from, to }) => `${from} -> ${to}`);
    expect(found).toContain('domain/forms/registry.ts -> domain/records/records.ts');
    expect(imports.some(({ specifier }) => specifier.startsWith('firebase/'))).toBe(true);
  });

  it('imports files that exist, with their extension', () => {
    const missing = imports.filter(({ to }) => to !== undefined && !existsSync(join(SRC, to)));
    expect(missing.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
  });

  it('imports downwards only', () => {
    expect(wrongDirections(imports)).toEqual([]);
  });

  it('only src/backend imports Firebase', () => {
    expect(strayFirebase(imports)).toEqual([]);
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

  it('has no import cycle', () => {
    expect(cycles(imports)).toEqual([]);
  });

  it('has no folder with more than 20 files', () => {
    const sizes = new Map<string, number>();
    for (const file of sourceFiles(SRC)) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
    expect([...sizes].filter(([, size]) => size > 20)).toEqual([]);
  });

  it('has no barrel file', () => {
    expect(sourceFiles(SRC).filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});

describe('the check itself', () => {
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
    ['backend/a.ts', 'session/b.ts'],
    ['session/a.ts', 'ui/B.tsx'],
    ['session/a.ts', 'drafts/b.ts'],
    ['records/a.ts', 'drafts/b.ts'],
    ['drafts/a.ts', 'ui/B.tsx'],
    ['ui/A.tsx', 'forms/B.tsx'],
    ['forms/A.tsx', 'evidence/B.tsx'],
    ['evidence/A.tsx', 'pages/x/B.tsx'],
    ['forms/A.tsx', 'pages/x/B.tsx'],
    ['ui/A.tsx', 'session/b.ts'],
    ['ui/A.tsx', 'backend/b.ts'],
    ['pages/x/A.tsx', 'app/B.tsx'],
    ['pages/x/A.tsx', 'pages/y/B.tsx'],
    ['config/a.ts', 'domain/b.ts'],
    ['domain/a.ts', '../portal.config.json'],
    ['main.tsx', 'pages/x/A.tsx'],
    ['elsewhere/a.ts', 'domain/b.ts'],
  ])('refuses %s -> %s', (from, to) => {
    expect(wrongDirections([edge(from, to)])).toEqual([`${from} -> ${to}`]);
  });

  it.each([
    ['main.tsx', 'app/App.tsx'],
    ['app/App.tsx', 'pages/x/A.tsx'],
    ['pages/x/A.tsx', 'pages/x/b.ts'],
    ['pages/x/A.tsx', 'backend/b.ts'],
    ['pages/x/A.tsx', 'forms/B.tsx'],
    ['pages/x/A.tsx', 'evidence/B.tsx'],
    ['evidence/A.tsx', 'forms/B.tsx'],
    ['forms/A.tsx', 'ui/B.tsx'],
    ['forms/A.tsx', 'drafts/b.ts'],
    ['drafts/a.ts', 'records/b.ts'],
    ['ui/A.tsx', 'domain/b.ts'],
    ['domain/a.ts', 'config/b.ts'],
    ['domain/a.ts', 'config/portal.ts'],
    ['config/a.ts', '../portal.config.json'],
  ])('allows %s -> %s', (from, to) => {
    expect(wrongDirections([edge(from, to)])).toEqual([]);
  });

  it('finds Firebase under each of its names', () => {
    const files = ['firebase/auth', '@firebase/app', 'firebase'].map((name) =>
      packageImport('ui/A.tsx', name),
    );
    expect(strayFirebase(files)).toHaveLength(3);
    expect(strayFirebase([packageImport('backend/a.ts', 'firebase/auth')])).toEqual([]);
  });

  it('finds a cycle over several files', () => {
    const loop = [edge('a.ts', 'b.ts'), edge('b.ts', 'c.ts'), edge('c.ts', 'a.ts')];
    expect(cycles(loop)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
    expect(cycles(loop.slice(1))).toEqual([]);
  });
});
