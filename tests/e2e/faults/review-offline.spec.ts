import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import {
  asReviewer,
  newSubmitted,
  openReview,
  uniqueName,
  uniquePan,
} from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

const NOT_SAVED = /^There is no connection, so this is not saved yet/;
const SLOW = { timeout: 40_000 };
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Review of ${name}` });

/** Two people with a flag each, so that a validation asks first. */
async function givenTwo() {
  const surname = uniqueName();
  const flagged = () => ({ pancard: uniquePan(), aadharcard: '', phone: '' });
  const [first, second] = [
    await newSubmitted(flagged(), `Asha ${surname}`),
    await newSubmitted(flagged(), `Ram ${surname}`),
  ];
  return { surname, first, second };
}

const question = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Validate all' });

test('a search and a stage without a connection say so instead of finding no one', {
  tag: ['@actions-offline'],
}, async ({ page, context, expectConsoleError }) => {
  expectConsoleError(LOST_CONNECTION);
  const { surname, first, second } = await givenTwo();
  await asReviewer(page);
  await page.goto('/review');
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(true);
  await field(page, 'Search').fill(surname);
  await button(page, 'Search').click();
  await expect(page.getByText('The database cannot be reached.')).toBeVisible(SLOW);
  await expect(page.getByText('No one found')).toHaveCount(0);
  await expect(field(page, 'Search')).toHaveValue(surname);
  await context.setOffline(false);
  await expect(page.getByText('2 people found')).toBeVisible(SLOW);
  await button(page, 'Clear search').click();
  await context.setOffline(true);
  await page
    .getByRole('link', { name: /^Approved/ })
    .first()
    .click();
  await expect(page.getByText('The database cannot be reached.')).toBeVisible(SLOW);
  await expect(page.getByText('No one matches')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('link', { name: /^To review/ }).click();
  await field(page, 'Search').fill(surname);
  await button(page, 'Search').click();
  await expect(page.getByTitle('Flags, without duplicates')).toHaveCount(2);
  // The screen of a review is loaded, and the other person's record is not.
  await page.getByRole('link', { name: second.name }).click();
  await expect(heading(page, second.name)).toBeVisible();
  await page.goBack();
  await expect(page.getByTitle('Flags, without duplicates')).toHaveCount(2);
  await context.setOffline(true);
  await page.getByRole('link', { name: first.name }).click();
  await expect(heading(page, first.name)).toBeVisible(SLOW);
  await button(page, 'Validate all').click();
  await question(page).click();
  await expect(page.getByRole('dialog').getByText(NOT_SAVED)).toBeVisible(SLOW);
  expect((await readUser(first.uid)).forms.status).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(heading(page, second.name)).toBeVisible(SLOW);
  await context.setOffline(false);
});

test('a validation and a sending without a connection change nothing, and a retry sends once', {
  tag: ['@actions-offline'],
}, async ({ page, context, expectConsoleError }) => {
  expectConsoleError(LOST_CONNECTION);
  const { first } = await givenTwo();
  await asReviewer(page);
  await openReview(page, first);
  const notSaved = page.locator('.field-error').filter({ hasText: NOT_SAVED });
  await context.setOffline(true);
  await button(page, 'Validate all').click();
  await question(page).click();
  await expect(notSaved).toBeVisible(SLOW);
  await context.setOffline(false);
  await question(page).click();
  await expect(button(page, 'Send for approval')).toBeEnabled(SLOW);
  await context.setOffline(true);
  await page.keyboard.press('s');
  await button(page, 'Send now').click();
  await expect(notSaved).toBeVisible(SLOW);
  expect((await readUser(first.uid)).forms.status).toBe(2);
  await context.setOffline(false);
  await page.keyboard.press('s');
  await button(page, 'Send now').click();
  await expect(page.getByText('E-mail sent to the approver.')).toBeVisible(SLOW);
  const record = await readUser(first.uid);
  expect(record.forms.status).toBe(3);
  expect(record.logs.filter(({ title }) => title.includes('sent the record'))).toHaveLength(1);
});
