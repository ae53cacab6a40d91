import { expect, type Page } from '@playwright/test';
import { holdCalls } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { enterBankDetails, formStatus } from '../../support/e2e/people/completion.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { approvalLink, success } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { openOwnDocuments, uploadDocument } from '../../support/e2e/screens/documents.ts';
import { readKept } from '../../support/e2e/screens/drafts.ts';
import { asReviewer, newSubmitted, openReview } from '../../support/e2e/screens/reviews.ts';
import { holdUploads, largePng } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';
import { DELAYS, switchLanguage, translatePages, wrongTexts } from '../../support/e2e/translator.ts';

const boundary = (page: Page) => page.getByText(/could not be shown/);

for (const delay of DELAYS) {
  test(`a page translated after ${delay} ms shows a wrong password, logs in and submits a form`, {
    tag: delay === 0 ? ['@core'] : [],
  }, async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource.*400.*accounts:signInWithPassword/);
    await translatePages(page, delay);
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
    await expect(boundary(page)).toHaveCount(0);
  });

  test(`an upload translated after ${delay} ms shows that it is paused, and goes on`, async ({ page }) => {
    await translatePages(page, delay);
    await openOwnDocuments(page);
    const { release } = await holdUploads(page);
    await uploadDocument(page, 'PAN Card', largePng('slow.png', 2 * 1024 * 1024));
    await button(page, 'Pause upload of PAN Card').click();
    await expect(page.getByText('Paused slow.png')).toBeVisible();
    release();
    await button(page, 'Resume upload of PAN Card').click();
    await expect(page.getByRole('link', { name: 'View PAN Card', exact: true })).toBeVisible();
    await expect(boundary(page)).toHaveCount(0);
  });

  test(`a person is validated, sent and approved in pages translated after ${delay} ms`, async ({
    page,
    newPage,
  }) => {
    const person = await newSubmitted();
    await translatePages(page, delay);
    await asReviewer(page);
    await openReview(page, person);
    await button(page, 'Validate all').click();
    // Other tests use the same account number.
    await page.getByRole('dialog').getByRole('button', { name: 'Validate all' }).click();
    await expect(page.getByRole('heading', { name: 'Overall status: Validated' })).toBeVisible();
    // A click right after a step counts as the second half of a double click.
    await page.reload();
    await button(page, 'Send for approval').click();
    await expect(page.getByText('E-mail sent to the approver.')).toBeVisible();
    await expect(boundary(page)).toHaveCount(0);

    const approver = await newPage();
    await translatePages(approver, delay);
    await signIn(approver, await newAccount({ usertype: 'approver' }), approvalLink(person, 'accept'));
    await expect(success(approver)).toBeVisible();
    await expect(boundary(approver)).toHaveCount(0);
    expect((await readUser(person.uid)).forms.status).toBe(4);
  });
}

test('a login page translated before its script arrives keeps what was typed', async ({ page }) => {
  await translatePages(page, 0);
  const { email, password } = await newAccount();
  const script = await holdCalls(page, /\/assets\/index-[\w-]+\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('font').filter({ hasText: 'Password' }).first()).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).pressSequentially(email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(password);
  script.release();
  await expect(button(page, 'Login')).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/profile');
  expect(await wrongTexts(page)).toEqual([]);
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
