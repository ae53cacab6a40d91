import { expect, type Page } from '@playwright/test';
import { holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { decide, newVendor } from '../../support/e2e/screens/approvals.ts';
import { giveBankChange, uniqueAccountNumber } from '../../support/e2e/screens/changes.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import {
  asReviewer,
  BANK,
  newApproved,
  newSubmitted,
  openReview,
} from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

/** The database or the rules refuse the overtaken write, whichever looks first. */
const OVERTAKEN = /status of (400|403|409) .*documents:commit/;

const overtaken = (page: Page, what: 'form' | 'overall status') =>
  page
    .getByRole('alert')
    .filter({ hasText: `The ${what} has just been changed. Please check it again.` })
    .first();

/** Presses the button, and delays its write until `release` is called. */
async function pressAndHold(page: Page, name: string): Promise<() => void> {
  const { isWaiting, release } = await holdWrites(page);
  await button(page, name).click();
  await isWaiting;
  return release;
}

test('two reviewers validate the same form at once: one step, one mail, one message', async ({
  page,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(OVERTAKEN);
  const [person, other] = [await newSubmitted(), await newPage()];
  await asReviewer(page, 'Ravi Rao');
  await asReviewer(other, 'Rita Rao');
  for (const each of [page, other]) await openReview(each, person);
  const release = await pressAndHold(page, `Validate ${BANK}`);
  await button(other, `Validate ${BANK}`).click();
  await expect(button(other, `More for ${BANK}`)).toBeVisible();
  release();
  await expect(overtaken(page, 'form')).toBeVisible();
  await expect(button(page, `More for ${BANK}`)).toBeVisible();
  await waitForMail(person.email, /Bank Details is validated/);
  const { forms, logs } = await readUser(person.uid);
  expect(forms.bankdetails).toBe(2);
  expect(logs.slice(1).map(({ title }) => title)).toEqual(['Rita Rao validated the bank details']);
  expect(await mailbox(person.email)).toHaveLength(1);
});

test('validating a form locks the profile, lists the unsaved fields and saves the rest', async ({
  page,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(OVERTAKEN);
  const reviewer = await newPage();
  const person = await newSubmitted({
    forms: { status: 0, nonapplicability: 1, vendorform: 0, bankdetails: 1 },
  });
  await signIn(page, person, '/profile');
  await asReviewer(reviewer);
  await openReview(reviewer, person);
  await field(page, 'Name').fill('Leela Iyer');
  await field(page, 'Designation').fill('Producer');
  const release = await pressAndHold(page, 'Save');
  await button(reviewer, 'Validate Non-applicability of GST').click();
  await expect(button(reviewer, 'More for Non-applicability of GST')).toBeVisible();
  release();
  await expect(
    page.getByText('Your profile is locked because your forms have been submitted.').last(),
  ).toBeVisible();
  await expect(page.getByText('What you typed into the other fields is not saved.')).toBeVisible();
  await expect(field(page, 'Name')).not.toBeEditable();
  await expect(field(page, 'Name')).toHaveValue('Leela Iyer');
  await expect(field(page, 'Designation')).toHaveValue('Producer');
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/dashboard');
  expect(await readUser(person.uid)).toMatchObject({ name: person.name, designation: 'Producer' });
});

test('two approvers decide at once: one record, one mail, and the second reads of the first', async ({
  page,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(OVERTAKEN);
  const vendor = await newVendor();
  const other = await newPage();
  const { isWaiting, release } = await holdWrites(page);
  await decide(page, vendor, 'deny');
  await isWaiting;
  await decide(other, vendor, 'accept');
  await expect(other.getByText('have been informed by e-mail')).toBeVisible();
  release();
  await expect(page.getByText('Another approver has already decided')).toBeVisible();
  await expect(page.getByText(/Your own decision has not been recorded/)).toBeVisible();
  const { forms, logs } = await readUser(vendor.uid);
  expect(forms).toMatchObject({ status: 4, approved: true });
  expect(logs).toHaveLength(1);
  await waitForMail(vendor.email, /is approved$/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('of two approvers one confirms a change, and the other one reads that it is done', {
  tag: ['@core', '@amendment-steps', '@people-live'],
}, async ({ page, newPage }) => {
  const bankAccountNumber = uniqueAccountNumber();
  const person = await newApproved();
  await giveBankChange(person, 2, { bankAccountNumber });
  const both = [page, await newPage()];
  for (const each of both) {
    const approver = await newAccount({ usertype: 'approver' });
    await signIn(each, approver, `/approvals/${person.uid}/changes/bank`);
    await each.getByLabel(/^I called the number on record/).check();
    await expect(button(each, 'Confirm change')).toBeEnabled();
  }
  await button(page, 'Confirm change').click();
  for (const each of both) await expect(each.getByText('No change waits for you here')).toBeVisible();
  const { bankDetails, logs } = await readUser(person.uid);
  expect(bankDetails.bankAccountNumber).toBe(bankAccountNumber);
  expect(logs.filter(({ did }) => did === 'changeinforce')).toHaveLength(1);
});
