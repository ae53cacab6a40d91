import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { refuseSwallowedOptions } from '../../../dev/npmOptions.ts';
import { ROOT } from '../../../dev/project.ts';
import { StartError } from '../../../dev/startError.ts';

const OPTIONS = { 'dry-run': false, check: false, revoke: false, project: true };
const refuse = (words: string[], environment: Record<string, string>) => () =>
  refuseSwallowedOptions('script', OPTIONS, words, environment);

it.each<[words: string[], environment: Record<string, string>, line: string]>([
  [[], { npm_config_dry_run: 'true' }, 'npm run script -- --dry-run'],
  [['reviewer', 'a@b.in'], { npm_config_revoke: 'true' }, 'npm run script -- reviewer a@b.in --revoke'],
  [[], { npm_config_check: 'true', npm_config_project: 'live' }, 'npm run script -- --check --project live'],
  [['live'], { npm_config_project: 'true' }, 'npm run script -- ... --project <project>'],
])('refuses %j with %j and prints the correct line', (words, environment, line) => {
  expect(refuse(words, environment)).toThrow(StartError);
  expect(refuse(words, environment)).toThrow(`Type: ${line}`);
  expect(refuse(words, environment)).toThrow(/^[^\n]+$/);
});

it.each<[words: string[], environment: Record<string, string>]>([
  [['--dry-run', '--project=live'], {}],
  [['--dry-run'], { npm_config_dry_run: 'true' }],
  [['--project=live'], { npm_config_project: 'live' }],
  [[], { npm_config_dry_run: '', npm_config_cache: '/root/.npm' }],
])('accepts %j with %j', (words, environment) => {
  expect(refuse(words, environment)).not.toThrow();
});

it.each([
  ['remind', 'dry_run', '--dry-run'],
  ['grant', 'revoke', '--revoke'],
  ['deploy', 'check', '--check'],
  ['setup', 'check', '--check'],
  ['erase', 'yes', '--yes'],
  ['retention', 'yes', '--yes'],
  ['redact-aadhar', 'yes', '--yes'],
  ['doctor', 'mode', '... --mode <mode>'],
])('npm run %s stops before it changes anything', { tags: ['tool-options'] }, (script, swallowed, option) => {
  const env = { PATH: process.env.PATH, [`npm_config_${swallowed}`]: 'true' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/main.ts', script], {
    cwd: ROOT,
    env,
  });
  expect(status).toBe(1);
  expect(`${stderr}`).toBe(
    `npm took an option for itself, so nothing was done. Type: npm run ${script} -- ${option}\n`,
  );
});
