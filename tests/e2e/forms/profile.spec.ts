import { expect } from '@playwright/test';
import { answerWith } from '../../support/e2e/faults/networkFaults.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { UNSAVED } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

test('a successful save shows a message, and the dashboard updates', {
  tag: ['@core', '@profile-fields'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/profile');
  await field(page, 'Name').fill('Ram Kumar Gupta');
  await field(page, 'Designation').fill('Moderator');
  await field(page, 'Contact Number').fill('90000 00007');
  await field(page, 'PAN Number').fill('zzzpn 0002-z');
  await field(page, 'Aadhar Number').fill('9876 5432 1096');
  await field(page, 'Address').fill('9 Specimen Lane, Pune 411001');
  await field(page, 'Nationality').selectOption('Foreign');
  await field(page, 'E-Invoicing Applicable').selectOption('yes');
  await field(page, 'Vendor Type').selectOption('Other');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await button(page, 'Save').click();
  await expect(toast(page, 'Profile Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readUser(uid)).toMatchObject({
    name: 'Ram Kumar Gupta',
    designation: 'Moderator',
    phone: '9000000007',
    pancard: 'ZZZPN0002Z',
    aadharcard: '987654321096',
    address: '9 Specimen Lane, Pune 411001',
    nationality: 'Foreign',
    isEinvoicingApplicable: 'yes',
    vendortype: 'Other',
  });
});

test('a PAN is upper-cased while it is typed, also in its middle', { tag: ['@pan-pattern'] }, async ({
  page,
}) => {
  await openAsNew(page, '/profile');
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

test("Change Password shows the provider's refusal, then mails a link to the own e-mail", {
  tag: ['@profile-password'],
}, async ({ page, expectConsoleError }) => {
  const { email } = await openAsNew(page, '/profile');
  expectConsoleError(/status of 400 .*sendOobCode/);
  const error = { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
  const repair = await answerWith(page, /accounts:sendOobCode/, { status: 400, json: { error } });
  await button(page, 'Change Password').click();
  await expect(toast(page, 'auth/too-many-requests')).toHaveClass(/Toastify__toast--warning/);
  await expect(page.getByRole('alert').filter({ hasText: 'auth/too-many-requests' }).last()).toBeVisible();
  await repair();
  await button(page, 'Change Password').click();
  await expect(toast(page, `Password reset mail sent to ${email}`)).toBeVisible();
  expect(await waitForActionLink(email, 'PASSWORD_RESET')).toContain('resetPassword');
});

test('a signature is drawn or typed, and stored as a PNG', {
  tag: ['@core', '@profile-signature'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/profile');
  const dialog = page.getByRole('dialog', { name: 'Your signature' });
  const pad = dialog.getByRole('img', { name: 'Your signature' });
  await test.step('drawn', async () => {
    await button(page, 'Draw or type your signature').click();
    await dialog.getByRole('button', { name: 'Use signature' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Draw your signature, or type your name.');
    const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.3, y + height * 0.7);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 8 });
    await page.mouse.move(x + width * 0.7, y + height * 0.7, { steps: 8 });
    await page.mouse.up();
    await expect(dialog.getByRole('alert')).toBeHidden();
    // Rotating a phone keeps the drawing.
    await page.setViewportSize({ width: 667, height: 700 });
    await dialog.getByRole('button', { name: 'Use signature' }).click();
    await expect(toast(page, 'Signature Uploaded')).toBeVisible();
  });
  const drawn = (await readUser(uid)).signImage;
  const id = decodeURIComponent(new URL(drawn).pathname).split(`/o/vendors/${uid}/`)[1];
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect((await readDocuments(uid)).signImage).toBe(drawn);
  await test.step('typed, in its place', async () => {
    await button(page, 'Draw or type your signature').click();
    await dialog.getByLabel('Or type your name').fill('Ram Kumar');
    await dialog.getByRole('button', { name: 'Use signature' }).click();
    await expect.poll(async () => (await readUser(uid)).signImage).not.toBe(drawn);
  });
  const picture = await page.request.get((await readUser(uid)).signImage);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect((await picture.body()).length).toBeGreaterThan(1_000);
});
