import { appendFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from '../../tests/support/e2e/looks/consoleGuard.ts';
import { type Account, newAccount } from '../../tests/support/e2e/people/accounts.ts';
import { e2ePorts, portalOrigin } from '../../tests/support/e2e/stack/environment.ts';
import { type PageFigures, PageMeter } from './pageMeter.ts';

/** One measurement: what was done on which page, how long it took, and what the page holds afterwards. */
export interface Measurement extends PageFigures {
  kind: 'journey' | 'navigation';
  worker: number;
  milliseconds: number;
}

/** A shared computer, on which one person after another uses the same page without loading it again. */
interface Seat {
  page: Page;
  meter: PageMeter;
  introducer: Account;
}

/** Playwright's test with a seat per worker; anything unexpected in the console of the page fails. */
export const test = base.extend<{ guard: undefined }, { seat: Seat }>({
  seat: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: portalOrigin(await e2ePorts()),
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      const page = await context.newPage();
      const meter = await PageMeter.on(page);
      await page.goto('/');
      await use({ page, meter, introducer: await newAccount({ usertype: 'introducer', name: 'Asha Rao' }) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ browser, seat: _ }, use) => {
      const guard = new ConsoleGuard(browser);
      await use(undefined);
      guard.stop();
      expect(guard.problems(), 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Hands a measurement to the soak, which started this run. */
export function note(measurement: Measurement): void {
  const file = process.env.SOAK_FIGURES;
  if (!file) throw new Error('SOAK_FIGURES names no file: start this with npm run bench:soak.');
  appendFileSync(file, `${JSON.stringify(measurement)}\n`);
}
