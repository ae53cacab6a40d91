import { expect } from '@playwright/test';
import { cutOff } from '../../support/e2e/faults/networkFaults.ts';
import { logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

test('the login works while the brand clip is blocked', async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED .*brand\.mp4/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await cutOff(page, '**/brand.mp4');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/brand.mp4'));
  await page.goto('/');
  await refused;
  await logIn(page, await newAccount());
  await expect(page).toHaveURL('/profile');
});

test("with Google's script blocked, the login shows what to allow and keeps the text", async ({
  page,
  expectConsoleError,
}) => {
  // The policy of the local stack, which has no App Check, blocks the script, as an ad blocker does elsewhere.
  expectConsoleError(/recaptcha/i);
  const settings = {
    VITE_APP_CHECK_SITE_KEY: 'site-key',
    VITE_USE_EMULATORS: '',
  };
  await page.route('**/assets/index-*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(settings)) {
      const set = `${name}:"${value}"`;
      body = body.replace(new RegExp(`${name}:(["'\`])[^"'\`]*\\1`), set);
      expect(body).toContain(set);
    }
    await route.fulfill({ response, body });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await page.goto('/');
  await field(page, 'E-mail').fill('meera@demo.example');
  await field(page, 'Password').fill('Demo@1234');
  await button(page, 'Login').click();
  await expect(page.locator('form').getByRole('alert')).toContainText(
    'Allow www.google.com and www.gstatic.com in your network or ad blocker, then reload the page.',
    { timeout: 40_000 },
  );
  expect(asked.filter((host) => host.endsWith('googleapis.com'))).toEqual([]);
  await expect(field(page, 'E-mail')).toHaveValue('meera@demo.example');
  await expect(field(page, 'Password')).toHaveValue('Demo@1234');
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registration' })).toBeVisible();
});
