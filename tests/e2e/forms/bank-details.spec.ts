import { expect } from '@playwright/test';
import { readUser } from '../../support/e2e/people/records.ts';
import {
  accountWithCheque,
  cheque,
  chequeLink,
  fillInBankDetails,
  openBankDetails,
  openOwnBankDetails,
} from '../../support/e2e/screens/bankDetails.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { largePng, onDisk, pdfFile, pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';
import { makeBankDetails } from '../../support/factories.ts';

const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';

test('a typed IFSC fetches the table of banks and fills in the name', {
  tag: ['@bank-ifsc-name'],
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hints')) fetched.push(new URL(request.url()).pathname);
  });
  await openOwnBankDetails(page);
  await field(page, 'IFSC Code').fill('sbin000594');
  expect(fetched).toEqual([]);
  await field(page, 'IFSC Code').fill('sbin0005943');
  await expect(field(page, 'Bank Name')).toHaveValue('State Bank of India');
  await field(page, 'Bank Name').fill('HDFC Bank');
  await expect(page.getByText('The IFSC code belongs to State Bank of India.')).toBeVisible();
  expect(fetched).toEqual([expect.stringMatching(/^\/assets\/hints-[\w-]{8}\/banks\.json$/)]);
});

test('the cheque is stored under its file name in the folder of the person', {
  tag: ['@documents-values', '@bank-cheque'],
}, async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(pngFile('my cheque.png'));
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  expect(await chequeLink(uid)).toContain(`/o/vendors%2F${uid}%2Fdocuments%2Fmy%20cheque.png?`);
});

test('a PDF replaces the stored cheque, whose file is deleted', { tag: ['@bank-cheque'] }, async ({
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

test('a file over 5 MB shows the message and is uploaded anyway', {
  tag: ['@bank-cheque-size'],
}, async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(await onDisk(largePng('large.png', 5_242_881)));
  await expect(toast(page, CHEQUE_LARGE)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: CHEQUE_LARGE })).toBeVisible();
  await expect(cheque(page)).toBeVisible();
  expect((await (await fetch(await chequeLink(uid))).arrayBuffer()).byteLength).toBe(5_242_881);
});

test('Submit stores the bank details after the declaration, writes one log entry and locks them', {
  tag: ['@core', '@form-declaration', '@bank-submit', '@bank-record'],
}, async ({ page }) => {
  const account = await accountWithCheque();
  await openBankDetails(page, account);
  await fillInBankDetails(page);
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await expect(dialog).toContainText(
    'I hereby declare that all the information given above is true and correct to the best of my knowledge',
  );
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(toast(page, 'Bank Details Submitted Successfully')).toBeVisible();
  const { forms, logs, bankDetails } = await readUser(account.uid);
  expect(forms).toMatchObject({ bankdetails: 1, status: 0 });
  expect(bankDetails).toEqual(makeBankDetails());
  expect(logs.map(({ title }) => title)).toEqual([`${account.name} submitted Bank Details`]);
  await page.reload();
  await expect(field(page, 'IFSC Code')).not.toBeEditable();
  await expect(field(page, 'Cancelled Cheque')).toBeDisabled();
});

test('Bank: the printout has all details and the cheque, and no part of the screen', async ({ page }) => {
  const account = await accountWithCheque({
    record: { bankDetails: makeBankDetails(), forms: { bankdetails: 2 } },
  });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await openBankDetails(page, account);
  await button(page, 'Print').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Details' })).toBeVisible();
  for (const detail of Object.values(makeBankDetails())) {
    await expect(page.locator('.bank-sheet')).toContainText(detail);
  }
  await expect(page.locator('.bank-sheet')).toContainText('XXXX XXXX 0124');
  const picture = page.getByRole('img', { name: 'Cancelled cheque' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  for (const control of [button(page, 'Print'), page.locator('form'), page.getByRole('navigation')]) {
    await expect(control).toBeHidden();
  }
});
