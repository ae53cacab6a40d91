import { expect } from '@playwright/test';
import { DAY_MS, HOUR_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { logIn, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { fillRegistration } from '../../support/e2e/people/registerTrainee.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT } from '../../support/e2e/screens/drafts.ts';
import { e2ePorts } from '../../support/e2e/stack/environment.ts';
import { test } from '../../support/e2e/test.ts';

test('a token that expires during typing is renewed, and no text is lost', async ({
  page,
  expectConsoleError,
}) => {
  // The server's clock is not advanced, so one draft write is denied.
  expectConsoleError(/403/);
  const account = await newAccount();
  await signIn(page, account, '/profile');
  await field(page, 'Designation').fill('Editor');
  const renewal = page.waitForResponse('**/v1/token?*');
  // The laptop was closed for two hours, and a token lasts one.
  await page.evaluate(setClockWrong, 2 * HOUR_MS);
  await button(page, 'Save').click();
  await expect(page.getByText('Profile Saved')).toBeVisible();
  expect((await renewal).ok()).toBe(true);
  expect((await readUser(account.uid)).designation).toBe('Editor');
});

test('an account disabled during a session ends at the login page, which shows why', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const account = await newAccount();
  await signIn(page, account, '/profile');
  await expect(field(page, 'Designation')).toBeVisible();
  await admin.disableAccount(account.uid);
  // The portal checks the session when the window gets the focus.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(
    page.getByText('your account was closed, disabled, signed out or changed on another device'),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await field(page, 'E-mail').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await button(page, 'Login').click();
  await expect(page.locator('form').getByRole('alert')).toContainText('This account has been closed');
});

test('a clock that is a day fast does not block a registration', async ({ page }) => {
  await page.addInitScript(setClockWrong, DAY_MS);
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await page.goto('/');
  await fillRegistration(page, introducer);
  await button(page, 'Register').dblclick();
  await expect(page.getByText('Your account has been created.')).toBeVisible();
});

test('with session storage full the portal works until the page closes', async ({ page }) => {
  await page.addInitScript(() => {
    for (let size = 4_194_304; size >= 1; size /= 2) {
      try {
        for (let part = 0; ; part += 1) sessionStorage.setItem(`${size}-${part}`, 'x'.repeat(size));
      } catch {
        // Full for this size; a smaller one may still fit.
      }
    }
  });
  const account = await newAccount();
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Bank Details' }).click();
  await field(page, 'Bank Name').fill('Specimen Bank');
  await expect(page.getByText(KEPT)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await field(page, 'E-mail').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await button(page, 'Login').click();
  await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
});

test('the page loads nothing from other servers than its own services', async ({ page }) => {
  const foreign: string[] = [];
  const { web, auth, firestore, storage, mailService } = await e2ePorts();
  const own = new Set([web, auth, firestore, storage, mailService].map((port) => `127.0.0.1:${port}`));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(host)) foreign.push(request.url());
  });
  await page.goto('/register');
  await page.goto('/introducer-signup');
  await signIn(page, await newAccount());
  for (const path of ['/dashboard', '/trainee-bankdetails', '/mt-trainee-form', '/mt-upload-documents']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(foreign).toEqual([]);
});
