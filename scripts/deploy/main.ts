import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { refuseSwallowedOptions } from '../../dev/npmOptions.ts';
import { checkAndDeploy } from './deploy.ts';

const root = join(import.meta.dirname, '../..');

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

try {
  const words = process.argv.slice(2);
  const options = { check: false, mode: true, project: true, only: true };
  refuseSwallowedOptions('deploy', options, words, process.env);
  process.exitCode = checkAndDeploy(words, { root, run, print: (line) => console.log(line) });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
