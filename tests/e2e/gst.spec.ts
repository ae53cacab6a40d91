import { expect, type Page } from '@playwright/test';
import { COMPANIES, companyByState } from '../../src/domain/companies.ts';
import { type Account, newAccount, signIn } from '../support/e2e/accounts.ts';
import { LOST_CONNECTION } from '../support/e2e/lostConnection.ts';
import { admin, patchUser, readProgress, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import { makeNonGst } from '../support/factories.ts';

const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Submit', exact: true });
const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true });
const letter = (page: Page) => page.getByRole('article', { name: 'Declaration letter' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });

async function open(
  page: Page,
  path: string,
  options: Parameters<typeof newAccount>[0] = {},
): Promise<Account> {
  const account = await newAccount({ name: 'Ram Kumar', ...options });
  await signIn(page, account);
  await page.goto(path);
  return account;
}

async function fillIn(page: Page, state = 'Haryana'): Promise<void> {
  await field(page, 'Date').fill('2026-03-31');
  await field(page, 'State').selectOption(state);
}

test('the non-applicability form has a locked name, date, state and company address', async ({ page }) => {
  await open(page, '/nonapplicability');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Declaration for Non applicability of GST' }),
  ).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Ram Kumar');
  await expect(field(page, 'Name')).toBeDisabled();
  expect(await page.locator('form label').allTextContents()).toEqual([
    'Name',
    'Date',
    'State',
    'Company Address',
  ]);
  expect(await field(page, 'State').locator('option').allTextContents()).toEqual([
    'Choose a state',
    'Maharashtra',
    'Telangana',
    'Haryana',
    'Karnataka',
    'Tamil Nadu',
  ]);
  for (const { state, address } of COMPANIES) {
    await field(page, 'State').selectOption(state);
    await expect(field(page, 'Company Address')).toHaveValue(address);
  }
});

test('date and state are required, and nothing is asked before they are there', async ({ page }) => {
  await open(page, '/nonapplicability');
  await submitButton(page).click();
  await expect(page.getByText('Enter the date.', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose the state.', { exact: true })).toBeVisible();
  await expect(field(page, 'Date')).toBeFocused();
  await expect(dialog(page)).toBeHidden();
});

test('a date ahead is a warning only', async ({ page }) => {
  await open(page, '/nonapplicability');
  await field(page, 'Date').fill('2099-01-01');
  await expect(page.getByText('This date lies ahead.', { exact: false })).toBeVisible();
  await field(page, 'State').selectOption('Karnataka');
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('submitting asks for the declaration, sets the form to 1 and leads to /exportgst', async ({ page }) => {
  const { uid } = await open(page, '/nonapplicability');
  await fillIn(page);
  await submitButton(page).click();
  await expect(dialog(page).getByText(DECLARATION)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await readUser(uid)).forms.nonapplicability).toBe(0);

  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  const office = companyByState('Haryana');
  const record = await readUser(uid);
  expect(record.forms).toMatchObject({ nonapplicability: 1, status: 0 });
  expect(record.nongst).toEqual({
    date: '2026-03-31',
    state: 'Haryana',
    address: office?.address,
    gstinNumber: office?.gstin,
  });
  expect(record.logs.map(({ title }) => title)).toEqual(['Ram Kumar submitted Non-applicability of GST']);
  expect((await readProgress(uid)).forms.nonapplicability).toBe(1);
});

test('the declaration that completes the forms sets the overall status to 1', async ({ page }) => {
  const { uid } = await open(page, '/nonapplicability', {
    record: { forms: { bankdetails: 1, vendorform: 1 } },
  });
  await fillIn(page);
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  expect((await readUser(uid)).forms).toMatchObject({ nonapplicability: 1, status: 1 });
});

for (const nonapplicability of [-1, 1, 2, 3] as const) {
  test(`the declaration's inputs are locked with status ${nonapplicability}`, async ({ page }) => {
    await open(page, '/nonapplicability', { record: { forms: { nonapplicability }, nongst: makeNonGst() } });
    for (const label of ['Name', 'Date', 'State', 'Company Address']) {
      await expect(field(page, label)).toBeDisabled();
    }
    await expect(field(page, 'Date')).toHaveValue('2026-11-20');
    await expect(field(page, 'Company Address')).toHaveValue(makeNonGst().address);
    await expect(submitButton(page)).toBeHidden();
  });
}

test('who has GST applicable is told that the declaration is not theirs', async ({ page }) => {
  await open(page, '/nonapplicability', { record: { isGSTApplicable: 'yes' } });
  const notice = page.getByRole('status').filter({ hasText: 'GST applies to you' });
  await expect(notice.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile');
});

for (const usertype of ['introducer', 'reviewer'] as const) {
  test(`an ${usertype} has neither declaration nor letter`, async ({ page }) => {
    await open(page, '/nonapplicability', { usertype });
    await expect(page.getByText('No forms for this account')).toBeVisible();
    await page.goto('/exportgst');
    await expect(page.getByText('No forms for this account')).toBeVisible();
  });
}

test('a submission in another tab locks the form here, and closes the question', async ({
  page,
  newPage,
}) => {
  const account = await open(page, '/nonapplicability');
  const other = await newPage();
  await signIn(other, account);
  await other.goto('/nonapplicability');
  await fillIn(page, 'Telangana');
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await fillIn(other, 'Tamil Nadu');
  await submitButton(other).click();
  await dialog(other).getByRole('button', { name: 'Submit' }).click();
  await expect(other).toHaveURL(/\/exportgst$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Status: Submitted')).toBeVisible();
  await expect(field(page, 'Date')).toBeDisabled();
  const record = await readUser(account.uid);
  expect(record.nongst.state).toBe('Tamil Nadu');
  expect(record.logs).toHaveLength(1);
});

test('a lost connection keeps the declaration and says that it is not saved', async ({
  page,
  context,
  expectConsoleError,
}) => {
  const { uid } = await open(page, '/nonapplicability');
  expectConsoleError(LOST_CONNECTION);
  await fillIn(page);
  await submitButton(page).click();
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('this is not saved yet', { timeout: 30_000 });
  await context.setOffline(false);
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  expect((await readUser(uid)).forms.nonapplicability).toBe(1);
});

test('before a declaration exists the letter page says so, with a link', async ({ page }) => {
  await open(page, '/exportgst');
  await expect(page.getByRole('heading', { level: 1, name: 'GST Declaration' })).toBeVisible();
  await expect(page.getByText('There is no declaration yet')).toBeVisible();
  await expect(letter(page)).toBeHidden();
  await page.getByRole('link', { name: 'Declaration for Non applicability of GST' }).click();
  await expect(page).toHaveURL(/\/nonapplicability$/);
});

test('the letter names its parties, the financial year and the thresholds, and no section', async ({
  page,
}) => {
  const office = companyByState('Haryana');
  await open(page, '/exportgst', {
    record: {
      forms: { nonapplicability: 1 },
      nongst: {
        date: '2026-03-31',
        state: 'Haryana',
        address: office?.address ?? '',
        gstinNumber: office?.gstin ?? '',
      },
    },
  });
  for (const part of [
    'Date: 31 Mar 2026',
    'Ram Kumar',
    '7 Specimen Lane, Andheri East, Mumbai 400069',
    office?.address ?? 'the address of the office',
    `GSTIN: ${office?.gstin}`,
    'Subject: Declaration for non applicability of GST, financial year 2025-26',
    'Rs 20,00,000 (20 lakh rupees)',
    'Rs 10,00,000 (10 lakh rupees) in Manipur, Mizoram, Nagaland and Tripura',
    'I undertake to tell you in writing without delay if this changes',
    'PAN: ZZZPK0001Z',
  ]) {
    await expect(letter(page)).toContainText(part);
  }
  await expect(letter(page)).not.toContainText('234567890124');
  await expect(letter(page)).not.toContainText(/section/i);
});

test('the Print button appears only once the status is 2, also while the page is open', async ({ page }) => {
  const { uid } = await open(page, '/exportgst', {
    record: { forms: { nonapplicability: 1 }, nongst: makeNonGst() },
  });
  await expect(letter(page)).toBeVisible();
  await expect(page.getByText('The declaration is submitted')).toBeVisible();
  await expect(printButton(page)).toBeHidden();
  await patchUser(uid, { 'forms.nonapplicability': 2 });
  await expect(printButton(page)).toBeVisible();
  await patchUser(uid, { 'forms.nonapplicability': -1 });
  await expect(printButton(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Queries' })).toHaveAttribute(
    'href',
    '/queries',
  );
});

test('printing gives the document a title of its own and prints the letter alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      sessionStorage.setItem('printedTitle', document.title);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await open(page, '/exportgst', {
    record: { forms: { nonapplicability: 2 }, nongst: makeNonGst() },
  });
  await printButton(page).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('printedTitle')))
    .toBe('GST Declaration Ram Kumar');
  await expect(page).toHaveTitle(/^GST Declaration · /);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(letter(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(printButton(page)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(letter(page)).toHaveCSS('color', 'rgb(17, 17, 17)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('the letter carries the signature when there is one, and a line to sign on otherwise', async ({
  page,
}) => {
  const { uid } = await open(page, '/exportgst', {
    record: { forms: { nonapplicability: 2 }, nongst: makeNonGst() },
  });
  await expect(letter(page)).toBeVisible();
  const signature = page.getByRole('img', { name: 'Signature of Ram Kumar' });
  await expect(signature).toBeHidden();
  const path = `vendors/${uid}/signature`;
  const signImage = await admin.storeFile({ path, contentType: 'image/png', bytes: new Uint8Array(PIXEL) });
  await patchUser(uid, { signImage });
  await expect(signature).toBeVisible();
  await expect
    .poll(() => signature.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1);
});

test('a malformed record never blanks form or letter, and survives a submission', async ({ page }) => {
  const { uid } = await open(page, '/dashboard');
  await patchUser(uid, { logs: 'not a list', nongst: 'a string', queries: 5, unknownField: { kept: true } });
  await patchUser(uid, { 'forms.nonapplicability': 1 });
  await page.goto('/exportgst');
  await expect(page.getByText('There is no declaration yet')).toBeVisible();
  await patchUser(uid, { 'forms.nonapplicability': 0 });
  await page.goto('/nonapplicability');
  await fillIn(page);
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  await expect(letter(page)).toBeVisible();
  expect(await admin.readRecord(`users/${uid}`)).toMatchObject({
    queries: 5,
    unknownField: { kept: true },
    nongst: { state: 'Haryana' },
  });
});
