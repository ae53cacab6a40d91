import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../people/accounts.ts';
import { button } from './controls.ts';

/** An account whose PAN, GSTIN and name agree, signed in and on My Profile. */
export async function openProfile(
  page: Page,
  options: Parameters<typeof newAccount>[0] = {},
): Promise<Account> {
  const account = await newAccount({ name: 'Ram Kumar', ...options });
  await signIn(page, account, '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  return account;
}

export async function saveProfile(page: Page): Promise<void> {
  await button(page, 'Save').click();
}
