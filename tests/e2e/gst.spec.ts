import { expect, type Page } from '@playwright/test';
import { COMPANIES, companyByState } from '../../src/domain/companies.ts';
import { openAsNew, signIn } from '../support/e2e/accounts.ts';
import { field } from '../support/e2e/controls.ts';
import { LOST_CONNECTION } from '../support/e2e/lostConnection.ts';
import { admin, patchUser, readProgress, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import { makeNonGst } from '../support/factories.ts';

const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';
const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Submit', exact: true });
const letter = (page: Page) => page.getByRole('article', { name: 'Declaration letter' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });

async function fillIn(page: Page, state = 'Haryana'): Promise<void> {
  await field(page, 'Date').fill('2026-03-31');
  await field(page, 'State').selectOption(state);
}

test('the non-applicability form has a locked name, date, state and company address', async ({ page }) => {
  await openAsNew(page, '/nonapplicability');
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
  await openAsNew(page, '/nonapplicability');
  await submitButton(page).click();
  await expect(page.getByText('Enter the date.', { exact: true })).toBeVisible();
  await expect(page.getByText('Choose the state.', { exact: true })).toBeVisible();
  await expect(field(page, 'Date')).toBeFocused();
  await expect(dialog(page)).toBeHidden();
});

test('a date ahead is a warning only', async ({ page }) => {
  await openAsNew(page, '/nonapplicability');
  await field(page, 'Date').fill('2099-01-01');
  await expect(page.getByText('This date lies ahead.', { exact: false })).toBeVisible();
  await field(page, 'State').selectOption('Karnataka');
  await submitButton(page).click();
  await expect(dialog(page)).toBeVisible();
});

test('submitting asks for the declaration, sets the form to 1 and leads to /exportgst', async ({ page }) => {
  const { uid } = await openAsNew(page, '/nonapplicability');
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
  const { uid } = await openAsNew(page, '/nonapplicability', {
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
    await openAsNew(page, '/nonapplicability', {
      record: { forms: { nonapplicability }, nongst: makeNonGst() },
    });
    for (const label of ['Name', 'Date', 'State', 'Company Address']) {
      await expect(field(page, label)).toBeDisabled();
    }
    await expect(field(page, 'Date')).toHaveValue('2026-11-20');
    await expect(field(page, 'Company Address')).toHaveValue(makeNonGst().address);
    await expect(submitButton(page)).toBeHidden();
  });
}

test('who has GST applicable is told that the declaration is not theirs', async ({ page }) => {
  await openAsNew(page, '/nonapplicability', { record: { isGSTApplicable: 'yes' } });
  const notice = page.getByRole('status').filter({ hasText: 'GST applies to you' });
  await expect(notice.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/profile');
});

for (const usertype of ['introducer', 'reviewer'] as const) {
  test(`an ${usertype} has neither declaration nor letter`, async ({ page }) => {
    await openAsNew(page, '/nonapplicability', { usertype });
    await expect(page.getByText('No forms for this account')).toBeVisible();
    await page.goto('/exportgst');
    await expect(page.getByText('No forms for this account')).toBeVisible();
  });
}

test('a submission in another tab locks the form here, and closes the question', async ({
  page,
  newPage,
}) => {
  const account = await openAsNew(page, '/nonapplicability');
  const other = await newPage();
  await signIn(other, account, '/nonapplicability');
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
  const { uid } = await openAsNew(page, '/nonapplicability');
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

test('a malformed record never blanks form or letter, and survives a submission', async ({ page }) => {
  const { uid } = await openAsNew(page, '/dashboard');
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
