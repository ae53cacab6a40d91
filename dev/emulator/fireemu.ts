import { accessSync, chmodSync, constants, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StackPorts } from '../ports.ts';
import { PROJECT_ID, ROOT } from '../project.ts';

const BINARY = `${ROOT}/node_modules/@fireemu/linux-x64/bin/fireemu`;

export function hasFireemu(): boolean {
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(BINARY);
}

/** The path of the program. When node_modules is read-only, an executable copy in the temporary folder. */
export function fireemuBinary(): string {
  if (isExecutable(BINARY)) return BINARY;
  try {
    chmodSync(BINARY, 0o755);
    return BINARY;
  } catch {
    const folder = join(tmpdir(), `fireemu-${process.getuid?.() ?? 'user'}`);
    const copy = join(folder, 'fireemu');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    copyFileSync(BINARY, copy);
    chmodSync(copy, 0o755);
    return copy;
  }
}

/** The arguments of fireemu, with the rules files of firebase.json. */
export function fireemuArguments(ports: StackPorts, configFile: string): string[] {
  return [
    'up',
    ...['--config', configFile, '--firebase-json', 'firebase.json', '--project', PROJECT_ID],
    ...['--only', 'auth,firestore,storage'],
    ...['--http-port', `${ports.auth}`, '--firestore-port', `${ports.firestore}`],
    ...['--storage-port', `${ports.storage}`, '--ui-port', `${ports.ui}`],
    ...['--hub-port', `${ports.hub}`, '--logging-port', `${ports.logging}`],
  ];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
