import { expect } from '@playwright/test';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import {
  accountWithCheque,
  chequeLink,
  fillInBankDetails,
  openBankDetails,
  openOwnBankDetails,
} from '../support/e2e/bankDetails.ts';
import { button, field, toast } from '../support/e2e/controls.ts';
import { UNSAVED } from '../support/e2e/drafts.ts';
import { patchUser, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import { pngFile } from '../support/e2e/uploads.ts';
import { makeBankDetails } from '../support/factories.ts';

const CHEQUE_MISSING = 'Please Upload Cancelled Cheque and Bank Certificate!';

test('Bank details screen: user details as text, the fields in order, and a sample certificate to download', async ({
  page,
}) => {
  const { email } = await openOwnBankDetails(page, { record: { aadharcard: '234567890124' } });
  const details = page.getByRole('region', { name: 'User Details' });
  await expect(details).toContainText('Meera Nair');
  await expect(details).toContainText(email);
  await expect(details).toContainText('XXXX XXXX 0124');
  await expect(page.locator('body')).not.toContainText('234567890124');
  expect(await page.locator('form label').allTextContents()).toEqual([
    'Bank Name',
    'Bank Branch Name',
    'Bank Account Type',
    'Bank Account Number',
    'MICR Code',
    'IFSC Code',
    'Bank Branch Address',
    'Cancelled Cheque',
  ]);
  await expect(page).toHaveTitle(/^Bank Details/);
  await expect(button(page, 'Print')).toBeHidden();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download sample bank certificate' }).click();
  expect((await download).suggestedFilename()).toBe('sample-bank-certificate.pdf');
});

test('a saved draft survives a reload, and what is not saved says so', async ({ page }) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Bank Name').fill('  Specimen Bank ');
  await field(page, 'IFSC Code').fill('sbin 0005943');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Bank Details Saved Successfully')).toBeVisible();
  await expect(page.getByText(UNSAVED)).toBeHidden();
  const { bankDetails, forms } = await readUser(uid);
  expect(bankDetails).toMatchObject({ bankName: 'Specimen Bank', ifscCode: 'SBIN0005943' });
  expect(forms.bankdetails).toBe(0);
  await page.reload();
  await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
  await expect(field(page, 'IFSC Code')).toHaveValue('SBIN0005943');
  await expect(button(page, 'Submit')).toBeVisible();
});

test('a draft with an IFSC that cannot be stored keeps it in the form and saves the rest', async ({
  page,
}) => {
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Bank Name').fill('Specimen Bank');
  await field(page, 'IFSC Code').fill('SBINO005943');
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Bank Details Saved without the IFSC Code')).toBeVisible();
  await expect(field(page, 'IFSC Code')).toHaveValue('SBINO005943');
  await expect(page.getByText('Enter Valid IFSC Code', { exact: true })).toBeVisible();
  await expect(page.getByText('did you mean SBIN0005943?')).toBeVisible();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  expect((await readUser(uid)).bankDetails).toMatchObject({ bankName: 'Specimen Bank', ifscCode: '' });
});

test('Bank submit without cheque: info Please Upload Cancelled Cheque and Bank Certificate!', async ({
  page,
}) => {
  const { uid } = await openOwnBankDetails(page);
  await fillInBankDetails(page);
  await button(page, 'Submit').click();
  await expect(toast(page, CHEQUE_MISSING)).toHaveClass(/Toastify__toast--info/);
  await expect(page.locator('#bank-cheque-error')).toHaveText(CHEQUE_MISSING);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await readUser(uid)).forms.bankdetails).toBe(0);
});

test('Most bank fields are required and MICR is optional; the summary lists them and takes the focus', async ({
  page,
}) => {
  await openBankDetails(page, await accountWithCheque());
  await button(page, 'Submit').click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Enter the name of the bank',
    'Enter the name of the branch',
    'Choose the type of the account',
    'Enter the account number',
    'Enter the IFSC code',
    'Enter the address of the branch',
  ]);
  await summary.getByRole('link', { name: 'Enter the IFSC code' }).click();
  await expect(field(page, 'IFSC Code')).toBeFocused();
  await fillInBankDetails(page, makeBankDetails({ bankMICR: '', ifscCode: 'HDFC000123' }));
  await button(page, 'Submit').click();
  await expect(page.locator('#bank-ifscCode-error')).toHaveText('Enter Valid IFSC Code');
  await field(page, 'IFSC Code').fill('KKBK0000261');
  await button(page, 'Submit').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('account number: 9 to 18 digits after stripping; 6 to 8 digits and an odd MICR only warn', async ({
  page,
}) => {
  await openOwnBankDetails(page);
  const number = field(page, 'Bank Account Number');
  await number.fill('0001 2345-6789 01');
  await number.blur();
  await expect(number).toHaveValue('00012345678901');
  await expect(page.locator('#bank-bankAccountNumber-error')).toBeHidden();
  await number.fill('1234567890123456789');
  await number.blur();
  await expect(page.locator('#bank-bankAccountNumber-error')).toHaveText('Enter Valid Account Number');
  await number.fill('1234567');
  await number.blur();
  await expect(page.locator('#bank-bankAccountNumber-error')).toBeHidden();
  await expect(page.locator('#bank-bankAccountNumber-warnings')).toContainText('this one has 7');
  await field(page, 'MICR Code').fill('12345');
  await field(page, 'MICR Code').blur();
  await expect(page.locator('#bank-bankMICR-warnings')).toContainText('nine digits');
});

test('Bank: Submit sets forms.bankdetails to 1 after the declaration, logs it and locks the fields', async ({
  page,
}) => {
  const { uid, name } = await openOwnBankDetails(page);
  await fillInBankDetails(page);
  await field(page, 'Cancelled Cheque').setInputFiles(pngFile('my cheque.png'));
  await expect(toast(page, 'Cancelled Cheque uploaded successfully!')).toBeVisible();
  expect(await chequeLink(uid)).toContain(`/o/vendors%2F${uid}%2Fdocuments%2Fmy%20cheque.png?`);
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await expect(dialog).toContainText(
    'I hereby declare that all the information given above is true and correct to the best of my knowledge',
  );
  await dialog.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(toast(page, 'Bank Details Submitted Successfully')).toBeVisible();
  await expect(field(page, 'Bank Name')).toBeDisabled();
  await expect(field(page, 'Cancelled Cheque')).toBeDisabled();
  await expect(button(page, 'Submit')).toBeHidden();
  await expect(button(page, 'Save draft')).toBeHidden();
  const { forms, logs, bankDetails } = await readUser(uid);
  expect(forms).toMatchObject({ bankdetails: 1, status: 0 });
  expect(bankDetails).toEqual(makeBankDetails());
  expect(logs.map(({ title }) => title)).toEqual([`${name} submitted Bank Details`]);
  await page.reload();
  await expect(field(page, 'IFSC Code')).toBeDisabled();
  await expect(page.getByText('You submitted your bank details on')).toBeVisible();
});

test('Cancel in the declaration submits nothing', async ({ page }) => {
  const account = await accountWithCheque({ record: { bankDetails: makeBankDetails() } });
  await openBankDetails(page, account);
  await button(page, 'Submit').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await readUser(account.uid)).forms.bankdetails).toBe(0);
});

for (const status of [1, 2, 3] as const) {
  test(`Bank: fields are locked at status ${status}, and Print appears from 2 on`, async ({ page }) => {
    await openBankDetails(
      page,
      await accountWithCheque({ record: { bankDetails: makeBankDetails(), forms: { bankdetails: status } } }),
    );
    for (const label of ['Bank Name', 'Bank Account Type', 'Bank Account Number', 'Cancelled Cheque']) {
      await expect(field(page, label)).toBeDisabled();
    }
    await expect(button(page, 'Submit')).toBeHidden();
    await expect(button(page, 'Save draft')).toBeHidden();
    await expect(button(page, 'Print')).toBeVisible({ visible: status >= 2 });
    await expect(field(page, 'Bank Account Number')).toHaveValue('XXXXXXXXXX8901');
    await button(page, 'Show account number').click();
    await expect(field(page, 'Bank Account Number')).toHaveValue('00012345678901');
  });
}

test('Bank: the printed page has all details, the cheque, and nothing of the screen', async ({ page }) => {
  const account = await accountWithCheque({
    record: { bankDetails: makeBankDetails(), forms: { bankdetails: 2 } },
  });
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await openBankDetails(page, account);
  await button(page, 'Print').click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Details' })).toBeVisible();
  for (const detail of Object.values(makeBankDetails())) {
    await expect(page.locator('.bank-sheet')).toContainText(detail);
  }
  await expect(page.locator('.bank-sheet')).toContainText('XXXX XXXX 0124');
  const picture = page.getByRole('img', { name: 'Cancelled cheque' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120);
  for (const leftOver of [button(page, 'Print'), page.locator('form'), page.getByRole('navigation')]) {
    await expect(leftOver).toBeHidden();
  }
});

test('sent back with queries: editable with Save draft, no Submit until they are resolved', async ({
  page,
}) => {
  const title = 'The IFSC code does not belong to this branch.';
  const bank = [{ title, timestamp: Date.now(), status: 0, by: 'reviewer' } as const];
  const account = await accountWithCheque({
    record: {
      bankDetails: makeBankDetails(),
      forms: { bankdetails: -1 },
      queries: { general: [], msa: [], bank, vendorform: [], nongst: [], einvoicing: [] },
    },
  });
  await openBankDetails(page, account);
  await expect(page.getByText(title)).toBeVisible();
  await expect(button(page, 'Submit')).toBeHidden();
  await field(page, 'IFSC Code').fill('KKBK0000261');
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Bank Details Saved Successfully')).toBeVisible();
  expect((await readUser(account.uid)).bankDetails.ifscCode).toBe('KKBK0000261');
  await patchUser(account.uid, { 'forms.bankdetails': 0, 'queries.bank': [{ ...bank[0], status: 1 }] });
  await expect(button(page, 'Submit')).toBeVisible();
  await expect(page.getByText(title)).toBeHidden();
  await patchUser(account.uid, { 'forms.bankdetails': -1, 'queries.bank': bank });
  await page.locator('main').getByRole('link', { name: 'Queries' }).click();
  await expect(page).toHaveURL(/\/queries$/);
});

test('two tabs: a save there appears here and takes nothing typed here; a submission there locks this form', async ({
  page,
  newPage,
}) => {
  const account = await accountWithCheque({ record: { bankDetails: makeBankDetails() } });
  const other = await newPage();
  await openBankDetails(page, account);
  await openBankDetails(other, account);
  await field(page, 'Bank Branch Name').fill('Typed here');
  await field(other, 'Bank Name').fill('Changed there');
  await button(other, 'Save draft').click();
  await expect(field(page, 'Bank Name')).toHaveValue('Changed there');
  await expect(field(page, 'Bank Branch Name')).toHaveValue('Typed here');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await button(other, 'Submit').click();
  await other.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(field(page, 'Bank Branch Name')).toBeDisabled();
  await expect(field(page, 'Bank Branch Name')).toHaveValue('Andheri East');
  const note = page.getByRole('status').filter({ hasText: 'What you typed here was not submitted' });
  await expect(note).toContainText('Bank Branch Name: Typed here');
});

test('a failed save says so and loses nothing that was typed', async ({ page, expectConsoleError }) => {
  expectConsoleError(/403/);
  const { uid } = await openOwnBankDetails(page);
  await field(page, 'Bank Name').fill('Specimen Bank');
  const refused = { error: { code: 403, status: 'PERMISSION_DENIED', message: 'Missing permissions.' } };
  await page.route(/documents:commit/, (route) => route.fulfill({ status: 403, json: refused }));
  await button(page, 'Save draft').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank details are not saved' })).toBeVisible();
  await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
  await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
  expect((await readUser(uid)).bankDetails.bankName).toBe('');
  await page.unroute(/documents:commit/);
  await button(page, 'Save draft').click();
  await expect(toast(page, 'Bank Details Saved Successfully')).toBeVisible();
});

test('an introducer has no bank form', async ({ page }) => {
  const account = await newAccount({ usertype: 'introducer' });
  await signIn(page, account, '/trainee-bankdetails');
  await expect(page.getByText('No forms for this account')).toBeVisible();
});
