import { expect } from '@playwright/test';
import { HOUR_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { cutOff } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments } from '../../support/e2e/people/records.ts';
import { chooseFile, holdUploads, largePng } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

test('an upload whose token cannot be renewed reports it and resumes by itself', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_REFUSED|status of 403 .*documents:commit/);
  const account = await newAccount();
  await signIn(page, account, '/mt-upload-documents');
  const { release } = await holdUploads(page);
  await chooseFile(page.locator('input[aria-label="Upload PAN Card"]'), largePng('slow.png', 1024 * 1024));
  await expect(page.getByText('Uploading slow.png')).toBeVisible();
  const giveBack = await cutOff(page, '**/v1/token?*');
  await page.evaluate(setClockWrong, 2 * HOUR_MS);
  release();
  await expect(page.getByText('Nothing has moved for some seconds')).toBeVisible();
  await giveBack();
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
  expect((await readDocuments(account.uid)).PANTANCard).toContain('PANTANCard');
});
