import { expect } from '@playwright/test';
import { holdCalls, holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { uploadDocument } from '../../support/e2e/screens/documents.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { holdUploads, largePng } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

test('a slow login shows progress, keeps the text and is sent once', async ({ page }) => {
  const { email, password } = await newAccount();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('accounts:signInWithPassword') && request.method() === 'POST')
      calls.push(request.url());
  });
  const { isWaiting, release } = await holdCalls(page, '**/accounts:signInWithPassword*');
  await page.goto('/');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').dblclick();
  await isWaiting;
  await expect(button(page, 'Login')).toBeDisabled();
  await expect(button(page, 'Login')).toHaveAttribute('aria-busy', 'true');
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/profile');
  expect(calls).toHaveLength(1);
});

test('a slow submission shows progress and cannot be repeated or cancelled', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account, '/nonapplicability');
  await field(page, 'Date').fill('2026-11-20');
  await field(page, 'State').selectOption('Karnataka');
  await expect(page.getByText(KEPT)).toBeVisible();
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const { isWaiting, release } = await holdWrites(page);
  await submit.click();
  await isWaiting;
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(submit).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  expect((await readUser(account.uid)).forms.nonapplicability).toBe(0);
  release();
  await expect(page).toHaveURL('/exportgst');
  expect((await readUser(account.uid)).logs).toHaveLength(1);
});

test('a slow draft write shows progress, and text typed meanwhile is stored too', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account, '/trainee-bankdetails');
  const { isWaiting, release } = await holdWrites(page);
  await field(page, 'Bank Name').fill('Specimen Bank');
  await isWaiting;
  await expect(page.getByText('Saving…')).toBeVisible();
  await field(page, 'Bank Branch Name').fill('Andheri');
  expect(await readKept(account.uid, 'bankdetails')).toBeNull();
  release();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect
    .poll(() => readKept(account.uid, 'bankdetails'))
    .toEqual({ bankName: 'Specimen Bank', bankBranchName: 'Andheri' });
});

test('a slow upload shows a notice after some seconds, and is stored completely', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await uploadDocument(page, 'PAN Card', largePng('slow.png', 1024 * 1024));
  const row = page.getByRole('row').filter({ hasText: 'PAN Card' });
  await expect(row.getByRole('status')).toContainText('Uploading slow.png');
  await expect(row.getByRole('alert')).toContainText('Nothing has moved for some seconds');
  release();
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
  await expect(row.getByRole('alert')).toBeHidden();
  const stored = await fetch(String((await readDocuments(account.uid)).PANTANCard));
  expect((await stored.arrayBuffer()).byteLength).toBe(1024 * 1024);
});
