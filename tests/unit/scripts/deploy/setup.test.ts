import { expect, it, vi } from 'vitest';
import { parseDeploy } from '../../../../scripts/deploy/deploy.ts';
import { findProblems } from '../../../../scripts/deploy/findProblems.ts';
import { readSetup } from '../../../../scripts/deploy/setup.ts';
import { textOf } from '../../../../scripts/setup/configFile.ts';
import { givenFolder, goodSetup, linesOf, SETTINGS } from './setups.ts';

const folder = givenFolder();

it('a folder has the settings of a build, with their places', () => {
  const wrong = { ...SETTINGS, VITE_FIREBASE_APP_ID: 'none' };
  folder.write({ ...goodSetup().texts, '.env.production': `\n${linesOf(wrong)}\n` });
  expect(findProblems(readSetup(folder.path, 'production')).map(textOf)).toEqual([
    expect.stringMatching(/^\.env\.production:6 {2}VITE_FIREBASE_APP_ID is no ID of a web app/),
  ]);
});

it('reads .env.staging for staging only', () => {
  folder.write({ ...goodSetup().texts, '.env.staging': 'VITE_FIREBASE_PROJECT_ID=onboarding-staging\n' });
  expect(readSetup(folder.path, 'staging').settings.VITE_FIREBASE_PROJECT_ID).toBe('onboarding-staging');
  expect(readSetup(folder.path, 'production').settings).toEqual(SETTINGS);
});

it('a setting of the shell is reported as such', () => {
  folder.write(goodSetup().texts);
  vi.stubEnv('VITE_USE_EMULATORS', 'auth=127.0.0.1:9099');
  expect(findProblems(readSetup(folder.path, 'production')).map(textOf)).toEqual([
    expect.stringMatching(/^the environment of this shell {2}VITE_USE_EMULATORS is set/),
  ]);
});

it('rules without the lines of npm run setup are refused', () => {
  folder.write({ ...goodSetup().texts, 'storage.rules': '' });
  expect(() => findProblems(readSetup(folder.path, 'production'))).toThrow(
    /^storage\.rules .*take it from git/,
  );
});

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
