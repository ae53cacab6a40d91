/** What one screen cost at one number of people. */
export interface Measured {
  screen: string;
  people: number;
  reads: number;
  bytes: number;
  milliseconds: number;
}

/** One measurement of several: the most that was read, and the time in the middle. */
export function summarise(runs: readonly Measured[]): Measured {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured.');
  return {
    ...first,
    reads: Math.max(...runs.map(({ reads }) => reads)),
    bytes: Math.max(...runs.map(({ bytes }) => bytes)),
    milliseconds: median(runs.map(({ milliseconds }) => milliseconds)),
  };
}

/** The screens that read more, with more people, than with the fewest. */
export function growingScreens(measured: readonly Measured[]): string[] {
  return screensOf(measured).filter((screen) => {
    const [fewest, ...more] = measured
      .filter((each) => each.screen === screen)
      .toSorted((one, other) => one.people - other.people);
    return fewest !== undefined && more.some(({ reads }) => reads > fewest.reads);
  });
}

/** A table with a line per screen: reads, kilobytes and milliseconds at each number of people. */
export function tableOf(measured: readonly Measured[]): string {
  const sizes = [...new Set(measured.map(({ people }) => people))].toSorted((one, other) => one - other);
  const columns = ['reads', 'kB', 'ms'];
  const lines = [
    ['', ...sizes.flatMap((people) => [`${people.toLocaleString('en')} people`, '', ''])],
    ['Screen', ...sizes.flatMap(() => columns)],
    ...screensOf(measured).map((screen) => [
      screen,
      ...sizes.flatMap((people) => cellsOf(measured.find((m) => m.screen === screen && m.people === people))),
    ]),
  ];
  return lines.map((cells) => cells.map(padded).join('')).join('\n');
}

function cellsOf(measured: Measured | undefined): string[] {
  if (!measured) return ['', '', ''];
  const { reads, bytes, milliseconds } = measured;
  return [`${reads}`, (bytes / 1000).toFixed(1), milliseconds.toFixed(0)];
}

function padded(text: string, index: number): string {
  if (index === 0) return text.padEnd(30);
  return index % 3 === 1 ? text.padStart(10) : text.padStart(8);
}

function screensOf(measured: readonly Measured[]): string[] {
  return [...new Set(measured.map(({ screen }) => screen))];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
