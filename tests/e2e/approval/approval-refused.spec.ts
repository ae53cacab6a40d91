import { expect } from '@playwright/test';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { approvalLink, newVendor, signInInCard, success } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

test('approval: a user who is not an approver sees the reason and can sign in as another user', {
  tag: ['@people-approver'],
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

test('approval: the card shows a wrong password and missing fields', async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource.*400.*accounts:signInWithPassword/);
  const approver = await newAccount({ usertype: 'approver' });
  await page.goto(approvalLink({ uid: 'some-uid', name: 'Meera Nair' }, 'accept'));
  const alert = page.getByRole('main').getByRole('alert');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(alert).toHaveText('Please fill the details to login');
  await signInInCard(page, { ...approver, password: 'Wrong@1234' });
  await expect(alert).toContainText('The e-mail or the password is wrong.');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
});
