import { expect } from '@playwright/test';
import { DAY_MS, HOUR_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { logIn, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission, formStatus } from '../../support/e2e/people/completion.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { fillRegistration } from '../../support/e2e/people/registerTrainee.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT } from '../../support/e2e/screens/drafts.ts';
import { e2ePorts } from '../../support/e2e/stack/environment.ts';
import { test } from '../../support/e2e/test.ts';
import { makeBankDetails, makeSectionOne, makeSectionSix } from '../../support/factories.ts';

test('a logout in one tab ends the other tabs of the same person, and a login leads back', async ({
  page,
  context,
}) => {
  const account = await newAccount({ record: { bankDetails: makeBankDetails({ bankName: 'Kept Bank' }) } });
  await signIn(page, account, '/trainee-bankdetails');
  await expect(field(page, 'Bank Name')).toHaveValue('Kept Bank');
  const other = await context.newPage();
  await signIn(other, account, '/profile');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(page.getByText('You logged out in another tab.')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await field(page, 'E-mail').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/trainee-bankdetails');
  await expect(field(page, 'Bank Name')).toHaveValue('Kept Bank');
});

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

test('a record deleted under an open page is reported, and the text can be saved once it is back', async ({
  page,
}) => {
  const account = await newAccount();
  await signIn(page, account, '/profile');
  await field(page, 'Designation').fill('Typed here');
  const record = (await admin.readRecord(`users/${account.uid}`)) ?? {};
  await admin.deleteRecord(`users/${account.uid}`);
  const removed = page.getByRole('alert').filter({ hasText: 'Your record has been removed' });
  await expect(removed).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByRole('main')).toContainText('The record has been removed');
  await expect(field(page, 'Designation')).toHaveValue('Typed here');
  await admin.writeRecords([{ path: `users/${account.uid}`, data: record }]);
  await expect(removed).toBeHidden();
  await button(page, 'Save').click();
  await expect(page.getByText('Profile Saved')).toBeVisible();
  expect((await readUser(account.uid)).designation).toBe('Typed here');
});

test('a clock that is a day slow does not block a submission, and the log has the correct time', async ({
  page,
  expectConsoleError,
}) => {
  // The first write is denied for its time; the second uses the server's clock.
  expectConsoleError(/status of 403/);
  await page.addInitScript(setClockWrong, -DAY_MS);
  const { uid, ...account } = await newAccount();
  await signIn(page, { uid, ...account }, '/nonapplicability');
  await field(page, 'Date').fill('2026-03-02');
  await field(page, 'State').selectOption('Karnataka');
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  const { logs } = await readUser(uid);
  expect(logs).toHaveLength(1);
  expect(Math.abs((logs[0]?.timestamp ?? 0) - Date.now())).toBeLessThan(300_000);
});

test('a clock that is a day fast does not block a registration', async ({ page }) => {
  await page.addInitScript(setClockWrong, DAY_MS);
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await page.goto('/');
  await fillRegistration(page, introducer);
  await button(page, 'Register').dblclick();
  await expect(page.getByText('Your account has been created.')).toBeVisible();
});

for (const kind of ['blocked', 'full'] as const) {
  test(`with session storage ${kind} the portal works until the page closes`, async ({ page }) => {
    await page.addInitScript((how) => {
      if (how === 'full') {
        for (let size = 4_194_304; size >= 1; size /= 2) {
          try {
            for (let part = 0; ; part += 1) sessionStorage.setItem(`${size}-${part}`, 'x'.repeat(size));
          } catch {
            // Full for this size; a smaller one may still fit.
          }
        }
        return;
      }
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }, kind);
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
}

test('a reload during a submission, or a tab closed before the redirect, submits once', async ({
  page,
  newPage,
}) => {
  const account = await newAccount({
    record: {
      forms: { bankdetails: 1, nonapplicability: 1 },
      vendorDetails: { sectionOne: makeSectionOne({ gstTable: [] }), sectionSix: makeSectionSix() },
    },
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, account, '/mt-trainee-form');
  const ask = async () => {
    await button(page, 'Submit').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  };
  const { isWaiting, release } = await holdWrites(page);
  await ask();
  await isWaiting;
  await page.reload();
  await expect(button(page, 'Submit')).toBeVisible();
  expect((await readUser(account.uid)).forms.vendorform).toBe(0);
  release();

  await ask();
  await expect.poll(async () => (await readUser(account.uid)).forms.vendorform).toBe(1);
  await page.close();
  const { forms, logs } = await readUser(account.uid);
  expect(logs).toHaveLength(1);
  expect(forms.status).toBe(1);
  const again = await newPage();
  await signIn(again, account, '/dashboard');
  await expect(formStatus(again, 'Trainee Data Form')).toHaveText('Submitted');
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
