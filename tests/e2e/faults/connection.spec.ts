import { expect } from '@playwright/test';
import {
  answerWith,
  COMMIT,
  cutOff,
  LOST_CONNECTION,
  loseNextAnswer,
} from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { openScreen } from '../../support/e2e/people/completion.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readProgress, readUser } from '../../support/e2e/people/records.ts';
import { fillRegistration, openInvite, registeredUid } from '../../support/e2e/people/registration.ts';
import { decide, newVendor } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

const REFUSED = /ERR_CONNECTION_REFUSED/;
const RESET = /ERR_CONNECTION_RESET/;

test('a connection lost at the login is reported, keeps the text, and a retry succeeds', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(REFUSED);
  const { email, password } = await newAccount();
  // Blocks the provider and the portal's chunk that calls it.
  const giveAuthBack = await cutOff(page, '**/assets/auth-*');
  const giveProviderBack = await cutOff(page, '**/accounts:signInWithPassword*');
  await page.goto('/');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  const failure = page.locator('form').getByRole('alert');
  await button(page, 'Login').click();
  await expect(failure).toContainText('A part of the portal could not be loaded');
  await giveAuthBack();
  await button(page, 'Login').click();
  await expect(failure).toContainText('The login service cannot be reached');
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(field(page, 'Password')).toHaveValue(password);
  await giveProviderBack();
  await button(page, 'Login').dblclick();
  await expect(page).toHaveURL('/profile');
  await expect(field(page, 'E-mail')).toHaveValue(email);
});

test('a profile saved without a connection says so, keeps the text, and is saved by a retry', {
  tag: ['@actions-offline'],
}, async ({ page, context, expectConsoleError }) => {
  expectConsoleError(LOST_CONNECTION);
  const account = await newAccount();
  await signIn(page, account, '/profile');
  await field(page, 'Designation').fill('Moderator');
  await expect(page.getByText(KEPT)).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Save').click();
  const notSaved = page.getByRole('main').getByText(/^There is no connection, so this is not saved yet/);
  await expect(notSaved).toBeVisible({ timeout: 40_000 });
  await expect(field(page, 'Designation')).toHaveValue('Moderator');
  await context.setOffline(false);
  await button(page, 'Save').click();
  await expect(page.getByText('Profile Saved')).toBeVisible({ timeout: 40_000 });
  expect((await readUser(account.uid)).designation).toBe('Moderator');
});

test('an approval without a connection is not recorded, and a retry decides and mails once', {
  tag: ['@actions-offline'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(REFUSED);
  expectConsoleError(LOST_CONNECTION);
  const vendor = await newVendor();
  const giveBack = await cutOff(page, '**/documents:commit*');
  await decide(page, vendor, 'accept');
  await expect(page.getByRole('main')).toContainText(
    'The database cannot be reached, although your connection works.',
    { timeout: 40_000 },
  );
  expect((await readUser(vendor.uid)).forms.status).toBe(3);
  await giveBack();
  await button(page, 'Try again').dblclick();
  await expect(page.locator('.alert-success')).toContainText('has been accepted.');
  await waitForMail(vendor.email, /is approved$/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
  expect((await readUser(vendor.uid)).logs).toHaveLength(1);
});

test('a registration that fails between account and record is completed by a retry', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(REFUSED);
  expectConsoleError(RESET);
  expectConsoleError(LOST_CONNECTION);
  // The provider reports that the account exists.
  expectConsoleError(/status of 400/);
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await page.goto('/');
  const giveDatabaseBack = await cutOff(page, /documents:(commit|batchGet)/);
  const giveProviderBack = await cutOff(page, '**/accounts:delete*');
  await fillRegistration(page, introducer);
  await button(page, 'Register').dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'The database cannot be reached' })).toBeVisible({
    timeout: 40_000,
  });
  await giveDatabaseBack();
  await giveProviderBack();
  const lost = await loseNextAnswer(page);
  await button(page, 'Register').dblclick();
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  expect(lost()).toBe(1);
  const uid = await registeredUid(page);
  expect(await readUser(uid)).toMatchObject({ name: 'Ram Kumar', usertype: 'trainee' });
  expect((await readProgress(uid)).name).toBe('Ram Kumar');
});

test('an invitation and its end lose their connection, and a retry invites and revokes once', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  expectConsoleError(RESET);
  // The database denies the retry of a write that had arrived.
  expectConsoleError(/status of 403 .*documents:commit/);
  await signIn(page, await newAccount({ usertype: 'introducer' }), '/dashboard');
  const invitations = page
    .getByRole('table', { name: 'Your people and invitations' })
    .locator('tbody')
    .getByRole('row');
  const email = `kavya.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  await openInvite(page);
  await field(page, 'Name').fill('Kavya Menon');
  await field(page, 'E-mail').fill(email);
  await context.setOffline(true);
  await button(page, 'Invite').dblclick();
  await expect(page.locator('form').getByRole('alert')).toContainText('this is not saved yet', {
    timeout: 40_000,
  });
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await context.setOffline(false);
  await button(page, 'Invite').dblclick();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(invitations).toHaveCount(1);
  await waitForMail(email, /invites you to register/);
  expect(await mailbox(email)).toHaveLength(1);

  await invitations.getByRole('button', { name: /^Revoke/ }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this invitation?' });
  const lost = await loseNextAnswer(page);
  await question.getByRole('button', { name: 'Revoke' }).dblclick();
  await expect(page.getByText('Invitation revoked')).toBeVisible();
  expect(lost()).toBe(1);
  await expect(question).toBeHidden();
  await expect(invitations).toHaveCount(0);
});

test('a page that cannot be loaded reports it, keeps drafts, and loads by a retry or a reload', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED|MIME type|MissingPage/);
  await signIn(page, await newAccount(), '/profile');
  await openScreen(page, 'Bank Details');
  await field(page, 'Bank Name').fill('Specimen Bank');
  await expect(page.getByText(KEPT)).toBeVisible();
  const giveBack = await cutOff(page, '**/assets/QueriesPage-*.js');
  await openScreen(page, 'Queries');
  const failure = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  const queries = page.getByRole('heading', { level: 1, name: 'Queries' });
  await expect(failure).toContainText('the portal has been updated since you opened it');
  await page.goBack();
  await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
  await page.goForward();
  await expect(failure).toBeVisible();
  await giveBack();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(queries).toBeVisible();

  // After a deployment, Hosting answers a missing file with index.html, like every unknown address.
  const gone = '**/assets/DocumentsUploadPage-*.js';
  await page.route(gone, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.reload();
  await openScreen(page, 'Documents Upload');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  await page.unroute(gone);
  await failure.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents Upload' })).toBeVisible();
});

/** A proxy that answers for the database. */
const PAGE_503 = { what: 'a page and 503', status: 503, body: '<html>Service Unavailable</html>' };
const PAGE_200 = { what: 'a page and 200', status: 200, body: '<html>Welcome to our network</html>' };
const EXHAUSTED = {
  what: '429',
  status: 429,
  json: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota' } },
};

for (const { what, ...failure } of [PAGE_503, PAGE_200, EXHAUSTED]) {
  test(`a database that answers ${what}: a draft shows "not kept" and is stored later`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(new RegExp(`status of ${failure.status}`));
    const account = await newAccount();
    await signIn(page, account, '/trainee-bankdetails');
    const repair = await answerWith(page, COMMIT, failure);
    await field(page, 'Bank Name').fill('Specimen Bank');
    await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
    await repair();
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await readKept(account.uid, 'bankdetails')).toEqual({ bankName: 'Specimen Bank' });
  });
}
