import { expect } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import { mailbox, waitForActionLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readDocuments, readUser } from '../../support/e2e/people/records.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { UNSAVED } from '../../support/e2e/screens/drafts.ts';
import { openProfile, saveProfile } from '../../support/e2e/screens/profile.ts';
import { test } from '../../support/e2e/test.ts';

const teams = config.mail;

const GSTIN = '27ZZZPK0001Z1ZO';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a successful save shows a message, and the dashboard updates', {
  tag: ['@core', '@profile-fields', '@profile-saved'],
}, async ({ page }) => {
  const { uid } = await openProfile(page);
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
  await saveProfile(page);
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

test('a PAN is upper-cased while it is typed, also in its middle', { tag: ['@pan-cleared'] }, async ({
  page,
}) => {
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

test('a newly given GSTIN is mailed to the GST team once', {
  tag: ['@profile-gst-mail', '@mail-service'],
}, async ({ page }) => {
  const { uid, email, name } = await openProfile(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await button(page, 'Save').dblclick();
  await expect(toast(page, 'Profile Saved and GST Team Notified')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readUser(uid)).toMatchObject({ isGSTApplicable: 'yes', GSTIN, gstmailsend: true });
  const mail = await waitForMail(teams.gstTeam, new RegExp(name));
  expect(mail.text).toContain(GSTIN);

  const mailsAboutMe = async () =>
    (await mailbox(teams.gstTeam)).filter(({ text }) => text.includes(email)).length;
  expect(await mailsAboutMe()).toBe(1);
  await page.goto('/profile');
  await field(page, 'Designation').fill('Moderator');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).designation).toBe('Moderator');
  expect(await mailsAboutMe()).toBe(1);
});

test('Change Password sends a password reset mail to the own e-mail', { tag: ['@profile-password'] }, async ({
  page,
}) => {
  const { email } = await openProfile(page);
  await button(page, 'Change Password').click();
  await expect(toast(page, `Password reset mail sent to ${email}`)).toBeVisible();
  expect(await waitForActionLink(email, 'PASSWORD_RESET')).toContain('resetPassword');
});

test("password reset failure: a warning with the provider's message", {
  tag: ['@profile-password'],
}, async ({ page, expectConsoleError }) => {
  await openProfile(page);
  expectConsoleError(/status of 400 .*sendOobCode/);
  await page.route(/accounts:sendOobCode/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  await button(page, 'Change Password').click();
  await expect(toast(page, 'auth/too-many-requests')).toHaveClass(/Toastify__toast--warning/);
  await expect(page.getByRole('alert').filter({ hasText: 'auth/too-many-requests' }).last()).toBeVisible();
});

test('the signature upload stores an image under a random id, and its link in both records', {
  tag: ['@profile-signature', '@documents-values'],
}, async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'Signature').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(toast(page, 'Signature Uploaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Signature' })).toBeVisible();
  const { signImage } = await readUser(uid);
  const id = decodeURIComponent(new URL(signImage).pathname).split(`/o/vendors/${uid}/`)[1];
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect((await readDocuments(uid)).signImage).toBe(signImage);
});

test('a signature is drawn or typed, and stored as a PNG', {
  tag: ['@core', '@profile-signature'],
}, async ({ page }) => {
  const { uid } = await openProfile(page);
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
  expect(drawn).toContain(`/o/vendors%2F${uid}%2F`);
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
