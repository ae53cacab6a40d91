import { expect, type Page } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import { companyByState } from '../../../src/domain/records/companies.ts';
import { type Account, logIn, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import {
  BANK as ACCOUNT,
  completeProfile,
  confirmSubmission,
  declareGst,
  enterBankDetails,
  formStatus,
  openScreen,
  submitTraineeForm,
  uploadDocuments,
} from '../../support/e2e/people/completion.ts';
import { mailedLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readDocuments, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { invite, registerAsInvited } from '../../support/e2e/people/registration.ts';
import { signInInCard, success } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT } from '../../support/e2e/screens/drafts.ts';
import { BANK, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { listedForms } from '../../support/factories.ts';

const teams = config.mail;

const QUERY = 'The IFSC code is of another branch. Which one is right?';

/** The cells of a person in the introducer's list. */
function listed(page: Page, { name }: { name: string }) {
  const cells = page.getByRole('row').filter({ hasText: name }).getByRole('cell');
  return { stage: cells.first(), open: cells.nth(2) };
}

/** Marks the open document; a reload removes the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-opened', 'once'));
}

async function expectNoReload(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');
}

async function openFromQueue(page: Page, { name }: Account): Promise<void> {
  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Review queue' }).click();
  await field(page, 'Search').fill(name);
  await button(page, 'Search').click();
  await page.getByRole('region', { name: 'People' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Review of ${name}` })).toBeVisible();
}

async function raiseBankQuery(page: Page): Promise<void> {
  await button(page, `Raise query on ${BANK}`).click();
  const dialog = page.getByRole('dialog', { name: `Raise a query on ${BANK}` });
  await dialog.getByLabel('Field (optional)').selectOption({ label: 'IFSC Code' });
  await dialog.getByLabel('Query', { exact: true }).fill(QUERY);
  await dialog.getByRole('button', { name: 'Raise query' }).click();
  await expect(dialog).toBeHidden();
}

async function correctBankDetails(page: Page): Promise<void> {
  await openScreen(page, 'Bank Details');
  await expect(page.getByText(QUERY)).toBeVisible();
  await field(page, 'IFSC Code').fill('KKBK0000261');
  await expect(page.getByText(KEPT)).toBeVisible();
  await openScreen(page, 'Queries');
  await page.getByRole('button', { name: QUERY }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark this query as resolved?' });
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog).toBeHidden();
  await openScreen(page, 'Bank Details');
  await expect(field(page, 'IFSC Code')).toHaveValue('KKBK0000261');
  await button(page, 'Submit').click();
  await confirmSubmission(page);
}

async function validateForms(page: Page, forms: readonly string[]): Promise<void> {
  for (const form of forms) {
    await button(page, `Validate ${form}`).click();
    await expect(button(page, `More for ${form}`)).toBeVisible();
  }
}

/** What each printout contains, besides the name. */
async function printEverything(page: Page, name: string): Promise<void> {
  const screens = [
    ['/exportgst', [companyByState('Karnataka')?.gstin, '20 Nov 2026', 'ZZZPK0001Z'], 1],
    ['/trainee-bankdetails', [ACCOUNT.bankName, ACCOUNT.bankAccountNumber, 'KKBK0000261'], 1],
    ['/mt-trainee-form', ['12 Specimen House', 'UDYAM-MH-00-0000001', 'ZZZPK0001Z'], 2],
  ] as const;
  for (const [path, texts, atMost] of screens) {
    await page.goto(path);
    await expect(button(page, 'Print')).toBeVisible();
    // The sheet is loaded after the form.
    await expect(page.locator('article, .print-only').filter({ hasText: texts[2] }).first()).toBeAttached();
    const { text, pages } = await printoutOf(page);
    for (const expected of [name, ...texts]) expect(text, path).toContain(expected);
    expect(text, path).not.toContain('Logout');
    expect(text, path).not.toContain('234567890124');
    expect(pages, path).toBeGreaterThan(0);
    expect(pages, path).toBeLessThanOrEqual(atMost);
  }
}

/** Prints the page like the browser, and restores the screen. */
async function printoutOf(page: Page): Promise<{ text: string; pages: number }> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  if (pdf.subarray(0, 5).toString() !== '%PDF-') throw new Error('This is no PDF.');
  return { text, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0 };
}

test('four people take a trainee from the invitation to the printed forms, updated live', {
  tag: ['@core', '@overall-automatic', '@documents-path'],
}, async ({ page: introducer, newPage }) => {
  test.setTimeout(480_000);
  const [trainee, reviewer, approver] = [await newPage(), await newPage(), await newPage()];
  const asha = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  const email = `trainee.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  const invited = { name: `Ram ${uniqueName()}`, email, usertype: 'Trainee' } as const;
  await test.step('the introducer invites by mail', async () => {
    await signIn(introducer, asha, '/dashboard');
    await mark(introducer);
    await invite(introducer, invited);
  });
  const ram = await test.step('the trainee registers through the mailed link', () =>
    registerAsInvited(trainee, invited));
  await test.step('the introducer sees the arrival', async () => {
    const { invitation, known, verified } = await readProgress(ram.uid);
    expect(await admin.readRecord(`invitations/${invitation}`)).toMatchObject({ usedBy: ram.uid });
    expect({ known, verified }).toEqual({ known: true, verified: false });
    await expect(listed(introducer, ram).stage).toHaveText('Registered');
    expect(await readUser(ram.uid)).toMatchObject({ fpoc: 'Asha Rao', fpocno: asha.email });
    const mail = await waitForMail(asha.email, new RegExp(`^${ram.name} has registered$`));
    expect(mail.text).toContain('with your invitation');
  });

  await test.step('the trainee without GST completes everything: overall status 1', async () => {
    await logIn(trainee, ram);
    await completeProfile(trainee);
    await declareGst(trainee);
    await submitTraineeForm(trainee);
    await uploadDocuments(trainee);
    await enterBankDetails(trainee);
    await expect(listed(introducer, ram).stage).toHaveText('Submitted');
    const { forms, logs, signImage } = await readUser(ram.uid);
    expect(forms).toMatchObject({ status: 1, ...listedForms(1), msa: 0 });
    expect(logs.map(({ title }) => title)).toEqual([
      `${ram.name} submitted Non-applicability of GST`,
      `${ram.name} submitted Trainee Data Form`,
      `${ram.name} uploaded and submitted Documents`,
      `${ram.name} submitted Bank Details`,
    ]);
    const documents = await readDocuments(ram.uid);
    expect(Object.keys(documents).sort()).toEqual([
      'CompanyCertificate',
      'PANTANCard',
      'cancelledCheque',
      'proof',
      'signImage',
    ]);
    expect(signImage).toBe(documents.signImage);
  });

  await test.step('the reviewer raises a query on the bank form', async () => {
    await openScreen(trainee, 'Dashboard');
    await mark(trainee);
    await expect(formStatus(trainee, BANK)).toHaveText('Submitted');
    await logIn(reviewer, await newAccount({ usertype: 'reviewer', name: 'Ravi Rao' }));
    await openFromQueue(reviewer, ram);
    await mark(reviewer);
    await raiseBankQuery(reviewer);
  });
  await test.step('trainee and introducer see it at once', async () => {
    await expect(formStatus(trainee, BANK)).toHaveText('Queries');
    await expect(listed(introducer, ram).open).toContainText('Query on Bank Details');
    await expect(listed(introducer, ram).stage).toHaveText('Registered');
    await waitForMail(ram.email, /A query on Bank Details/);
  });

  await test.step('the trainee corrects, resolves and resubmits', () => correctBankDetails(trainee));
  await test.step('reviewer and introducer see it at once', async () => {
    const changes = reviewer.getByRole('region', { name: 'What changed' });
    await expect(changes).toContainText(`${BANK} was submitted again`);
    await expect(changes.getByRole('row', { name: 'IFSC Code SBIN0005943 KKBK0000261' })).toBeVisible();
    const mail = await waitForMail(teams.reviewTeam, new RegExp(`${ram.name} resolved a query on ${BANK}`));
    expect(new URL(mailedLink(mail, 'Look at the answer')).pathname).toBe(`/review/${ram.uid}`);
    await expect(reviewer.getByRole('heading', { name: 'Overall status: Submitted' })).toBeVisible();
    await expect(listed(introducer, ram).stage).toHaveText('Submitted');
  });

  await test.step('the reviewer validates the forms and the record, and sends it for approval', async () => {
    await openScreen(trainee, 'Dashboard');
    await validateForms(reviewer, ['Non-applicability of GST', 'Trainee Registration Form', BANK]);
    await expect(formStatus(trainee, BANK)).toHaveText('Validated');
    await waitForMail(ram.email, /^Bank Details is validated$/);
    await button(reviewer, 'Validate all').click();
    // Other tests use the same account number.
    await reviewer.getByRole('dialog').getByRole('button', { name: 'Validate all' }).click();
    await expect(listed(introducer, ram).stage).toHaveText('Validated');
    // A click right after a step counts as the second half of a double click; a key does not.
    await button(reviewer, 'Send for approval').press('Enter');
    await button(reviewer, 'Send now').press('Enter');
    await expect(reviewer.getByText('E-mail sent to the approver.')).toBeVisible();
    await expect(listed(introducer, ram).stage).toHaveText('Sent for approval');
  });

  await test.step('the approver accepts as exception through the mailed link', async () => {
    const mail = await waitForMail(teams.approver, new RegExp(`^Approval needed: ${ram.name}$`));
    await approver.goto(mailedLink(mail, 'Accept as exception'));
    await signInInCard(approver, await newAccount({ usertype: 'approver', name: 'Anita Desai' }));
    await field(approver, 'Reason').fill('Decided in the meeting.');
    await field(approver, 'Valid until').fill('2099-12-31');
    const dialog = approver.getByRole('dialog', { name: `Accept as exception: ${ram.name}` });
    await dialog.getByRole('button', { name: 'Accept as exception' }).click();
    await expect(success(approver)).toContainText('has been accepted as an exception');
  });
  await test.step('everybody sees the decision at once', async () => {
    await expect(trainee.getByText(`Welcome aboard, ${ram.name}!`)).toBeVisible();
    await expect(listed(introducer, ram).stage).toHaveText('Approved as exception');
    await expect(reviewer.getByRole('heading', { name: 'Overall status: Approved' })).toBeVisible();
    await waitForMail(ram.email, /approved as an exception/);
    await waitForMail(teams.reviewTeam, new RegExp(`${ram.name}: accepted`));
    for (const page of [introducer, trainee, reviewer]) await expectNoReload(page);
    expect((await readUser(ram.uid)).forms).toMatchObject({ status: 5, approved: true });
    expect(await readProgress(ram.uid)).toMatchObject({
      forms: { status: 5, approved: true },
      known: true,
      verified: true,
    });
  });
  await test.step('the trainee prints letter, bank details and form', () =>
    printEverything(trainee, ram.name));
});
