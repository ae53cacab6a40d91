import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { parseEnv } from '../src/config/parseEnv.ts';

const root = join(import.meta.dirname, '..');

interface FirebaseJson {
  hosting: { headers: { headers: { key: string; value: string }[] }[] };
}

/** The addresses that the Content-Security-Policy of firebase.json lets the portal call. */
function allowedOrigins(): string[] {
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy');
  const connect = policy?.value.split('; ').find((directive) => directive.startsWith('connect-src'));
  return connect?.split(' ').slice(1) ?? [];
}

/** What stands between these settings and a working deployment; empty when nothing does. */
function problems(): string[] {
  const settings = parseEnv(loadEnv('production', root, 'VITE_'));
  if (!settings.ok) return [`Missing in .env.local: ${settings.missing.join(', ')}`];
  const { env } = settings;
  const found = env.emulators ? ['VITE_USE_EMULATORS is set: a deployment must not talk to emulators.'] : [];
  for (const address of [env.mailApiBaseUrl, env.automailerBaseUrl]) {
    const { origin } = new URL(address);
    if (!allowedOrigins().includes(origin))
      found.push(`Add ${origin} to connect-src in firebase.json, or the browser blocks its mails.`);
  }
  return [...new Set(found)];
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const found = problems();
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
run('npm', ['run', 'build']);
run('npx', ['firebase', 'deploy', '--only', 'hosting,firestore,storage', ...process.argv.slice(2)]);
