import { readdirSync } from 'node:fs';
import { deleteApp, getApps } from 'firebase/app';
import { PROJECT_ID, ROOT } from '../../dev/project.ts';
import { setup, teardown } from '../support/rulesEmulator.ts';
import { beginFile, type CollectedTest, collected } from './collector.ts';

const FOLDER = `${ROOT}/tests/rules`;

/** Too long to ask of each mutant: random writes, and the table of all roles. One measures what screens read. */
const LEFT_OUT = ['model.test.ts', 'model-transitions.test.ts', 'matrix.test.ts', 'reads.test.ts'];

const TIMEOUT = 180_000;

/** Starts an emulator of its own and collects the tests of the rules against it. */
export async function openSuite(): Promise<CollectedTest[]> {
  await setup();
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.test.ts') && !LEFT_OUT.includes(name));
  for (const name of files) {
    beginFile(name);
    await import(`${FOLDER}/${name}`);
  }
  return collected;
}

export async function closeSuite(): Promise<void> {
  await closeClients();
  await teardown();
}

/** Ends the clients that tests have opened: thousands of them in one process would fill its memory. */
export async function closeClients(): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
}

/** Empties the database, so that lists stay short. */
export async function clearDatabase(): Promise<void> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  await fetch(url, { method: 'DELETE' });
}

/**
 * Runs a test.
 * @returns why it failed, or null when it passed
 * @throws when it does not end: a computer that is too busy must not look like a test that noticed something
 */
export async function failureOf({ title, run }: CollectedTest): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${title}: no end within ${TIMEOUT} ms`)), TIMEOUT);
  });
  const failure = Promise.resolve(run()).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  try {
    return await Promise.race([failure, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
