import { expect } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { uploadDocument } from '../../support/e2e/screens/documents.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { openOptional, openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
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

const removed = 'Your record has been removed';

test('a deleted record under the trainee form is reported, and the text is saved once it is back', async ({
  page,
  expectConsoleError,
}) => {
  // The rules refuse a draft without a record.
  expectConsoleError(/Failed to load resource.*403/);
  const account = await newAccount();
  await openTraineeForm(page, account);
  const section = sectionBody(page, 'One');
  await field(page, 'City').fill('Pune');
  await openOptional(page);
  await section.getByRole('button', { name: 'Add Sales contact' }).click();
  await section.getByRole('group', { name: 'Sales contact 1' }).getByLabel('Name').fill('Ravi Das');
  const record = (await admin.readRecord(`users/${account.uid}`)) ?? {};
  await admin.deleteRecord(`users/${account.uid}`);
  await expect(page.getByRole('alert').filter({ hasText: removed })).toBeVisible();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByRole('alert')).toContainText(
    'The record has been removed, so this is not saved. What you typed is still here',
  );
  await expect(field(page, 'City')).toHaveValue('Pune');
  await admin.writeRecords([{ path: `users/${account.uid}`, data: record }]);
  await expect(page.getByRole('alert').filter({ hasText: removed })).toBeHidden();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
  const { sectionOne } = (await readUser(account.uid)).vendorDetails;
  expect(sectionOne).toMatchObject({ city: 'Pune', salesDetails: [{ name: 'Ravi Das' }] });
});
