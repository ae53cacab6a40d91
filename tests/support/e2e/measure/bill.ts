import { expect } from '@playwright/test';
import { grownBy, sumOf } from './tally.ts';
import type { Cost, WireMeter } from './wire.ts';

const NOTHING: Cost = { reads: {}, writes: {}, listeners: {}, files: {} };

const COLUMNS: [string, (cost: Cost) => number][] = [
  ['reads', ({ reads }) => sumOf(reads)],
  ['writes', ({ writes }) => sumOf(writes)],
  ['listeners', ({ listeners }) => sumOf(listeners)],
  ['uploads', ({ files }) => files.uploads ?? 0],
  ['look-ups', ({ files }) => files.lookups ?? 0],
  ['downloads', ({ files }) => files.downloads ?? 0],
];

/** The cost of a visit, step by step. */
export class Bill {
  private readonly steps: { name: string; cost: Cost }[] = [];
  private paid = NOTHING;

  constructor(private readonly meter: WireMeter) {}

  /** Takes a step and expects its cost; operations that are not listed must not occur. */
  async step<Result>(name: string, expected: Partial<Cost>, take: () => Promise<Result>): Promise<Result> {
    const result = await take();
    // The screen may show the end of a step before its last answer has arrived.
    await expect
      .poll(() => this.unpaid(), { message: `what this costs: ${name}` })
      .toEqual({ ...NOTHING, ...expected });
    this.steps.push({ name, cost: this.unpaid() });
    this.paid = this.meter.cost();
    return result;
  }

  /** The steps with their costs. */
  table(): string {
    const names = [...this.steps.map(({ name }) => name), 'In all'];
    const width = Math.max(...names.map(({ length }) => length));
    const row = (name: string, cells: string[]) =>
      [
        name.padEnd(width),
        ...cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[0].length ?? 0)),
      ].join('  ');
    const amounts = (cost: Cost) => COLUMNS.map(([, amount]) => `${amount(cost) || '-'}`);
    return [
      row(
        '',
        COLUMNS.map(([title]) => title),
      ),
      ...this.steps.map(({ name, cost }) => row(name, amounts(cost))),
      row('In all', amounts(this.paid)),
    ].join('\n');
  }

  private unpaid(): Cost {
    const now = this.meter.cost();
    return {
      reads: grownBy(now.reads, this.paid.reads),
      writes: grownBy(now.writes, this.paid.writes),
      listeners: grownBy(now.listeners, this.paid.listeners),
      files: grownBy(now.files, this.paid.files),
    };
  }
}
