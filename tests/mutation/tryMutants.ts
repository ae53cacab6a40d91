import { testsFor } from './chooseTests.ts';
import type { GroupProfile, Rules } from './messages.ts';
import { applied, type Mutant } from './mutants.ts';
import { startWorker, type Worker } from './workers.ts';

/** A process that has run so many tests is replaced: clients that are closed still take memory. */
const TRIES_OF_A_WORKER = 150;

/** Which test killed a mutant; null when none did. */
export type Killers = ReadonlyMap<Mutant, number | null>;

/** Tries every mutant, `jobs` of them side by side. */
export async function tryMutants(
  mutants: readonly Mutant[],
  rules: Rules,
  groups: readonly GroupProfile[],
  jobs: number,
): Promise<Killers> {
  const killers = new Map<Mutant, number | null>();
  // One file after the other: a worker changes one of them only.
  const queue = mutants.toSorted((a, b) => a.file.localeCompare(b.file));

  async function tryOne(worker: Worker, mutant: Mutant): Promise<void> {
    const { file, place } = mutant;
    const proven = new Set([...killers].flatMap(([each, killer]) => (each.place === place ? [killer] : [])));
    // Tests that killed another mutant of the same place go first.
    const tests = testsFor(mutant, groups).toSorted((a, b) => Number(proven.has(b)) - Number(proven.has(a)));
    const answer = await worker.ask({ kind: 'try', file, text: applied(mutant, rules[file]), tests });
    if (answer.kind !== 'try') throw new Error('A worker answers with the test that killed.');
    killers.set(mutant, answer.killer);
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const worker = await startWorker();
      for (const mutant of queue.splice(0, TRIES_OF_A_WORKER)) {
        await tryOne(worker, mutant);
        process.stderr.write(`\r${killers.size} of ${mutants.length}`);
      }
      await worker.stop();
    }
    process.stderr.write('\r');
  }

  await Promise.all(Array.from({ length: jobs }, work));
  return killers;
}
