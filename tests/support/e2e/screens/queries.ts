import { expect, type Page } from '@playwright/test';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Queries, Query } from '../../../../src/domain/records/records.ts';
import { type Account, type AccountOptions, newAccount, signIn } from '../people/accounts.ts';

/** An open query of the reviewer. */
export const query = (title: string, more: Partial<Query> = {}): Query => ({
  title,
  timestamp: Date.UTC(2026, 10, 20, 9, 35),
  status: 0,
  by: 'reviewer',
  ...more,
});

/** A new account with these queries, signed in and on Queries. */
export async function openQueries(
  page: Page,
  queries: Partial<Queries> = {},
  options: AccountOptions = {},
): Promise<Account> {
  const account = await newAccount({
    ...options,
    record: { ...options.record, queries: { ...emptyQueries(), ...queries } },
  });
  await signIn(page, account, '/queries');
  await expect(page.getByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  return account;
}
