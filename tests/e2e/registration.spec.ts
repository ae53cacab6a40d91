import { expect, type Page } from '@playwright/test';
import { logIn, newAccount } from '../support/e2e/accounts.ts';
import { field } from '../support/e2e/controls.ts';
import { leaveWhenAsked } from '../support/e2e/leaving.ts';
import { waitForActionLink } from '../support/e2e/mailbox.ts';
import { readProgress, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';

const PASSWORD = 'Demo@1234';

const newEmail = () => `ram.${crypto.randomUUID().slice(0, 8)}@demo.example`;
const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

async function fillRegistration(page: Page, entered: Record<string, string> = {}): Promise<string> {
  const email = newEmail();
  const entries = {
    Name: 'Ram Kumar',
    'E-mail': email,
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
    'Introducer Name': 'Asha Rao',
    'Introducer E-mail': 'Introducer@Agency.example',
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
    ...entered,
  };
  await page.goto('/register');
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  return email;
}

const storedUid = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('userDetails') ?? '{}').uid as string);

test('registration: a trainee names the introducer, gets the verification mail and is taken to /', async ({
  page,
}) => {
  const email = await fillRegistration(page);
  await register(page).click();
  await expect(page.getByText(`Verification email send to ${email}`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  expect(await waitForActionLink(email, 'VERIFY_EMAIL')).toContain('oobCode');

  const uid = await storedUid(page);
  expect(await readUser(uid)).toMatchObject({
    uid,
    email,
    name: 'Ram Kumar',
    usertype: 'trainee',
    phone: '9000000001',
    pancard: 'ZZZPK0001Z',
    aadharcard: '234567890124',
    fpoc: 'Asha Rao',
    fpocno: 'introducer@agency.example',
    vendortype: 'Overhead',
    forms: { status: 0, approved: false, nonapplicability: 0, vendorform: 0, bankdetails: 0 },
  });
  expect(await readProgress(uid)).toMatchObject({
    uid,
    name: 'Ram Kumar',
    fpocno: 'introducer@agency.example',
  });
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).not.toContain('ZZZPK0001Z');
  expect(details).not.toContain('234567890124');

  await logIn(page, { uid, name: '', email, password: PASSWORD });
  await expect(page).toHaveURL('/profile');
});

test('registration: a vendor with an Aadhar number only', async ({ page }) => {
  await fillRegistration(page, { 'PAN Number': '' });
  await field(page, 'Registering as').selectOption('Vendor');
  await register(page).click();
  await expect(page).toHaveURL('/');
  const uid = await storedUid(page);
  expect(await readUser(uid)).toMatchObject({ usertype: 'vendor', pancard: '', vendortype: 'Other' });
});

test('registration: what is missing is named in a summary that takes the focus, and beside the fields', async ({
  page,
}) => {
  await page.goto('/register');
  await register(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Name is required',
    'Email is required',
    'Contact Number is required',
    'Enter a PAN Number or an Aadhar Number; one of the two is needed',
    'Introducer Name is required',
    'Introducer E-mail is required',
    'Password is required',
    'Confirm Password is required',
  ]);
  await expect(field(page, 'Name')).toHaveAccessibleDescription(/Name is required/);
  await summary.getByRole('link', { name: 'Introducer E-mail is required' }).click();
  await expect(field(page, 'Introducer E-mail')).toBeFocused();
});

test('registration: neither PAN nor Aadhar is refused although all else is filled', async ({ page }) => {
  await fillRegistration(page, { 'PAN Number': '', 'Aadhar Number': '' });
  await register(page).click();
  await expect(field(page, 'PAN Number')).toHaveAccessibleDescription(/one of the two is needed/);
  await expect(page).toHaveURL('/register');
});

test('registration: PAN is upper-cased, at most 10 characters, and cleared with Enter Valid PAN Number!', async ({
  page,
}) => {
  await page.goto('/register');
  const pan = field(page, 'PAN Number');
  await pan.pressSequentially('zzzpk0001z9');
  await expect(pan).toHaveValue('ZZZPK0001Z');
  await expect(pan).not.toHaveAccessibleDescription(/Enter Valid PAN Number!/);

  await pan.fill('');
  await pan.pressSequentially('zzzp10001');
  await expect(pan).toHaveValue('ZZZP10001');
  await pan.pressSequentially('z');
  await expect(pan).toHaveValue('');
  await expect(pan).toHaveAccessibleDescription(/Enter Valid PAN Number!/);

  await pan.pressSequentially('Z');
  await expect(pan).not.toHaveAccessibleDescription(/Enter Valid PAN Number!/);
  await register(page).click();
  await expect(pan).toHaveValue('Z');
  await expect(pan).toHaveAccessibleDescription(/Enter Valid PAN Number!/);
});

test('registration: the caret stays where a character of the PAN is corrected', async ({ page }) => {
  await page.goto('/register');
  const pan = field(page, 'PAN Number');
  await pan.pressSequentially('zzzp0001z');
  for (let step = 0; step < 5; step += 1) await pan.press('ArrowLeft');
  await pan.pressSequentially('k');
  await expect(pan).toHaveValue('ZZZPK0001Z');
});

test('registration: Aadhar has at most 14 characters, and an odd number is only a warning', async ({
  page,
}) => {
  await fillRegistration(page, { 'Aadhar Number': '' });
  const aadhar = field(page, 'Aadhar Number');
  await aadhar.pressSequentially('2345 7689 01249');
  await expect(aadhar).toHaveValue('2345 7689 0124');
  await aadhar.blur();
  await expect(aadhar).toHaveAccessibleDescription(/The digits do not fit together/);
  await register(page).click();
  await expect(page).toHaveURL('/');
});

test('registration: the contact number is numeric', async ({ page }) => {
  await fillRegistration(page, { 'Contact Number': '90000x0001' });
  await register(page).click();
  await expect(field(page, 'Contact Number')).toHaveAccessibleDescription(
    /Enter the Contact Number in digits only/,
  );
  await expect(page).toHaveURL('/register');
});

test("registration: the introducer's address is in a work domain", async ({ page }) => {
  await fillRegistration(page, { 'Introducer E-mail': 'asha@elsewhere.example' });
  await register(page).click();
  await expect(field(page, 'Introducer E-mail')).toHaveAccessibleDescription(
    /Enter the work e-mail address of your introducer/,
  );
  await expect(page).toHaveURL('/register');
});

test('registration: password mismatch shows Password does not match!', async ({ page }) => {
  await fillRegistration(page, { 'Confirm Password': 'demo' });
  const confirm = field(page, 'Confirm Password');
  await expect(confirm).not.toHaveAccessibleDescription(/Password does not match!/);
  await register(page).click();
  await expect(confirm).toHaveAccessibleDescription('Password does not match!');
});

test('registration failure: a taken e-mail is explained and nothing typed is lost', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource.*400.*accounts:signUp/);
  const taken = await newAccount();
  await fillRegistration(page, { 'E-mail': taken.email });
  await register(page).click();
  await expect(page.getByRole('alert')).toHaveText(/There is already an account with this e-mail address/);
  await expect(field(page, 'Aadhar Number')).toHaveValue('2345 6789 0124');
  await expect(register(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Login here' }).click();
  await leaveWhenAsked(page);
  await expect(page).toHaveURL('/');
});
