import { expect } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForActionLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, patchUser, readDocuments, readUser } from '../../support/e2e/people/records.ts';
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
  tag: ['@profile-fields', '@profile-saved', '@profile-write'],
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

test('a newly given GSTIN is mailed to the GST team once', {
  tag: ['@profile-gst-mail', '@mail-gst'],
}, async ({ page }) => {
  const { uid, email, name } = await openProfile(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await saveProfile(page);
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

test('mail failure: a warning toast shows the error, and the profile stays saved', {
  tag: ['@profile-mail-failure'],
}, async ({ page, mailFaults }) => {
  const { uid } = await openProfile(page);
  await mailFaults.stopMailServer(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await saveProfile(page);
  await expect(toast(page, 'The mail could not be sent')).toHaveClass(/Toastify__toast--warning/);
  await expect(page.getByText('Your profile is saved, but the GST team has not been notified')).toBeVisible();
  await expect(page.getByText(UNSAVED)).toBeHidden();
  expect(await readUser(uid)).toMatchObject({ GSTIN, gstmailsend: false });
  await expect(page).toHaveURL(/\/profile$/);

  await mailFaults.repair(page);
  await saveProfile(page);
  await expect(toast(page, 'Profile Saved and GST Team Notified')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).gstmailsend).toBe(true);
});

test('mail failure: the mail service does not answer', async ({ page, mailFaults }) => {
  const { uid } = await openProfile(page);
  await mailFaults.cutOff(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await saveProfile(page);
  await expect(toast(page, 'The mail service cannot be reached.')).toBeVisible();
  expect(await readUser(uid)).toMatchObject({ GSTIN, gstmailsend: false });
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
  tag: ['@profile-reset-failure'],
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

test('the contact data of a locked profile are saved', async ({ page }) => {
  const { uid } = await openProfile(page, { record: { forms: { vendorform: 2 } } });
  await expect(field(page, 'Name')).not.toBeEditable();
  await field(page, 'Contact Number').fill('9000000008');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).phone).toBe('9000000008');
});

test("a reviewer's open general query unlocks the profile", async ({ page }) => {
  const general = [{ title: 'Correct the name', timestamp: 1, status: 0 as const, by: 'reviewer' as const }];
  const { uid } = await openProfile(page, {
    record: {
      forms: { vendorform: 2 },
      queries: { ...emptyQueries(), general },
    },
  });
  await field(page, 'Name').fill('Ravi Kumar');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).name).toBe('Ravi Kumar');
});

test('the signature upload stores an image in both records', {
  tag: ['@profile-signature', '@documents-sign-image'],
}, async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'Signature').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(toast(page, 'Signature Uploaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Signature' })).toBeVisible();
  const { signImage } = await readUser(uid);
  expect(signImage).toContain(`/o/vendors%2F${uid}%2F`);
  expect((await readDocuments(uid)).signImage).toBe(signImage);
});

test('a signature is drawn or typed, and stored as a PNG under a random id', {
  tag: ['@profile-signature'],
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

test('the signature has to be an image', async ({ page }) => {
  const { uid } = await openProfile(page);
  const buffer = Buffer.from('%PDF-1.4 signature');
  await field(page, 'Signature').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Please choose an image: JPEG, PNG or WebP.')).toBeVisible();
  expect((await readUser(uid)).signImage).toBe('');
});

test('a save in another tab appears here and keeps typed text', async ({ page, newPage }) => {
  const account = await openProfile(page);
  const other = await newPage();
  await signIn(other, account, '/profile');
  await field(page, 'Address').fill('Typed here, not saved yet');
  await field(other, 'Designation').fill('Changed there');
  await saveProfile(other);
  await expect(field(page, 'Designation')).toHaveValue('Changed there');
  await expect(field(page, 'Address')).toHaveValue('Typed here, not saved yet');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readUser(account.uid)).toMatchObject({
    designation: 'Changed there',
    address: 'Typed here, not saved yet',
  });
});

test('a double click saves once and loses nothing', async ({ page }) => {
  const { uid, email } = await openProfile(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await button(page, 'Save').dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).gstmailsend).toBe(true);
  const mails = (await mailbox(teams.gstTeam)).filter(({ text }) => text.includes(email));
  expect(mails).toHaveLength(1);
});

test('a lost connection keeps the text and reports that it is not saved', async ({
  page,
  context,
  expectConsoleError,
}) => {
  const { uid } = await openProfile(page);
  expectConsoleError(LOST_CONNECTION);
  await expect(field(page, 'Designation')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Designation').fill('Typed offline');
  await saveProfile(page);
  await expect(page.getByText('Your profile is not saved')).toBeVisible({ timeout: 30_000 });
  await expect(field(page, 'Designation')).toHaveValue('Typed offline');
  await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
  await context.setOffline(false);
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).designation).toBe('Typed offline');
});

test('a malformed record never blanks the profile and survives a save', async ({ page }) => {
  const account = await newAccount({ name: 'Ram Kumar' });
  await patchUser(account.uid, {
    logs: 'not a list',
    queries: null,
    nongst: 'a string',
    signImage: 7,
    vendortype: 'Something else',
    unknownField: { kept: true },
  });
  await signIn(page, account, '/profile');
  await expect(field(page, 'Vendor Type')).toHaveValue('Something else');
  await field(page, 'Designation').fill('Moderator');
  await saveProfile(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await admin.readRecord(`users/${account.uid}`)).toMatchObject({
    designation: 'Moderator',
    logs: 'not a list',
    nongst: 'a string',
    vendortype: 'Something else',
    unknownField: { kept: true },
  });
});
