import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoStats } from '../../../dev/seedStats.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, EVERY_FORM, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { makeBankDetails, type StoredUserOverrides } from '../../support/factories.ts';

test('exports: a reviewer exports approved vendors as Tally ledgers, and the log records it', {
  tag: ['@core', '@export-formats', '@export-log', '@export-checked', '@export-taken'],
}, async ({ page }) => {
  const name = uniqueName();
  const bankDetails = makeBankDetails({ bankAccountNumber: '0012345678901234' });
  const record: StoredUserOverrides = {
    forms: { ...EVERY_FORM(2), status: 4, approved: true },
    bankDetails,
  };
  await newAccount({ name, usertype: 'vendor', record, isReviewed: true });
  const unchecked = await newAccount({ name: uniqueName(), usertype: 'vendor', record });
  const waiting = await newAccount({ record: { forms: EVERY_FORM(2) }, name: uniqueName() });
  await signIn(page, await newAccount({ usertype: 'reviewer' }), '/dashboard');
  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Exports' }).click();
  await field(page, 'Format').selectOption('Tally: ledgers (XML)');
  await page.getByLabel('PAN', { exact: true }).uncheck();
  await button(page, 'Export').dblclick();
  await expect(page.getByRole('row', { name: unchecked.name })).toContainText(
    'There is no review of the PAN',
  );
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the other/ }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^vendors-tally-\d{4}-\d\d-\d\d\.xml$/);
  const xml = await readFile(await file.path(), 'utf8');
  const ledgers = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return [...parsed.querySelectorAll('LEDGER')].map((ledger) => ledger.textContent ?? '');
  }, xml);
  const own = ledgers.filter((text) => text.includes(name));
  expect(own).toHaveLength(1);
  expect(own[0]).toContain('0012345678901234');
  expect(xml).not.toContain('INCOMETAXNUMBER');
  expect(xml).not.toContain(waiting.name);
  expect(xml).not.toContain(unchecked.name);
  // The list of exports is live, and may show the entry after the download.
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('You');
  await expect(rows.nth(1)).toContainText('Tally: ledgers (XML)');
  await expect(rows.filter({ hasText: 'You' })).toHaveCount(1);

  await button(page, 'Export').click();
  await page.getByRole('row', { name }).getByRole('link', { name: 'Doubtful' }).first().click();
  await expect(page).toHaveURL(/\/review\/[^/]+#section-bank$/);
  await expect(page.getByRole('heading', { name: 'Bank Details', exact: true })).toBeFocused();
});

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
