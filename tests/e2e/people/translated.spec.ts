import { expect } from '@playwright/test';
import { newAccount, openAsNew } from '../../support/e2e/people/accounts.ts';
import { enterBankDetails, formStatus } from '../../support/e2e/people/completion.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';
import { switchLanguage, translatePages, wrongTexts } from '../../support/e2e/translator.ts';

test('a translated page shows a wrong password, logs in and submits a form', {
  tag: ['@core'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource.*400.*accounts:signInWithPassword/);
  await translatePages(page, 0);
  const { email, password, uid } = await newAccount();
  await page.goto('/');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong@1234');
  await button(page, 'Login').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/password is wrong/);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/profile');
  await expect(page.locator('font').first()).toBeVisible();
  await enterBankDetails(page);
  await expect.poll(async () => (await readUser(uid)).forms.bankdetails).toBe(1);
  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(formStatus(page, 'Bank Details')).toContainText('Submitted');
  await expect(page.getByText(/could not be shown/)).toHaveCount(0);
});

test('another language in the middle of a form changes no answer', async ({ page }) => {
  await translatePages(page, 0);
  const { uid } = await openAsNew(page, '/trainee-bankdetails');
  await field(page, 'Bank Account Type').selectOption('Savings');
  await switchLanguage(page);
  await field(page, 'IFSC Code').fill('SBIN0005943');
  await expect(field(page, 'Bank Name')).toHaveValue('State Bank of India');
  const typed = { bankAccountType: 'Savings', ifscCode: 'SBIN0005943' };
  await expect.poll(() => readKept(uid, 'bankdetails')).toMatchObject(typed);
  await expect(field(page, 'Bank Account Type')).toHaveValue('Savings');
  expect(await wrongTexts(page)).toEqual([]);
});
