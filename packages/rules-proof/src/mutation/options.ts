import { parseArgs } from 'node:util';

export interface Options {
  /** How many mutants to draw; all of them when it is missing. */
  sample?: number;
  seed: number;
  jobs: number;
  /** Only mutants whose place contains one of these; every mutant when there is none. */
  only: string[];
}

/** @throws TypeError for an unknown option, or a value that is no number */
export function optionsFrom(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      only: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    ...(values.sample !== undefined && { sample: count('sample', values.sample) }),
    seed: count('seed', values.seed),
    jobs: count('jobs', values.jobs),
    only: values.only,
  };
}

function count(name: string, value: string): number {
  if (!/^[1-9][0-9]*$/.test(value)) throw new TypeError(`--${name} is a number from 1, not ${value}.`);
  return Number(value);
}

/** Draws `size` of the items: the same ones for the same seed (mulberry32). */
export function sampled<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, size)
    .map(({ item }) => item);
}
