import { expect, type Page } from '@playwright/test';
import { LOCAL_TEAMS } from '../../dev/mailService.ts';
import { emptyQueries } from '../../src/domain/defaults.ts';
import type { Queries, Query } from '../../src/domain/records.ts';
import { type Account, newAccount, signIn } from '../support/e2e/accounts.ts';
import { button, field } from '../support/e2e/controls.ts';
import { LOST_CONNECTION } from '../support/e2e/lostConnection.ts';
import { waitForMail } from '../support/e2e/mailbox.ts';
import { admin, patchUser, readProgress, readUser } from '../support/e2e/records.ts';
import { uniqueName } from '../support/e2e/reviews.ts';
import { test } from '../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../support/factories.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mark this query as resolved?' });

const query = (title: string, more: Partial<Query> = {}): Query => ({
  title,
  timestamp: Date.UTC(2026, 10, 20, 9, 35),
  status: 0,
  by: 'reviewer',
  ...more,
});

async function openQueries(
  page: Page,
  queries: Partial<Queries> = {},
  options: Parameters<typeof newAccount>[0] = {},
): Promise<Account> {
  const account = await newAccount({
    ...options,
    record: { ...options.record, queries: { ...emptyQueries(), ...queries } },
  });
  await signIn(page, account);
  await page.goto('/queries');
  await expect(page.getByRole('heading', { level: 1, name: 'Queries' })).toBeVisible();
  return account;
}

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

test('a query needs a category and a text', async ({ page }) => {
  await openQueries(page);
  await button(page, 'Raise query').click();
  await expect(page.getByText('Choose the category.')).toBeVisible();
  await expect(page.getByText('Enter the query.')).toBeVisible();
  await field(page, 'Query').fill('   ');
  await field(page, 'Category').selectOption({ label: 'General' });
  await button(page, 'Raise query').click();
  await expect(page.getByText('Enter the query.')).toBeVisible();
  await expect(page.getByText('Choose the category.')).toBeHidden();
});

test('a query has at most 500 characters', async ({ page }) => {
  const { uid } = await openQueries(page);
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('x'.repeat(501));
  await button(page, 'Raise query').click();
  await expect(page.getByText('A query has at most 500 characters.')).toBeVisible();
  await field(page, 'Query').fill('x'.repeat(500));
  await button(page, 'Raise query').click();
  await expect(button(page, 'x'.repeat(500))).toBeVisible();
  expect((await readUser(uid)).queries.general).toHaveLength(1);
});

test('a raised query is open, from the trainee, and empties the form', async ({ page }) => {
  const name = uniqueName();
  const { uid } = await openQueries(page, { vendorform: [query('Earlier')] }, { name });
  await field(page, 'Category').selectOption({ label: 'Trainee Data Form' });
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
  const mail = await waitForMail(LOCAL_TEAMS.review, new RegExp(`${name} has a query on Trainee Data Form`));
  expect(mail.text).not.toContain('Which address');
});

test('a category takes at most 20 queries, and what was typed stays', async ({ page }) => {
  const general = Array.from({ length: 20 }, (_, index) => query(`Number ${index}`, { status: 1 }));
  const { uid } = await openQueries(page, { general });
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('One too many');
  await button(page, 'Raise query').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There are already 20 queries of this kind.' }).first(),
  ).toBeVisible();
  await expect(field(page, 'Query')).toHaveValue('One too many');
  expect((await readUser(uid)).queries.general).toHaveLength(20);
});

test('a double click raises one query', async ({ page }) => {
  const { uid } = await openQueries(page);
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('Only once');
  await button(page, 'Raise query').dblclick();
  await expect(button(page, 'Only once')).toBeVisible();
  expect((await readUser(uid)).queries.general).toHaveLength(1);
});

test('a query resolved in another tab is resolved here too, and the question closes', async ({
  page,
  newPage,
}) => {
  const account = await openQueries(page, { general: [query('Shared')] });
  const other = await newPage();
  await signIn(other, account);
  await other.goto('/queries');
  await button(page, 'Shared').click();
  await expect(dialog(page)).toBeVisible();
  await button(other, 'Shared').click();
  await dialog(other).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Shared')).toBeHidden();
  await expect(page.getByText('Shared')).toBeVisible();
});

test('a query raised in another tab appears here', async ({ page, newPage }) => {
  const account = await openQueries(page);
  const other = await newPage();
  await signIn(other, account);
  await other.goto('/queries');
  await field(other, 'Category').selectOption({ label: 'General' });
  await field(other, 'Query').fill('From over there');
  await button(other, 'Raise query').click();
  await expect(button(page, 'From over there')).toBeVisible();
});

test('a lost connection keeps the query and says that it is not saved', async ({
  page,
  context,
  expectConsoleError,
}) => {
  await openQueries(page, { general: [query('Open here')] });
  expectConsoleError(LOST_CONNECTION);
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('Typed offline');
  await context.setOffline(true);
  await button(page, 'Raise query').click();
  await expect(page.locator('form').getByRole('alert')).toContainText('not saved yet', { timeout: 30_000 });
  await expect(field(page, 'Query')).toHaveValue('Typed offline');
  await context.setOffline(false);
  await button(page, 'Raise query').click();
  await expect(button(page, 'Typed offline')).toBeVisible();
});

for (const usertype of ['introducer', 'reviewer'] as const) {
  test(`an ${usertype} has no queries of their own`, async ({ page }) => {
    await signIn(page, await newAccount({ usertype }));
    await page.goto('/queries');
    await expect(page.getByText('No forms for this account')).toBeVisible();
    await expect(button(page, 'Raise query')).toBeHidden();
  });
}

test('malformed queries never blank the page and survive a resolution', async ({ page }) => {
  const account = await newAccount();
  const bank = [{ title: 7 }, 'not a map', query('Readable'), { ...query('With more'), extra: 'kept' }];
  await patchUser(account.uid, { queries: { general: 'not a list', bank }, logs: 5 });
  await signIn(page, account);
  await page.goto('/queries');
  await button(page, 'Readable').click();
  await dialog(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(button(page, 'Readable')).toBeHidden();
  expect(await admin.readRecord(`users/${account.uid}`)).toMatchObject({
    logs: 5,
    queries: { general: 'not a list', bank: [bank[0], bank[1], query('Readable', { status: 1 }), bank[3]] },
  });
});

test('missing queries show as none, and one can be raised', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account);
  await page.goto('/queries');
  await expect(page.getByText('No Queries Found')).toBeVisible();
  await field(page, 'Category').selectOption({ label: 'E-invoicing Declaration' });
  await field(page, 'Query').fill('Does it apply to me?');
  await button(page, 'Raise query').click();
  await expect(button(page, 'Does it apply to me?')).toBeVisible();
});
