import { expect } from '@playwright/test';
import {
  accountWithCheque,
  cheque,
  chequeLink,
  openBankDetails,
  openOwnBankDetails,
} from '../../support/e2e/screens/bankDetails.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import {
  disguisedFiles,
  encryptedPdf,
  holdUploads,
  largePng,
  onDisk,
  pdfFile,
  pngFile,
  routeStorage,
} from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';

const MIB = 1024 * 1024;

test('a PDF replaces the stored cheque, whose file is deleted', { tag: ['@bank-cheque-kinds'] }, async ({
  page,
}) => {
  const account = await accountWithCheque();
  const before = await chequeLink(account.uid);
  expect((await fetch(before)).ok).toBe(true);
  await openBankDetails(page, account);
  await field(page, 'Cancelled Cheque').setInputFiles(pdfFile('cheque.pdf'));
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  const after = await chequeLink(account.uid);
  expect((await fetch(after)).headers.get('content-type')).toBe('application/pdf');
  expect((await fetch(before)).ok).toBe(false);
  await expect(cheque(page)).toHaveAttribute('href', after);
});

test('a new cheque of the same name leaves a link that opens', async ({ page }) => {
  const account = await accountWithCheque();
  await openBankDetails(page, account);
  await field(page, 'Cancelled Cheque').setInputFiles(largePng('cheque.png', 3000));
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  const stored = await fetch(await chequeLink(account.uid));
  expect((await stored.arrayBuffer()).byteLength).toBe(3000);
  await expect(cheque(page)).toHaveAttribute('rel', /noopener/);
});

test('a file that is neither image nor PDF is refused despite its name', {
  tag: ['@bank-cheque-kinds'],
}, async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  for (const file of disguisedFiles) {
    await field(page, 'Cancelled Cheque').setInputFiles(file);
    await expect(page.getByText('Please choose an image (JPEG, PNG or WebP) or a PDF file.')).toBeVisible();
  }
  await field(page, 'Cancelled Cheque').setInputFiles(encryptedPdf('cheque.pdf'));
  await expect(page.getByText('This PDF is protected with a password')).toBeVisible();
  expect(await chequeLink(uid)).toBe('');
});

test('a file over 5 MB shows the message and is uploaded anyway', {
  tag: ['@bank-cheque-size', '@bank-cheque-limit'],
}, async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(await onDisk(largePng('large.png', 5_242_881)));
  await expect(toast(page, CHEQUE_LARGE)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: CHEQUE_LARGE })).toBeVisible();
  await expect(cheque(page)).toBeVisible();
  expect((await (await fetch(await chequeLink(uid))).arrayBuffer()).byteLength).toBe(5_242_881);
});

test('a cheque of exactly 5242880 bytes uploads without the message', {
  tag: ['@bank-cheque-limit'],
}, async ({ page }) => {
  await openOwnBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(await onDisk(largePng('fits.png', 5_242_880)));
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  await expect(page.getByText(CHEQUE_LARGE)).toBeHidden();
});

test('a file above 20 MiB is refused before anything is sent', async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(await onDisk(largePng('huge.png', 20 * MIB + 1)));
  await expect(page.getByText('This file is larger than 20 MB and cannot be uploaded.')).toBeVisible();
  expect(await chequeLink(uid)).toBe('');
});

test('Upload errors: a failed upload shows the reason, keeps the form, and can be retried', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/403/);
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Bank Name').fill('Specimen Bank');
  const repair = await routeStorage(page, (route) => route.fulfill({ status: 403, body: '{}' }));
  await field(page, 'Cancelled Cheque').setInputFiles(pngFile('cheque.png'));
  await expect(page.getByRole('alert').filter({ hasText: 'This file may not be changed now' })).toBeVisible();
  expect(await chequeLink(uid)).toBe('');
  await repair();
  await button(page, 'Try again to upload Cancelled Cheque').click();
  await expect(cheque(page)).toBeVisible();
  await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
});

test('a lost connection during an upload is reported, and the upload resumes once online', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  await openOwnBankDetails(page);
  const repair = await routeStorage(page, (route) => route.abort('connectionrefused'));
  await field(page, 'Cancelled Cheque').setInputFiles(pngFile('cheque.png'));
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nothing has moved for some seconds' }),
  ).toBeVisible();
  await repair();
  await expect(cheque(page)).toBeVisible();
});

test('File upload task states: an upload is paused, resumed and cancelled', {
  tag: ['@file-pause', '@file-cancel'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED|ERR_ABORTED/);
  const { uid } = await openOwnBankDetails(page);
  const { release } = await holdUploads(page);
  await field(page, 'Cancelled Cheque').setInputFiles(largePng('slow.png', 2 * MIB));
  await button(page, 'Pause upload of Cancelled Cheque').click();
  await expect(page.getByText('Paused slow.png')).toBeVisible();
  await button(page, 'Resume upload of Cancelled Cheque').click();
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  await button(page, 'Cancel upload of Cancelled Cheque').click();
  await expect(page.getByText('slow.png')).toBeHidden();
  await field(page, 'Cancelled Cheque').setInputFiles(largePng('slow.png', 2 * MIB));
  await button(page, 'Pause upload of Cancelled Cheque').click();
  await expect(page.getByText('Paused slow.png')).toBeVisible();
  await button(page, 'Cancel upload of Cancelled Cheque').click();
  await expect(page.getByText('slow.png')).toBeHidden();
  expect(await chequeLink(uid)).toBe('');
  await field(page, 'Cancelled Cheque').setInputFiles(largePng('slow.png', 2 * MIB));
  await button(page, 'Pause upload of Cancelled Cheque').click();
  await expect(page.getByText('Paused slow.png')).toBeVisible();
  release();
  await button(page, 'Resume upload of Cancelled Cheque').click();
  await expect(cheque(page)).toBeVisible();
  expect((await (await fetch(await chequeLink(uid))).arrayBuffer()).byteLength).toBe(2 * MIB);
});
