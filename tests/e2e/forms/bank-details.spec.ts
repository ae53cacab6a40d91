import { expect } from '@playwright/test';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { readDocuments } from '../../support/e2e/people/records.ts';
import { field, toast } from '../../support/e2e/screens/controls.ts';
import { largePng, onDisk, pdfFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const CHEQUE_LARGE = 'Please upload file less than or equal to 5 MB';

test('a cheque over 5 MB is stored with a message, and a PDF takes its place', {
  tag: ['@documents-keys', '@bank-cheque'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/trainee-bankdetails');
  const cheque = page.getByRole('link', { name: 'View Cancelled Cheque' });
  const storedLink = async () => String((await readDocuments(uid)).cancelledCheque);
  await field(page, 'Cancelled Cheque').setInputFiles(await onDisk(largePng('my cheque.png', 5_242_881)));
  await expect(toast(page, CHEQUE_LARGE)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: CHEQUE_LARGE })).toBeVisible();
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  const before = await storedLink();
  expect(before).toContain(`/o/vendors%2F${uid}%2Fdocuments%2Fmy%20cheque.png?`);
  expect((await (await fetch(before)).arrayBuffer()).byteLength).toBe(5_242_881);

  await field(page, 'Cancelled Cheque').setInputFiles(pdfFile('cheque.pdf'));
  await expect(cheque).not.toHaveAttribute('href', before);
  const after = await storedLink();
  expect((await fetch(after)).headers.get('content-type')).toBe('application/pdf');
  expect((await fetch(before)).ok).toBe(false);
  await expect(cheque).toHaveAttribute('href', after);
});
