import { expect, type Page } from '@playwright/test';
import { UNKNOWN } from '../../../src/domain/people/standing.ts';
import { companyByState } from '../../../src/domain/records/companies.ts';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { commonForms } from '../../support/factories.ts';

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

test('submitting asks for the declaration, sets the form to 1 and leads to /exportgst', {
  tag: ['@form-declaration', '@gst-confirm', '@gst-success', '@gst-submit', '@gst-record'],
}, async ({ page }) => {
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
    reason: 'below',
    supply: 'services',
    homeState: 'Maharashtra',
    place: 'Mumbai',
  });
  expect(record.logs.map(({ title }) => title)).toEqual(['Ram Kumar submitted Non-applicability of GST']);
  expect((await readProgress(uid)).forms.nonapplicability).toBe(1);
});

test('submitting writes to progress that the address is verified', {
  tag: ['@progress-standing'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/nonapplicability');
  await admin.writeRecords([{ path: `progress/${uid}`, data: { ...UNKNOWN }, merge: true }]);
  await fillIn(page);
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  expect(await readProgress(uid)).toMatchObject({ verified: true, invitation: '', known: true });
});

test('the declaration that completes the forms sets the overall status to 1', {
  tag: ['@overall-gst'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/nonapplicability', {
    record: { forms: commonForms(1) },
  });
  await fillIn(page);
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  expect((await readUser(uid)).forms).toMatchObject({ nonapplicability: 1, status: 1 });
});

test('a submission in another tab locks the form here and closes the dialog', async ({ page, newPage }) => {
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
  await expect(page.getByRole('heading', { name: /^Non-applicability of GST submitted/ })).toBeVisible();
  await expect(field(page, 'Date')).not.toBeEditable();
  const record = await readUser(account.uid);
  expect(record.nongst.state).toBe('Tamil Nadu');
  expect(record.logs).toHaveLength(1);
});

test('a lost connection keeps the declaration and reports that it is not saved', async ({
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
