import { expect } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { chooseFile, pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms, makeBankDetails } from '../../support/factories.ts';

const HOUR = 3_600_000;
const OLD = makeBankDetails();
const NUMBER = '99912345678901';

function newApproved(): Promise<Account> {
  return newAccount({
    usertype: 'vendor',
    name: uniqueName(),
    record: { bankDetails: OLD, forms: { ...allForms(2), status: 4, approved: true } },
    documents: {},
    isReviewed: true,
  });
}

const amendmentOf = ({ uid }: Account) => `amendments/${uid}/items/bank`;

/** The emulator's clock cannot be set, so the validation is moved into the past. */
async function letHoursPass(person: Account, hours: number): Promise<void> {
  const stored = (await admin.readRecord(amendmentOf(person))) ?? {};
  const validatedAt = Number(stored.validatedAt) - hours * HOUR;
  await admin.writeRecords([{ path: amendmentOf(person), data: { ...stored, validatedAt } }]);
}

test('an approved vendor changes the bank account through reviewer and approver', {
  tag: [
    '@amendment-page',
    '@amendment-lists',
    '@amendment-bank',
    '@amendment-in-force',
    '@amendment-history',
  ],
}, async ({ page, newPage }) => {
  const person = await newApproved();
  await signIn(page, person, '/dashboard');
  await page.getByRole('link', { name: 'Change something' }).click();
  await page.getByRole('link', { name: 'Change Bank account' }).click();
  await field(page, 'IFSC Code').fill('sbin0005943');
  await expect(field(page, 'Bank Name')).toHaveValue('State Bank of India');
  await field(page, 'Bank Branch Name').fill('Andheri East');
  await field(page, 'Bank Account Number').fill(NUMBER);
  await field(page, 'Confirm Bank Account Number').fill(NUMBER);
  await field(page, 'Bank Branch Address').fill('12 Sample Marg, Mumbai');
  await chooseFile(field(page, 'Cancelled Cheque'), pngFile('cheque.png'));
  await expect(page.getByRole('link', { name: 'View Cancelled Cheque' })).toBeVisible();
  await field(page, 'Reason').fill('We moved to another bank');
  await field(page, 'Your password').fill(person.password);
  await button(page, 'Submit change').click();
  await expect(page.getByText('Waits for a reviewer')).toBeVisible();

  const reviewing = await newPage();
  await asReviewer(reviewing);
  await reviewing.goto('/review?status=amendments');
  await reviewing.getByRole('link', { name: person.name }).click();
  await button(reviewing, 'Validate change').click();
  await expect(reviewing.getByText('Waits for an approver.')).toBeVisible();
  expect((await readUser(person.uid)).bankDetails).toEqual(OLD);

  const approving = await newPage();
  await signIn(approving, await newAccount({ usertype: 'approver' }), '/approvals');
  await approving.getByRole('link', { name: `${person.name}: Bank account` }).click();
  await approving.getByLabel(/^I called the number on record/).check();
  await expect(button(approving, 'Confirm change')).toBeDisabled();
  await letHoursPass(person, 49);
  await button(approving, 'Confirm change').click();
  await expect(approving.getByText('No change waits for you here')).toBeVisible();

  const { bankDetails, logs } = await readUser(person.uid);
  expect(bankDetails.bankAccountNumber).toBe(NUMBER);
  expect(logs.map(({ did }) => did)).toEqual(['changerequested', 'changevalidated', 'changeinforce']);
  const { at } = (await admin.readRecord(amendmentOf(person))) ?? {};
  expect(await admin.readRecord(`history/${person.uid}/items/bank-${at}`)).toMatchObject({
    user: { bankDetails: OLD },
  });
  await expect(page.getByText(/^In force, /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Bank account, until / })).toBeVisible();
  await page.getByRole('button', { name: /^Show Bank Account Number, Bank account, until / }).click();
  await expect(page.getByText(OLD.bankAccountNumber)).toBeVisible();
});
