import { expect, type Page } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import { signIn } from '../../support/e2e/people/accounts.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { openQueries, query } from '../../support/e2e/screens/queries.ts';
import { uniqueName } from '../../support/e2e/screens/reviews.ts';
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
  tag: [
    '@core',
    '@queries-raise',
    '@queries-confirm',
    '@queries-resolve',
    '@queries-record',
    '@status-codes',
  ],
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

test('a query resolved in another tab is resolved here too, and the dialog closes', async ({
  page,
  newPage,
}) => {
  const account = await openQueries(page, { general: [query('Shared')] });
  const other = await newPage();
  await signIn(other, account, '/queries');
  await button(page, 'Shared').click();
  await expect(dialog(page)).toBeVisible();
  await button(other, 'Shared').click();
  await dialog(other).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Shared')).toBeHidden();
  await expect(page.getByText('Shared')).toBeVisible();
});

test('raising a query stores it as open, by the trainee, and empties the form', {
  tag: ['@queries-raise'],
}, async ({ page }) => {
  const name = uniqueName();
  const { uid } = await openQueries(page, { vendorform: [query('Earlier')] }, { name });
  await field(page, 'Category').selectOption({ label: 'Trainee Registration Form' });
  await field(page, 'Query').fill('  Which address do you need?  ');
  await button(page, 'Raise query').click();
  await expect(button(page, 'Which address do you need?')).toBeVisible();
  await expect(field(page, 'Query')).toHaveValue('');
  const { queries, forms } = await readUser(uid);
  expect(queries.vendorform).toMatchObject([
    query('Earlier'),
    { title: 'Which address do you need?', status: 0, by: 'trainee' },
  ]);
  expect(Math.abs((queries.vendorform[1]?.timestamp ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(forms.vendorform).toBe(0);
  const mail = await waitForMail(
    config.mail.reviewTeam,
    new RegExp(`${name} has a query on Trainee Registration Form`),
  );
  expect(mail.text).not.toContain('Which address');
});
