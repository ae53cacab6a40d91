import type { Page } from '@playwright/test';
import { makeBankDetails } from '../../factories.ts';
import { expect } from '../expect.ts';
import { button, field } from '../screens/controls.ts';
import { sendCardAsItIs } from '../screens/documents.ts';
import { asReviewer, openReview } from '../screens/reviews.ts';
import { fillDeclaration, fillSectionOne, question } from '../screens/traineeForm.ts';
import { chooseFile, pdfFile, pngFile } from '../screens/uploads.ts';
import { type Account, newAccount, signIn } from './accounts.ts';

/** The values that `enterBankDetails` enters. */
export const BANK = makeBankDetails();

/** The status of one form in the dashboard's table. */
export const formStatus = (page: Page, form: string) =>
  page.getByRole('row').filter({ hasText: form }).getByRole('cell').last();

/** Opens a screen by the sidebar, and waits until the previous one has closed. */
export async function openScreen(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name, exact: true });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Confirms the declaration of a submission. */
export async function confirmSubmission(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Submit' }).click();
  await expect(question(page)).toBeHidden();
}

/** How a test fills fields in; some stop the clock meanwhile. */
type Typing = (page: Page, fill: () => Promise<void>) => Promise<void>;
const atOnce: Typing = (_, fill) => fill();

/** Completes and saves My Profile, the first page after the login. */
export async function completeProfile(page: Page, typing = atOnce): Promise<void> {
  await expect(page).toHaveURL('/profile');
  await typing(page, async () => {
    await field(page, 'Designation').fill('Trainee');
    await field(page, 'Address').fill('7 Specimen Lane, Andheri East, Mumbai 400069');
  });
  await uploadSignature(page);
  await saveProfile(page);
}

export async function uploadSignature(page: Page): Promise<void> {
  await chooseFile(field(page, 'Signature'), pngFile('signature.png'));
  await expect(page.getByRole('link', { name: 'View Signature' })).toBeVisible();
}

/** Saves the profile, which redirects to the dashboard. */
export async function saveProfile(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/dashboard');
}

/** Declares, from the dashboard, that GST does not apply, which redirects to the letter. */
export async function declareGst(page: Page, typing = atOnce): Promise<void> {
  await page.getByRole('table').getByRole('link', { name: 'Non-applicability of GST' }).click();
  await typing(page, async () => {
    await field(page, 'Date').fill('2026-11-20');
    await field(page, 'State').selectOption('Karnataka');
  });
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  await expect(button(page, 'Print')).toBeHidden();
}

/** Accepts the Master Service Agreement, from the dashboard. */
export async function acceptAgreement(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link', { name: 'Master Service Agreement' }).click();
  await field(page, 'Date').fill('2026-11-20');
  await button(page, 'Accept').click();
  await confirmSubmission(page);
  await expect(
    page.getByRole('heading', { name: /^Master Service Agreement accepted\.|^Everything is submitted/ }),
  ).toBeVisible();
}

/** Fills and submits the Trainee Registration Form, which redirects to the dashboard. */
export async function submitTraineeForm(page: Page, typing = atOnce): Promise<void> {
  await openScreen(page, 'Trainee Registration Form');
  await typing(page, () => fillSectionOne(page));
  await typing(page, () => fillDeclaration(page));
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(formStatus(page, 'Trainee Data Form')).toHaveText('Submitted');
}

/** Uploads a document for each label, by default the two mandatory ones of a trainee, and submits them. */
export async function uploadDocuments(page: Page, labels = ['Aadhar Card', 'PAN Card']): Promise<void> {
  await openScreen(page, 'Documents Upload');
  for (const label of labels) {
    await chooseFile(page.locator(`input[aria-label="Upload ${label}"]`), pdfFile(`${label}.pdf`, label));
    await sendCardAsItIs(page, label);
    await expect(page.getByRole('link', { name: `View ${label}` })).toBeVisible();
  }
  await button(page, 'Submit').click();
  await confirmSubmission(page);
}

/** Enters the bank details without a MICR code, uploads the cheque and submits. */
export async function enterBankDetails(page: Page, typing = atOnce): Promise<void> {
  await openScreen(page, 'Bank Details');
  await typing(page, async () => {
    await field(page, 'Bank Name').fill(BANK.bankName);
    await field(page, 'Bank Branch Name').fill(BANK.bankBranchName);
    await field(page, 'Bank Account Type').selectOption(BANK.bankAccountType);
    await field(page, 'Bank Account Number').fill(BANK.bankAccountNumber);
    await field(page, 'IFSC Code').fill(BANK.ifscCode);
    await field(page, 'Bank Branch Address').fill(BANK.bankBranchAddress);
  });
  await chooseFile(field(page, 'Cancelled Cheque'), pngFile('cheque.png'));
  await expect(page.getByRole('link', { name: 'View Cancelled Cheque' })).toBeVisible();
  await button(page, 'Submit').click();
  await confirmSubmission(page);
}

/** A reviewer, who sees `text`, validates everything and sends it for approval; an approver accepts. */
export async function reviewAndAccept(
  page: Page,
  newPage: () => Promise<Page>,
  account: Account,
  text: string,
): Promise<void> {
  const reviewer = await newPage();
  await asReviewer(reviewer);
  await openReview(reviewer, account);
  await expect(reviewer.getByText(text).first()).toBeVisible();
  await button(reviewer, 'Validate all').click();
  // Other tests use the same account number.
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Validate all' }).click();
  await expect(reviewer.getByRole('heading', { name: 'Overall status: Validated' })).toBeVisible();
  await button(reviewer, 'Send for approval').press('Enter');
  await button(reviewer, 'Send now').press('Enter');
  await expect(reviewer.getByText('E-mail sent to the approver.')).toBeVisible();

  const approver = await newPage();
  const anita = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await signIn(approver, anita, `/approvals/${account.uid}`);
  await button(approver, 'Accept').click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await openScreen(page, 'Dashboard');
  await expect(page.getByText(`Welcome aboard, ${account.name}!`)).toBeVisible();
}
