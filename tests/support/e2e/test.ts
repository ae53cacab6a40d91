import { test as base, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from './looks/consoleGuard.ts';

interface Fixtures {
  consoleGuard: ConsoleGuard;
  /** Allows console errors, exceptions and rejections that match, in this test; all others fail it. */
  expectConsoleError: (pattern: RegExp) => void;
  /** A page in a new browser context: another person, or the same person on another computer. */
  newPage: () => Promise<Page>;
}

/** Playwright's `test`, which fails on unexpected console output in any page of the test. */
export const test = base.extend<Fixtures>({
  consoleGuard: [
    async ({ browser }, use) => {
      const guard = new ConsoleGuard(browser);
      await use(guard);
      guard.stop();
      expect(guard.problems(), 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
  expectConsoleError: async ({ consoleGuard }, use) => {
    await use((pattern) => consoleGuard.expect(pattern));
  },
  newPage: async ({ browser }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext();
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
