import { expect, type Page } from '@playwright/test';
import { button, field } from '../screens/controls.ts';
import type { Account } from './accounts.ts';

const NAME = 'Ram Kumar';
const PASSWORD = 'Demo@1234';

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
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
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
  await expect(page).toHaveURL('/');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  const { uid } = JSON.parse(details ?? '{}') as { uid: string };
  return { uid, email, password: PASSWORD, name: NAME };
}
