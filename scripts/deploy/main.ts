import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirebaseConfig, policyOf, withAppCheck } from '../contentPolicy.ts';
import { styleProblems } from './delivery.ts';
import { findProblems, notChecked, projectProblems, textOf } from './findProblems.ts';
import { type DeployOptions, parseDeploy } from './options.ts';
import { readSetup, type Setup } from './setup.ts';

const root = join(import.meta.dirname, '../..');

/** Stands next to firebase.json while it is deployed, because firebase-tools takes paths from there. */
const CONFIG = 'firebase.deploy.json';

function main(words: string[]): number {
  const options = parseDeploy(words);
  const setup = readSetup(root, options.mode);
  const problems = [
    ...projectProblems(setup, options.project),
    ...findProblems(setup).map(textOf),
    ...(options.isCheck ? styleProblems(setup).map(textOf) : []),
  ];
  const project = setup.settings.VITE_FIREBASE_PROJECT_ID ?? '';
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    console.error(`${problems.length} missing before a deployment. ${notChecked(setup)}`);
    return 1;
  }
  if (!options.isCheck) return build(options.mode) || deploy(options, project);
  console.log(`Nothing is missing for ${project}. ${notChecked(setup)}`);
  return 0;
}

function build(mode: string): number {
  return (
    run('npx', ['vite', 'build', '--mode', mode]) ||
    run('node', ['--import', 'tsx', 'scripts/budgets/main.ts'])
  );
}

/** Deploys what was built. The hash of its style is compared once more: a page without its style would go live. */
function deploy({ mode, rest }: DeployOptions, project: string): number {
  const setup = readSetup(root, mode);
  const problems = styleProblems(setup);
  for (const problem of problems) console.error(textOf(problem));
  if (problems.length > 0) return 1;

  const path = join(root, CONFIG);
  writeFileSync(path, JSON.stringify(deliveryOf(setup)));
  try {
    const only = ['--only', 'hosting,firestore,storage', '--config', CONFIG];
    return run('npx', ['firebase', 'deploy', '--project', project, ...only, ...rest]);
  } finally {
    rmSync(path);
  }
}

/** firebase.json, with what App Check needs when there is a key for it. */
function deliveryOf({ settings }: Setup): FirebaseConfig {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const policy = policyOf(config);
  if (policy && settings.VITE_APP_CHECK_SITE_KEY?.trim()) policy.value = withAppCheck(policy.value);
  return config;
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
