import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireEmulator, startEmulator } from '../../dev/emulator.ts';
import { freePorts } from '../../dev/ports.ts';
import { HOST } from '../../dev/project.ts';

let stopEmulator = async (): Promise<void> => undefined;

/**
 * Starts the emulators for the rules tests on free ports, in the profile that accepts the mock tokens of
 * `@firebase/rules-unit-testing`. That library finds them by the variables set here.
 */
export async function setup(): Promise<void> {
  requireEmulator();
  const folder = await mkdtemp(join(tmpdir(), 'onboarding-rules-'));
  const ports = await freePorts();
  const emulator = await startEmulator({ ports, folder, profile: 'mock-tokens' });
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${ports.auth}`;
  process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${ports.firestore}`;
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `${HOST}:${ports.storage}`;
  stopEmulator = async () => {
    await emulator.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function teardown(): Promise<void> {
  return stopEmulator();
}
