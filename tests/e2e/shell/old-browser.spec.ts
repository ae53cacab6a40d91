import { expect, type Page } from '@playwright/test';
import { SENTENCE } from '../../../scripts/browsers/supported.ts';
import { test } from '../../support/e2e/test.ts';

const ADDRESSES = ['/', '/register', '/approve/someone?action=accept'];
const NOT_LOADED = 'The portal could not be loaded. Please check your connection and reload the page.';

/** Answers the portal's entry script. */
async function answerEntry(page: Page, body: string | null): Promise<void> {
  await page.route(/\/assets\/(?:index|entry)-[\w-]+\.js$/, (route) =>
    body === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
  );
}

async function expectOnly(page: Page, sentence: string): Promise<void> {
  for (const address of ADDRESSES) {
    await page.goto(address);
    // What is seen: Playwright's own texts leave out noscript.
    await expect.poll(() => page.locator('body').innerText()).toContain(sentence);
    await expect(page.getByRole('button')).toHaveCount(0);
  }
}

test('a browser that lacks a function of 2022 is shown which browsers work', {
  tag: ['@browsers-old'],
}, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'structuredClone'));
  await expectOnly(page, SENTENCE);
});

test('a browser that cannot read the scripts is shown which browsers work', {
  tag: ['@browsers-old'],
}, async ({ page, expectConsoleError }) => {
  // Playwright has no text for it.
  expectConsoleError(/page error: /);
  await answerEntry(page, 'const = newer syntax');
  await expectOnly(page, SENTENCE);
});

test('a portal whose first script is lost says so', async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED/);
  await answerEntry(page, null);
  await expectOnly(page, NOT_LOADED);
});

test('without JavaScript the page names the browsers and has no button', { tag: ['@browsers-old'] }, async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await expectOnly(await context.newPage(), SENTENCE);
  await context.close();
});
