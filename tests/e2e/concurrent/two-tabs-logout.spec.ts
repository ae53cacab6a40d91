import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { chooseFile, holdUploads, largePng } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const MIB = 1024 * 1024;
const ENDED = 'You logged out in another tab.';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await button(page, 'Logout').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

test('a logout during an upload in another tab reports the file as not stored', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403 .*PANTANCard/);
  const account = await newAccount();
  await signIn(page, account, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await chooseFile(page.locator('input[aria-label="Upload PAN Card"]'), largePng('slow.png', MIB));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  const other = await context.newPage();
  await signIn(other, account, '/profile');
  await logOut(other);
  await expect(page.getByText(ENDED)).toBeVisible();
  release();
  await expect(page.getByText('slow.png: You are no longer signed in. Please log in again')).toBeVisible();
  expect(await readDocuments(account.uid)).toEqual({});
  await signIn(page, account, '/mt-upload-documents');
  await chooseFile(page.locator('input[aria-label="Upload PAN Card"]'), largePng('slow.png', MIB));
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
});

test('text typed offline survives a logout in another tab and returns after the login', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  const account = await newAccount();
  await signIn(page, account, '/trainee-bankdetails');
  await field(page, 'Bank Branch Name').fill('Andheri East');
  await expect(page.getByText(KEPT)).toBeVisible();
  const other = await context.newPage();
  await signIn(other, account, '/profile');
  await other.getByRole('button', { name: 'Account' }).click();
  await context.setOffline(true);
  await field(page, 'Bank Name').fill('Typed in the tunnel');
  await expect(page.getByText(/^(Saving…|Not saved, retrying)/)).toBeVisible();
  await button(other, 'Logout').click();
  await expect(page.getByText(ENDED)).toBeVisible();
  await context.setOffline(false);
  await field(page, 'E-mail').fill(account.email);
  await field(page, 'Password').fill(account.password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/trainee-bankdetails');
  await expect(field(page, 'Bank Name')).toHaveValue('Typed in the tunnel');
  await expect(field(page, 'Bank Branch Name')).toHaveValue('Andheri East');
  await expect
    .poll(() => readKept(account.uid, 'bankdetails'))
    .toEqual({ bankBranchName: 'Andheri East', bankName: 'Typed in the tunnel' });
});
