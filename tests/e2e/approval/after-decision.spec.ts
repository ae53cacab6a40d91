import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readDocuments, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { newWaiting, success } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { chooseThrough, uploadDocument } from '../../support/e2e/screens/documents.ts';
import { asReviewer, openReview, section } from '../../support/e2e/screens/reviews.ts';
import { pdfFile, pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

const REASON = 'The account and the PAN card belong to somebody else.';
const RESUBMIT = 'Resolve and submit again';

test('a denied person corrects what was named, and the approver sees the changes and accepts', {
  tag: ['@core', '@denial-return', '@denial-tasks', '@denial-shown', '@approvals-list', '@approvals-decide'],
}, async ({ page, newPage }) => {
  const introducer = await newAccount({ usertype: 'introducer' });
  const person = await newWaiting({ fpoc: 'Meera Iyer', fpocno: introducer.email });
  const before = await readDocuments(person.uid);

  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await signIn(page, approver, '/dashboard');
  await page.getByRole('link', { name: 'All approvals' }).click();
  await page.getByRole('link', { name: person.name }).click();
  await expect(page.getByText('Ravi Rao validated all forms').first()).toBeVisible();
  await button(page, 'Deny').click();
  const dialog = page.getByRole('dialog');
  for (const part of ['Bank Details', 'PAN Card']) await dialog.getByLabel(part, { exact: true }).check();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Deny' }).click();
  await expect(success(page)).toContainText('has been denied');
  const { approval, forms } = await readUser(person.uid);
  expect(forms).toMatchObject({ status: 1, approved: false });
  expect(approval).toMatchObject({ action: 'deny', by: approver.uid, reason: REASON });
  expect((await readProgress(person.uid)).decision).toEqual(approval);
  const denied = await waitForMail(person.email, /was not approved/);
  expect(denied.text).toContain('Your empanelment was not approved, for this reason:');
  expect(denied.text).toContain(`Your introducer, Meera Iyer (${introducer.email}), can help.`);
  await button(page, 'Write remarks').click();
  await field(page, 'Remarks').fill('Ask for the passbook.');
  await button(page, 'Save remarks').click();
  await expect.poll(async () => (await readUser(person.uid)).vendorRemark).toBe('Ask for the passbook.');

  const introducers = await newPage();
  await signIn(introducers, introducer, '/dashboard');
  await expect(introducers.getByRole('row', { name: new RegExp(`^${person.name}`) })).toContainText('Denied');
  const theirs = await newPage();
  await signIn(theirs, person, '/dashboard');
  const notice = theirs.locator('.alert').filter({ hasText: 'Your empanelment was not approved' });
  await expect(notice).toContainText(`Reason: ${REASON}`);
  await expect(notice).toContainText('To be corrected: Bank Details, PAN Card.');
  await expect(notice.getByRole('link', { name: introducer.email })).toHaveAttribute(
    'href',
    `mailto:${introducer.email}`,
  );

  const reviewers = await newPage();
  await asReviewer(reviewers);
  await openReview(reviewers, person);
  await expect(section(reviewers, 'Overall status: Denied')).toContainText(REASON);
  await button(reviewers, 'Return 2 parts').click();
  await expect(section(reviewers, 'Overall status: Pending')).toBeVisible();
  await waitForMail(person.email, /^Please correct your record/);
  expect((await readUser(person.uid)).forms).toMatchObject({ status: 0, bankdetails: -1, vendorform: 2 });

  await expect(theirs.getByRole('link', { name: 'Documents Upload' }).first()).toBeVisible();
  await theirs.getByRole('main').getByRole('link', { name: 'Correct your documents' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Documents Upload' })).toBeVisible();
  await expect(theirs.getByText(`PAN Card (and Bank Details): ${REASON}`)).toBeVisible();
  await chooseThrough(theirs, 'Replace PAN Card', pngFile('PAN Card.png'));
  await expect.poll(async () => (await readDocuments(person.uid)).PANTANCard).not.toBe(before.PANTANCard);
  await button(theirs, RESUBMIT).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(button(theirs, RESUBMIT)).toBeHidden();

  await theirs.goto('/trainee-bankdetails');
  await expect(theirs.getByText(`Bank Details (and PAN Card): ${REASON}`)).toBeVisible();
  await field(theirs, 'Bank Branch Name').fill('Fort');
  await button(theirs, RESUBMIT).click();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect.poll(async () => (await readUser(person.uid)).forms.status).toBe(1);

  await expect(section(reviewers, 'Overall status: Submitted')).toBeVisible();
  await button(reviewers, 'Validate all').click();
  // Other tests use the same account number.
  await reviewers.getByRole('dialog').getByRole('button', { name: 'Validate all' }).click();
  await expect(section(reviewers, 'Overall status: Validated')).toBeVisible();
  await reviewers.reload();
  await button(reviewers, 'Send for approval').click();
  await expect(section(reviewers, 'Overall status: Sent for approval')).toBeVisible();

  // The decision stored values and files, so that the next approver can see the changes.
  const changes = section(page, 'Changes since the last decision');
  await expect(changes.getByRole('table', { name: /^Bank Details/ })).toContainText('Fort');
  for (const when of ['before', 'now'])
    await expect(changes.getByRole('img', { name: `PAN Card ${when}` })).toBeVisible();
  await button(page, 'Accept').click();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(success(page)).toContainText('has been accepted');
  expect((await readUser(person.uid)).vendorRemark).toBe('');
  await theirs.goto('/dashboard');
  await expect(theirs.getByText(`Welcome aboard, ${person.name}!`)).toBeVisible();
  await expect(notice).toBeHidden();
});

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
