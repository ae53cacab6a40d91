import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const lock = (page: Page) => page.getByRole('dialog', { name: 'Locked' });

// Timers of the database client that end in a jump of the clock make it test its connection.
test.beforeEach(({ expectConsoleError }) => expectConsoleError(LOST_CONNECTION));

test('both tabs of a reviewer lock and keep the typed text', {
  tag: ['@idle-lock'],
}, async ({ page, context }) => {
  const reviewer = await newAccount({ usertype: 'reviewer' });
  await page.clock.install();
  await signIn(page, reviewer, '/review');
  // By its place: the page behind the lock has no roles.
  const typed = page.locator('#content input:not([type=checkbox])').first();
  await typed.fill('Kavya');
  const other = await context.newPage();
  await signIn(other, reviewer, '/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // The lock is loaded after the screen, and notes that the tab is in use.
  for (const tab of [page, other]) await tab.waitForFunction(() => sessionStorage.getItem('activeAt'));

  await page.clock.fastForward('16:00');
  await expect(lock(page)).toBeVisible();
  await expect(typed).toBeHidden();
  await expect(lock(other)).toBeVisible();
  await field(page, 'Password').fill(reviewer.password);
  await button(page, 'Unlock').click();
  for (const tab of [page, other]) await expect(lock(tab)).toBeHidden();
  await expect(typed).toHaveValue('Kavya');
});
