import { expect } from '@playwright/test';
import { test } from '../../support/e2e/test.ts';

const DEEP_LINK = '/mt-trainee-form';

test.describe('hosting', () => {
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
});
