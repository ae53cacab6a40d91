import { loadConfig } from '../config.ts';
import { filesOf, type Rules, type RulesFile, readRules } from '../rules.ts';
import { clearDatabase, loadRules, readCoverage } from './emulatorRules.ts';
import type { Answer, GroupProfile, Order, TestProfile } from './messages.ts';
import { outcomesBetween, outcomesOf } from './outcomes.ts';
import { failureOf, openSuite } from './suite.ts';

/** A process with its own emulator, which runs the orders of its parent, one after the other. */
const [configFile = ''] = process.argv.slice(2);
const config = await loadConfig(configFile);
const { projectId, closeClients } = config;
const original = readRules(config);
const tests = await openSuite(config);
// Tests print information for readers, which this run does not need.
console.info = () => undefined;
for (const file of filesOf(original)) await loadRules(projectId, file, original[file]);

/** How many tests run at the same time; each has its own records. */
const AT_ONCE = 4;

/** The rules file that is loaded with a change; null for the original rules. */
let changed: RulesFile | null = null;
let tries = 0;

async function profile(groupSize: number): Promise<GroupProfile[]> {
  const groups: GroupProfile[] = [];
  let before = outcomesOf(await readCoverage(projectId));
  for (let first = 0; first < tests.length; first += groupSize) {
    const profiles: TestProfile[] = [];
    for (const [at, test] of tests.slice(first, first + groupSize).entries()) {
      const start = performance.now();
      const failure = await failureOf(test);
      const milliseconds = performance.now() - start;
      const { file, title, family } = test;
      profiles.push({ index: first + at, file, title, family, milliseconds, failure });
    }
    await closeClients();
    const after = outcomesOf(await readCoverage(projectId));
    groups.push({ tests: profiles, outcomes: outcomesBetween(before, after) });
    before = after;
  }
  await clearDatabase(projectId);
  return groups;
}

async function killerOf({ file, text, tests: chosen }: Extract<Order, { kind: 'try' }>) {
  if (changed && changed !== file) await loadRules(projectId, changed, original[changed]);
  changed = file;
  await loadRules(projectId, file, text);
  tries += 1;
  // Lists stay short, and the emulator small.
  if (tries % 50 === 0) await clearDatabase(projectId);
  // The first test is the most likely to fail; the others follow in batches.
  const [likeliest, ...others] = chosen;
  for (const batch of [likeliest === undefined ? [] : [likeliest], ...inBatches(others)]) {
    const [killer] = await failingIn(batch);
    if (killer !== undefined) return killer;
  }
  return null;
}

async function failingIn(batch: readonly number[]): Promise<number[]> {
  const failures = await Promise.all(batch.map(failureAt));
  await closeClients();
  return batch.filter((_, at) => failures[at] !== null);
}

function inBatches(chosen: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(chosen.length / AT_ONCE) }, (_, at) =>
    chosen.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

async function failureAt(index: number): Promise<string | null> {
  const test = tests[index];
  if (!test) throw new Error(`There is no test ${index}.`);
  return failureOf(test);
}

async function failingOf(rules: Rules, chosen: number[]): Promise<number[]> {
  for (const file of filesOf(original)) await loadRules(projectId, file, rules[file]);
  await clearDatabase(projectId);
  const failing: number[] = [];
  for (const batch of inBatches(chosen)) failing.push(...(await failingIn(batch)));
  return failing;
}

async function answerTo(order: Order): Promise<Answer> {
  if (order.kind === 'profile') return { kind: 'profile', groups: await profile(order.groupSize) };
  if (order.kind === 'try') return { kind: 'try', killer: await killerOf(order) };
  return { kind: 'failing', tests: await failingOf(order.rules, order.tests) };
}

async function closeSuite(): Promise<void> {
  await closeClients();
  await config.emulator.stop();
}

function send(answer: Answer): void {
  process.send?.(answer);
}

process.on('message', (order: Order) => {
  answerTo(order).then(send, (error: unknown) =>
    send({ kind: 'error', message: error instanceof Error ? error.message : String(error) }),
  );
});
// The emulator ends with this process, and this process with its parent.
for (const event of ['disconnect', 'SIGINT', 'SIGTERM']) {
  process.once(event, () => void closeSuite().finally(() => process.exit()));
}
send({ kind: 'ready' });
