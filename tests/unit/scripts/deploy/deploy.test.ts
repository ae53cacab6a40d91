import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FirebaseConfig, policyOf, withInlineStyle } from '../../../../scripts/contentPolicy.ts';
import { checkAndDeploy } from '../../../../scripts/deploy/deploy.ts';
import { givenFolder, goodSetup, linesOf, SETTINGS } from './setups.ts';

const folder = givenFolder();
let commands: string[];
let lines: string[];
/** The policy in the configuration for firebase-tools. */
let deployed: string | undefined;

beforeEach(() => {
  commands = [];
  lines = [];
  deployed = undefined;
  folder.write(goodSetup().texts);
});

const read = (path: string) => readFileSync(join(folder.path, path), 'utf8');

const build = (style: string) => folder.write({ 'dist/index.html': `<style>${style}</style>` });

/** Deploys with programs that record their arguments. */
function deploy(words: string, { fails = '', build: runBuild = () => build('a{}') } = {}): number {
  const run = (command: string, args: string[]) => {
    commands.push([command, ...args].join(' '));
    if (args[0] === 'vite') runBuild();
    if (args[0] === 'firebase') {
      const config = JSON.parse(read(args[args.indexOf('--config') + 1] ?? '')) as FirebaseConfig;
      deployed = policyOf(config)?.value;
    }
    return fails !== '' && [command, ...args].join(' ').includes(fails) ? 1 : 0;
  };
  const print = (line: string) => lines.push(line);
  return checkAndDeploy(words.split(' ').filter(Boolean), { root: folder.path, run, print });
}

const only = '--only hosting,firestore,storage --config firebase.deploy.json';

describe('npm run deploy', () => {
  it('builds, checks the budgets, and deploys to the project of the settings', () => {
    expect(deploy('--project onboarding-live -m release')).toBe(0);
    expect(commands).toEqual([
      expect.stringMatching(/^npx vitest run .*queries\.test\.ts/),
      'npx vite build --mode production',
      'node --import tsx scripts/budgets/main.ts',
      `npx firebase deploy --project onboarding-live ${only} -m release`,
    ]);
    expect(existsSync(join(folder.path, 'firebase.deploy.json'))).toBe(false);
  });

  it('deploys a policy for the style, the bucket and, with a key, App Check', () => {
    deploy('');
    expect(deployed).toContain(withInlineStyle("style-src 'self'", '<style>a{}</style>'));
    expect(deployed).toContain(`/v0/b/${SETTINGS.VITE_FIREBASE_STORAGE_BUCKET}/`);
    expect(deployed).not.toContain('recaptcha');
    const key = { VITE_APP_CHECK_SITE_KEY: '6Lf0123456789abcdefghijklmnopqrstuvwxyzA' };
    folder.write({ '.env.local': linesOf({ ...SETTINGS, ...key }) });
    deploy('');
    expect(deployed).toContain('https://www.google.com/recaptcha/');
    expect(read('firebase.json')).not.toContain('recaptcha');
  });

  it.each(['vitest', 'vite build', 'budgets'])('deploys nothing when %s fails', (program) => {
    expect(deploy('', { fails: program })).toBe(1);
    expect(commands.filter((command) => command.includes('firebase'))).toEqual([]);
  });

  it('refuses a page that was built without settings', () => {
    expect(deploy('', { build: () => folder.write({ 'dist/index.html': '<head></head>' }) })).toBe(1);
    expect(lines).toEqual([expect.stringContaining('no login form')]);
    expect(deployed).toBeUndefined();
  });

  it('runs nothing while a setting is missing', () => {
    folder.write({ 'SECURITY.md': 'Write to security@your-domain.' });
    expect(deploy('')).toBe(1);
    expect(commands).toEqual([]);
    expect(lines).toEqual([
      expect.stringMatching(/^SECURITY\.md:1 {2}security@your-domain/),
      expect.stringMatching(/^1 missing before a deployment\. Not checked here: /),
    ]);
  });

  it('runs nothing for another project than that of the settings', () => {
    expect(deploy('--project onboarding-other')).toBe(1);
    expect(commands).toEqual([]);
    expect(lines[0]).toBe(
      '--project is onboarding-other, but --mode production builds for onboarding-live: rules and portal would go to different projects.',
    );
  });
});

describe('npm run deploy -- --check', () => {
  it('reports in one line that nothing is missing, and deploys nothing', () => {
    expect(deploy('--check')).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^portal\.config\.json {2}staffSignIn is password: /),
      expect.stringMatching(/^Nothing is missing for onboarding-live\. Not checked here: /),
    ]);
    expect(commands).toEqual([expect.stringContaining('queries.test.ts')]);
  });

  it('reports a query without an index', { tags: ['tool-deploy'] }, () => {
    expect(deploy('--check', { fails: 'queries' })).toBe(1);
    expect(lines.at(-1)).toMatch(/^firestore\.indexes\.json {2}An index is missing/);
  });

  it('a deployment with a second step prints no weakness', { tags: ['staff-sign-in'] }, () => {
    const config = read('portal.config.json').replace(/"staffSignIn": *"password"/, '"staffSignIn":"totp"');
    folder.write({ 'portal.config.json': config });
    deploy('--check');
    expect(lines.join()).not.toContain('staffSignIn is password');
    expect(lines.join()).toMatch(/firestore\.rules.*Run npm run setup/);
  });
});
