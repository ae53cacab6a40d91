import { expect } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { uploadDocument } from '../../support/e2e/screens/documents.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { holdUploads, largePng } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const ENDED = 'You logged out in another tab.';

test('a logout in another tab during an upload reports the file as not stored', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403 .*PANTANCard/);
  const account = await openAsNew(page, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await uploadDocument(page, 'PAN Card', largePng('slow.png', 1024 * 1024));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  const other = await context.newPage();
  await signIn(other, account, '/profile');
  await other.getByRole('button', { name: 'Account' }).click();
  await button(other, 'Logout').click();
  await expect(page.getByText(ENDED)).toBeVisible();
  release();
  await expect(page.getByText('slow.png: You are no longer signed in. Please log in again')).toBeVisible();
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
