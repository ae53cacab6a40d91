import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { button, field } from '../screens/controls.ts';
import { runModes } from '../stack/runModes.ts';
import type { Account } from './accounts.ts';
import { mailedLink, waitForActionLink, waitForMail } from './mailbox.ts';

/** An invited person, before there is an account. */
export interface Invited {
  name: string;
  email: string;
  usertype: 'Trainee' | 'Vendor';
}

/** Opens the form, which is open already while there is nobody. */
export async function openInvite(page: Page): Promise<void> {
  const form = page.getByRole('heading', { level: 2, name: 'Invite people' });
  const press = button(page, 'Invite people');
  await expect(form.or(press).first()).toBeVisible();
  // The button goes when the list arrives empty, because the form opens by itself then.
  await expect(async () => {
    if (!(await form.isVisible())) await press.click({ timeout: 2000 });
    await expect(form).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Invites a person by mail, on the dashboard of an introducer. */
export async function invite(page: Page, { name, email, usertype }: Invited): Promise<void> {
  await openInvite(page);
  await field(page, 'Name').fill(name);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Type').selectOption(usertype);
  await button(page, 'Invite').click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
}

const PASSWORD = 'Demo@1234';
const NUMBERS = { 'PAN Number': 'ZZZPK0001Z', 'Aadhar Number': '2345 6789 0124' };

/**
 * Registers through the link in the invitation's mail, and confirms the address with the one in the
 * verification mail.
 */
export async function registerAsInvited(
  page: Page,
  { name, email }: Invited,
  numbers: Readonly<Record<string, string>> = NUMBERS,
  vendorStatus?: string,
): Promise<Account> {
  await page.goto(mailedLink(await waitForMail(email, /invites you to register/), 'Register'));
  await expect(page.getByText(/ invites you to register as a (trainee|vendor)\.$/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'E-mail')).toHaveValue(email);
  if (vendorStatus) await field(page, 'Vendor Status').selectOption(vendorStatus);
  await enterRegistration(page, numbers);
  if (runModes.consent === 'ask') await page.getByLabel(/^I am 18 or older and agree/).check();
  await button(page, 'Register').click();
  const uid = await registeredUid(page);
  const answer = await page.request.get(await waitForActionLink(email, 'VERIFY_EMAIL'));
  expect(answer.ok()).toBe(true);
  return { uid, email, password: PASSWORD, name };
}

/** Fills the registration in with these values and those that everybody enters. */
export async function enterRegistration(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const usual = { 'Contact Number': '9000000001', Password: PASSWORD, 'Confirm Password': PASSWORD };
  for (const [label, value] of Object.entries({ ...usual, ...values })) await field(page, label).fill(value);
}

/** The new person's uid, at the login page, to which a registration leads. */
export async function registeredUid(page: Page): Promise<string> {
  await expect(page).toHaveURL('/');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  return (JSON.parse(details ?? '{}') as { uid: string }).uid;
}

const NAME = 'Ram Kumar';

/**
 * Opens the registration from the login page and fills it in for a trainee of this introducer; returns the
 * address.
 */
export async function fillRegistration(
  page: Page,
  introducer: Pick<Account, 'name' | 'email'>,
): Promise<string> {
  const email = `ram.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await enterRegistration(page, {
    Name: NAME,
    'E-mail': email,
    ...NUMBERS,
    'Introducer Name': introducer.name,
    'Introducer E-mail': introducer.email,
  });
  return email;
}

/** Registers a trainee of this introducer, from the login page, where it also ends. */
export async function registerTrainee(page: Page, introducer: Account): Promise<Account> {
  const email = await fillRegistration(page, introducer);
  await button(page, 'Register').click();
  return { uid: await registeredUid(page), email, password: PASSWORD, name: NAME };
}
