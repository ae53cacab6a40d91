import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { e2ePorts } from '../stack/environment.ts';
import { test as base } from '../test.ts';
import { startObservingProxy } from './observingProxy.ts';
import { type Cost, grownBy, sumOf, WireMeter } from './wire.ts';

const NOTHING: Cost = { reads: {}, writes: {}, listeners: {}, files: {} };

const amountsOf = ({ reads, writes, listeners, files }: Cost) => ({
  reads: sumOf(reads),
  writes: sumOf(writes),
  listeners: sumOf(listeners),
  ...files,
});

/** The cost of a visit, step by step. */
class Bill {
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

  /** Prints the steps with their costs. */
  print(): void {
    const rows = [...this.steps, { name: 'In all', cost: this.paid }];
    console.table(rows.map(({ name, cost }) => ({ step: name, ...amountsOf(cost) })));
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

/** A page whose traffic is counted. */
interface Metered {
  page: Page;
  bill: Bill;
  meter: WireMeter;
}

export const test = base.extend<{ metered: Metered }>({
  metered: async ({ browser }, use) => {
    const meter = new WireMeter(await e2ePorts());
    const proxy = await startObservingProxy(meter.observe);
    const context = await browser.newContext({ proxy: { server: proxy.address } });
    await use({ page: await context.newPage(), bill: new Bill(meter), meter });
    await context.close();
    await proxy.stop();
  },
});
