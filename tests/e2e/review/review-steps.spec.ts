import { expect, type Page } from '@playwright/test';
import { type Account, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readDocuments, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { chequeLink } from '../../support/e2e/screens/bankDetails.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { chooseThrough } from '../../support/e2e/screens/documents.ts';
import {
  asReviewer,
  BANK,
  EVERY_FORM,
  newSubmitted,
  openReview,
  openReviewTwice,
  section,
} from '../../support/e2e/screens/reviews.ts';
import { pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

test('a form is validated and approved once each, and the person sees it', async ({ page }) => {
  const person = await newSubmitted();
  const reviewer = await asReviewer(page);
  await openReview(page, person);
  const bank = section(page, BANK);
  await button(page, `Validate ${BANK}`).dblclick();
  await expect(bank.getByText('Validated', { exact: true })).toBeVisible();
  await waitForMail(person.email, /Bank Details is validated/);
  await button(page, `More for ${BANK}`).click();
  await button(page, `Approve ${BANK}`).click();
  await expect(bank.getByText('Approved: nothing is left to do here.')).toBeVisible();
  const { forms, logs } = await readUser(person.uid);
  expect(forms.bankdetails).toBe(3);
  expect(logs.slice(1)).toMatchObject([
    { title: `${reviewer.name} validated the bank details`, by: reviewer.uid },
    { title: `${reviewer.name} approved the bank details`, by: reviewer.uid },
  ]);
  expect((await readProgress(person.uid)).forms).toEqual(forms);

  await patchUser(person.uid, { 'forms.nonapplicability': 2, 'forms.vendorform': 0, 'forms.status': 0 });
  await expect(page.getByText('Not submitted: Trainee Registration Form')).toBeVisible();
  await expect(button(page, 'Validate all')).toBeDisabled();
});

test("two reviewers: a step of one shows in the other's page at once", async ({ page, newPage }) => {
  const person = await newSubmitted();
  const other = await newPage();
  await openReviewTwice(page, other, person);
  await button(other, `Validate ${BANK}`).click();
  await expect(button(page, `More for ${BANK}`)).toBeVisible();
  await expect(section(page, 'Timeline').getByText('Rita Rao validated the bank details')).toBeVisible();
});

async function raiseBankQuery(page: Page): Promise<void> {
  await button(page, `Raise query on ${BANK}`).click();
  const dialog = page.getByRole('dialog', { name: `Raise a query on ${BANK}` });
  await dialog.getByLabel('Query', { exact: true }).fill('Which branch is it?');
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(dialog).toBeHidden();
}

/** The review page of a new person with a query on the bank details. */
async function openReturned(page: Page): Promise<Account> {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  await raiseBankQuery(page);
  await expect(page.getByRole('heading', { name: 'Overall status: Pending' })).toBeVisible();
  return person;
}

test('a query returns the form to the person, live and by mail', async ({ page, newPage }) => {
  const person = await newSubmitted();
  const trainee = await newPage();
  await signIn(trainee, person, '/queries');
  await expect(trainee.getByText('No Queries Found')).toBeVisible();
  await asReviewer(page);
  await openReview(page, person);
  await button(page, `Raise query on ${BANK}`).click();
  const dialog = page.getByRole('dialog', { name: `Raise a query on ${BANK}` });
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(dialog.getByText('Enter the query.')).toBeVisible();
  await dialog.getByLabel('Field (optional)').selectOption({ label: 'IFSC Code' });
  await dialog.getByLabel('Query', { exact: true }).fill('  Which branch is it?  ');
  await dialog.getByRole('button', { name: 'Raise query' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(section(page, BANK).getByText('Queries', { exact: true }).first()).toBeVisible();
  await expect(section(page, BANK).getByText(/^Open · Raised by a reviewer/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall status: Pending' })).toBeVisible();

  await expect(
    trainee.getByRole('button', { name: 'IFSC Code “SBIN0005943”: Which branch is it?' }),
  ).toBeVisible();
  await waitForMail(person.email, /A query on Bank Details/);
  const { forms, queries } = await readUser(person.uid);
  expect(forms).toMatchObject({ bankdetails: -1, status: 0, vendorform: 1 });
  expect(queries.bank).toMatchObject([
    { title: 'IFSC Code “SBIN0005943”: Which branch is it?', field: 'ifscCode', status: 0, by: 'reviewer' },
  ]);
});

test('the review page shows old and new value side by side, with hidden digits', async ({ page }) => {
  const person = await openReturned(page);
  const changes = section(page, 'What changed');
  await expect(changes).toHaveCount(0);
  await patchUser(person.uid, {
    'bankDetails.ifscCode': 'KKBK0000261',
    'bankDetails.bankAccountNumber': '11112222333344',
  });
  const table = changes.getByRole('table', {
    name: /^Bank Details, reviewed .* can still correct it$/,
  });
  await expect(table.getByRole('row', { name: /^IFSC Code SBIN0005943 KKBK0000261$/ })).toBeVisible();
  const account = table.getByRole('row', { name: /^Bank Account Number/ });
  await expect(account).toContainText(/XXXXXXXXXX8901.*XXXXXXXXXX3344/);
  await account.getByRole('button', { name: 'Show Bank Account Number before' }).click();
  await expect(account).toContainText('00012345678901');
  await expect(account).not.toContainText('11112222333344');
});

test('the review page shows the replaced cheque next to the new one', {
  tag: ['@review-before'],
}, async ({ page, newPage }) => {
  const person = await openReturned(page);
  const trainee = await newPage();
  await signIn(trainee, person);
  const before = await chequeLink(person.uid);
  await trainee.goto('/trainee-bankdetails');
  await field(trainee, 'Cancelled Cheque').setInputFiles(pngFile('cheque.png'));
  await expect(toast(trainee, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  await button(page, 'Cancelled Cheque').click();
  const documents = section(page, 'Documents');
  await expect(documents.getByText(/^Replaced after the review of/)).toBeVisible();
  await expect(documents.getByRole('img', { name: 'Cancelled Cheque now' })).toBeVisible();
  await expect(documents.getByTitle('Cancelled Cheque before')).toHaveAttribute(
    'src',
    `${before}#navpanes=0&view=FitH`,
  );
  expect((await fetch(before)).ok).toBe(true);
});

test('a replaced PAN card stays stored and is shown next to the new one', {
  tag: ['@review-before', '@documents-kept'],
}, async ({ page, newPage }) => {
  const person = await openReturned(page);
  const trainee = await newPage();
  await signIn(trainee, person);
  const { PANTANCard: card } = await readDocuments(person.uid);
  await trainee.goto('/mt-upload-documents');
  await chooseThrough(trainee, 'Replace PAN Card', pngFile('pan.png'));
  await expect(toast(trainee, 'Documents Saved successfully!')).toBeVisible();
  const { PANTANCard: corrected } = await readDocuments(person.uid);
  expect(corrected).toMatch(/%2Fdocuments%2FPANTANCard-[0-9a-f]{8}[?]/);
  const documents = section(page, 'Documents');
  await button(page, 'PAN Card').click();
  await expect(documents.getByRole('img', { name: 'PAN Card before' })).toHaveAttribute('src', String(card));
  await expect(documents.getByRole('img', { name: 'PAN Card now' })).toHaveAttribute(
    'src',
    String(corrected),
  );
  await button(trainee, 'Delete PAN Card').click();
  const deletion = trainee.getByRole('dialog', { name: 'Delete PAN Card?' });
  await expect(deletion).toContainText('It stays stored for the reviewer, who may have seen it.');
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(button(trainee, 'Upload PAN Card')).toBeVisible();
  for (const link of [card, corrected]) expect((await fetch(String(link))).ok).toBe(true);
});

test('a ready-made query cannot be raised again while it is open', async ({ page }) => {
  await asReviewer(page);
  await openReview(page, await newSubmitted());
  const dialog = page.getByRole('dialog', { name: `Raise a query on ${BANK}` });
  const ready = 'The cancelled cheque cannot be read. Please upload a clear copy.';
  const raiseReady = async () => {
    await button(page, `Raise query on ${BANK}`).click();
    await dialog.getByLabel('Ready-made question (optional)').selectOption({ label: ready });
    await dialog.getByRole('button', { name: 'Raise query' }).click();
  };
  await raiseReady();
  await expect(section(page, BANK).getByText(ready)).toBeVisible();
  await raiseReady();
  await expect(dialog.getByText('This query is already open.')).toBeVisible();
  await expect(dialog.getByLabel('Query', { exact: true })).toHaveValue(ready);
});

test('a query on the profile changes only the overall status', async ({ page }) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  await button(page, 'Raise query on Profile').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Query', { exact: true }).fill('Is this your name on the card?');
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(page.getByRole('heading', { name: 'Overall status: Pending' })).toBeVisible();
  const { forms, queries } = await readUser(person.uid);
  expect(forms).toMatchObject({ ...EVERY_FORM(1), status: 0 });
  expect(queries.general).toMatchObject([{ status: 0, by: 'reviewer' }]);
});

test('a failed notice keeps the step, is reported, and can be sent again', async ({ page, mailFaults }) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openReview(page, person);
  await mailFaults.cutOff(page);
  await button(page, `Validate ${BANK}`).click();
  await expect(
    section(page, BANK).getByRole('alert').filter({ hasText: 'the e-mail to the person could not be sent' }),
  ).toBeVisible();
  expect((await readUser(person.uid)).forms.bankdetails).toBe(2);
  await mailFaults.repair(page);
  await section(page, BANK).getByRole('button', { name: 'Send mail again' }).click();
  await waitForMail(person.email, /Bank Details is validated/);
});
