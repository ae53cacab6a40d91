import { expect } from '@playwright/test';
import { DAY_MS, HOUR_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { cutOff, LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { logIn, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission } from '../../support/e2e/people/completion.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';

const RENEWAL = '**/v1/token?*';

test('a token that expires offline is reported, and the text is stored once online', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  // The test advances the browser's clock only: the first draft is denied for its time.
  expectConsoleError(/status of 403 .*documents:commit/);
  const account = await newAccount();
  await openTraineeForm(page, account);
  const section = sectionBody(page, 'One');
  await field(page, 'City').fill('Pune');
  await expect(section.getByText(KEPT)).toBeVisible();
  // The laptop was closed in the tunnel for two hours, and a token lasts one.
  await page.evaluate(setClockWrong, 2 * HOUR_MS);
  await context.setOffline(true);
  await field(page, 'Country').fill('Nepal');
  await expect(section.getByText(/^Not saved, retrying/)).toBeVisible();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByRole('alert')).toContainText(
    'There is no connection, so this is not saved yet. Nothing you typed is lost',
  );
  await context.setOffline(false);
  await expect.poll(() => readKept(account.uid, 'sectionone')).toEqual({ city: 'Pune', country: 'Nepal' });
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
  expect((await readUser(account.uid)).vendorDetails.sectionOne).toMatchObject({
    city: 'Pune',
    country: 'Nepal',
  });
});

test('a token that cannot be renewed while the provider is unreachable keeps the form open', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  // When the draft is retried before Save, its write detects the wrong clock first.
  expectConsoleError(/status of 403/);
  const account = await newAccount();
  await logIn(page, account);
  await expect(page).toHaveURL('/profile');
  await field(page, 'Designation').fill('Editor');
  await expect(page.getByText(KEPT)).toBeVisible();
  const giveBack = await cutOff(page, RENEWAL);
  await page.evaluate(setClockWrong, 2 * HOUR_MS);
  await field(page, 'Address').fill('Andheri East');
  await button(page, 'Save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your profile is not saved' })).toContainText(
    'The login service cannot be reached, although your connection works.',
  );
  await expect(field(page, 'Address')).toHaveValue('Andheri East');
  await giveBack();
  await button(page, 'Save').click();
  await expect(page.getByText('Profile Saved')).toBeVisible();
  expect(await readUser(account.uid)).toMatchObject({ designation: 'Editor', address: 'Andheri East' });
});

test('a refused renewal of the token is reported on the next save, and the text stays', async ({
  page,
  expectConsoleError,
}) => {
  // The database answers 401 to a write that leaves before the renewal is refused.
  expectConsoleError(/status of 40[01]/);
  const account = await newAccount();
  await signIn(page, account, '/profile');
  await field(page, 'Designation').fill('Editor');
  await admin.updateAccount(account.uid, { disableUser: true });
  await page.evaluate(setClockWrong, 2 * HOUR_MS);
  await button(page, 'Save').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your profile is not saved' })).toContainText(
    'You are no longer signed in, so this is not saved. Please log in again.',
  );
  await expect(field(page, 'Designation')).toHaveValue('Editor');
});

test('an account disabled during a session ends at the login page, which shows why', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 400/);
  const account = await newAccount();
  await signIn(page, account, '/profile');
  await expect(field(page, 'Designation')).toBeVisible();
  await admin.updateAccount(account.uid, { disableUser: true });
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

test('a slow clock is corrected at the login, and one that changed later after a denial', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403 .*documents:commit/);
  let denials = 0;
  page.on('response', (response) => {
    if (response.status() === 403) denials += 1;
  });
  await page.addInitScript(setClockWrong, -DAY_MS);
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/nonapplicability');
  await field(page, 'Date').fill('2026-03-02');
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await readKept(account.uid, 'nonapplicability')).toEqual({ date: '2026-03-02' });
  expect(denials).toBe(0);

  await page.addInitScript(setClockWrong, 2 * DAY_MS);
  await page.reload();
  await field(page, 'State').selectOption('Karnataka');
  await expect(page.getByText(KEPT)).toBeVisible();
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  expect(denials).toBeGreaterThan(0);
  const { logs } = await readUser(account.uid);
  expect(logs).toHaveLength(1);
  // The rules refuse timestamps more than five minutes off (R7).
  expect(Math.abs(Number(logs[0]?.timestamp) - Date.now())).toBeLessThan(300_000);
});
