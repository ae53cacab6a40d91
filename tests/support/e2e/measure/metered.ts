import type { Page } from '@playwright/test';
import { e2ePorts } from '../stack/environment.ts';
import { test as base } from '../test.ts';
import { Bill } from './bill.ts';
import { startObservingProxy } from './observingProxy.ts';
import { WireMeter } from './wire.ts';

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
