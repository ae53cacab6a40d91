import { parseRules } from '../language/parseRules.ts';
import { RULES_FILES, type Rules, type RulesFile } from '../rules.ts';
import type { TestProfile } from '../running/messages.ts';
import { startWorker, type Worker } from '../running/workers.ts';

/** One limit of a request, and a way to make a write use more of it. */
export interface Padding {
  name: string;
  limit: number;
  /** The part of the limit that has to stay free, in case production counts differently from the emulator. */
  reserve: number;
  /** The smallest amount that a pad uses. */
  step: number;
  files: readonly RulesFile[];
  /** Only writes of this block, such as `/users/{uid}`. */
  block?: string;
  /** An always-true condition that uses this amount. */
  pad: (amount: number) => string;
}

export const expressionsOf = (reserve: number): Padding => ({
  name: 'expressions',
  limit: 1000,
  reserve,
  step: 2,
  files: RULES_FILES,
  pad: (amount) => ` && ${nestedTrue(amount / 2)}`,
});

export const documentReads = (reserve: number): Padding => ({
  name: 'document reads',
  limit: 10,
  reserve,
  step: 1,
  // Storage rules have a separate limit, two document reads.
  files: ['firestore.rules'],
  pad: (amount) =>
    Array.from(
      { length: amount },
      (_, at) => ` && !exists(/databases/$(database)/documents/padding/p${at})`,
    ).join(''),
});

/** `count` literals `true` joined by `&&`, nested no deeper than the emulator can parse. */
function nestedTrue(count: number): string {
  return count === 1
    ? 'true'
    : `(${nestedTrue(Math.ceil(count / 2))} && ${nestedTrue(Math.floor(count / 2))})`;
}

/** The cost of a test: how much of the limit its largest allowed write uses. */
export interface Cost {
  test: TestProfile;
  taken: number;
}

/** A process is replaced after this many tests, because closed clients still use memory. */
const TESTS_OF_A_WORKER = 800;

/** Finds the cost of tests: workers run them with padded rules and report which tests fail. */
export class Headroom {
  readonly #configFile: string;
  readonly #rules: Rules;
  #worker: Worker | undefined;
  #runs = 0;

  constructor(configFile: string, rules: Rules) {
    this.#configFile = configFile;
    this.#rules = rules;
  }

  /** The tests that leave less of the limit than its reserve. */
  async beyondReserve(tests: readonly TestProfile[], padding: Padding): Promise<TestProfile[]> {
    return this.#failing(tests, padding, padding.reserve);
  }

  /**
   * The tests with the most expensive writes, in that order; of those that send the same kind of write, the most
   * expensive.
   */
  async mostExpensive(tests: readonly TestProfile[], padding: Padding, count: number): Promise<Cost[]> {
    const costs = await this.#costs(tests, padding, { fits: 0, fails: padding.limit + padding.step }, count);
    return [...byFamily(costs).values()].slice(0, count);
  }

  /**
   * What all writes of a test take together: each write takes as much as the largest of its block. A commit writes a record
   * once, so none takes more.
   */
  async sumsOfWrites(tests: readonly TestProfile[], padding: Padding): Promise<Cost[]> {
    const sums = new Map(tests.map((test) => [test, 0]));
    const fails = padding.limit + padding.step;
    for (const block of blocksOf(this.#rules['firestore.rules'])) {
      const inBlock = { ...padding, block };
      const writing = await this.#failing(tests, inBlock, fails);
      const costs = await this.#costs(writing, inBlock, { fits: 0, fails }, Number.POSITIVE_INFINITY);
      for (const { test, taken } of costs) sums.set(test, (sums.get(test) ?? 0) + taken);
    }
    return [...sums].map(([test, taken]) => ({ test, taken }));
  }

  async stop(): Promise<void> {
    await this.#worker?.stop();
    this.#worker = undefined;
  }

  /**
   * What the most expensive tests take, in that order: tests that fail with half the padding are more expensive than the
   * others, and those are only looked at while kinds are missing.
   * @param range all tests pass with `fits` more; with `fails` more, each fails that writes anything
   */
  async #costs(
    tests: readonly TestProfile[],
    padding: Padding,
    { fits, fails }: { fits: number; fails: number },
    count: number,
  ): Promise<Cost[]> {
    if (tests.length === 0) return [];
    if (fails - fits <= padding.step) return tests.map((test) => ({ test, taken: padding.limit - fits }));
    const middle = fits + Math.floor((fails - fits) / 2 / padding.step) * padding.step;
    const failed = await this.#failing(tests, padding, middle);
    const expensive = await this.#costs(failed, padding, { fits, fails: middle }, count);
    if (byFamily(expensive).size >= count) return expensive;
    const others = tests.filter((test) => !failed.includes(test));
    return [
      ...expensive,
      ...(await this.#costs(others, padding, { fits: middle, fails }, count - byFamily(expensive).size)),
    ];
  }

  async #failing(tests: readonly TestProfile[], padding: Padding, amount: number): Promise<TestProfile[]> {
    if (this.#runs + tests.length > TESTS_OF_A_WORKER) await this.stop();
    if (!this.#worker) {
      this.#worker = await startWorker(this.#configFile);
      this.#runs = 0;
    }
    this.#runs += tests.length;
    const rules = { ...this.#rules };
    for (const file of padding.files.filter((each) => rules[each] !== ''))
      rules[file] = padded(rules[file], padding.pad(amount), padding.block);
    const answer = await this.#worker.ask({ kind: 'failing', rules, tests: tests.map(({ index }) => index) });
    if (answer.kind !== 'failing') throw new Error('A worker answers with the tests that failed.');
    return tests.filter(({ index }) => answer.tests.includes(index));
  }
}

function byFamily(costs: readonly Cost[]): Map<string, Cost> {
  const expensive = new Map<string, Cost>();
  for (const cost of costs) {
    const { file, family } = cost.test;
    const key = `${file} ${family}`;
    if (cost.taken > (expensive.get(key)?.taken ?? 0)) expensive.set(key, cost);
  }
  return expensive;
}

const WRITES = /^allow (?:create|update|delete)\b[^/]* (?<block>\/.*)/;

function blocksOf(source: string): Set<string> {
  return new Set(parseRules(source).flatMap(({ place }) => WRITES.exec(place)?.groups?.block ?? []));
}

/** The rules with a pad at each condition of a write; it takes its amount of the writes that the condition allows. */
function padded(source: string, pad: string, block?: string): string {
  return parseRules(source)
    .filter(({ place }) => {
      const found = WRITES.exec(place);
      return found && (block === undefined || found.groups?.block === block);
    })
    .map(({ expression }) => expression.outer)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rules, { start, end }) =>
        `${rules.slice(0, start)}(${rules.slice(start, end)})${pad}${rules.slice(end)}`,
      source,
    );
}
