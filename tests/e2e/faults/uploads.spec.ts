import { expect, type Page, type Route } from '@playwright/test';
import { HOUR_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { cutOff } from '../../support/e2e/faults/networkFaults.ts';
import { openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { accountWithDocuments, row as rowOf, uploadDocument } from '../../support/e2e/screens/documents.ts';
import {
  followUploads,
  holdUploads,
  largePng,
  pngFile,
  routeStorage,
} from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';
import { samplePng } from '../../support/sampleFiles.ts';

/** How long the SDK retries one call to the file service. */
const MAX_OPERATION_RETRY_MS = 120_000;
const MIB = 1024 * 1024;

const row = (page: Page) => rowOf(page, 'PAN Card');
const view = (page: Page) => page.getByRole('link', { name: 'View PAN Card', exact: true });
const stalled = (page: Page) => row(page).getByRole('alert').filter({ hasText: 'Nothing has moved' });

/** The size of the file behind the stored link; 0 when the link does not open. */
async function storedSize(uid: string): Promise<number> {
  const response = await fetch(String((await readDocuments(uid)).PANTANCard));
  return response.ok ? (await response.arrayBuffer()).byteLength : 0;
}

/** Answers matching calls to the file service with this status until the returned function is called. */
function answerStorageWith(page: Page, status: number, isMeant: (route: Route) => boolean) {
  return routeStorage(page, (route) =>
    isMeant(route) ? route.fulfill({ status, body: '{}' }) : route.continue(),
  );
}

const isLink = (route: Route) => route.request().method() === 'GET';
const isDeletion = (route: Route) => route.request().method() === 'DELETE';

test('a 503 of the file service during an upload is reported, and the upload resumes', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  let isDown = true;
  const followed = await followUploads(page, (route, offset) =>
    offset > 0 && isDown ? route.fulfill({ status: 503, body: '{}' }) : undefined,
  );
  await uploadDocument(page, 'PAN Card', largePng('pan.png', 2 * MIB));
  await expect(stalled(page)).toBeVisible();
  await expect(row(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '13');
  isDown = false;
  await button(page, 'Try again to upload PAN Card').click();
  await expect(view(page)).toBeVisible();
  expect(followed.starts).toBe(1);
  expect(followed.offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(await storedSize(uid)).toBe(2 * MIB);
});

test('a missing link is reported, leaves no file behind, and a retry stores the document', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  await page.clock.install();
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  const repair = await answerStorageWith(page, 503, isLink);
  await uploadDocument(page, 'PAN Card', pngFile('pan.png'));
  await expect(page.getByText('Saving pan.png')).toBeVisible();
  await page.clock.fastForward(MAX_OPERATION_RETRY_MS);
  await expect(row(page).getByRole('alert')).toContainText('The connection was lost for too long');
  expect(await readDocuments(uid)).toEqual({});
  await repair();
  await button(page, 'Try again to upload PAN Card').click();
  await expect(view(page)).toBeVisible();
  expect(await storedSize(uid)).toBe(samplePng().bytes.length);
});

test('a connection lost between file and link is reported, and the link is saved once online', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot\.gif/);
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  let isLost = false;
  await routeStorage(page, async (route) => {
    if (!isLink(route) || isLost) return route.continue();
    isLost = true;
    const response = await route.fetch();
    await context.setOffline(true);
    return route.fulfill({ response });
  });
  await uploadDocument(page, 'PAN Card', pngFile('pan.png'));
  await expect(stalled(page)).toBeVisible();
  expect(await readDocuments(uid)).toEqual({});
  await context.setOffline(false);
  await expect(view(page)).toBeVisible();
  await expect(stalled(page)).toBeHidden();
  await expect.poll(async () => (await readDocuments(uid)).PANTANCard).toBeTruthy();
  expect(await storedSize(uid)).toBe(samplePng().bytes.length);
});

test('a connection reset during a deletion: file and link are deleted together once online', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_RESET/);
  // The next attempt finds no file.
  expectConsoleError(/status of 404/);
  const account = await accountWithDocuments(['PANTANCard']);
  const { PANTANCard } = await readDocuments(account.uid);
  await signIn(page, account, '/mt-upload-documents');
  let resets = 0;
  await routeStorage(page, async (route) => {
    if (!isDeletion(route) || resets > 0) return route.continue();
    // The file is deleted, but the answer is lost.
    await route.fetch();
    resets += 1;
    return route.abort('connectionreset');
  });
  await button(page, 'Delete PAN Card').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(button(page, 'Upload PAN Card')).toBeVisible();
  expect(resets).toBe(1);
  await expect.poll(() => readDocuments(account.uid)).toEqual({});
  expect((await fetch(String(PANTANCard))).ok).toBe(false);
});

test('an upload whose token cannot be renewed reports it and resumes by itself', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED|status of 403 .*documents:commit/);
  const { uid } = await openAsNew(page, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await uploadDocument(page, 'PAN Card', largePng('slow.png', MIB));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  const giveBack = await cutOff(page, '**/v1/token?*');
  await page.evaluate(setClockWrong, 2 * HOUR_MS);
  release();
  await expect(stalled(page)).toBeVisible();
  await giveBack();
  await expect(view(page)).toBeVisible();
  expect(await storedSize(uid)).toBe(MIB);
});
