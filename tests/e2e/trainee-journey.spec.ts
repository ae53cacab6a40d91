import { expect, type Page } from '@playwright/test';
import { companyByState } from '../../src/domain/companies.ts';
import { type Account, newAccount, signIn } from '../support/e2e/accounts.ts';
import { waitForActionLink, waitForMail } from '../support/e2e/mailbox.ts';
import { paperOf } from '../support/e2e/paper.ts';
import { patchUser, readDocuments, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import { fillDeclaration, fillSectionOne } from '../support/e2e/traineeForm.ts';
import { pdfFile, pngFile } from '../support/e2e/uploads.ts';
import { makeBankDetails } from '../support/factories.ts';

const BANK = makeBankDetails();
const PASSWORD = 'Demo@1234';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const formStatus = (page: Page, form: string) =>
  page.getByRole('row').filter({ hasText: form }).getByRole('cell').last();

async function open(page: Page, link: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Forms' })
    .getByRole('link', { name: link, exact: true })
    .click();
}

async function confirmSubmission(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
}

async function register(page: Page, introducer: Account): Promise<Account> {
  const email = `ram.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  const entries = {
    Name: 'Ram Kumar',
    'E-mail': email,
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
    'Introducer Name': introducer.name,
    'Introducer E-mail': introducer.email,
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  };
  await page.goto('/');
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  await button(page, 'Register').click();
  await expect(page).toHaveURL('/');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  const { uid } = JSON.parse(details ?? '{}') as { uid: string };
  const answer = await page.request.get(await waitForActionLink(email, 'VERIFY_EMAIL'));
  expect(answer.ok()).toBe(true);
  return { uid, email, password: PASSWORD, name: 'Ram Kumar' };
}

async function completeProfile(page: Page): Promise<void> {
  await expect(page).toHaveURL('/profile');
  await field(page, 'Designation').fill('Trainee');
  await field(page, 'Address').fill('7 Specimen Lane, Andheri East, Mumbai 400069');
  await field(page, 'Signature').setInputFiles(pngFile('signature.png'));
  await expect(page.getByRole('link', { name: 'View Signature' })).toBeVisible();
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/dashboard');
}

async function declareGst(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('link', { name: 'Non-applicability of GST' }).click();
  await field(page, 'Date').fill('2026-11-20');
  await field(page, 'State').selectOption('Karnataka');
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  await expect(button(page, 'Print')).toBeHidden();
}

async function fillTraineeForm(page: Page): Promise<void> {
  await open(page, 'Trainee Registration Form');
  await fillSectionOne(page);
  await fillDeclaration(page);
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(formStatus(page, 'Trainee Data Form')).toHaveText('Submitted');
}

async function uploadDocuments(page: Page): Promise<void> {
  await open(page, 'Documents Upload');
  for (const label of ['Aadhar Card', 'PAN Card']) {
    const chooser = page.waitForEvent('filechooser');
    await button(page, `Upload ${label}`).click();
    await (await chooser).setFiles(pdfFile(`${label}.pdf`, label));
    await expect(page.getByRole('link', { name: `View ${label}` })).toBeVisible();
  }
  await button(page, 'Submit').click();
  await confirmSubmission(page);
}

async function enterBankDetails(page: Page): Promise<void> {
  await open(page, 'Bank Details');
  await field(page, 'Bank Name').fill(BANK.bankName);
  await field(page, 'Bank Branch Name').fill(BANK.bankBranchName);
  await field(page, 'Bank Account Type').selectOption(BANK.bankAccountType);
  await field(page, 'Bank Account Number').fill(BANK.bankAccountNumber);
  await field(page, 'IFSC Code').fill(BANK.ifscCode);
  await field(page, 'Bank Branch Address').fill(BANK.bankBranchAddress);
  await field(page, 'Cancelled Cheque').setInputFiles(pngFile('cheque.png'));
  await expect(page.getByRole('link', { name: 'View Cancelled Cheque' })).toBeVisible();
  await button(page, 'Submit').click();
  await confirmSubmission(page);
}

/** What each printable screen has on paper, besides the name. */
async function printEverything(page: Page): Promise<void> {
  const screens = [
    ['/exportgst', [companyByState('Karnataka')?.gstin, '20 Nov 2026', 'ZZZPK0001Z'], 1],
    ['/trainee-bankdetails', [BANK.bankName, BANK.bankAccountNumber, BANK.ifscCode], 1],
    ['/mt-trainee-form', ['12 Specimen House', 'UDYAM-MH-00-0000001', 'ZZZPK0001Z'], 2],
  ] as const;
  for (const [path, texts, atMost] of screens) {
    await page.goto(path);
    await expect(button(page, 'Print')).toBeVisible();
    const { text, pages } = await paperOf(page);
    for (const expected of ['Ram Kumar', ...texts]) expect(text, path).toContain(expected);
    expect(text, path).not.toContain('Logout');
    expect(text, path).not.toContain('234567890124');
    expect(pages, path).toBeGreaterThan(0);
    expect(pages, path).toBeLessThanOrEqual(atMost);
  }
}

async function decide(page: Page, person: Account, action: string): Promise<Account> {
  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await page.goto(
    `/approve/${person.uid}?${new URLSearchParams({ action, vendorName: person.name }).toString()}`,
  );
  await field(page, 'E-mail').fill(approver.email);
  await field(page, 'Password').fill(approver.password);
  await button(page, 'Sign in').click();
  await expect(page.locator('.alert-success')).toContainText(`The empanelment of ${person.name} has been`);
  await field(page, 'Remarks').fill('Decided in the meeting.');
  await button(page, 'Save remarks').click();
  await expect.poll(async () => (await readUser(person.uid)).vendorRemark).toBe('Decided in the meeting.');
  return approver;
}

test('the journey of a trainee: register, profile, GST letter, form, documents, bank, validated, printed, accepted as exception', async ({
  page,
  newPage,
}) => {
  test.setTimeout(150_000);
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  const person = await test.step('registers and logs in', async () => {
    const registered = await register(page, introducer);
    await signIn(page, registered);
    return registered;
  });
  await test.step('completes the profile', () => completeProfile(page));
  await test.step('declares that GST does not apply', () => declareGst(page));
  await test.step('submits the trainee form', () => fillTraineeForm(page));
  await test.step('uploads and submits the documents', () => uploadDocuments(page));
  expect((await readUser(person.uid)).forms.status).toBe(0);
  await test.step('submits the bank details', () => enterBankDetails(page));

  await expect.poll(async () => (await readUser(person.uid)).forms.status).toBe(1);
  const submitted = await readUser(person.uid);
  expect(submitted.forms).toMatchObject({ nonapplicability: 1, vendorform: 1, bankdetails: 1 });
  expect(submitted.logs.map(({ title }) => title)).toEqual([
    'Ram Kumar submitted Non-applicability of GST',
    'Ram Kumar submitted Trainee Data Form',
    'Ram Kumar uploaded and submitted Documents',
    'Ram Kumar submitted Bank Details',
  ]);
  const documents = await readDocuments(person.uid);
  expect(Object.keys(documents).sort()).toEqual([
    'CompanyCertificate',
    'PANTANCard',
    'cancelledCheque',
    'signImage',
  ]);
  expect(submitted.signImage).toBe(documents.signImage);

  await test.step('is validated, and sees it at once', async () => {
    await open(page, 'Dashboard');
    await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Submitted');
    await patchUser(person.uid, {
      'forms.status': 3,
      'forms.nonapplicability': 2,
      'forms.vendorform': 2,
      'forms.bankdetails': 2,
    });
    await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Validated');
    await expect(formStatus(page, 'Trainee Data Form')).toHaveText('Validated');
  });
  await test.step('prints letter, bank details and form', () => printEverything(page));

  await test.step('is accepted as exception through the link', async () => {
    await page.goto('/dashboard');
    await decide(await newPage(), person, 'acceptasexception');
    await expect(page.getByText('Welcome aboard, Ram Kumar!')).toBeVisible();
    expect((await readUser(person.uid)).forms).toMatchObject({ status: 5, approved: true });
    const mail = await waitForMail(person.email, /approved as an exception/);
    expect(mail.cc?.map(({ address }) => address)).toEqual([introducer.email]);
  });
});

test('the journey of a trainee who is denied: the dashboard shows no welcome, and the forms stay as they were', async ({
  page,
  newPage,
}) => {
  const validated = { status: 3, nonapplicability: 2, vendorform: 2, bankdetails: 2 } as const;
  const person = await newAccount({ name: 'Ram Kumar', record: { forms: validated } });
  await signIn(page, person);
  await page.goto('/dashboard');
  await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Validated');
  await decide(await newPage(), person, 'deny');
  expect((await readUser(person.uid)).forms).toMatchObject({ ...validated, status: 1, approved: false });
  await waitForMail(person.email, /was not approved/);
  await expect(page.getByText('Welcome aboard')).toBeHidden();
  await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Validated');
});
