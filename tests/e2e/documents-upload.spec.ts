import { expect, type Page } from '@playwright/test';
import type { DocumentKey } from '../../src/domain/records.ts';
import { type Account, type AccountOptions, newAccount, signIn } from '../support/e2e/accounts.ts';
import { e2ePorts } from '../support/e2e/environment.ts';
import { admin, readDocuments, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import {
  disguisedFiles,
  holdUploads,
  largePng,
  pdfFile,
  pngFile,
  routeStorage,
} from '../support/e2e/uploads.ts';
import { samplePng } from '../support/sampleFiles.ts';

const MANDATORY: DocumentKey[] = ['CompanyCertificate', 'PANTANCard'];
const MISSING = 'Please Upload the mandatory documents!';
const MIB = 1024 * 1024;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('.Toastify__toast', { hasText: text });
const row = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label });
const yesNo = (page: Page, label: string) => row(page, label).getByRole('checkbox');

async function openDocuments(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await page.goto('/mt-upload-documents');
  await expect(page.getByRole('table')).toBeVisible();
}

async function open(page: Page, options: AccountOptions = {}): Promise<Account> {
  const account = await newAccount(options);
  await openDocuments(page, account);
  return account;
}

/** An account whose stored documents really exist. */
async function accountWith(keys: DocumentKey[], options: AccountOptions = {}): Promise<Account> {
  const account = await newAccount(options);
  const folder = `vendors/${account.uid}/documents`;
  const links = await Promise.all(
    keys.map((key) => admin.storeFile({ path: `${folder}/${key}`, ...samplePng() })),
  );
  const data = Object.fromEntries(keys.map((key, index) => [key, links[index]]));
  await admin.writeRecords([{ path: `documents/${account.uid}`, data }]);
  return account;
}

/** Chooses a file through the button, as a person does. */
async function upload(page: Page, label: string, file: ReturnType<typeof pngFile>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, `Upload ${label}`).click();
  await (await chooser).setFiles(file);
}

async function submit(page: Page): Promise<void> {
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await expect(dialog).toContainText('true and correct to the best of my knowledge');
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(dialog).toBeHidden();
}

test('Documents upload: the table, its note, and a red asterisk on mandatory documents', async ({ page }) => {
  await open(page);
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
  expect(mark).toEqual({ content: '"*"', color: 'rgb(179, 38, 30)' });
  for (const label of ['Aadhar Card', 'PAN Card']) {
    await expect(yesNo(page, label)).toBeChecked();
    await expect(yesNo(page, label)).toBeDisabled();
    await expect(button(page, `Upload ${label}`)).toBeEnabled();
  }
  await expect(button(page, 'Submit')).toBeVisible();
});

test('The GST row must be Yes before Upload is enabled, and stays Yes after a reload', async ({ page }) => {
  const { uid } = await open(page);
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

test('Documents Saved successfully! tells that the link of a row is saved; View opens the file in a new tab', async ({
  page,
  expectConsoleError,
}) => {
  // The browser asks the file service for an icon of the tab that View opens.
  expectConsoleError(/favicon\.ico/);
  const { uid } = await open(page);
  await upload(page, 'PAN Card', pngFile('PAN Card.png'));
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

test('a document is stored with the content type of its bytes, not of its name', async ({ page }) => {
  const { uid } = await open(page);
  const scan = { ...pdfFile('scan.bin', 'Aadhar card, specimen'), mimeType: 'application/octet-stream' };
  await upload(page, 'Aadhar Card', scan);
  await expect(link(page, 'View Aadhar Card')).toBeVisible();
  const { CompanyCertificate } = await readDocuments(uid);
  expect((await fetch(String(CompanyCertificate))).headers.get('content-type')).toBe('application/pdf');
});

test('Delete removes the stored file and the field, and the GST row returns to no file', async ({ page }) => {
  const label = 'GST Registration Certificate';
  const account = await accountWith(['GSTCertificate']);
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

test('File delete failure: warning toast with the error, and the document stays', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/403/);
  const account = await accountWith(['PANTANCard']);
  await openDocuments(page, account);
  const repair = await routeStorage(page, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 403, body: '{}' }) : route.continue(),
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

test('Mandatory documents missing: error toast Please Upload the mandatory documents! and submit blocked', async ({
  page,
}) => {
  const account = await accountWith(['PANTANCard']);
  await openDocuments(page, account);
  await button(page, 'Submit').click();
  await expect(toast(page, MISSING)).toHaveClass(/Toastify__toast--error/);
  await expect(page.getByRole('alert').filter({ hasText: 'Still missing: Aadhar Card.' })).toContainText(
    MISSING,
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await readUser(account.uid)).logs).toEqual([]);
});

test('Documents Uploaded successfully! tells that they are submitted; the log says so once', async ({
  page,
}) => {
  const account = await accountWith(MANDATORY);
  await openDocuments(page, account);
  await submit(page);
  await expect(toast(page, 'Documents Uploaded successfully!')).toBeVisible();
  await expect(page.getByText('You submitted your documents on')).toBeVisible();
  await submit(page);
  const { logs, forms } = await readUser(account.uid);
  expect(logs.map(({ title }) => title)).toEqual([`${account.name} uploaded and submitted Documents`]);
  expect(forms.status).toBe(0);
});

test('Documents: submitted as the last part, forms.status becomes 1 and everything is locked', async ({
  page,
}) => {
  const account = await accountWith(MANDATORY, {
    record: { forms: { bankdetails: 1, vendorform: 1, nonapplicability: 1 } },
  });
  await openDocuments(page, account);
  await submit(page);
  await expect(button(page, 'Submit')).toBeHidden();
  expect((await readUser(account.uid)).forms.status).toBe(1);
  await expect(page.getByText('Your documents have been submitted and cannot be changed.')).toBeVisible();
  await expect(button(page, 'Delete PAN Card')).toBeHidden();
  await expect(link(page, 'View PAN Card')).toBeVisible();
});

test('Documents: at status 1 a missing document may still be added, and then not be deleted', async ({
  page,
}) => {
  const account = await accountWith(['PANTANCard'], { record: { forms: { status: 1 } } });
  await openDocuments(page, account);
  await expect(page.getByText('Documents that are missing can still be added')).toBeVisible();
  await expect(button(page, 'Submit')).toBeHidden();
  await expect(button(page, 'Delete PAN Card')).toBeHidden();
  await upload(page, 'Aadhar Card', pngFile('Aadhar Card.png'));
  await expect(link(page, 'View Aadhar Card')).toBeVisible();
  await expect(button(page, 'Delete Aadhar Card')).toBeHidden();
  expect(await readDocuments(account.uid)).toHaveProperty('CompanyCertificate');
});

for (const status of [2, 3, 4] as const) {
  test(`Documents: nothing can be added or deleted at overall status ${status}`, async ({ page }) => {
    await openDocuments(page, await accountWith(['PANTANCard'], { record: { forms: { status } } }));
    await expect(button(page, 'Upload Aadhar Card')).toBeDisabled();
    await expect(yesNo(page, 'GST Registration Certificate')).toBeDisabled();
    await expect(button(page, 'Delete PAN Card')).toBeHidden();
    await expect(button(page, 'Submit')).toBeHidden();
  });
}

test('a file that is no image and no PDF, or above 20 MiB, is refused with the reason', async ({ page }) => {
  const { uid } = await open(page);
  for (const file of disguisedFiles) {
    await upload(page, 'PAN Card', file);
    await expect(row(page, 'PAN Card').getByRole('alert')).toContainText(
      'Please choose an image (JPEG, PNG or WebP) or a PDF file.',
    );
  }
  await upload(page, 'PAN Card', largePng('huge.png', 20 * MIB + 1));
  await expect(row(page, 'PAN Card').getByRole('alert')).toContainText('This file is larger than 20 MB');
  await expect(button(page, 'Try again to upload PAN Card')).toBeHidden();
  expect(await readDocuments(uid)).toEqual({});
});

test('Document row states: uploading shows a spinner; pause, resume and cancel return to no file', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_FAILED|ERR_ABORTED/);
  const { uid } = await open(page);
  const { release } = await holdUploads(page);
  await upload(page, 'PAN Card', largePng('slow.png', 2 * MIB));
  await expect(row(page, 'PAN Card').locator('.spinner-border')).toBeVisible();
  await expect(button(page, 'Upload PAN Card')).toBeHidden();
  await button(page, 'Pause upload of PAN Card').click();
  await expect(page.getByText('Paused slow.png')).toBeVisible();
  await button(page, 'Resume upload of PAN Card').click();
  await button(page, 'Cancel upload of PAN Card').click();
  await expect(button(page, 'Upload PAN Card')).toBeVisible();
  expect(await readDocuments(uid)).toEqual({});
  release();
  await upload(page, 'PAN Card', largePng('slow.png', 2 * MIB));
  await expect(link(page, 'View PAN Card')).toBeVisible();
});

test('Upload errors: a failed upload says why and can be tried again with the same file', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/403/);
  await open(page);
  const repair = await routeStorage(page, (route) => route.fulfill({ status: 403, body: '{}' }));
  await upload(page, 'PAN Card', pngFile('PAN Card.png'));
  await expect(row(page, 'PAN Card').getByRole('alert')).toContainText('This file may not be changed now');
  await expect(button(page, 'Upload PAN Card')).toBeEnabled();
  await repair();
  await button(page, 'Try again to upload PAN Card').click();
  await expect(link(page, 'View PAN Card')).toBeVisible();
});

test('a lost connection during an upload is told with a way to try again', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  await open(page);
  const repair = await routeStorage(page, (route) => route.abort('connectionrefused'));
  await upload(page, 'PAN Card', pngFile('PAN Card.png'));
  await expect(row(page, 'PAN Card').getByRole('alert')).toContainText('Nothing has moved for some seconds');
  // Before the connection is back: after that, the upload may go on by itself before anybody can click.
  await button(page, 'Try again to upload PAN Card').click();
  await expect(row(page, 'PAN Card').getByRole('alert')).toBeHidden();
  await repair();
  await expect(link(page, 'View PAN Card')).toBeVisible();
});

test('an upload goes on when the person opens another screen', async ({ page }) => {
  const { uid } = await open(page);
  const { release } = await holdUploads(page);
  await upload(page, 'PAN Card', largePng('slow.png', MIB));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Queries' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  release();
  await expect(toast(page, 'Documents Saved successfully!')).toBeVisible();
  expect((await readDocuments(uid)).PANTANCard).toContain('PANTANCard');
});

test('two tabs: an upload and a deletion there appear here', async ({ page, newPage }) => {
  const account = await newAccount();
  const other = await newPage();
  await openDocuments(page, account);
  await openDocuments(other, account);
  await upload(other, 'PAN Card', pngFile('PAN Card.png'));
  await expect(link(page, 'View PAN Card')).toBeVisible();
  await button(page, 'Delete PAN Card').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(button(other, 'Upload PAN Card')).toBeVisible();
});

test('The page loader hides after 1500 ms, even while the data is still missing', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account);
  const { firestore } = await e2ePorts();
  let isHeld = false;
  await page.route(`http://127.0.0.1:${firestore}/**/Listen/**`, () => {
    isHeld = true;
  });
  await page.goto('/mt-upload-documents', { waitUntil: 'commit' });
  const loader = page.locator('main .loader');
  await expect(loader.locator('.spinner-border')).toBeVisible();
  const shownAt = Date.now();
  await expect(loader.locator('.spinner-border')).toBeHidden({ timeout: 3000 });
  expect(Date.now() - shownAt).toBeLessThan(3000);
  await expect(loader.locator('.skeleton')).toBeVisible();
  expect(isHeld).toBe(true);
});

test('on a small screen the rows are cards and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openDocuments(page, await accountWith(['PANTANCard']));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(button(page, 'Upload Aadhar Card')).toBeInViewport();
  await expect(link(page, 'View PAN Card')).toBeVisible();
});

test('an introducer has no documents to upload', async ({ page }) => {
  await signIn(page, await newAccount({ usertype: 'introducer' }));
  await page.goto('/mt-upload-documents');
  await expect(page.getByText('No forms for this account')).toBeVisible();
});
