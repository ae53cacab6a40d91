import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from '../../../dev/project.ts';

const run = (words: string[], swallowed: Record<string, string>) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/main.ts', ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...swallowed },
  });
  return { status, error: `${stderr}` };
};

it.each([
  [['remind'], { npm_config_dry_run: 'true' }, '--dry-run'],
  [['remind', 'live'], { npm_config_project: 'true' }, '--project'],
  [['grant', 'reviewer', 'a@b.in'], { npm_config_revoke: 'true' }, '--revoke'],
  [['deploy'], { npm_config_check: 'true', npm_config_mode: 'staging' }, '--check and --mode'],
  [['setup'], { npm_config_check: 'true' }, '--check'],
  [['erase'], { npm_config_yes: 'true' }, '--yes'],
  [['retention'], { npm_config_yes: 'true' }, '--yes'],
  [['redact-aadhar'], { npm_config_yes: 'true' }, '--yes'],
  [['doctor'], { npm_config_mode: 'staging' }, '--mode'],
])('%j with %j stops before it changes anything', { tags: ['tool-options'] }, (words, swallowed, options) => {
  const use = `Use: npm run ${words[0]} -- `;
  expect(run(words, swallowed)).toEqual({
    status: 1,
    error: expect.stringContaining(`npm took ${options} for itself, so nothing was done. ${use}`),
  });
});

it('takes an option after --, also beside the variable of npm', () => {
  expect(run(['stats', '--month=x', '--local'], { npm_config_month: 'x', npm_config_cache: '/npm' })).toEqual(
    { status: 1, error: expect.stringContaining('x is no month up to now') },
  );
});
