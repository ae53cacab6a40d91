import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProofConfig } from '../config.ts';
import { testFiles } from '../testFiles.ts';
import { beginFile, type CollectedTest, collected } from './collector.ts';

const TIMEOUT = 180_000;

/** Starts the emulator of this process and collects the tests of the rules against it. */
export async function openSuite({ emulator, tests }: ProofConfig): Promise<CollectedTest[]> {
  await emulator.start();
  for (const name of testFiles(tests)) {
    beginFile(name);
    await import(pathToFileURL(join(tests.folder, name)).href);
  }
  return collected;
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
