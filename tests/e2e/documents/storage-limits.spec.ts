import { expect, type Page, type Request } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { uploadDocument } from '../../support/e2e/screens/documents.ts';
import { largePng, onDisk, pngFile, routeStorage } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const CHUNK = 262_144;

async function open(page: Page, path: string): Promise<Account> {
  const account = await newAccount();
  await signIn(page, account, path);
  return account;
}

const stored = (page: Page) => page.getByRole('link', { name: 'View PAN Card' });
const command = (request: Request) => request.headers()['x-goog-upload-command'] ?? '';

test('a file over 262144 bytes is uploaded in chunks that start at 262144 bytes and double', {
  tag: ['@file-resumable'],
}, async ({ page }) => {
  await open(page, '/mt-upload-documents');
  const chunks: number[] = [];
  page.on('request', (request) => {
    if (!command(request).startsWith('upload')) return;
    chunks.push(Number(request.headers()['x-goog-upload-offset']));
  });
  await uploadDocument(page, 'PAN Card', await onDisk(largePng('large.png', 10 * CHUNK)));
  await expect(stored(page)).toBeVisible();
  expect(chunks).toEqual([0, CHUNK, 3 * CHUNK, 7 * CHUNK]);
});

test('an upload answered with 408, 429, 500 or 503 is retried automatically', {
  tag: ['@file-retry'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of (408|429|500|503)/);
  await open(page, '/mt-upload-documents');
  const answers = { PANTANCard: [408, 429], CompanyCertificate: [500, 503] };
  await routeStorage(page, (route) => {
    const file = Object.entries(answers).find(([key]) => route.request().url().endsWith(key));
    const status = route.request().method() === 'POST' ? file?.[1].shift() : undefined;
    if (!status) return route.continue();
    return route.fulfill({ status, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
  });
  await uploadDocument(page, 'PAN Card', pngFile('PAN Card.png'));
  await uploadDocument(page, 'Aadhar Card', pngFile('Aadhar Card.png'));
  await expect(stored(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Aadhar Card' })).toBeVisible();
  expect(answers).toEqual({ PANTANCard: [], CompanyCertificate: [] });
});
