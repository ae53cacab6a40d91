import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StackPorts } from '../ports.ts';
import type { ManagedProcess } from '../processes.ts';
import { HOST, ROOT } from '../project.ts';
import { startServer } from '../servers.ts';
import { fireemuArguments, fireemuBinary, hasFireemu } from './fireemu.ts';
import { officialEmulatorCommand, requireJava } from './officialEmulator.ts';

/** The first start of the official emulators downloads 190 MB. */
const OFFICIAL_TIMEOUT = 280_000;

type EmulatorKind = 'fireemu' | 'official';

interface EmulatorOptions {
  ports: StackPorts;
  folder: string;
  /** `mock-tokens` also takes the tokens of `@firebase/rules-unit-testing`, which `strict` refuses in Storage. */
  profile: 'strict' | 'mock-tokens';
  /** Imported if it has an export, and exported to at the end. */
  dataFolder?: string;
  /**
   * The start of fireemu's clock, which then stops until EmulatorClock moves it on. The official emulators have no such
   * clock.
   */
  clockStart?: string;
}

export function emulatorKind(): EmulatorKind {
  return process.env.EMULATOR === 'official' || !hasFireemu() ? 'official' : 'fireemu';
}

/** @throws StartError when the suite cannot run on this machine */
export function requireEmulator(): void {
  if (emulatorKind() === 'official') requireJava();
}

export function hasSavedData(dataFolder: string): boolean {
  return existsSync(join(dataFolder, 'firebase-export-metadata.json'));
}

/** Resolves when all three answer. @throws Error when one of them does not */
export function startEmulator(options: EmulatorOptions): Promise<ManagedProcess> {
  const { ports } = options;
  const isOfficial = emulatorKind() === 'official';
  const { command, args, cwd } = isOfficial
    ? officialEmulatorCommand(ports, join(options.folder, 'firebase'))
    : { command: fireemuBinary(), args: fireemuArguments(ports, fireemuConfig(options)), cwd: ROOT };
  const emulator = {
    name: 'The emulator',
    command,
    args: [...args, ...dataArguments(options.dataFolder)],
    cwd,
    logFile: join(options.folder, 'emulator.log'),
    stopTimeout: 20_000,
  };
  const urls = [ports.auth, ports.firestore, ports.storage].map((port) => `http://${HOST}:${port}/`);
  return startServer(emulator, urls, isOfficial ? OFFICIAL_TIMEOUT : 15_000);
}

function fireemuConfig({ profile, folder, clockStart }: EmulatorOptions): string {
  if (profile === 'strict' && !clockStart) return 'fireemu.json';
  const file = join(folder, 'fireemu.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({
      schemaVersion: 1,
      profile: profile === 'strict' ? 'strict' : 'emulator',
      ...(clockStart && { daemon: { clockStart } }),
    }),
  );
  return file;
}

function dataArguments(dataFolder: string | undefined): string[] {
  if (!dataFolder) return [];
  const imports = hasSavedData(dataFolder) ? ['--import', dataFolder] : [];
  return [...imports, '--export-on-exit', dataFolder];
}
