import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { EVERY_FORM, uniqueName } from '../../support/e2e/screens/reviews.ts';
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
