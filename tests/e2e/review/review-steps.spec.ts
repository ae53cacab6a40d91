import { expect, type Page } from '@playwright/test';
import { type Account, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readDocuments, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { button, toast } from '../../support/e2e/screens/controls.ts';
import { chooseThrough } from '../../support/e2e/screens/documents.ts';
import { asReviewer, BANK, newSubmitted, openReview, section } from '../../support/e2e/screens/reviews.ts';
import { pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

test('a form is validated and approved once each, and the person sees it', { tag: ['@core'] }, async ({
  page,
}) => {
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
