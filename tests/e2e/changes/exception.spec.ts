import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { newWaiting, success } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { uploadDocument } from '../../support/e2e/screens/documents.ts';
import { asReviewer } from '../../support/e2e/screens/reviews.ts';
import { pdfFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const GST = 'GST Registration Certificate';
/** GST applies, and its certificate is missing. */
const WITHOUT_CERTIFICATE = {
  isGSTApplicable: 'yes',
  GSTIN: '27ZZZPK0001Z1ZO',
  isEinvoicingApplicable: 'yes',
} as const;

test('an exception is delivered in time, and an approver accepts', {
  tag: ['@exception-waived', '@exception-tasks', '@exception-queue'],
}, async ({ page, newPage, expectConsoleError }) => {
  // Looks whether the path of the file is free.
  expectConsoleError(/status of 404/);
  const person = await newWaiting(WITHOUT_CERTIFICATE);
  await signIn(page, await newAccount({ usertype: 'approver' }), '/dashboard');
  await page.goto(`/approvals/${person.uid}`);
  await button(page, 'Accept as exception').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`${GST}: This document is missing.`).check();
  await field(page, 'Reason').fill('The registration is under way.');
  await dialog.getByRole('button', { name: 'Accept as exception' }).click();
  await expect(dialog.getByText('Enter the day by which the waived items are due.')).toBeVisible();
  await field(page, 'Valid until').fill('2099-12-31');
  await dialog.getByRole('button', { name: 'Accept as exception' }).click();
  await expect(success(page)).toContainText('has been accepted as an exception');

  const theirs = await newPage();
  await signIn(theirs, person, '/dashboard');
  await expect(theirs.getByText('To be uploaded by 31 Dec 2099.')).toBeVisible();
  await theirs.getByRole('link', { name: `Upload: ${GST}` }).click();
  await uploadDocument(theirs, GST, pdfFile('gst.pdf', 'GST certificate, specimen'));
  await expect(
    theirs.getByRole('button', { name: `View ${GST}` }).or(theirs.getByRole('link', { name: `View ${GST}` })),
  ).toBeVisible();
  await expect(theirs.getByRole('button', { name: `Delete ${GST}` })).toHaveCount(0);
  expect((await readDocuments(person.uid)).GSTCertificate).toContain('GSTCertificate');
  await theirs.goto('/dashboard');
  await expect(theirs.getByText(`You have sent everything. We are looking at: ${GST}.`)).toBeVisible();

  const reviewing = await newPage();
  await asReviewer(reviewing);
  const line = reviewing.getByRole('row', { name: person.name });
  await reviewing.goto('/review?status=delivered');
  await line.getByRole('link', { name: person.name }).click();
  await expect(reviewing.getByText(`${GST}: came in`)).toBeVisible();
  await button(reviewing, 'Mark as seen').click();
  await expect(reviewing.getByText(`${GST}: delivered`)).toBeVisible();
  await reviewing.getByRole('link', { name: 'Back to the review queue' }).first().click();
  await expect(reviewing.getByRole('link', { name: /^Delivered documents \d/ })).toBeVisible();
  await expect(line).toHaveCount(0);
  await reviewing.goto('/due');
  await expect(line).toContainText('All that was owed is here; an approver can accept it');

  await page.goto(`/approvals/${person.uid}`);
  await expect(page.getByText('An approver can accept it now.')).toBeVisible();
  await button(page, 'Change the decision').click();
  await button(page, 'Accept').click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(success(page)).toContainText('has been accepted');
  expect((await readUser(person.uid)).forms).toMatchObject({ status: 4, approved: true });
  await theirs.goto('/dashboard');
  await expect(theirs.getByText('There is nothing left for you to do.')).toBeVisible();
});
