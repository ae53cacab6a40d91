import { expect } from '@playwright/test';
import { formatDate, todayInIndia } from '../../../src/domain/time/dates.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { newWaiting } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, openReview, section } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

const DAY = 86_400_000;
const dayOf = (days: number) => todayInIndia(new Date(Date.now() + days * DAY));

test('a check is due in the queue until a newer one, and the approver reads both', {
  tag: ['@review-checks'],
}, async ({ page, newPage }) => {
  const person = await newWaiting();
  await asReviewer(page);
  await openReview(page, person);
  const checks = section(page, 'Checks');
  const record = async (values: { day: string; again: string }) => {
    await button(page, 'Record a check').click();
    await field(page, 'Check').selectOption('GST');
    await field(page, 'Result').selectOption('Matches');
    await field(page, 'Name found').fill('Nair Traders');
    await field(page, 'Day of the check').fill(values.day);
    await field(page, 'Check again on (optional)').fill(values.again);
    await button(page, 'Record check').click();
    await expect(field(page, 'Name found')).toBeHidden();
  };
  await record({ day: dayOf(-30), again: dayOf(0) });
  await expect(checks.getByText(`Due for a new check since ${formatDate(dayOf(0))}`)).toBeVisible();

  const link = page.getByRole('link', { name: person.name });
  await page.goto('/review');
  await page.getByRole('link', { name: /^Checks due [1-9]/ }).click();
  await expect(page).toHaveURL(/\?status=checks$/);
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toContainText('Check again: GST');

  await link.click();
  await record({ day: dayOf(-1), again: dayOf(365) });
  await expect(checks.getByText(`Check again on ${formatDate(dayOf(365))}`)).toBeVisible();
  await expect(checks.getByText('Due for a new check')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the review queue' }).first().click();
  await expect(page.getByRole('heading', { name: 'Review queue' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Checks due/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('status')).toContainText(/due/);
  await expect(link).toHaveCount(0);

  const other = await newPage();
  await signIn(other, await newAccount({ usertype: 'approver', name: 'Anita Desai' }));
  await other.goto(`/approvals/${person.uid}`);
  const items = section(other, 'Checks by hand').getByRole('listitem');
  await expect(items).toHaveText([
    `GST: Matches, Nair TradersCheck again on ${formatDate(dayOf(365))}${formatDate(dayOf(-1))}`,
    `GST: Matches, Nair Traders${formatDate(dayOf(-30))}`,
  ]);
  await expect(button(other, 'Record a check')).toHaveCount(0);
});
