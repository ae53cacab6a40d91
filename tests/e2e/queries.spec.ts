import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import { button, field } from '../support/e2e/controls.ts';
import { openQueries, query } from '../support/e2e/queries.ts';
import { admin, patchUser, readProgress, readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../support/factories.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mark this query as resolved?' });

test("without queries the page says 'No Queries Found'", async ({ page }) => {
  await openQueries(page);
  await expect(page.getByText('No Queries Found', { exact: true })).toBeVisible();
});

test('queries are grouped by category, each group titled and linking to its screen', async ({ page }) => {
  await openQueries(page, {
    general: [query('about the profile')],
    msa: [query('about the agreement')],
    bank: [query('about the bank')],
    vendorform: [query('about the form')],
    nongst: [query('about GST')],
    einvoicing: [query('about e-invoicing')],
  });
  const links = page.getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links).toHaveText([
    'General',
    'Master Service Agreement',
    'Trainee Bank Details',
    'Trainee Data Form',
    'Non-applicability of GST',
    'E-invoicing Declaration',
  ]);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.slice(0, 5)).toEqual([
    '/profile',
    '/exportmsa',
    '/vendor-bankdetails',
    '/vendor-form',
    '/nonapplicability',
  ]);
});

for (const [group, path, heading] of [
  ['Trainee Bank Details', '/trainee-bankdetails', 'Bank Details'],
  ['Trainee Data Form', '/mt-trainee-form', 'Trainee Registration Form'],
  ['General', '/profile', 'My Profile'],
] as const) {
  test(`the query link of ${group} leads to ${path}`, async ({ page }) => {
    await openQueries(page, { general: [query('a')], bank: [query('b')], vendorform: [query('c')] });
    await page.getByRole('link', { name: group, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test('each query shows its status, who raised it, its field and its time', async ({ page }) => {
  await openQueries(page, {
    bank: [
      query('Which branch?', { field: 'ifscCode' }),
      query('Is this right?', { status: 1, by: 'trainee', field: '__proto__' }),
    ],
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'Which branch?' })).toContainText(
    'Open · Raised by the reviewer · About IFSC Code · 20 Nov 2026, 15:05',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Is this right?' })).toContainText(
    'Resolved · Raised by you · 20 Nov 2026, 15:05',
  );
});

for (const [category, of, label, heading] of [
  ['bank', 'ifscCode', 'IFSC Code', 'Bank Details'],
  ['vendorform', 'signatoryName', 'Name of Signatory', 'Trainee Registration Form'],
] as const) {
  test(`a query about ${label} leads to that field`, async ({ page }) => {
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

test('clicking an open query asks for confirmation and then marks it resolved', async ({ page }) => {
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

test('clicking a resolved query does nothing', async ({ page }) => {
  const { uid } = await openQueries(page, { general: [query('Done already', { status: 1 })] });
  const before = await admin.readRecord(`users/${uid}`);
  await expect(button(page, 'Done already')).toHaveCount(0);
  await page.getByText('Done already').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await admin.readRecord(`users/${uid}`)).toEqual(before);
});

test('resolving the last open query of a form opens the form again', async ({ page }) => {
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

test('a query resolved in another tab is resolved here too, and the question closes', async ({
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

for (const usertype of ['introducer', 'reviewer'] as const) {
  test(`an ${usertype} has no queries of their own`, async ({ page }) => {
    await signIn(page, await newAccount({ usertype }), '/queries');
    await expect(page.getByText('No forms for this account')).toBeVisible();
    await expect(button(page, 'Raise query')).toBeHidden();
  });
}

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
