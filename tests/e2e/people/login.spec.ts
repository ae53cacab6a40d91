import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { codeOf } from '../../support/totp.ts';

const readToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('accessToken'));

test("login: a wrong password shows the provider's message, the right one opens /profile later", {
  tag: ['@core', '@login-failure', '@login-token'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource.*400.*accounts:signInWithPassword/);
  const { email, password } = await newAccount();
  await page.addInitScript(() => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'accessToken') performance.mark('token');
      store.call(this, key, value);
    };
    document.addEventListener('submit', () => performance.mark('pressed'), { capture: true });
    const replace = history.replaceState;
    history.replaceState = function replaceState(...values) {
      if (String(values[2]).endsWith('/profile')) performance.mark('profile');
      replace.apply(this, values);
    };
  });
  await page.goto('/');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill('Wrong@1234');
  await button(page, 'Login').click();
  await expect(page.locator('.Toastify').getByText(/Firebase: .*auth\//)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/password is wrong/);
  await expect(button(page, 'Login')).toBeEnabled();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  expect(await readToken(page)).toBeNull();

  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  expect(await readToken(page)).toMatch(/^ey/);
  const wait = await page.evaluate(() => {
    const timeOf = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? Number.NaN;
    return { all: timeOf('profile') - timeOf('pressed'), stored: timeOf('profile') - timeOf('token') };
  });
  expect(wait.all).toBeGreaterThan(950);
  expect(wait.stored).toBeGreaterThan(0);
});

test('both tabs of a reviewer lock and keep the typed text', {
  tag: ['@idle-lock'],
}, async ({ page, context, expectConsoleError }) => {
  // Timers of the database client that end in a jump of the clock make it test its connection.
  expectConsoleError(LOST_CONNECTION);
  const lock = (tab: Page) => tab.getByRole('dialog', { name: 'Locked' });
  const reviewer = await newAccount({ usertype: 'reviewer' });
  await page.clock.install();
  await signIn(page, reviewer, '/review');
  // By its place: the page behind the lock has no roles.
  const typed = page.locator('#content input:not([type=checkbox])').first();
  await typed.fill('Kavya');
  const other = await context.newPage();
  await signIn(other, reviewer, '/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The lock is loaded after the screen, and notes that the tab is in use.
  for (const tab of [page, other]) await tab.waitForFunction(() => sessionStorage.getItem('activeAt'));

  await page.clock.fastForward('16:00');
  await expect(lock(page)).toBeVisible();
  await expect(typed).toBeHidden();
  await expect(lock(other)).toBeVisible();
  await field(page, 'Password').fill(reviewer.password);
  await button(page, 'Unlock').click();
  for (const tab of [page, other]) await expect(lock(tab)).toBeHidden();
  await expect(typed).toHaveValue('Kavya');
});

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
