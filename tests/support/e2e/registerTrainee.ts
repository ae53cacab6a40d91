import { expect, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { button, field } from './completion.ts';

/** Registers a trainee who names this introducer, from the login page, where it ends too. */
export async function registerTrainee(page: Page, introducer: Account): Promise<Account> {
  const name = 'Ram Kumar';
  const email = `ram.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  const password = 'Demo@1234';
  const entries = {
    Name: name,
    'E-mail': email,
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
    'Introducer Name': introducer.name,
    'Introducer E-mail': introducer.email,
    Password: password,
    'Confirm Password': password,
  };
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  await button(page, 'Register').click();
  await expect(page).toHaveURL('/');
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  const { uid } = JSON.parse(details ?? '{}') as { uid: string };
  return { uid, email, password, name };
}
