import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findProblems } from '../../../../scripts/deploy/findProblems.ts';
import { parseDeploy } from '../../../../scripts/deploy/options.ts';
import { readSetup } from '../../../../scripts/deploy/setup.ts';
import { textOf } from '../../../../scripts/setup/configFile.ts';
import { goodSetup, linesOf, SETTINGS } from './setups.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'onboarding-setup-'));
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('VITE_'))) {
    vi.stubEnv(name, undefined);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(texts: Record<string, string>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

describe('a folder', () => {
  it('a folder has the settings of a build, with their places', () => {
    const wrong = { ...SETTINGS, VITE_FIREBASE_APP_ID: 'none' };
    write({ ...goodSetup().texts, '.env.production': `\n${linesOf(wrong)}\n` });
    expect(findProblems(readSetup(folder, 'production')).map(textOf)).toEqual([
      expect.stringMatching(/^\.env\.production:6 {2}VITE_FIREBASE_APP_ID is no ID of a web app/),
    ]);
  });

  it('reads .env.staging for staging only', () => {
    write({ ...goodSetup().texts, '.env.staging': 'VITE_FIREBASE_PROJECT_ID=onboarding-staging\n' });
    expect(readSetup(folder, 'staging').settings.VITE_FIREBASE_PROJECT_ID).toBe('onboarding-staging');
    expect(readSetup(folder, 'production').settings).toEqual(SETTINGS);
  });

  it('a setting of the shell is reported as such', () => {
    write(goodSetup().texts);
    vi.stubEnv('VITE_USE_EMULATORS', 'auth=127.0.0.1:9099');
    expect(findProblems(readSetup(folder, 'production')).map(textOf)).toEqual([
      expect.stringMatching(/^the environment of this shell {2}VITE_USE_EMULATORS is set/),
    ]);
  });

  it('an empty folder reports its missing files', () => {
    const files = new Set(findProblems(readSetup(folder, 'production')).map(({ file }) => file));
    const rules = ['firestore.rules', 'storage.rules'];
    const others = ['portal.config.json', 'SECURITY.md', 'firestore.indexes.json'];
    expect([...files]).toEqual(['.env.local', 'firebase.json', ...rules, ...others]);
  });
});

describe('the words after npm run deploy --', () => {
  it('the arguments name project and environment; the rest goes to firebase-tools', () => {
    const words = '--project onboarding-staging --mode staging --only hosting -m release'.split(' ');
    expect(parseDeploy(words)).toEqual({
      isCheck: false,
      mode: 'staging',
      project: 'onboarding-staging',
      rest: ['--only', 'hosting', '-m', 'release'],
    });
  });

  it('the arguments may be few, or joined with =', () => {
    expect(parseDeploy(['--check'])).toMatchObject({ isCheck: true, mode: 'production', project: undefined });
    expect(parseDeploy(['--mode=staging', '--project=a-b']).rest).toEqual([]);
    expect(parseDeploy(['-P', 'a-b']).project).toBe('a-b');
  });

  it.each([[['--mode']], [['--mode', '--check']], [['--project=']]])('%j lack a name', (words) => {
    expect(() => parseDeploy(words)).toThrow(/needs a name/);
  });
});
