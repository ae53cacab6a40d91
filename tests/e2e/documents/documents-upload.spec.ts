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
import { listedForms } from '../../support/factories.ts';

const MANDATORY: DocumentKey[] = ['CompanyCertificate', 'PANTANCard'];

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function submit(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await expect(dialog).toContainText('true and correct to the best of my knowledge');
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(dialog).toBeHidden();
}

test('Documents upload: the table, its note, and a red asterisk on mandatory documents', {
  tag: [
    '@route-screens',
    '@documents-table',
    '@documents-submit-button',
    '@documents-actions',
    '@documents-keys',
  ],
}, async ({ page }) => {
  await openOwnDocuments(page);
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
});

test('The GST row must be Yes before Upload is enabled, and stays Yes after a reload', {
  tag: ['@documents-toggle', '@documents-keys'],
}, async ({ page }) => {
  const { uid } = await openOwnDocuments(page);
  const label = 'GST Registration Certificate';
  await expect(yesNo(page, label)).not.toBeChecked();
  await expect(button(page, `Upload ${label}`)).toBeDisabled();
  await yesNo(page, label).check();
  await expect(button(page, `Upload ${label}`)).toBeEnabled();
  await expect.poll(async () => (await readDocuments(uid)).GSTCertificate).toBe(true);
  await page.reload();
  await expect(yesNo(page, label)).toBeChecked();
  await yesNo(page, label).uncheck();
  await expect(button(page, `Upload ${label}`)).toBeDisabled();
});

test('the page shows Documents Uploaded successfully! and logs the submission once', {
  tag: ['@core', '@form-declaration', '@documents-log', '@documents-toasts'],
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

test('Documents: submitted as the last part, forms.status becomes 1 and everything is locked', {
  tag: ['@documents-submit-button'],
}, async ({ page }) => {
  const account = await accountWithDocuments(MANDATORY, {
    record: { forms: listedForms(1) },
  });
  await openDocuments(page, account);
  await submit(page);
  await expect(button(page, 'Submit')).toBeHidden();
  expect((await readUser(account.uid)).forms.status).toBe(1);
  await expect(page.getByRole('heading', { name: 'Everything is submitted' })).toBeVisible();
  await expect(button(page, 'Delete PAN Card')).toBeHidden();
  await expect(link(page, 'View PAN Card')).toBeVisible();
});

test('on a small screen the rows are cards and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openDocuments(page, await accountWithDocuments(['PANTANCard']));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(button(page, 'Upload Aadhar Card')).toBeInViewport();
  await expect(link(page, 'View PAN Card')).toBeVisible();
});
