import { expect, type Page } from '@playwright/test';
import { companyByState } from '../../src/domain/records/companies.ts';
import { type Account, logIn, newAccount, signIn } from '../support/e2e/accounts.ts';
import { decide, remark, success } from '../support/e2e/approvals.ts';
import {
  BANK,
  completeProfile,
  declareGst,
  enterBankDetails,
  formStatus,
  openScreen,
  submitTraineeForm,
  uploadDocuments,
} from '../support/e2e/completion.ts';
import { button } from '../support/e2e/controls.ts';
import { waitForActionLink, waitForMail } from '../support/e2e/mailbox.ts';
import { paperOf } from '../support/e2e/paper.ts';
import { patchUser, readDocuments, readUser } from '../support/e2e/records.ts';
import { registerTrainee } from '../support/e2e/registerTrainee.ts';
import { test } from '../support/e2e/test.ts';

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

async function decideWithRemark(page: Page, person: Account, action: string): Promise<void> {
  await decide(page, person, action);
  await expect(success(page)).toContainText(`The empanelment of ${person.name} has been`);
  await remark(page, 'Decided in the meeting.');
  await expect.poll(async () => (await readUser(person.uid)).vendorRemark).toBe('Decided in the meeting.');
}

test('the journey of a trainee: register, profile, GST letter, form, documents, bank, validated, printed, accepted as exception [people-trainee, documents-write, overall-automatic]', async ({
  page,
  newPage,
}) => {
  test.setTimeout(150_000);
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  const person = await test.step('registers and logs in', async () => {
    await page.goto('/');
    const registered = await registerTrainee(page, introducer);
    const answer = await page.request.get(await waitForActionLink(registered.email, 'VERIFY_EMAIL'));
    expect(answer.ok()).toBe(true);
    await logIn(page, registered);
    return registered;
  });
  await test.step('completes the profile', () => completeProfile(page));
  await test.step('declares that GST does not apply', () => declareGst(page));
  await test.step('submits the trainee form', () => submitTraineeForm(page));
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
    await openScreen(page, 'Dashboard');
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
    await decideWithRemark(await newPage(), person, 'acceptasexception');
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
  await signIn(page, person, '/dashboard');
  await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Validated');
  await decideWithRemark(await newPage(), person, 'deny');
  expect((await readUser(person.uid)).forms).toMatchObject({ ...validated, status: 1, approved: false });
  await waitForMail(person.email, /was not approved/);
  await expect(page.getByText('Welcome aboard')).toBeHidden();
  await expect(formStatus(page, 'Trainee Bank Details')).toHaveText('Validated');
});
