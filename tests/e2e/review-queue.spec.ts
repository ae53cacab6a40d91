import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import { button } from '../support/e2e/controls.ts';
import { patchUser, readUser } from '../support/e2e/records.ts';
import { asReviewer, newSubmitted, seedQueue, uniqueName } from '../support/e2e/reviews.ts';
import { test } from '../support/e2e/test.ts';

const people = (page: Page) => page.getByRole('region', { name: 'People' }).getByRole('link');

async function openQueue(page: Page): Promise<void> {
  await page.goto('/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible();
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(text);
  await button(page, 'Search').click();
}

test('a submitted person is found by name, e-mail address and user ID, and opens from there', async ({
  page,
}) => {
  const person = await newSubmitted();
  const { userid } = await readUser(person.uid);
  await asReviewer(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Review queue' }).first().click();
  for (const text of [
    person.name.slice(0, 12),
    person.name.toLowerCase(),
    person.email,
    person.email.toUpperCase(),
    userid,
    userid.toLowerCase(),
  ]) {
    await search(page, text);
    await expect(page.getByText('1 person found among everyone')).toBeVisible();
    await expect(people(page)).toHaveText([person.name]);
    await button(page, 'Clear search').click();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  }
  await search(page, person.name);
  expect(new URL(page.url()).search, 'nothing personal in the address').toBe('');
  await people(page).click();
  await expect(page.getByRole('heading', { level: 1, name: `Review of ${person.name}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(person.name);
  await expect(people(page)).toHaveText([person.name]);
});

test('the queue shows at first who waits for the reviewer, and nobody who is still filling in', async ({
  page,
}) => {
  // Waiting longer than all others brings a person to the first page.
  const [waiting] = await seedQueue(1, uniqueName(), { status: 1, bankdetails: 1, vendorform: 1 });
  const [pending] = await seedQueue(1, uniqueName(), { status: 0, bankdetails: 1 });
  await asReviewer(page);
  await openQueue(page);
  await expect(people(page).filter({ hasText: waiting })).toBeVisible();
  await expect(people(page).filter({ hasText: pending })).toHaveCount(0);
});

test('nobody found says so', async ({ page }) => {
  await asReviewer(page);
  await openQueue(page);
  for (const text of [uniqueName(), `${uniqueName().toLowerCase()}@demo.example`, 'O9912ZZZZZ']) {
    await search(page, text);
    await expect(page.getByText('Nobody found.')).toBeVisible();
  }
});

test('filters and pages: overall status, one form, type, waiting longest first, 25 on a page', async ({
  page,
}) => {
  const names = await seedQueue(27, uniqueName(), { status: 2, msa: -1 });
  await asReviewer(page);
  await openQueue(page);
  await page.getByLabel('Overall status').selectOption({ label: 'Validated' });
  await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Master Service Agreement' });
  await page.getByLabel('Status of the form').selectOption({ label: 'Queries' });
  await page.getByLabel('Type').selectOption({ label: 'Vendors' });
  await expect(people(page)).toHaveText(names.slice(0, 25));
  await expect(page.getByText('27 people', { exact: true })).toBeVisible();
  await expect(button(page, 'Previous')).toHaveCount(0);

  await button(page, 'Next').click();
  await expect(people(page)).toHaveText(names.slice(25));
  await expect(button(page, 'Next')).toHaveCount(0);
  await button(page, 'Previous').click();
  await expect(people(page)).toHaveText(names.slice(0, 25));

  await page.getByLabel('Type').selectOption({ label: 'Trainees' });
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
});

test('a search turns pages too, and more than 100 people are counted as 100+', async ({ page }) => {
  const prefix = uniqueName();
  const names = await seedQueue(101, prefix, { status: 5, einvoicing: 3 });
  const sorted = names.toSorted();
  await asReviewer(page);
  await openQueue(page);
  await search(page, prefix);
  await expect(people(page)).toHaveText(sorted.slice(0, 25));
  await expect(page.getByText('100+ people found among everyone')).toBeVisible();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expect(people(page)).toHaveText(sorted.slice(50, 75));
});

test('the visible page follows what happens elsewhere', async ({ page }) => {
  const person = await newSubmitted();
  await asReviewer(page);
  await openQueue(page);
  await search(page, person.name);
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row.getByRole('cell', { name: 'Submitted', exact: true })).toBeVisible();
  await patchUser(person.uid, { 'forms.status': 2, 'forms.bankdetails': -1 });
  await expect(row.getByRole('cell', { name: 'Validated', exact: true })).toBeVisible();
  await expect(row.getByRole('listitem').filter({ hasText: 'Bank' })).toContainText('Queries');
});

test('a introducer is told that the review pages are for reviewers, and reads nothing', async ({ page }) => {
  const person = await newSubmitted();
  await signIn(page, await newAccount({ usertype: 'introducer' }), '/dashboard');
  await expect(page.getByRole('link', { name: 'Review queue' })).toHaveCount(0);
  for (const path of ['/review', `/review/${person.uid}`]) {
    await page.goto(path);
    await expect(page.getByText('This page is for reviewers')).toBeVisible();
    await expect(page.getByText(person.name)).toHaveCount(0);
  }
});
