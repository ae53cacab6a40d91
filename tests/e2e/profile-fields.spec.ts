import { expect } from '@playwright/test';
import { button, field, toast } from '../support/e2e/controls.ts';
import { openProfile, saveProfile } from '../support/e2e/profile.ts';
import { readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';

const GSTIN = '27ZZZPK0001Z1ZO';

test('My Profile shows its fields in order, with User ID, E-mail and introducer locked', async ({ page }) => {
  const account = await openProfile(page);
  await expect(field(page, 'Name')).toHaveValue('Ram Kumar');
  const labels = await page.locator('form label').allTextContents();
  expect(labels).toEqual([
    'User ID',
    'E-mail',
    'Name',
    'Designation',
    'Contact Number',
    'PAN Number',
    'Aadhar Number',
    'Introducer',
    'Introducer E-mail',
    'Address',
    'Nationality',
    'GST Applicable',
    'GSTIN',
    'E-Invoicing Applicable',
    'Vendor Type',
    'Signature',
  ]);
  await expect(field(page, 'E-mail')).toHaveValue(account.email);
  for (const label of ['User ID', 'E-mail', 'Introducer', 'Introducer E-mail']) {
    await expect(field(page, label)).toBeDisabled();
  }
});

test('an invalid PAN of 10 characters is cleared with its message, and can be put back', async ({ page }) => {
  await openProfile(page);
  const pan = field(page, 'PAN Number');
  await pan.fill('zzzp10001z');
  await expect(pan).toHaveValue('');
  await expect(page.getByText('Enter Valid PAN Number!', { exact: true })).toBeVisible();
  await button(page, 'Put ZZZP10001Z back').click();
  await expect(pan).toHaveValue('ZZZP10001Z');
  await saveProfile(page);
  await expect(page.getByRole('link', { name: 'Enter Valid PAN Number!' })).toBeVisible();
  await expect(pan).toHaveValue('');
  await pan.fill('zzzpk 0001-zAA');
  await expect(pan).toHaveValue('ZZZPK0001Z');
  await expect(page.getByText('Enter Valid PAN Number!', { exact: true })).toBeHidden();
});

test('a PAN is upper-cased while it is typed, also in its middle', async ({ page }) => {
  await openProfile(page);
  const pan = field(page, 'PAN Number');
  await pan.fill('');
  await pan.pressSequentially('zzpk0001z');
  await pan.press('Home');
  await pan.press('ArrowRight');
  await pan.pressSequentially('z');
  await expect(pan).toHaveValue('ZZZPK0001Z');
  const caret = await pan.evaluate((input: HTMLInputElement) => input.selectionStart);
  expect(caret).toBe(2);
});

test('a pasted PAN may carry spaces and hyphens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProfile(page);
  const pan = field(page, 'PAN Number');
  await page.evaluate(() => navigator.clipboard.writeText('zzzpk - 0001 - z'));
  await pan.selectText();
  await pan.press('Control+v');
  await expect(pan).toHaveValue('ZZZPK0001Z');
});

test('a PAN that does not fit the name is a warning only', async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'Name').fill('Ram Kumar Gupta');
  await expect(page.getByText('for Gupta it would be G, here it is K', { exact: false })).toBeVisible();
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).name).toBe('Ram Kumar Gupta');
});

test('profile save proceeds only with a PAN of 10 characters', async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'PAN Number').fill('ZZZPK0001');
  await field(page, 'Designation').fill('Editor');
  await saveProfile(page);
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter Valid PAN Number!' }).click();
  await expect(field(page, 'PAN Number')).toBeFocused();
  await expect(field(page, 'Designation')).toHaveValue('Editor');
  expect((await readUser(uid)).designation).toBe('Trainee');
});

test('everything that is wrong is listed at once, in the order of the screen', async ({ page }) => {
  await openProfile(page, { record: { isGSTApplicable: 'yes' } });
  await field(page, 'GSTIN').fill('27ZZZPKO001Z1ZO');
  await field(page, 'PAN Number').fill('');
  await field(page, 'Contact Number').fill('call me');
  await field(page, 'Name').fill('');
  await saveProfile(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Name is required',
    'Enter the Contact Number in digits only',
    'Enter Valid PAN Number!',
    'Enter Valid GSTIN Number',
  ]);
});

test('who registered with Aadhar alone is told that saving needs a PAN', async ({ page }) => {
  const { uid } = await openProfile(page, { record: { pancard: '' } });
  await expect(page.getByText('You registered without a PAN.', { exact: false })).toBeVisible();
  await saveProfile(page);
  await expect(page.getByText('Enter Valid PAN Number!', { exact: true }).first()).toBeVisible();
  await field(page, 'PAN Number').fill('ZZZPK0001Z');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).pancard).toBe('ZZZPK0001Z');
});

test('Aadhar takes at most 14 characters and is masked until it is shown or edited', async ({ page }) => {
  const { uid } = await openProfile(page);
  const aadhar = field(page, 'Aadhar Number');
  await expect(aadhar).toHaveValue('XXXX XXXX 0124');
  await button(page, 'Show Aadhar Number').click();
  await expect(aadhar).toHaveValue('234567890124');
  await button(page, 'Hide Aadhar Number').click();
  await aadhar.fill('9876 5432 1096 55');
  await expect(aadhar).toHaveValue('9876 5432 1096');
  await field(page, 'Designation').focus();
  await expect(aadhar).toHaveValue('XXXX XXXX 1096');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).aadharcard).toBe('987654321096');
});

test('an odd Aadhar number is a warning only', async ({ page }) => {
  await openProfile(page);
  await field(page, 'Aadhar Number').fill('234576890124');
  await field(page, 'Designation').focus();
  await expect(page.getByText('The digits do not fit together', { exact: false })).toBeVisible();
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the contact number is numeric, and a prefix is taken off by a click only', async ({ page }) => {
  const { uid } = await openProfile(page);
  const phone = field(page, 'Contact Number');
  await phone.fill('call me');
  await saveProfile(page);
  await expect(page.getByText('Enter the Contact Number in digits only').first()).toBeVisible();
  await phone.fill('+91 90000 00007');
  await phone.blur();
  await expect(phone).toHaveValue('+91 90000 00007');
  await button(page, 'Use 9000000007').click();
  await expect(phone).toHaveValue('9000000007');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).phone).toBe('9000000007');
});

test('GSTIN is disabled when GST applicable is no', async ({ page }) => {
  await openProfile(page);
  await expect(field(page, 'GSTIN')).toBeDisabled();
  await field(page, 'GST Applicable').selectOption('yes');
  await expect(field(page, 'GSTIN')).toBeEnabled();
});

test('an invalid GSTIN is cleared with its message, and the likely spelling is offered', async ({ page }) => {
  await openProfile(page, { record: { isGSTApplicable: 'yes' } });
  const gstin = field(page, 'GSTIN');
  await gstin.fill('27zzzpko001z1zo');
  await expect(gstin).toHaveValue('');
  await expect(page.getByText('Enter Valid GSTIN Number', { exact: true })).toBeVisible();
  await button(page, `Use ${GSTIN}`).click();
  await expect(gstin).toHaveValue(GSTIN);
  await expect(page.getByText('Enter Valid GSTIN Number', { exact: true })).toBeHidden();
  await gstin.fill(`${GSTIN}99`);
  await expect(gstin).toHaveValue(GSTIN);
});

test('a GSTIN that was cleared is not forgotten by Save', async ({ page }) => {
  const { uid } = await openProfile(page, { record: { isGSTApplicable: 'yes' } });
  await field(page, 'GSTIN').fill('27ZZZPK0001Z12O');
  await saveProfile(page);
  await expect(page.getByRole('link', { name: 'Enter Valid GSTIN Number' })).toBeVisible();
  await button(page, 'Leave GSTIN empty').click();
  await saveProfile(page);
  await expect(toast(page, 'Profile Saved')).toBeVisible();
  expect((await readUser(uid)).GSTIN).toBe('');
});

test('a GSTIN of fewer than 15 characters is cleared by Save, and can be put back', async ({ page }) => {
  await openProfile(page, { record: { isGSTApplicable: 'yes' } });
  await field(page, 'GSTIN').fill('27ZZZPK0001');
  await saveProfile(page);
  await expect(page.getByRole('link', { name: 'Enter Valid GSTIN Number' })).toBeVisible();
  await expect(field(page, 'GSTIN')).toHaveValue('');
  await button(page, 'Put 27ZZZPK0001 back').click();
  await expect(field(page, 'GSTIN')).toHaveValue('27ZZZPK0001');
});

test('a GSTIN with a wrong check digit or another PAN is a warning only', async ({ page }) => {
  await openProfile(page, { record: { isGSTApplicable: 'yes' } });
  await field(page, 'GSTIN').fill('27ZZZPK0001Z1ZP');
  await expect(page.getByText('The check digit does not fit', { exact: false })).toBeVisible();
  await field(page, 'GSTIN').fill('07ZZZCA0001Z1ZR');
  await expect(page.getByText('Characters 3 to 12 of a GSTIN', { exact: false })).toBeVisible();
  await saveProfile(page);
  await expect(toast(page, 'Profile Saved and GST Team Notified')).toBeVisible();
});
