import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { type EnvResult, parseEnv } from '../src/config/parseEnv.ts';
import { sourcesOf, withAppCheck } from './contentPolicy.ts';

const root = join(import.meta.dirname, '..');

/** Stands beside firebase.json while it is deployed, because firebase-tools takes paths from there. */
const CONFIG = 'firebase.deploy.json';

interface FirebaseJson {
  hosting: { headers: { headers: Header[] }[] };
}

interface Header {
  key: string;
  value: string;
}

/** What is deployed, and the header in it that holds the Content-Security-Policy. */
function readConfig(): { config: FirebaseJson; policy: Header } {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
  const policy = config.hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  if (!policy) throw new Error('firebase.json has no Content-Security-Policy.');
  return { config, policy };
}

/** What stands between these settings and a working deployment; empty when nothing does. */
function problems(settings: EnvResult, policy: string): string[] {
  if (!settings.ok) return [`Missing in .env.local: ${settings.missing.join(', ')}`];
  const { env } = settings;
  const found = env.emulators ? ['VITE_USE_EMULATORS is set: a deployment must not talk to emulators.'] : [];
  for (const address of [env.mailApiBaseUrl, env.automailerBaseUrl]) {
    const { origin } = new URL(address);
    if (!sourcesOf(policy, 'connect-src').includes(origin))
      found.push(`Add ${origin} to connect-src in firebase.json, or the browser blocks its mails.`);
  }
  return [...new Set(found)];
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

function deploy({ config, policy }: ReturnType<typeof readConfig>, usesAppCheck: boolean): number {
  if (usesAppCheck) policy.value = withAppCheck(policy.value);
  const path = join(root, CONFIG);
  writeFileSync(path, JSON.stringify(config));
  try {
    const only = ['--only', 'hosting,firestore,storage', '--config', CONFIG];
    return run('npx', ['firebase', 'deploy', ...only, ...process.argv.slice(2)]);
  } finally {
    rmSync(path);
  }
}

const settings = parseEnv(loadEnv('production', root, 'VITE_'));
const delivery = readConfig();
const found = problems(settings, delivery.policy.value);
for (const problem of found) console.error(problem);
const usesAppCheck = settings.ok && settings.env.appCheckSiteKey !== '';
if (found.length > 0) process.exitCode = 1;
else process.exitCode = run('npm', ['run', 'build']) || deploy(delivery, usesAppCheck);
