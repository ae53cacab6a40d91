import type { Rules } from '../rules.ts';
import type { GroupProfile } from '../running/messages.ts';
import { startWorker, type Worker } from '../running/workers.ts';
import { testsFor } from './chooseTests.ts';
import { applied, type Mutant } from './mutants.ts';

/** A process is replaced after this many runs, because closed clients still use memory. */
const TRIES_OF_A_WORKER = 100;

/** The parameters of a run. */
interface Run {
  configFile: string;
  rules: Rules;
  groups: readonly GroupProfile[];
  storageTests: readonly string[];
  jobs: number;
}

/** Which test killed a mutant; null when none did. */
type Killers = ReadonlyMap<Mutant, number | null>;

/** Tries every mutant, `jobs` of them side by side, and prints those that survive. */
export async function tryMutants(
  mutants: readonly Mutant[],
  { configFile, rules, groups, storageTests, jobs }: Run,
): Promise<Killers> {
  const killers = new Map<Mutant, number | null>();
  // One file after the other: a worker changes one of them only.
  const queue = mutants.toSorted((a, b) => a.file.localeCompare(b.file));

  async function tryOne(worker: Worker, mutant: Mutant): Promise<void> {
    const { file, place } = mutant;
    const proven = new Set([...killers].flatMap(([each, killer]) => (each.place === place ? [killer] : [])));
    // Tests that killed another mutant of the same place go first.
    const tests = testsFor(mutant, groups, storageTests).toSorted(
      (a, b) => Number(proven.has(b)) - Number(proven.has(a)),
    );
    const answer = await worker.ask({ kind: 'try', file, text: applied(mutant, rules[file]), tests });
    if (answer.kind !== 'try') throw new Error('A worker answers with the test that killed.');
    killers.set(mutant, answer.killer);
    if (answer.killer === null) console.log(`survived: ${file}:${mutant.line} ${place}: ${mutant.change}`);
  }

  /** A kill counts only if the test passes without the mutant, in the same process and at the same time of the run. */
  async function control(worker: Worker, tried: readonly Mutant[]): Promise<void> {
    const used = new Set(tried.map((mutant) => killers.get(mutant) ?? null).filter((each) => each !== null));
    const answer = await worker.ask({ kind: 'failing', rules, tests: [...used] });
    if (answer.kind !== 'failing') throw new Error('A worker answers with the tests that failed.');
    if (answer.tests.length > 0)
      throw new Error(`Tests ${answer.tests.join(', ')} fail without a mutant too.`);
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const worker = await startWorker(configFile);
      const next = queue.splice(0, TRIES_OF_A_WORKER);
      for (const mutant of next) await tryOne(worker, mutant);
      await control(worker, next);
      await worker.stop();
      console.log(`tried ${killers.size} of ${mutants.length}`);
    }
  }

  await Promise.all(Array.from({ length: jobs }, work));
  return killers;
}
