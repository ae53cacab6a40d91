import type { Measurement } from './soak/seat.ts';

/**
 * How much the heap of a page may grow in the second half of its measurements, in megabytes. In the first half the browser
 * still compiles what runs often, and keeps that.
 */
const MAX_GROWTH_MB = 1.5;
/** How many listeners of the DOM may come along in the same time. The garbage collector leaves some of a screen behind. */
const MAX_MORE_LISTENERS = 30;
/** One listener per record of the person (users, documents), and what a screen follows on its own. */
const MAX_TARGETS = 4;

/** The measurements of one page in one run, in their order. */
export type Series = readonly Measurement[];

/** Sorts measurements by the page that they were taken on. */
export function seriesOf(measurements: readonly Measurement[]): Series[] {
  const pages = new Map<string, Measurement[]>();
  for (const measurement of measurements) {
    const page = `${measurement.kind} ${measurement.worker}`;
    pages.set(page, [...(pages.get(page) ?? []), measurement]);
  }
  return [...pages.values()];
}

/** What speaks against a series: a leak of listeners or memory. Empty when nothing does. */
export function leaksOf(series: Series): string[] {
  const warm = series[Math.floor(series.length / 2)];
  const last = series.at(-1);
  if (!warm || !last) return ['Nothing was measured.'];
  const where = `${last.kind}s of worker ${last.worker}`;
  const targets = Math.max(...series.map(({ openTargets }) => openTargets));
  const grown = last.heapMB - warm.heapMB;
  const more = last.eventListeners - warm.eventListeners;
  return [
    ...(targets > MAX_TARGETS ? [`${where}: ${targets} database listeners at once`] : []),
    ...(grown > MAX_GROWTH_MB ? [`${where}: the heap grew by ${grown.toFixed(1)} MB`] : []),
    ...(more > MAX_MORE_LISTENERS ? [`${where}: ${more} event listeners more`] : []),
  ];
}

/** A line about a series: heap, listeners and nodes at first, halfway and at last, and the most database listeners at once. */
export function lineOf(series: Series): string {
  const last = series.at(-1);
  if (!last) return 'nothing measured';
  const times = series.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const seconds = (index: number) => ((times[index] ?? 0) / 1000).toFixed(1);
  const course = (figure: 'heapMB' | 'eventListeners' | 'nodes', digits = 0) =>
    [0, Math.floor(series.length / 2), -1].map((at) => series.at(at)?.[figure].toFixed(digits)).join(' -> ');
  return [
    `${last.kind}, worker ${last.worker}, ${series.length} measured`,
    ...(last.kind === 'journey'
      ? [`${seconds(0)} / ${seconds(Math.floor(times.length / 2))} / ${seconds(times.length - 1)} s`]
      : [`${seconds(times.length - 1)} s in all`]),
    `heap ${course('heapMB', 1)} MB`,
    `event listeners ${course('eventListeners')}`,
    `nodes ${course('nodes')}`,
    `database listeners at most ${Math.max(...series.map(({ openTargets }) => openTargets))}`,
    `connections ${last.channels}`,
  ].join(' · ');
}
