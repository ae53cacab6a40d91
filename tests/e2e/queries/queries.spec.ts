import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
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
  tag: ['@queries-raise', '@queries-confirm', '@queries-resolve', '@queries-record', '@status-codes'],
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

test('resolving the last open query of a form unlocks the form', async ({ page }) => {
  const { uid } = await openQueries(
    page,
    { bank: [query('One'), query('Two', { by: 'trainee' })] },
    { record: { forms: { bankdetails: -1 } } },
  );
  for (const [title, status] of [
    ['One', -1],
    ['Two', 0],
  ] as const) {
    await button(page, title).click();
    await dialog(page).getByRole('button', { name: 'Resolve' }).click();
    await expect(button(page, title)).toBeHidden();
    expect((await readUser(uid)).forms.bankdetails).toBe(status);
  }
  expect((await readProgress(uid)).forms.bankdetails).toBe(0);
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

test('malformed queries never blank the page and survive a resolution', async ({ page }) => {
  const account = await newAccount();
  const bank = [{ title: 7 }, 'not a map', query('Readable'), { ...query('With more'), extra: 'kept' }];
  await patchUser(account.uid, { queries: { general: 'not a list', bank }, logs: 5 });
  await signIn(page, account, '/queries');
  await button(page, 'Readable').click();
  await dialog(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(button(page, 'Readable')).toBeHidden();
  expect(await admin.readRecord(`users/${account.uid}`)).toMatchObject({
    logs: 5,
    queries: { general: 'not a list', bank: [bank[0], bank[1], query('Readable', { status: 1 }), bank[3]] },
  });
});
