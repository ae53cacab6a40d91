import { expect, type Page } from '@playwright/test';
import { demoStats } from '../../../dev/seedStats.ts';
import { admin } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { asReviewer } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

/** Walks through the page by Tab. @returns how often each element of `main` was reached with a visible focus */
async function walk(
  page: Page,
  steps: number,
): Promise<{ reached: number; stops: number; hidden: string[] }> {
  await page.getByRole('heading', { level: 1 }).focus();
  const hidden: string[] = [];
  let reached = 0;
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('main') || focused.hasAttribute('data-walked')) return null;
      focused.setAttribute('data-walked', '');
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      const isVisible = outlineStyle !== 'none' || boxShadow !== 'none';
      return isVisible ? '' : (focused.getAttribute('aria-label') ?? focused.textContent ?? '');
    });
    if (name === null) break;
    reached += 1;
    if (name !== '') hidden.push(name);
  }
  const stops = await page.locator('main :is(a[href], button, select, [tabindex="0"])').count();
  return { reached, stops, hidden };
}

test('keyboard alone reaches every figure, changes a filter, and opens the list of a figure', {
  tag: ['@insights-links', '@insights-page'],
}, async ({ page }) => {
  await admin.writeRecords(demoStats([], Date.now()));
  await asReviewer(page);
  await page.goto('/insights');
  const figures = page.getByRole('link', { name: /, Denied: \d/ });
  await expect(figures.first()).toBeVisible();
  // The links of the first table appear with its plot.
  await expect(page.getByRole('img', { name: /^People who wait, by stage/ })).toBeVisible();

  const { reached, stops, hidden } = await walk(page, 400);
  expect(stops).toBeGreaterThan(100);
  expect([reached, hidden]).toEqual([stops, []]);

  await field(page, 'Type').focus();
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/type=vendor/);
  await expect(page.getByRole('row', { name: /^With the approver/ })).toBeVisible();
  await expect(field(page, 'Type')).toBeFocused();

  const figure = figures.last();
  const people = Number(await figure.textContent());
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'People behind a figure' })).toBeFocused();
  await expect(page.getByRole('rowheader')).toHaveCount(people);
});
