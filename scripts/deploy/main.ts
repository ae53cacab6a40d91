import { spawnSync } from 'node:child_process';
import { ROOT } from '../../dev/project.ts';
import { checkAndDeploy } from './deploy.ts';

export async function main(words: string[]): Promise<number> {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
  return checkAndDeploy(words, { root: ROOT, run, print: (line) => console.log(line) });
}
