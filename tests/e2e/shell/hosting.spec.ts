import { expect, type Page } from '@playwright/test';
import { SENTENCE } from '../../../scripts/browsers/supported.ts';
import { test } from '../../support/e2e/test.ts';

const DEEP_LINK = '/mt-trainee-form';

test('a deep link gets the portal without the login, never cached, with every security header', async ({
  request,
}) => {
  const response = await request.get(DEEP_LINK);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('<div id="root"></div>');
  expect(await (await request.get('/')).text()).toContain('Password');
  const headers = response.headers();
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(headers['permissions-policy']).toContain('geolocation=()');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
});

test('hashed assets are cached for ever', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const asset = page.match(/\/assets\/[^"]+\.js/)?.[0];
  expect(asset).toBeDefined();
  const response = await request.get(asset ?? '');
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the policy blocks an injected script', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Content Security Policy/);
  await page.goto('/');
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "smuggled"';
        document.body.append(script);
      }),
  );
  expect(violated).toBe('script-src-elem');
  await expect(page).not.toHaveTitle('smuggled');
});

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
