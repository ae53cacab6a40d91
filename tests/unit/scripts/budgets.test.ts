import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBuild } from '../../../scripts/budgets/budgets.ts';
import { loadsOf } from '../../../scripts/budgets/loads.ts';
import type { Manifest } from '../../../scripts/budgets/manifest.ts';
import { isKept, reportOf } from '../../../scripts/budgets/report.ts';

/**
 * A login page that fetches `auth` when idle, a dashboard in its layout, and two screens, one with a late
 * part.
 */
const MANIFEST: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    dynamicImports: [
      '_auth.js',
      'src/app/layouts/PortalLayout.tsx',
      'src/pages/dashboard/DashboardPage.tsx',
      'src/pages/queries/QueriesPage.tsx',
      'src/pages/profile/ProfilePage.tsx',
    ],
  },
  '_auth.js': { file: 'assets/auth.js', name: 'auth', imports: ['index.html'] },
  '_firestore.js': { file: 'assets/firestore.js', name: 'firestore', imports: ['_auth.js'] },
  '_forms.js': { file: 'assets/forms.js', name: 'forms', imports: ['index.html'] },
  'src/app/layouts/PortalLayout.tsx': {
    file: 'assets/PortalLayout.js',
    name: 'PortalLayout',
    imports: ['index.html', '_firestore.js'],
    dynamicImports: ['src/app/topbar/AccountMenu.tsx'],
  },
  'src/app/topbar/AccountMenu.tsx': {
    file: 'assets/AccountMenu.js',
    name: 'AccountMenu',
    imports: ['_dropdown.js'],
  },
  '_dropdown.js': { file: 'assets/dropdown.js', name: 'dropdown', imports: ['index.html'] },
  'src/pages/dashboard/DashboardPage.tsx': {
    file: 'assets/DashboardPage.js',
    name: 'DashboardPage',
    imports: ['_firestore.js'],
  },
  'src/pages/queries/QueriesPage.tsx': {
    file: 'assets/QueriesPage.js',
    name: 'QueriesPage',
    imports: ['_forms.js', '_firestore.js'],
    dynamicImports: ['src/pages/queries/ResolveDialog.tsx'],
  },
  'src/pages/profile/ProfilePage.tsx': {
    file: 'assets/ProfilePage.js',
    name: 'ProfilePage',
    imports: ['_dropdown.js'],
  },
  'src/pages/queries/ResolveDialog.tsx': {
    file: 'assets/ResolveDialog.js',
    name: 'ResolveDialog',
    imports: ['_forms.js'],
  },
};

describe('what a visit fetches', () => {
  const { login, loginInAll, firstScreen, further } = loadsOf(MANIFEST);

  it('counts the static imports of a chunk, each once', () => {
    expect(login.files).toEqual(['assets/index.js']);
    expect(loginInAll.files).toEqual(['assets/index.js', 'assets/auth.js']);
    expect(firstScreen.files).toEqual([
      'assets/PortalLayout.js',
      'assets/firestore.js',
      'assets/DashboardPage.js',
    ]);
  });

  it('counts a further screen after the first one and its menu, a late part after its screen', () => {
    expect(Object.fromEntries(further.map(({ what, files }) => [what, files]))).toEqual({
      QueriesPage: ['assets/QueriesPage.js', 'assets/forms.js'],
      ProfilePage: ['assets/ProfilePage.js'],
      AccountMenu: ['assets/AccountMenu.js', 'assets/dropdown.js'],
      ResolveDialog: ['assets/ResolveDialog.js'],
    });
  });

  it('refuses a build without a separate chunk for the dashboard', () => {
    const { 'src/pages/dashboard/DashboardPage.tsx': _, ...without } = MANIFEST;
    expect(() => loadsOf(without)).toThrow('DashboardPage.tsx');
  });
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

  it('a small build is within the budgets', () => {
    writeBuild('<script src="/assets/index.js"></script><link rel="stylesheet" href="/assets/style.css">');
    expect(exceeded()).toEqual([]);
  });

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
