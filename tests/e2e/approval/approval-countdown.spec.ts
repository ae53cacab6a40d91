import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { approvalLink, newVendor, success } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

test('approval: Stop prevents a link opened by another web site from deciding', {
  tag: ['@approval-countdown'],
}, async ({ page }) => {
  const vendor = await newVendor();
  await signIn(page, await newAccount({ usertype: 'approver', name: 'Anita Desai' }), '/approvals');
  const link = new URL(approvalLink(vendor, 'accept'), page.url()).href;
  const sendTabThere = async () => {
    await page.goto(`data:text/html,<a href="${link.replaceAll('&', '%26amp;')}">Prize</a>`);
    await page.getByRole('link', { name: 'Prize' }).click();
  };
  const before = await readUser(vendor.uid);
  await sendTabThere();
  await expect(page.getByText(/in five seconds. Press Stop or Escape/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing has been decided yet')).toBeVisible();

  await sendTabThere();
  await expect(page.getByText('Nothing has been decided yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  expect(await readUser(vendor.uid)).toEqual(before);
  expect(await mailbox(vendor.email)).toEqual([]);
});

test('approval: a plain link in a signed-in tab decides after its countdown', {
  tag: ['@approval-countdown', '@approval-once'],
}, async ({ page }) => {
  const vendor = await newVendor();
  await signIn(page, await newAccount({ usertype: 'approver', name: 'Anita Desai' }), '/approvals');
  await page.goto(approvalLink(vendor, 'accept'));
  await expect(page.getByRole('button', { name: 'Accept now' })).toBeVisible();
  expect((await readUser(vendor.uid)).forms.status).toBe(3);
  await expect(success(page)).toContainText('has been accepted.', { timeout: 20_000 });
  expect((await readUser(vendor.uid)).forms.status).toBe(4);
});
