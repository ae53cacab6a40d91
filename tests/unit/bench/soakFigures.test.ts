import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../../bench/soak/seat.ts';
import { leaksOf, lineOf, seriesOf } from '../../../bench/soakFigures.ts';

const measured = (change: Partial<Measurement> = {}): Measurement => ({
  kind: 'journey',
  worker: 0,
  milliseconds: 9000,
  heapMB: 8,
  eventListeners: 300,
  nodes: 700,
  openTargets: 2,
  channels: 1,
  ...change,
});

describe('the figures of the soak', () => {
  it('are one series per page', () => {
    const [first, other, last] = [measured(), measured({ worker: 1 }), measured({ heapMB: 9 })];
    expect(seriesOf([first, other, last])).toEqual([[first, last], [other]]);
  });

  it('say nothing against what stays as it was', () => {
    expect(leaksOf([measured(), measured({ heapMB: 9, eventListeners: 320 })])).toEqual([]);
  });

  it('let the browser warm up in the first half', () => {
    expect(leaksOf([measured({ heapMB: 4 }), measured(), measured({ heapMB: 9 })])).toEqual([]);
  });

  it.each([
    ['heap', { heapMB: 30 }, 'journeys of worker 0: the heap grew by 22.0 MB'],
    ['listeners of the DOM', { eventListeners: 900 }, 'journeys of worker 0: 600 event listeners more'],
    ['listeners of the database', { openTargets: 9 }, 'journeys of worker 0: 9 database listeners at once'],
  ])('find a leak of %s', (_, leak, text) => {
    expect(leaksOf([measured(), measured(), measured(), measured(leak)])).toEqual([text]);
  });

  it('take nothing measured for a failure', () => {
    expect(leaksOf([])).toEqual(['Nothing was measured.']);
  });

  it('are printed with fastest, median and slowest journey', () => {
    const line = lineOf([
      measured(),
      measured({ milliseconds: 12_000, heapMB: 9 }),
      measured({ milliseconds: 10_000, heapMB: 8.4 }),
    ]);
    expect(line).toContain('3 measured');
    expect(line).toContain('9.0 / 10.0 / 12.0 s');
    expect(line).toContain('heap 8.0 -> 9.0 -> 8.4 MB');
  });
});
