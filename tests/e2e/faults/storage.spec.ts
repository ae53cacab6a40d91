import { expect } from '@playwright/test';
import { logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission, openScreen } from '../../support/e2e/people/completion.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { chooseFile, pngFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

/** A browser without storage, like some private windows; runs before the page's first script. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: refuse });
}

test('with all storage blocked the portal works and only a reload ends the session', async ({ page }) => {
  await page.addInitScript(blockStorage);
  const account = await newAccount();
  await logIn(page, account);
  await openScreen(page, 'Documents Upload');
  await chooseFile(page.locator('input[aria-label="Upload PAN Card"]'), pngFile('PAN Card.png'));
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
  await openScreen(page, 'Non-applicability of GST');
  await field(page, 'Date').fill('2026-03-02');
  await field(page, 'State').selectOption('Karnataka');
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  const { forms, logs } = await readUser(account.uid);
  expect(forms.nonapplicability).toBe(1);
  expect(logs).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await logIn(page, account);
  await openScreen(page, 'Documents Upload');
  await expect(page.getByRole('link', { name: 'View PAN Card' })).toBeVisible();
});

test('a login does not wait for an IndexedDB that never answers', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await logIn(page, await newAccount());
  await expect(page.getByRole('navigation', { name: 'Forms' })).toBeVisible();
});
