import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/project.ts';
import {
  type FirebaseConfig,
  policyOf,
  withAppCheck,
  withBucket,
  withInlineStyle,
} from '../contentPolicy.ts';
import { textOf } from '../setup/configFile.ts';
import { buildProblems, findProblems, weaknesses } from './findProblems.ts';
import { FILES, readSetup, type Setup } from './setup.ts';

/** Written next to firebase.json during a deployment, because firebase-tools resolves paths from there. */
const CONFIG = 'firebase.deploy.json';

export interface Surroundings {
  /** The checkout. */
  root: string;
  /** Runs a program in the checkout and returns its exit code. */
  run: (command: string, args: string[]) => number;
  print: (line: string) => void;
}

export async function main(words: string[]): Promise<number> {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
  return checkAndDeploy(words, { root: ROOT, run, print: (line) => console.log(line) });
}

const QUERIES = 'tests/unit/scripts/deploy/queries.test.ts';

/**
 * Reports missing settings, and deploys when nothing is missing and no check only was requested.
 * @returns the exit code
 */
export function checkAndDeploy(words: readonly string[], surroundings: Surroundings): number {
  const { root, run, print } = surroundings;
  const options = parseDeploy(words);
  const setup = readSetup(root, options.mode);
  const project = projectOf(setup);
  const problems = [
    ...projectProblems(options, project),
    ...findProblems(setup).map(textOf),
    ...(options.isCheck ? buildProblems(setup).map(textOf) : []),
  ];
  for (const problem of problems) print(problem);
  if (options.isCheck) for (const weakness of weaknesses(setup)) print(weakness);
  const notChecked = `Not checked here: who is reviewer or approver (npm run grant makes them, npm run doctor -- --project ${project || '<id>'} lists them).`;
  if (problems.length > 0) {
    print(`${problems.length} missing before a deployment. ${notChecked}`);
    return 1;
  }
  // A query without an index is an error on its screen, which no later step reports.
  const queries = ['run', '--project', 'unit', QUERIES, '--testNamePattern', 'an index for each query'];
  if (run('npx', ['vitest', ...queries, '--hideSkippedTests']) !== 0) {
    print('firestore.indexes.json  An index is missing, as shown above. Restore it from git, or add it.');
    return 1;
  }
  if (options.isCheck) {
    print(`Nothing is missing for ${project}. ${notChecked}`);
    return 0;
  }
  const isBuilt =
    run('npx', ['vite', 'build', '--mode', options.mode]) === 0 &&
    run('node', ['--import', 'tsx', 'scripts/budgets/main.ts']) === 0;
  return isBuilt ? deploy(options, surroundings) : 1;
}

/** The problem that `--project` is another project than the build's. */
function projectProblems({ mode, project }: DeployOptions, own: string): string[] {
  if (project === undefined || own === '' || project === own) return [];
  return [
    `--project is ${project}, but --mode ${mode} builds for ${own}: rules and portal would go to different projects.`,
  ];
}

/** Deploys the build, unless it lacks the login form. */
function deploy({ mode, rest }: DeployOptions, { root, run, print }: Surroundings): number {
  const setup = readSetup(root, mode);
  const problems = buildProblems(setup);
  for (const problem of problems) print(textOf(problem));
  if (problems.length > 0) return 1;

  const path = join(root, CONFIG);
  writeFileSync(path, JSON.stringify(deliveryOf(setup)));
  try {
    const only = ['--only', 'hosting,firestore,storage', '--config', CONFIG];
    return run('npx', ['firebase', 'deploy', '--project', projectOf(setup), ...only, ...rest]);
  } finally {
    rmSync(path);
  }
}

/**
 * firebase.json, with the hash of the built page's style, the project's bucket, and the sources for App
 * Check if it has a key.
 */
function deliveryOf({ settings, texts }: Setup): FirebaseConfig {
  const config = JSON.parse(texts[FILES.firebaseJson] ?? '') as FirebaseConfig;
  const policy = policyOf(config);
  if (policy) policy.value = withInlineStyle(policy.value, texts[FILES.builtPage] ?? '');
  const bucket = settings.VITE_FIREBASE_STORAGE_BUCKET;
  if (policy && bucket) policy.value = withBucket(policy.value, bucket);
  if (policy && settings.VITE_APP_CHECK_SITE_KEY) policy.value = withAppCheck(policy.value);
  return config;
}

function projectOf({ settings }: Setup): string {
  return settings.VITE_FIREBASE_PROJECT_ID ?? '';
}

interface DeployOptions {
  /** Only reports what is missing. */
  isCheck: boolean;
  /** Which .env files count, as Vite names them. */
  mode: string;
  project: string | undefined;
  /** All other arguments, passed to firebase-tools. */
  rest: string[];
}

/** Reads the words after `npm run deploy --`. @throws Error with one line when a value is missing */
export function parseDeploy(words: readonly string[]): DeployOptions {
  const options: DeployOptions = { isCheck: false, mode: 'production', project: undefined, rest: [] };
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const [name = '', inline] = word.split('=', 2);
    const value = () => nameFor(name, inline ?? queue.shift());
    if (word === '--check') options.isCheck = true;
    else if (name === '--mode') options.mode = value();
    else if (name === '--project' || name === '-P') options.project = value();
    else options.rest.push(word);
  }
  return options;
}

function nameFor(name: string, value: string | undefined): string {
  if (value !== undefined && /^[a-z][\w-]*$/i.test(value)) return value;
  const example = name === '--mode' ? 'staging' : 'your-project';
  throw new Error(`${name} needs a name, such as ${name} ${example}.`);
}
