import type { TestProfile } from '../mutation/messages.ts';
import { parseRules } from '../mutation/parseRules.ts';
import { startWorker } from '../mutation/workers.ts';

interface Headroom {
  /** How much the worst request could still take. */
  left: number;
  /** The tests that fail with more than that. */
  worst: number[];
}

/** What is added to each condition of a write, once more for each step; `cost` is what one step takes of the limit. */
interface Padding {
  limit: number;
  cost: number;
  text: (at: number) => string;
}

/** `&& true` are two expressions. */
const EXPRESSIONS: Padding = { limit: 1000, cost: 2, text: () => 'true' };
const DOCUMENT_READS: Padding = {
  limit: 10,
  cost: 1,
  text: (at) => `!exists(/databases/$(database)/documents/padding/p${at})`,
};

/** Ten reads that pad a condition take less than so many expressions, counted in steps of {@link EXPRESSIONS}. */
const STEPS_OF_TEN_READS = 50;

/** Prints how near the worst request of the tests comes to the limits of one request, and which test sends it. */
export async function printHeadroom(source: string, tests: readonly TestProfile[]): Promise<void> {
  const writing = tests
    .filter(({ file }) => /^(users|documents|bounds|reviewed)/.test(file))
    .map(({ index }) => index);
  // Reads that pad a request with too many expressions would fail for those; such requests save sections, and read nothing.
  const full = await failing(padded(source, STEPS_OF_TEN_READS, EXPRESSIONS), writing);
  const roomy = writing.filter((index) => !full.includes(index));
  for (const [name, padding, asked] of [
    ['expressions', EXPRESSIONS, writing],
    ['document reads', DOCUMENT_READS, roomy],
  ] as const) {
    const { left, worst } = await measureHeadroom(source, asked, padding);
    const titles = tests.filter(({ index }) => worst.includes(index)).map(({ title }) => title);
    console.log(
      `worst request: ${padding.limit - left} of ${padding.limit} ${name} (${titles.slice(0, 3).join('; ')})`,
    );
  }
}

/**
 * Pads the writes' conditions until a test that they allow fails, because a request has reached the emulator's limit.
 * @param tests the indices of the tests to try
 */
async function measureHeadroom(source: string, tests: number[], padding: Padding): Promise<Headroom> {
  let fits = 0;
  let fails = padding.limit / padding.cost;
  let worst = tests;
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    const failed = await failing(padded(source, middle, padding), worst);
    if (failed.length === 0) fits = middle;
    else {
      // What fails with less fails with more, so that fewer and fewer tests are left to try.
      worst = failed;
      fails = middle;
    }
  }
  return { left: fits * padding.cost, worst };
}

/** Which of the tests fail with these rules. Each time a new process is asked: the clients of many tests fill its memory. */
async function failing(text: string, tests: number[]): Promise<number[]> {
  const worker = await startWorker();
  const answer = await worker.ask({ kind: 'failing', text, tests });
  await worker.stop();
  if (answer.kind !== 'failing') throw new Error('A worker answers with the tests that failed.');
  return answer.tests;
}

function padded(source: string, count: number, { text }: Padding): string {
  const more = Array.from({ length: count }, (_, at) => ` && ${text(at)}`).join('');
  return parseRules(source)
    .filter(({ place }) => /^allow (create|update) /.test(place))
    .map(({ expression }) => expression.outer)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rules, { start, end }) =>
        `${rules.slice(0, start)}(${rules.slice(start, end)})${more}${rules.slice(end)}`,
      source,
    );
}
