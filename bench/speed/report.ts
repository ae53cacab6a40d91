import type { Spread } from './statistics.ts';

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
