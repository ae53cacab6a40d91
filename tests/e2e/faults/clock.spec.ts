import { expect } from '@playwright/test';
import { DAY_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission } from '../../support/e2e/people/completion.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

test('a slow clock is corrected at the login, and one that changed later after a denial', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403 .*documents:commit/);
  let denials = 0;
  page.on('response', (response) => {
    if (response.status() === 403) denials += 1;
  });
  await page.addInitScript(setClockWrong, -DAY_MS);
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/nonapplicability');
  await field(page, 'Date').fill('2026-03-02');
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await readKept(account.uid, 'nonapplicability')).toEqual({ date: '2026-03-02' });
  expect(denials).toBe(0);

  await page.addInitScript(setClockWrong, 2 * DAY_MS);
  await page.reload();
  await field(page, 'State').selectOption('Karnataka');
  await expect(page.getByText(KEPT)).toBeVisible();
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  expect(denials).toBeGreaterThan(0);
  const { logs } = await readUser(account.uid);
  expect(logs).toHaveLength(1);
  // The rules refuse timestamps more than five minutes off (R7).
  expect(Math.abs(Number(logs[0]?.timestamp) - Date.now())).toBeLessThan(300_000);
});
