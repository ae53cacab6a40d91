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
import { largePng, onDisk, pdfFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';
import { makeBankDetails } from '../../support/factories.ts';

const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';

test('a cheque over 5 MB is stored with a message, and a PDF takes its place', {
  tag: ['@documents-keys', '@bank-cheque'],
}, async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(await onDisk(largePng('my cheque.png', 5_242_881)));
  await expect(toast(page, CHEQUE_LARGE)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: CHEQUE_LARGE })).toBeVisible();
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  const before = await chequeLink(uid);
  expect(before).toContain(`/o/vendors%2F${uid}%2Fdocuments%2Fmy%20cheque.png?`);
  expect((await (await fetch(before)).arrayBuffer()).byteLength).toBe(5_242_881);

  await field(page, 'Cancelled Cheque').setInputFiles(pdfFile('cheque.pdf'));
  await expect(cheque(page)).not.toHaveAttribute('href', before);
  const after = await chequeLink(uid);
  expect((await fetch(after)).headers.get('content-type')).toBe('application/pdf');
  expect((await fetch(before)).ok).toBe(false);
  await expect(cheque(page)).toHaveAttribute('href', after);
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

test('Bank: the printout has the cheque as a picture, and the Aadhar number masked', async ({ page }) => {
  const record = { bankDetails: makeBankDetails(), forms: { bankdetails: 2 } } as const;
  await openBankDetails(page, await accountWithCheque({ record }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.bank-sheet')).toContainText('XXXX XXXX 0124');
  const picture = page.getByRole('img', { name: 'Cancelled cheque' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
});
