import { expect, type Page } from '@playwright/test';
import { logIn } from '../../support/e2e/people/accounts.ts';
import { admin } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';

const PASSWORD = 'Demo@1234';
const SIGN_UP_CALL = '**/accounts:signUp*';

const newPrefix = () => `asha.rao${crypto.randomUUID().slice(0, 8)}`;

async function fillSignUp(page: Page, prefix: string, entered: { password?: string; confirm?: string } = {}) {
  const { password = PASSWORD, confirm = password } = entered;
  await page.goto('/introducer-signup');
  await page.getByLabel('Employee Name', { exact: true }).fill('Asha Rao');
  await page.getByLabel('E-mail', { exact: true }).fill(prefix);
  await page.getByLabel('Domain', { exact: true }).selectOption('media.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirm);
}

const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

test('introducer sign-up: writes the record, sends the verification mail, and logs in and out', {
  tag: ['@core', '@signup-record', '@signup-address', '@user-userid'],
}, async ({ page }) => {
  const prefix = newPrefix();
  const email = `${prefix}@media.example`;
  // Spaces are removed.
  await fillSignUp(page, ` ${prefix.replace('.', '. ')} `);
  await expect(page.getByText(`Your e-mail address is ${email}`)).toBeVisible();
  await register(page).click();

  await expect(page.getByText(`Verification email send to ${email}`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been created.')).toBeVisible();

  const details = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userDetails') ?? '{}'));
  expect(details).toMatchObject({ email, name: 'Asha Rao', usertype: 'introducer' });
  const record = await admin.readRecord(`users/${details.uid}`);
  expect(record).toEqual(details);
  expect(Object.keys(details).sort()).toEqual(['email', 'name', 'uid', 'userid', 'usertype']);
  const now = new Date();
  const month = Number(now.toLocaleString('en', { month: 'numeric', timeZone: 'Asia/Kolkata' }));
  const year = now.toLocaleString('en', { year: '2-digit', timeZone: 'Asia/Kolkata' });
  expect(details.userid).toBe(`O${year}${month}${details.uid.slice(-5).toUpperCase()}`);
  expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull();

  await logIn(page, { ...details, password: PASSWORD });
  await expect(page).toHaveURL('/profile');
  const account = page.getByRole('region', { name: 'Account' });
  for (const text of ['Asha Rao', email]) await expect(account).toContainText(text);
  // The initials come from the display name of the sign-up.
  await page.getByRole('button', { name: 'Account AR' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('introducer sign-up: refuses an address outside the work domains and leaves no account', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403/);
  await fillSignUp(page, newPrefix());
  const domain = page.getByLabel('Domain', { exact: true });
  // A person can do this with the browser's developer tools.
  await domain.evaluate((select: HTMLSelectElement) => select.add(new Option('elsewhere.example')));
  await domain.selectOption('elsewhere.example');
  await register(page).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toHaveText(/no account was created/);
  const secondAnswer = page.waitForResponse(SIGN_UP_CALL);
  await register(page).click();
  expect((await secondAnswer).ok()).toBe(true);
  await expect(register(page)).toBeEnabled();
  // A remaining account would now show "already an account with this e-mail address".
  await expect(refusal).toHaveText(/no account was created/);

  await domain.selectOption('media.example');
  await register(page).click();
  await expect(page).toHaveURL('/');
});
