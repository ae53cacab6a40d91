import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBuild } from '../../../scripts/budgets/budgets.ts';
import { loadsOf } from '../../../scripts/budgets/loads.ts';
import { isKept, reportOf } from '../../../scripts/budgets/report.ts';

const MENU = 'src/app/topbar/AccountMenu.tsx';
const DASHBOARD = 'src/pages/dashboard/DashboardPage.tsx';
const chunk = (name: string, imports: string[], dynamicImports: string[] = []) => ({
  file: `assets/${name}.js`,
  name,
  imports,
  dynamicImports,
});

/** A login page that fetches `auth` when idle, a dashboard in its layout, and two screens, one with a late part. */
const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    dynamicImports: [
      '_auth.js',
      'src/app/layouts/PortalLayout.tsx',
      DASHBOARD,
      'src/pages/queries/QueriesPage.tsx',
      'src/pages/profile/ProfilePage.tsx',
    ],
  },
  '_auth.js': chunk('auth', ['index.html']),
  '_firestore.js': chunk('firestore', ['_auth.js']),
  '_forms.js': chunk('forms', ['index.html']),
  'src/app/layouts/PortalLayout.tsx': chunk('PortalLayout', ['index.html', '_firestore.js'], [MENU]),
  [MENU]: chunk('AccountMenu', ['_forms.js']),
  [DASHBOARD]: chunk('DashboardPage', ['_firestore.js']),
  'src/pages/queries/QueriesPage.tsx': chunk(
    'QueriesPage',
    ['_forms.js', '_firestore.js'],
    ['src/pages/queries/ResolveDialog.tsx'],
  ),
  'src/pages/profile/ProfilePage.tsx': chunk('ProfilePage', ['_forms.js']),
  'src/pages/queries/ResolveDialog.tsx': chunk('ResolveDialog', ['_forms.js']),
};

it('refuses a build without a separate chunk for the dashboard', () => {
  const { [DASHBOARD]: _, ...without } = MANIFEST;
  expect(() => loadsOf(without)).toThrow('DashboardPage.tsx');
});

describe('the budgets of a build', () => {
  let dist = '';
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'budgets-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  /** Text that compresses to no less than half. */
  const noise = (length: number) =>
    Array.from({ length: length / 64 }, (_, index) =>
      createHash('sha256').update(`${index}`).digest('hex'),
    ).join('');
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  };
  const writeBuild = (page: string, sizes: Record<string, number> = {}) => {
    write('.vite/manifest.json', JSON.stringify(MANIFEST));
    for (const { file } of Object.values(MANIFEST)) write(file, noise(sizes[file] ?? 1000));
    write('assets/style.css', 'body{margin:0}');
    write('index.html', page);
  };
  const exceeded = () =>
    checkBuild(dist)
      .filter((budget) => !isKept(budget))
      .map(({ what }) => what);

  it('reports the screen that grew and its excess', () => {
    writeBuild('<script src="/assets/index.js"></script>', { 'assets/ProfilePage.js': 90_000 });
    expect(exceeded()).toEqual(['ProfilePage']);
    const report = reportOf(checkBuild(dist));
    expect(report).toMatch(/OVER ProfilePage .*\n.*bytes too many/);
    expect(report).toContain('1 of 11 budgets are exceeded: ProfilePage.');
  });

  it('counts requests to other origins, and too many requests', () => {
    writeBuild(
      `<script src="https://cdn.example/x.js"></script>${'1234567'.replaceAll(/./g, '<img src="/assets/$&.png">')}`,
    );
    for (const name of '1234567') write(`assets/${name}.png`, 'x');
    expect(exceeded()).toEqual(['Requests of the first load', 'Requests of the first load to others']);
  });
});
