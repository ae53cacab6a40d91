import { afterAll, beforeAll } from 'vitest';
import { PROJECT_ID } from '../../../dev/project.ts';
import { loadRules } from '../../../packages/rules-proof/src/running/emulatorRules.ts';
import { rulesFor } from '../../support/modeRules.ts';
import { startRulesEmulator } from '../../support/rulesEmulator.ts';

/**
 * Starts an emulator for this file, because an emulator has one set of rules for all its projects.
 * @returns the clients, which take the emulator from the environment when they are loaded
 */
export function withOwnEmulator(): () => Promise<typeof import('../world.ts')> {
  let stop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const emulator = await startRulesEmulator();
    Object.assign(process.env, emulator.environment);
    stop = emulator.stop;
  });
  afterAll(() => stop());
  return () => import('../world.ts');
}

/** Loads the rules of these settings. */
export async function chooseRules(settings: Parameters<typeof rulesFor>[0]): Promise<void> {
  for (const file of ['firestore.rules', 'storage.rules'] as const)
    await loadRules(PROJECT_ID, file, rulesFor(settings, file));
}
