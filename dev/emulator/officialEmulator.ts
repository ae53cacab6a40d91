import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackPorts } from '../ports.ts';
import { HOST, PROJECT_ID, ROOT, readProjectJson } from '../project.ts';
import { StartError } from '../startError.ts';

const NEEDED_JAVA = 21;
const FIREBASE = `${ROOT}/node_modules/firebase-tools/lib/bin/firebase.js`;
const RULES_FILES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];

/** @throws StartError without a Java that the official emulators accept */
export function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = error ? undefined : stderr.match(/version "(\d+)/)?.[1];
  if (Number(found) >= NEEDED_JAVA) return;
  throw new StartError(
    `The official emulators need Java ${NEEDED_JAVA} or newer on the PATH; found ${found ? `Java ${found}` : 'none'}.`,
  );
}

/**
 * The emulators read ports only from a firebase.json, and refuse rules outside its folder, so `folder` gets
 * copies of both.
 */
export function officialEmulatorCommand(
  ports: StackPorts,
  folder: string,
): { command: string; args: string[]; cwd: string } {
  mkdirSync(folder, { recursive: true });
  for (const file of RULES_FILES) copyFileSync(`${ROOT}/${file}`, join(folder, file));
  const config = readProjectJson<Record<string, unknown>>('firebase.json');
  const at = (port: number) => ({ host: HOST, port });
  const emulators = {
    // A rules test uses another project, with the same rules.
    singleProjectMode: false,
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    storage: at(ports.storage),
    ui: { enabled: true, ...at(ports.ui) },
    hub: at(ports.hub),
    logging: at(ports.logging),
  };
  const { firestore, storage } = config;
  const configFile = join(folder, 'firebase.json');
  writeFileSync(configFile, JSON.stringify({ firestore, storage, emulators }, null, 2));
  const only = ['--only', 'auth,firestore,storage', '--project', PROJECT_ID];
  const args = [FIREBASE, 'emulators:start', ...only, '--config', configFile];
  return { command: process.execPath, args, cwd: folder };
}
