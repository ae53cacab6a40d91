import { expect, type Page } from '@playwright/test';
import { openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { button, toast } from '../../support/e2e/screens/controls.ts';
import { accountWithDocuments, row, uploadDocument, yesNo } from '../../support/e2e/screens/documents.ts';
import { followUploads, holdUploads, largePng, onDisk, pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const CHUNK = 262_144;
const MIB = 1024 * 1024;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

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
  const { uid } = await openAsNew(page, '/mt-upload-documents');
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
  const account = await accountWithDocuments(['CompanyCertificate', 'PANTANCard']);
  await signIn(page, account, '/mt-upload-documents');
  await submit(page);
  await expect(toast(page, 'Documents Uploaded successfully!')).toBeVisible();
  await expect(page.getByText('You submitted your documents on')).toBeVisible();
  await submit(page);
  const { logs, forms } = await readUser(account.uid);
  expect(logs.map(({ title }) => title)).toEqual([`${account.name} uploaded and submitted Documents`]);
  expect(forms.status).toBe(0);
});

test('a row shows Documents Saved successfully!, and View opens the file in a new tab', {
  tag: ['@core', '@documents-actions', '@documents-path', '@documents-log'],
}, async ({ page, expectConsoleError }) => {
  // The browser asks the file service for an icon of the tab that View opens.
  expectConsoleError(/favicon\.ico/);
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  await uploadDocument(page, 'PAN Card', pngFile('PAN Card.png'));
  await expect(toast(page, 'Documents Saved successfully!')).toBeVisible();
  await expect(button(page, 'Upload PAN Card')).toBeHidden();
  const { PANTANCard } = await readDocuments(uid);
  expect(PANTANCard).toContain(`/o/vendors%2F${uid}%2Fdocuments%2FPANTANCard?`);
  await expect(link(page, 'View PAN Card')).toHaveAttribute('href', String(PANTANCard));
  await expect(link(page, 'View PAN Card')).toHaveAttribute('rel', /noopener/);
  const popup = page.waitForEvent('popup');
  await link(page, 'View PAN Card').click();
  const viewed = await popup;
  await viewed.waitForLoadState();
  const width = viewed.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width).toBe(120);
});

test('Delete removes the stored file and the field, and the GST row returns to no file', {
  tag: ['@documents-actions', '@documents-toggle', '@documents-log'],
}, async ({ page }) => {
  const label = 'GST Registration Certificate';
  const account = await accountWithDocuments(['GSTCertificate']);
  const { GSTCertificate } = await readDocuments(account.uid);
  expect((await fetch(String(GSTCertificate))).ok).toBe(true);
  await signIn(page, account, '/mt-upload-documents');
  await expect(yesNo(page, label)).toBeChecked();
  await expect(yesNo(page, label)).toBeDisabled();
  await button(page, `Delete ${label}`).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${label}?` });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await button(page, `Delete ${label}`).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'GSTCertificate deleted successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(link(page, `View ${label}`)).toBeHidden();
  await expect(yesNo(page, label)).toBeEnabled();
  expect(await readDocuments(account.uid)).not.toHaveProperty('GSTCertificate');
  expect((await fetch(String(GSTCertificate))).ok).toBe(false);
});

test('Document row states: uploading shows a spinner; pause, resume and cancel return to no file', {
  tag: ['@documents-actions', '@file-states'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED|ERR_ABORTED/);
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await uploadDocument(page, 'PAN Card', largePng('slow.png', 2 * MIB));
  await expect(row(page, 'PAN Card').locator('.spinner-border')).toBeVisible();
  await expect(button(page, 'Upload PAN Card')).toBeHidden();
  await button(page, 'Pause upload of PAN Card').click();
  await expect(page.getByText('Paused slow.png')).toBeVisible();
  await button(page, 'Resume upload of PAN Card').click();
  await button(page, 'Cancel upload of PAN Card').click();
  await expect(button(page, 'Upload PAN Card')).toBeVisible();
  expect(await readDocuments(uid)).toEqual({});
  await uploadDocument(page, 'PAN Card', largePng('slow.png', 2 * MIB));
  await button(page, 'Pause upload of PAN Card').click();
  await expect(page.getByText('Paused slow.png')).toBeVisible();
  release();
  await button(page, 'Resume upload of PAN Card').click();
  await expect(link(page, 'View PAN Card')).toBeVisible();
  const stored = await fetch(String((await readDocuments(uid)).PANTANCard));
  expect((await stored.arrayBuffer()).byteLength).toBe(2 * MIB);
});

test('a file over 262144 bytes is uploaded in chunks that start at 262144 bytes and double', {
  tag: ['@file-retry'],
}, async ({ page }) => {
  await openAsNew(page, '/mt-upload-documents');
  const followed = await followUploads(page, () => undefined);
  await uploadDocument(page, 'PAN Card', await onDisk(largePng('large.png', 10 * CHUNK)));
  await expect(link(page, 'View PAN Card')).toBeVisible();
  expect(followed.offsets).toEqual([0, CHUNK, 3 * CHUNK, 7 * CHUNK]);
});

test('an upload goes on when the person opens another screen', async ({ page }) => {
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await uploadDocument(page, 'PAN Card', largePng('slow.png', MIB));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Queries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  release();
  await expect(toast(page, 'Documents Saved successfully!')).toBeVisible();
  expect((await readDocuments(uid)).PANTANCard).toContain('PANTANCard');
});
