import { expect, type Page } from '@playwright/test';
import { openStored, redAndBlueJpeg } from '../../support/e2e/looks/pictures.ts';
import { openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments } from '../../support/e2e/people/records.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { accountWithDocuments, chooseThrough, row } from '../../support/e2e/screens/documents.ts';
import {
  DENIED,
  largePng,
  onDisk,
  pdfFile,
  pngFile,
  routeStorage,
} from '../../support/e2e/screens/uploads.ts';
import { e2ePorts } from '../../support/e2e/stack/environment.ts';
import { test } from '../../support/e2e/test.ts';
import { asPhotoTurnedRight, SAMPLE_CAMERA } from '../../support/sampleFiles.ts';

const MASK_TITLE = 'Hide the first eight digits';
const BLACK = [0, 0, 0];
const GREY = [0xd0, 0xd0, 0xd0];
const RED = [254, 60, 0];
const BLUE = [0, 60, 254];

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const maskDialog = (page: Page) => page.getByRole('dialog', { name: MASK_TITLE });

/** Whether two colours are equal within the tolerance of JPEG. */
function expectColours(seen: number[][], wanted: number[][]): void {
  const far = seen.map((colour, at) => colour.map((part, of) => Math.abs(part - (wanted[at]?.[of] ?? 999))));
  expect(Math.max(...far.flat()), JSON.stringify(seen)).toBeLessThan(30);
}

test('covered digits are black in the stored file, and the original is never sent', {
  tag: ['@core'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  const sent: Buffer[] = [];
  await routeStorage(page, (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    return route.continue();
  });
  await chooseThrough(page, 'Mask and upload on Aadhar Card', pngFile('card.png', 900, 600));
  const dialog = maskDialog(page);
  await dialog.getByRole('button', { name: 'Upload masked copy' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing is hidden yet');
  const picture = dialog.getByRole('img');
  await expect.poll(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.2, y + height * 0.4);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height * 0.5);
  await page.mouse.move(x + width * 0.6, y + height * 0.6);
  await page.mouse.up();
  await expect(dialog.getByRole('status')).toContainText('1 box');
  await dialog.getByRole('button', { name: 'Upload masked copy' }).click();
  await expect(link(page, 'View Aadhar Card')).toBeVisible();
  await expect(dialog).toBeHidden();

  const { CompanyCertificate } = await readDocuments(uid);
  const stored = await openStored(page, String(CompanyCertificate), [
    [0.22, 0.42],
    [0.58, 0.58],
    [0.1, 0.5],
    [0.7, 0.5],
  ]);
  expect(stored).toMatchObject({ width: 900, height: 600 });
  expectColours(stored.colours, [BLACK, BLACK, GREY, GREY]);
  expect(sent.some((body) => body.includes('JFIF'))).toBe(true);
  expect(sent.some((body) => body.includes('IHDR'))).toBe(false);
});

test("a large photo is sent smaller, upright and without the camera's metadata", async ({ page }) => {
  const { uid } = await openAsNew(page, '/trainee-bankdetails');
  const photo = asPhotoTurnedRight(await redAndBlueJpeg(page, 3000, 2000));
  expect(photo.length).toBeGreaterThan(1024 * 1024);
  const file = { name: 'IMG_1.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) };
  await page.getByLabel('Cancelled Cheque', { exact: true }).setInputFiles(file);
  await expect(link(page, 'View Cancelled Cheque')).toBeVisible();
  await expect(page.getByText(/^Made smaller: [\d.]+ MB to [\d.]+ [kM]B\.$/)).toBeVisible();
  const { cancelledCheque } = await readDocuments(uid);
  const stored = await openStored(page, String(cancelledCheque), [
    [0.5, 0.1],
    [0.5, 0.9],
  ]);
  expect(stored).toMatchObject({ width: 1600, height: 2400 });
  expectColours(stored.colours, [RED, BLUE]);
  expect(stored.bytes.length).toBeLessThan(photo.length);
  expect(photo.includes(0xe1)).toBe(true);
  expect(stored.bytes.includes(SAMPLE_CAMERA)).toBe(false);
  expect(String(cancelledCheque)).toContain('IMG_1.jpg');
});

test('Replace stores the new file under the same key; a failed upload keeps the old file', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/403/);
  const account = await accountWithDocuments(['PANTANCard']);
  const before = String((await readDocuments(account.uid)).PANTANCard);
  await signIn(page, account, '/mt-upload-documents');
  const { storage } = await e2ePorts();
  const thumbnail = row(page, 'PAN Card').locator('img.file-thumbnail');
  await expect(thumbnail).toHaveAttribute('src', new RegExp(`:${storage}/`));
  const repair = await routeStorage(page, (route) =>
    route.request().method() === 'POST' ? route.fulfill(DENIED) : route.continue(),
  );
  await chooseThrough(page, 'Replace PAN Card', pngFile('new.png', 200, 100));
  await expect(row(page, 'PAN Card').getByRole('alert')).toContainText('This file may not be changed now');
  expect(await openStored(page, before)).toMatchObject({ width: 120 });
  await repair();
  await button(page, 'Try again to upload PAN Card').click();
  await expect(row(page, 'PAN Card').getByRole('alert')).toBeHidden();
  await expect.poll(async () => (await readDocuments(account.uid)).PANTANCard).not.toBe(before);
  const { PANTANCard } = await readDocuments(account.uid);
  expect(await openStored(page, String(PANTANCard))).toMatchObject({ width: 200 });
  await expect(thumbnail).toHaveAttribute('src', String(PANTANCard));
});

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
