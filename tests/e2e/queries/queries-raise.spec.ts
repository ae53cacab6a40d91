import { expect } from '@playwright/test';
import config from '../../../portal.config.json' with { type: 'json' };
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { openQueries, query } from '../../support/e2e/screens/queries.ts';
import { uniqueName } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

const teams = config.mail;

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
    teams.reviewTeam,
    new RegExp(`${name} has a query on Trainee Registration Form`),
  );
  expect(mail.text).not.toContain('Which address');
});

test('a category accepts at most 20 queries, and the text stays', async ({ page }) => {
  const general = Array.from({ length: 20 }, (_, index) => query(`Number ${index}`, { status: 1 }));
  const { uid } = await openQueries(page, { general });
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('One too many');
  await button(page, 'Raise query').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'There are already 20 queries in this category.' }).first(),
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

test('an open query cannot be raised twice, and the text stays', async ({ page }) => {
  const { uid } = await openQueries(page);
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('Only once');
  await button(page, 'Raise query').click();
  await expect(button(page, 'Only once')).toBeVisible();
  await expect(field(page, 'Query')).toHaveValue('');
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('Only once');
  await button(page, 'Raise query').click();
  await expect(page.getByRole('main').getByText('This query is already open.').first()).toBeVisible();
  await expect(field(page, 'Query')).toHaveValue('Only once');
  expect((await readUser(uid)).queries.general).toHaveLength(1);
});

test('a query raised in another tab appears here', async ({ page, newPage }) => {
  const account = await openQueries(page);
  const other = await newPage();
  await signIn(other, account, '/queries');
  await field(other, 'Category').selectOption({ label: 'General' });
  await field(other, 'Query').fill('From over there');
  await button(other, 'Raise query').click();
  await expect(button(page, 'From over there')).toBeVisible();
});

test('a lost connection keeps the query and reports that it is not saved', async ({
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

test('missing queries show as an empty list, and one can be raised', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account, '/queries');
  await expect(page.getByText('No Queries Found')).toBeVisible();
  await field(page, 'Category').selectOption({ label: 'E-invoicing Declaration' });
  await field(page, 'Query').fill('Does it apply to me?');
  await button(page, 'Raise query').click();
  await expect(button(page, 'Does it apply to me?')).toBeVisible();
});
