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
