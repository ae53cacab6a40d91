import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireEmulator, startEmulator } from '../../dev/emulator/emulator.ts';
import { freePorts, type StackPorts } from '../../dev/ports.ts';
import { HOST } from '../../dev/project.ts';

let stopEmulator = async (): Promise<void> => undefined;

interface RulesEmulator {
  ports: StackPorts;
  /** Where the Firebase libraries find it. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** On free ports, by default in the profile that accepts the mock tokens of `@firebase/rules-unit-testing`. */
export async function startRulesEmulator(
  profile: 'strict' | 'mock-tokens' = 'mock-tokens',
): Promise<RulesEmulator> {
  const folder = await mkdtemp(join(tmpdir(), 'onboarding-rules-'));
  const ports = await freePorts();
  const emulator = await startEmulator({ ports, folder, profile });
  return {
    ports,
    environment: {
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
      FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
      FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    },
    async stop() {
      await emulator.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Set while the emulators run that all projects of rules tests share. */
const STARTED = 'RULES_EMULATOR_STARTED';

/** Starts the emulators that the rules tests share, unless the set-up of another project has. */
export async function setup(): Promise<void> {
  if (process.env[STARTED]) return;
  process.env[STARTED] = 'yes';
  requireEmulator();
  const { environment, stop } = await startRulesEmulator();
  Object.assign(process.env, environment);
  stopEmulator = stop;
}

export function teardown(): Promise<void> {
  return stopEmulator();
}
