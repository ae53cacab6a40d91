import { expect, type Page } from '@playwright/test';
import { LOCAL_TEAMS } from '../../dev/mailService.ts';
import { type Account, newAccount, signIn } from '../support/e2e/accounts.ts';
import { UNSAVED } from '../support/e2e/drafts.ts';
import { LOST_CONNECTION } from '../support/e2e/lostConnection.ts';
import { mailbox, waitForActionLink, waitForMail } from '../support/e2e/mailbox.ts';
import { admin, patchUser, readDocuments, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';

const GSTIN = '27ZZZPK0001Z1ZO';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.locator('.Toastify__toast', { hasText: text });

/** An account whose PAN, GSTIN and name agree, signed in and on My Profile. */
async function openProfile(page: Page, options: Parameters<typeof newAccount>[0] = {}): Promise<Account> {
  const account = await newAccount({ name: 'Ram Kumar', ...options });
  await signIn(page, account);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  return account;
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
}

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
  await save(page);
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
  await save(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).name).toBe('Ram Kumar Gupta');
});

test('profile save proceeds only with a PAN of 10 characters', async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'PAN Number').fill('ZZZPK0001');
  await field(page, 'Designation').fill('Editor');
  await save(page);
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
  await save(page);
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
  await save(page);
  await expect(page.getByText('Enter Valid PAN Number!', { exact: true }).first()).toBeVisible();
  await field(page, 'PAN Number').fill('ZZZPK0001Z');
  await save(page);
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
  await save(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).aadharcard).toBe('987654321096');
});

test('an odd Aadhar number is a warning only', async ({ page }) => {
  await openProfile(page);
  await field(page, 'Aadhar Number').fill('234576890124');
  await field(page, 'Designation').focus();
  await expect(page.getByText('The digits do not fit together', { exact: false })).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the contact number is numeric, and a prefix is taken off by a click only', async ({ page }) => {
  const { uid } = await openProfile(page);
  const phone = field(page, 'Contact Number');
  await phone.fill('call me');
  await save(page);
  await expect(page.getByText('Enter the Contact Number in digits only').first()).toBeVisible();
  await phone.fill('+91 90000 00007');
  await phone.blur();
  await expect(phone).toHaveValue('+91 90000 00007');
  await button(page, 'Use 9000000007').click();
  await expect(phone).toHaveValue('9000000007');
  await save(page);
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
  await save(page);
  await expect(page.getByRole('link', { name: 'Enter Valid GSTIN Number' })).toBeVisible();
  await button(page, 'Leave GSTIN empty').click();
  await save(page);
  await expect(toast(page, 'Profile Saved')).toBeVisible();
  expect((await readUser(uid)).GSTIN).toBe('');
});

test('a GSTIN of fewer than 15 characters is cleared by Save, and can be put back', async ({ page }) => {
  await openProfile(page, { record: { isGSTApplicable: 'yes' } });
  await field(page, 'GSTIN').fill('27ZZZPK0001');
  await save(page);
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
  await save(page);
  await expect(toast(page, 'Profile Saved and GST Team Notified')).toBeVisible();
});

test('after a successful save the page says so, and the dashboard follows', async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'Designation').fill('Moderator');
  await field(page, 'Address').fill('9 Specimen Lane, Pune 411001');
  await field(page, 'Nationality').selectOption('Foreign');
  await field(page, 'E-Invoicing Applicable').selectOption('yes');
  await field(page, 'Vendor Type').selectOption('Other');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await save(page);
  await expect(toast(page, 'Profile Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readUser(uid)).toMatchObject({
    designation: 'Moderator',
    address: '9 Specimen Lane, Pune 411001',
    nationality: 'Foreign',
    isEinvoicingApplicable: 'yes',
    vendortype: 'Other',
  });
});

test('a newly given GSTIN is mailed to the GST team once', async ({ page }) => {
  const { uid, email, name } = await openProfile(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await save(page);
  await expect(toast(page, 'Profile Saved and GST Team Notified')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readUser(uid)).toMatchObject({ isGSTApplicable: 'yes', GSTIN, gstmailsend: true });
  const mail = await waitForMail(LOCAL_TEAMS.gst, new RegExp(name));
  expect(mail.text).toContain(GSTIN);

  const mailsAboutMe = async () =>
    (await mailbox(LOCAL_TEAMS.gst)).filter(({ text }) => text.includes(email)).length;
  expect(await mailsAboutMe()).toBe(1);
  await page.goto('/profile');
  await field(page, 'Designation').fill('Moderator');
  await save(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).designation).toBe('Moderator');
  expect(await mailsAboutMe()).toBe(1);
});

test('mail failure: a warning toast with the error, the profile stays saved and says so', async ({
  page,
  mailFaults,
}) => {
  const { uid } = await openProfile(page);
  await mailFaults.stopMailServer(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await save(page);
  await expect(toast(page, 'The mail could not be sent')).toHaveClass(/Toastify__toast--warning/);
  await expect(page.getByText('Your profile is saved, but the GST team has not been notified')).toBeVisible();
  await expect(page.getByText(UNSAVED)).toBeHidden();
  expect(await readUser(uid)).toMatchObject({ GSTIN, gstmailsend: false });
  await expect(page).toHaveURL(/\/profile$/);

  await mailFaults.repair(page);
  await save(page);
  await expect(toast(page, 'Profile Saved and GST Team Notified')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).gstmailsend).toBe(true);
});

test('mail failure: nothing answers at the mail service', async ({ page, mailFaults }) => {
  const { uid } = await openProfile(page);
  await mailFaults.cutOff(page);
  await field(page, 'GST Applicable').selectOption('yes');
  await field(page, 'GSTIN').fill(GSTIN);
  await save(page);
  await expect(toast(page, 'The mail service cannot be reached.')).toBeVisible();
  expect(await readUser(uid)).toMatchObject({ GSTIN, gstmailsend: false });
});

test('Change Password sends a password reset mail to the own e-mail', async ({ page }) => {
  const { email } = await openProfile(page);
  await button(page, 'Change Password').click();
  await expect(toast(page, `Password reset mail sent to ${email}`)).toBeVisible();
  expect(await waitForActionLink(email, 'PASSWORD_RESET')).toContain('resetPassword');
});

test("password reset failure: a warning with the provider's message", async ({
  page,
  expectConsoleError,
}) => {
  await openProfile(page);
  expectConsoleError(/status of 400 .*sendOobCode/);
  await page.route(/accounts:sendOobCode/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
  );
  await button(page, 'Change Password').click();
  await expect(toast(page, 'auth/too-many-requests')).toHaveClass(/Toastify__toast--warning/);
  await expect(page.getByRole('alert').filter({ hasText: 'auth/too-many-requests' }).last()).toBeVisible();
});

for (const usertype of ['trainee', 'vendor'] as const) {
  test(`a ${usertype} with neither PAN nor Aadhar is sent to the dashboard`, async ({ page }) => {
    const account = await newAccount({ usertype, record: { pancard: '', aadharcard: '' } });
    await signIn(page, account);
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('an introducer views the own profile and can change the password', async ({ page }) => {
  const { email } = await openProfile(page, { usertype: 'introducer', name: 'Asha Rao' });
  const details = page.getByRole('region', { name: 'Account' });
  await expect(details.getByRole('definition')).toContainText([
    /^O\d{3,4}\w{5}$/,
    email,
    'Asha Rao',
    'Introducer',
  ]);
  await expect(button(page, 'Change Password')).toBeVisible();
  await expect(button(page, 'Save')).toBeHidden();
});

test('an account without a record sees its e-mail and roles', async ({ page }) => {
  const { email } = await openProfile(page, { usertype: 'reviewer', name: 'Ravi Rao' });
  const details = page.getByRole('region', { name: 'Account' });
  await expect(details.getByRole('definition')).toContainText([email, 'Ravi Rao', 'Reviewer']);
  await expect(button(page, 'Change Password')).toBeVisible();
});

const ALWAYS_OPEN = ['Designation', 'Contact Number', 'Address'];
const LOCKABLE = [
  'Name',
  'PAN Number',
  'Aadhar Number',
  'Nationality',
  'GST Applicable',
  'E-Invoicing Applicable',
  'Vendor Type',
  'Signature',
];

for (const forms of [{ status: 1 }, { vendorform: 2 }, { status: 4, approved: true }] as const) {
  test(`the profile is locked with forms ${JSON.stringify(forms)}, contact data stay savable`, async ({
    page,
  }) => {
    const { uid } = await openProfile(page, { record: { forms } });
    for (const label of LOCKABLE) await expect(field(page, label)).toBeDisabled();
    for (const label of ALWAYS_OPEN) await expect(field(page, label)).toBeEnabled();
    await field(page, 'Contact Number').fill('9000000008');
    await save(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await readUser(uid)).phone).toBe('9000000008');
  });
}

test("a reviewer's open general query unlocks the profile", async ({ page }) => {
  const general = [{ title: 'Correct the name', timestamp: 1, status: 0 as const, by: 'reviewer' as const }];
  const { uid } = await openProfile(page, {
    record: {
      forms: { vendorform: 2 },
      queries: { general, msa: [], bank: [], vendorform: [], nongst: [], einvoicing: [] },
    },
  });
  await field(page, 'Name').fill('Ravi Kumar');
  await save(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await readUser(uid)).name).toBe('Ravi Kumar');
});

test('the signature upload stores an image in both records', async ({ page }) => {
  const { uid } = await openProfile(page);
  await field(page, 'Signature').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(toast(page, 'Signature Uploaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Signature' })).toBeVisible();
  const { signImage } = await readUser(uid);
  expect(signImage).toContain(`/o/vendors%2F${uid}%2F`);
  expect((await readDocuments(uid)).signImage).toBe(signImage);
});

test('the signature has to be an image', async ({ page }) => {
  const { uid } = await openProfile(page);
  const buffer = Buffer.from('%PDF-1.4 signature');
  await field(page, 'Signature').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Please choose an image: JPEG, PNG or WebP.')).toBeVisible();
  expect((await readUser(uid)).signImage).toBe('');
});

test('what another tab saves appears here and takes nothing that is typed', async ({ page, newPage }) => {
  const account = await openProfile(page);
  const other = await newPage();
  await signIn(other, account);
  await other.goto('/profile');
  await field(page, 'Address').fill('Typed here, not saved yet');
  await field(other, 'Designation').fill('Changed there');
  await save(other);
  await expect(field(page, 'Designation')).toHaveValue('Changed there');
  await expect(field(page, 'Address')).toHaveValue('Typed here, not saved yet');
  await save(page);
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
  const mails = (await mailbox(LOCAL_TEAMS.gst)).filter(({ text }) => text.includes(email));
  expect(mails).toHaveLength(1);
});

test('a lost connection keeps what was typed and says that it is not saved', async ({
  page,
  context,
  expectConsoleError,
}) => {
  const { uid } = await openProfile(page);
  expectConsoleError(LOST_CONNECTION);
  await field(page, 'Designation').fill('Typed offline');
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText('Your profile is not saved')).toBeVisible({ timeout: 30_000 });
  await expect(field(page, 'Designation')).toHaveValue('Typed offline');
  await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
  await context.setOffline(false);
  await save(page);
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
  await signIn(page, account);
  await page.goto('/profile');
  await expect(field(page, 'Vendor Type')).toHaveValue('Something else');
  await field(page, 'Designation').fill('Moderator');
  await save(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await admin.readRecord(`users/${account.uid}`)).toMatchObject({
    designation: 'Moderator',
    logs: 'not a list',
    nongst: 'a string',
    vendortype: 'Something else',
    unknownField: { kept: true },
  });
});
