import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readProgress, readUser } from '../../support/e2e/people/records.ts';
import { approvalLink, newVendor, signInInCard, success } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

test('approval: an approver signs in after another user, and accepts once with one mail', {
  tag: ['@core', '@approval-actions', '@approval-card', '@decision-mails', '@mail-service'],
}, async ({ page }) => {
  const vendor = await newVendor();
  const before = await readUser(vendor.uid);
  const introducer = await newAccount({ usertype: 'introducer' });
  await page.goto(approvalLink(vendor, 'accept'));
  await signInInCard(page, introducer);
  await expect(
    page.getByText(`You are signed in as ${introducer.email}, who is not an approver`),
  ).toBeVisible();
  expect(await readUser(vendor.uid)).toEqual(before);

  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await signInInCard(page, approver);
  await expect(success(page)).toHaveText('The empanelment of Meera Nair has been accepted.');
  const mail = await waitForMail(vendor.email, /is approved$/);
  expect(mail.cc?.map(({ address }) => address)).toEqual([before.fpocno]);
  const record = await readUser(vendor.uid);
  expect(record.forms).toMatchObject({ status: 4, approved: true });
  expect(record.approval).toMatchObject({ action: 'accept', by: approver.uid });
  expect(record.logs.at(-1)).toMatchObject({ by: approver.uid });
  expect((await readProgress(vendor.uid)).forms).toEqual(record.forms);

  await page.reload();
  await expect(success(page)).toContainText('This decision was already recorded');
  expect(await readUser(vendor.uid)).toEqual(record);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

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
