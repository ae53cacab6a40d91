import { expect, type Page } from '@playwright/test';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import type { Query } from '../../../src/domain/records/records.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';

/** A query of the reviewer. */
const query = (title: string, status: Query['status'] = 0): Query => ({
  title,
  timestamp: Date.UTC(2026, 10, 20, 9, 35),
  status,
  by: 'reviewer',
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mark this query as resolved?' });

test('clicking an open query asks for confirmation and then marks it resolved', {
  tag: ['@core', '@queries-resolve', '@status-words'],
}, async ({ page }) => {
  const queries = { ...emptyQueries(), bank: [query('First'), query('Second')] };
  const { uid } = await openAsNew(page, '/queries', { record: { queries } });
  await button(page, 'Second').click();
  await expect(dialog(page).getByText('Second')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await readUser(uid)).queries.bank.map(({ status }) => status)).toEqual([0, 0]);

  await button(page, 'Second').click();
  await dialog(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Second')).toBeHidden();
  await expect(button(page, 'First')).toBeVisible();
  expect((await readUser(uid)).queries.bank).toEqual([query('First'), query('Second', 1)]);
});

test('a query about a field links to that field', async ({ page }) => {
  const about = { ...query('Is it right?'), field: 'signatoryName' };
  const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
  const queries = { ...emptyQueries(), vendorform: [about] };
  await openAsNew(page, '/queries', { record: { queries, vendorDetails } });
  await page.getByRole('link', { name: 'About Name of Signatory' }).click();
  await expect(field(page, 'Name of Signatory')).toBeFocused();
  await expect(field(page, 'Name of Signatory')).toBeInViewport();
});
