import { expect, type Page } from '@playwright/test';
import type { DocumentKey } from '../../../src/domain/records/records.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { button, toast } from '../../support/e2e/screens/controls.ts';
import {
  accountWithDocuments,
  openDocuments,
  openOwnDocuments,
  yesNo,
} from '../../support/e2e/screens/documents.ts';
import { test } from '../../support/e2e/test.ts';

const MANDATORY: DocumentKey[] = ['CompanyCertificate', 'PANTANCard'];

async function submit(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await expect(dialog).toContainText('true and correct to the best of my knowledge');
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(dialog).toBeHidden();
}

test('Documents upload: table, note, red asterisks, and a file only where a row says Yes', {
  tag: [
    '@route-screens',
    '@documents-table',
    '@documents-required',
    '@documents-actions',
    '@documents-keys',
    '@documents-toggle',
  ],
}, async ({ page }) => {
  const { uid } = await openOwnDocuments(page);
  await expect(page).toHaveTitle(/^Documents Upload/);
  await expect(page.getByRole('columnheader')).toHaveText(['Sr. No.', 'Document', 'Yes/No', 'Action']);
  await expect(
    page.getByText('While uploading, Please Rename your attachment according to the document.'),
  ).toBeVisible();
  const marks = page.locator('tbody .required');
  await expect(marks).toHaveText(['Aadhar Card', 'PAN Card']);
  const mark = await marks.first().evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    return { content: style.content, color: style.color };
  });
  // The text after the slash is for screen readers only.
  expect(mark).toEqual({ content: '"*" / ""', color: 'rgb(179, 38, 30)' });
  for (const label of ['Aadhar Card', 'PAN Card']) {
    await expect(yesNo(page, label)).toBeChecked();
    await expect(yesNo(page, label)).toBeDisabled();
    await expect(button(page, `Upload ${label}`)).toBeEnabled();
  }
  await expect(button(page, 'Submit')).toBeVisible();

  const label = 'GST Registration Certificate';
  await expect(yesNo(page, label)).not.toBeChecked();
  await expect(button(page, `Upload ${label}`)).toBeDisabled();
  await yesNo(page, label).check();
  await expect(button(page, `Upload ${label}`)).toBeEnabled();
  await expect.poll(async () => (await readDocuments(uid)).GSTCertificate).toBe(true);
});

test('the page shows Documents Uploaded successfully! and logs the submission once', {
  tag: ['@core', '@form-declaration', '@documents-log'],
}, async ({ page }) => {
  const account = await accountWithDocuments(MANDATORY);
  await openDocuments(page, account);
  await submit(page);
  await expect(toast(page, 'Documents Uploaded successfully!')).toBeVisible();
  await expect(page.getByText('You submitted your documents on')).toBeVisible();
  await submit(page);
  const { logs, forms } = await readUser(account.uid);
  expect(logs.map(({ title }) => title)).toEqual([`${account.name} uploaded and submitted Documents`]);
  expect(forms.status).toBe(0);
});
