import { expect, type Page } from '@playwright/test';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { openQueries, query } from '../../support/e2e/screens/queries.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mark this query as resolved?' });

for (const [category, of, label, heading] of [
  ['bank', 'ifscCode', 'IFSC Code', 'Bank Details'],
  ['vendorform', 'signatoryName', 'Name of Signatory', 'Trainee Registration Form'],
] as const) {
  test(`a query about ${label} links to that field`, async ({ page }) => {
    const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
    await openQueries(
      page,
      { [category]: [query('Is it right?', { field: of })] },
      { record: { vendorDetails } },
    );
    await page.getByRole('link', { name: `About ${label}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toBeInViewport();
  });
}

test('clicking an open query asks for confirmation and then marks it resolved', {
  tag: ['@core', '@queries-resolve', '@status-codes'],
}, async ({ page }) => {
  const { uid } = await openQueries(page, { bank: [query('First'), query('Second')] });
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
  expect((await readUser(uid)).queries.bank).toEqual([query('First'), query('Second', { status: 1 })]);
});
