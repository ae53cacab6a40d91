import { expect, type Page } from '@playwright/test';
import { goAwayAndBack } from '../../support/e2e/faults/leaving.ts';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import {
  holdAnswers,
  holdCalls,
  holdWrites,
  loseNextAnswer,
} from '../../support/e2e/faults/networkFaults.ts';
import { reload } from '../../support/e2e/faults/reload.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { asReviewer, newSubmitted, openReview } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { listedForms } from '../../support/factories.ts';

const NOTICES = '**/api/mail/notice';

const newVendor = () => newAccount({ record: { forms: { status: 3, ...listedForms(2) } } });

async function openApproval(page: Page, { uid, name }: Account): Promise<void> {
  await signIn(
    page,
    await newAccount({ usertype: 'approver', name: 'Anita Desai' }),
    `/approve/${uid}?${new URLSearchParams({ action: 'accept', vendorName: name })}`,
  );
}

const accepted = (page: Page) => page.locator('.alert-success').filter({ hasText: 'has been accepted.' });

test('approval: a reload during the write decides and mails once', async ({ page }) => {
  const vendor = await newVendor();
  const held = await holdWrites(page);
  await openApproval(page, vendor);
  await held.isWaiting;
  await page.reload();
  expect((await readUser(vendor.uid)).forms.status).toBe(3);
  held.release();
  await expect(accepted(page)).toBeVisible();
  await waitForMail(vendor.email, /is approved$/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
  expect((await readUser(vendor.uid)).logs).toHaveLength(1);
});

test('approval: the back button and a closed tab decide once, and the mail can be sent', async ({
  page,
  newPage,
}) => {
  const vendor = await newVendor();
  await holdAnswers(page);
  await openApproval(page, vendor);
  await expect.poll(async () => (await readUser(vendor.uid)).forms.status).toBe(4);
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('This decision was already recorded.')).toBeVisible();
  await page.close();
  expect(await mailbox(vendor.email)).toEqual([]);

  const again = await newPage();
  await openApproval(again, vendor);
  await expect(accepted(again)).toBeVisible();
  await button(again, 'Send mail again').dblclick();
  await expect(again.getByText('have been informed by e-mail')).toBeVisible();
  await waitForMail(vendor.email, /is approved$/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
  expect((await readUser(vendor.uid)).logs).toHaveLength(1);
});

test('approval: a reload asks while the mail is being sent', async ({ page }) => {
  const vendor = await newVendor();
  const held = await holdCalls(page, '**/api/mail/welcomemail');
  await openApproval(page, vendor);
  await held.isWaiting;
  await expect(page.getByText('The mail is being sent…')).toBeVisible();
  expect(await reload(page)).toBe(true);
  await expect(button(page, 'Send mail again')).toBeVisible();
  held.release();
});

test('a remark survives a link, a reload, a lost answer and a double click, and is saved once', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  expectConsoleError(/ERR_CONNECTION_RESET/);
  const vendor = await newVendor();
  await openApproval(page, vendor);
  await field(page, 'Remarks').fill('Half a remark');
  await expect(page.getByText('have been informed by e-mail')).toBeVisible();
  await goAwayAndBack(page);
  await button(page, 'Write remarks').click();
  await expect(field(page, 'Remarks')).toHaveValue('Half a remark');
  expect(await reload(page)).toBe(true);
  await button(page, 'Write remarks').click();
  await field(page, 'Remarks').fill('Bank letter seen.');
  await context.setOffline(true);
  await button(page, 'Save remarks').dblclick();
  await expect(field(page, 'Remarks')).toHaveAccessibleDescription(/There is no connection/, {
    timeout: 40_000,
  });
  await expect(field(page, 'Remarks')).toHaveValue('Bank letter seen.');
  await context.setOffline(false);
  const lost = await loseNextAnswer(page);
  await button(page, 'Save remarks').dblclick();
  await expect(page.getByText('Your remarks have been saved')).toBeVisible();
  expect(lost()).toBe(1);
  expect((await readUser(vendor.uid)).vendorRemark).toBe('Bank letter seen.');
  expect(await reload(page)).toBe(false);
  expect((await readUser(vendor.uid)).logs).toHaveLength(1);
});

test('a review step: a reload cancels it, a tab closed before the answer leaves it done once', async ({
  page,
  newPage,
}) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  const held = await holdWrites(page);
  await button(page, 'Validate Bank Details').dblclick();
  await held.isWaiting;
  await page.reload();
  await expect(button(page, 'Validate Bank Details')).toBeEnabled();
  held.release();
  await page.unrouteAll();
  await holdAnswers(page);
  await button(page, 'Validate Bank Details').dblclick();
  await expect.poll(async () => (await readUser(person.uid)).forms.bankdetails).toBe(2);
  await page.close();
  const again = await newPage();
  await asReviewer(again);
  await openReview(again, person);
  await expect(button(again, 'More for Bank Details')).toBeVisible();
  expect((await readUser(person.uid)).logs).toHaveLength(2);
});

test("a reviewer's query survives a link and a reload, and is raised and mailed once", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_CONNECTION_RESET/);
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  const dialog = page.getByRole('dialog', { name: 'Raise a query on Bank Details' });
  const ask = async () => {
    await button(page, 'Raise query on Bank Details').click();
    await dialog.getByLabel('Query', { exact: true }).fill('The cheque cannot be read.');
  };
  await ask();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await goAwayAndBack(page);
  await button(page, 'Raise query on Bank Details').click();
  await expect(dialog.getByLabel('Query', { exact: true })).toHaveValue('The cheque cannot be read.');
  expect(await reload(page)).toBe(true);
  expect((await readUser(person.uid)).queries.bank).toEqual([]);
  const lost = await loseNextAnswer(page);
  const mails = await holdCalls(page, NOTICES);
  await ask();
  await dialog.getByRole('button', { name: 'Raise query' }).dblclick();
  await mails.isWaiting;
  expect(lost()).toBe(1);
  await expect(page.getByText('Query Raised')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  const leaving = page.goto('/review').catch(() => undefined);
  await (await asked).dismiss();
  await leaving;
  mails.release();
  await waitForMail(person.email, /A query on Bank Details/);
  expect(await mailbox(person.email)).toHaveLength(1);
  expect((await readUser(person.uid)).queries.bank).toHaveLength(1);
});

test('a query: a reload keeps it unraised with its text, a closed tab leaves it raised once', async ({
  page,
  newPage,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const account = await newAccount();
  const queries = async () => (await readUser(account.uid)).queries.general;
  await signIn(page, account, '/queries');
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('Which address counts?');
  await expect(page.getByText(KEPT)).toBeVisible();
  const held = await holdWrites(page);
  await button(page, 'Raise query').dblclick();
  await held.isWaiting;
  await page.reload();
  await expect(field(page, 'Query')).toHaveValue('Which address counts?');
  expect(await queries()).toEqual([]);
  held.release();
  await page.unrouteAll();

  await holdAnswers(page, 'queries');
  await button(page, 'Raise query').dblclick();
  await expect.poll(async () => (await queries()).length).toBe(1);
  await page.close();
  expect(await readKept(account.uid, 'query')).not.toBeNull();
  const again = await newPage();
  await signIn(again, account, '/queries');
  await expect(button(again, 'Which address counts?')).toBeVisible();
  await expect.poll(() => readKept(account.uid, 'query')).toBeNull();
  await expect(field(again, 'Query')).toHaveValue('');
  await expect(again.getByText('is back in the form')).toBeHidden();
  expect(await queries()).toHaveLength(1);
});
