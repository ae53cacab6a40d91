import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { codeOf } from '../../support/totp.ts';

const CODE = 'Code of your authenticator app';
const HALF_MINUTE = 30_000;

/** @returns the key that the app would have read */
async function setUp(page: Page): Promise<string> {
  await button(page, 'Set up the second step').click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await field(page, 'Code that the app shows').fill(codeOf(key));
  await button(page, 'Switch on').click();
  await expect(page.getByText('Your second step is set up.')).toBeVisible();
  return key;
}

async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
  await expect(field(page, CODE)).toBeFocused();
}

test('a reviewer sets up a second step and logs in with a code', {
  tag: ['@core', '@second-step-login'],
}, async ({ page, expectConsoleError }) => {
  const reviewer = await newAccount({ usertype: 'reviewer' });
  await signIn(page, reviewer, '/profile');
  const key = await setUp(page);
  await expect(page).toHaveURL('/');
  // The code of the next half minute: the provider takes each once.
  const next = codeOf(key, Date.now() + HALF_MINUTE);
  await enterPassword(page, reviewer);
  const presses = [...next, 'Enter'];
  for (const key of presses) await page.keyboard.press(key);
  expect(presses.length).toBeLessThanOrEqual(8);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('You log in with your password and a code')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expectConsoleError(/Failed to load resource.*400/);
});
