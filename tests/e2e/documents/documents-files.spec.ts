import { expect, type Page } from '@playwright/test';
import { readDocuments } from '../../support/e2e/people/records.ts';
import { button, toast } from '../../support/e2e/screens/controls.ts';
import {
  accountWithDocuments,
  openDocuments,
  openOwnDocuments,
  row,
  uploadDocument,
  yesNo,
} from '../../support/e2e/screens/documents.ts';
import {
  DENIED,
  followUploads,
  holdUploads,
  largePng,
  onDisk,
  pngFile,
  routeStorage,
} from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const CHUNK = 262_144;
const MIB = 1024 * 1024;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a row shows Documents Saved successfully!, and View opens the file in a new tab', {
  tag: ['@core', '@documents-actions', '@documents-path', '@documents-log'],
}, async ({ page, expectConsoleError }) => {
  // The browser asks the file service for an icon of the tab that View opens.
  expectConsoleError(/favicon\.ico/);
  const { uid } = await openOwnDocuments(page);
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
  await openDocuments(page, account);
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

test('File delete failure: warning toast with the error, and the document stays', {
  tag: ['@documents-log'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/403/);
  const account = await accountWithDocuments(['PANTANCard']);
  await openDocuments(page, account);
  const repair = await routeStorage(page, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(DENIED) : route.continue(),
  );
  await button(page, 'Delete PAN Card').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'This file may not be changed now')).toHaveClass(/Toastify__toast--warning/);
  await expect(dialog.getByRole('alert')).toContainText('This file may not be changed now');
  expect(await readDocuments(account.uid)).toHaveProperty('PANTANCard');
  await repair();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'PANTANCard deleted successfully!')).toBeVisible();
});

test('Document row states: uploading shows a spinner; pause, resume and cancel return to no file', {
  tag: ['@documents-actions', '@file-states'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/ERR_FAILED|ERR_ABORTED/);
  const { uid } = await openOwnDocuments(page);
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
  await openOwnDocuments(page);
  const followed = await followUploads(page, () => undefined);
  await uploadDocument(page, 'PAN Card', await onDisk(largePng('large.png', 10 * CHUNK)));
  await expect(link(page, 'View PAN Card')).toBeVisible();
  expect(followed.offsets).toEqual([0, CHUNK, 3 * CHUNK, 7 * CHUNK]);
});

test('an upload goes on when the person opens another screen', async ({ page }) => {
  const { uid } = await openOwnDocuments(page);
  const { release } = await holdUploads(page);
  await uploadDocument(page, 'PAN Card', largePng('slow.png', MIB));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Queries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  release();
  await expect(toast(page, 'Documents Saved successfully!')).toBeVisible();
  expect((await readDocuments(uid)).PANTANCard).toContain('PANTANCard');
});
