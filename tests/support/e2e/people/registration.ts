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
  const entries = {
    'Contact Number': '9000000001',
    ...numbers,
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  };
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  if (runModes.consent === 'ask') await page.getByLabel(/^I am 18 or older and agree/).check();
  await button(page, 'Register').click();
  const uid = await registeredUid(page);
  const answer = await page.request.get(await waitForActionLink(email, 'VERIFY_EMAIL'));
  expect(answer.ok()).toBe(true);
  return { uid, email, password: PASSWORD, name };
}

/** The new person's uid, at the login page, to which a registration leads. */
async function registeredUid(page: Page): Promise<string> {
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
  const entries = {
    Name: NAME,
    'E-mail': email,
    'Contact Number': '9000000001',
    ...NUMBERS,
    'Introducer Name': introducer.name,
    'Introducer E-mail': introducer.email,
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
  };
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  return email;
}

/** Registers a trainee of this introducer, from the login page, where it also ends. */
export async function registerTrainee(page: Page, introducer: Account): Promise<Account> {
  const email = await fillRegistration(page, introducer);
  await button(page, 'Register').click();
  return { uid: await registeredUid(page), email, password: PASSWORD, name: NAME };
}
