import { expect, type Page } from '@playwright/test';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { decide, newVendor, success } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send mail again' });

test('mail failure: the decision is stored, a toast shows the error, and a retry sends the mail', {
  tag: ['@profile-mail-failure'],
}, async ({ page, mailFaults, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource.*502/);
  await mailFaults.stopMailServer(page);
  const vendor = await newVendor();
  await decide(page, vendor, 'accept');
  await expect(page.locator('.Toastify__toast--warning')).toContainText('The mail could not be sent');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The mail could not be sent');
  await expect(success(page)).toContainText('has been accepted.');
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
  expect(await mailbox(vendor.email)).toEqual([]);

  await page.getByLabel('Remarks', { exact: true }).fill('Half a remark');
  await mailFaults.repair(page);
  await sendAgain(page).click();
  await expect(page.getByText('have been informed by e-mail')).toBeVisible();
  await expect(sendAgain(page)).toBeHidden();
  await expect(page.getByLabel('Remarks', { exact: true })).toHaveValue('Half a remark');
  await waitForMail(vendor.email, /approved/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('mail failure: an unreachable mail service is reported, and a reload can send the mail', async ({
  page,
  mailFaults,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_CONNECTION_REFUSED/);
  await mailFaults.cutOff(page);
  const vendor = await newVendor();
  await decide(page, vendor, 'deny');
  await expect(page.getByRole('main').getByText('The mail service cannot be reached.')).toBeVisible();
  await mailFaults.repair(page);
  await page.reload();
  await expect(success(page)).toContainText('has been denied.');
  await sendAgain(page).click();
  await waitForMail(vendor.email, /was not approved/);
  expect((await readUser(vendor.uid)).logs).toHaveLength(1);
});
