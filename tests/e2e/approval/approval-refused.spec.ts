import { expect } from '@playwright/test';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { approvalLink, newVendor, signInInCard, success } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

test('approval: a user who is not an approver sees the reason and can sign in as another user', {
  tag: ['@approval-actions'],
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

  await signInInCard(page, await newAccount({ usertype: 'approver' }));
  await expect(success(page)).toContainText('has been accepted.');
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
});
