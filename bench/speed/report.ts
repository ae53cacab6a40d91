/** The median, minimum and maximum of some runs. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The results of several runs. @throws Error when there are none */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const [min] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  const max = sorted.at(-1);
  if (min === undefined || median === undefined || max === undefined)
    throw new Error('Nothing was measured.');
  return { median, min, max };
}

/** The spread of each name that every run has. */
export function spreadsOf(runs: readonly Record<string, number>[]): Record<string, Spread> {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, spreadOf(runs.map((run) => run[name] ?? Number.NaN))]),
  );
}

/**
 * The production build of a public portal with the same screens, measured in the same way; with the target
 * ratio.
 */
const PEER: Record<string, { peer: number; aim: number }> = {
  'first contentful paint, ms': { peer: 2832, aim: 0.16 },
  'largest contentful paint, ms': { peer: 2832, aim: 0.16 },
  'login button usable, ms': { peer: 2805, aim: 0.5 },
  'blocking time, ms': { peer: 490, aim: 0.22 },
};

export interface Section {
  title: string;
  measured: Record<string, Spread>;
}

/** Median, minimum and maximum of every measurement, with the ratio to the peer and the target, if any. */
export function reportOf(sections: readonly Section[]): string {
  return sections
    .map(({ title, measured }) =>
      [
        title.padEnd(66) + ['median', 'min', 'max'].map((name) => name.padStart(9)).join(''),
        ...Object.entries(measured).map(([name, spread]) => lineOf(name, spread)),
      ].join('\n'),
    )
    .join('\n\n');
}

function lineOf(name: string, { median, min, max }: Spread): string {
  const numbers = [median, min, max].map((value) => shown(value).padStart(9)).join('');
  const against = PEER[name];
  const ratio = against
    ? `   ${(median / against.peer).toFixed(2)} of the peer's ${against.peer} (aim ${against.aim})`
    : '';
  return `  ${name.padEnd(64)}${numbers}${ratio}`;
}

function shown(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return value.toFixed(0);
  return value.toFixed(value < 1 ? 3 : 1);
}
