import { expect, type Page } from '@playwright/test';
import { DAY_MS, setClockWrong } from '../../support/e2e/faults/clock.ts';
import { type Account, logIn, newAccount } from '../../support/e2e/people/accounts.ts';
import { confirmSubmission } from '../../support/e2e/people/completion.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

/** Submits the GST declaration, and expects the correct time in the log. */
async function submitDeclaration(page: Page, { uid }: Account): Promise<void> {
  await button(page, 'Submit').click();
  await confirmSubmission(page);
  await expect(page).toHaveURL('/exportgst');
  const { logs } = await readUser(uid);
  expect(logs).toHaveLength(1);
  // The rules refuse timestamps more than five minutes off (R7).
  expect(Math.abs(Number(logs[0]?.timestamp) - Date.now())).toBeLessThan(300_000);
}

// No write may be denied for its time: the login reads the server's time. The unit tests of serverTime.ts prove both directions.
test('with a clock that is a day slow a draft is stored and submitted with the correct time', async ({
  page,
}) => {
  await page.addInitScript(setClockWrong, -DAY_MS);
  const account = await newAccount();
  await logIn(page, account);
  await page.goto('/nonapplicability');
  await field(page, 'Date').fill('2026-03-02');
  await field(page, 'State').selectOption('Karnataka');
  await expect(page.getByText(KEPT)).toBeVisible();
  expect(await readKept(account.uid, 'nonapplicability')).toEqual({
    date: '2026-03-02',
    state: 'Karnataka',
  });
  await submitDeclaration(page, account);
});

test("a write denied for a clock that changed after the login is repeated with the server's time", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 403 .*documents:commit/);
  const account = await newAccount();
  await logIn(page, account);
  await page.addInitScript(setClockWrong, DAY_MS);
  await page.goto('/nonapplicability');
  await field(page, 'Date').fill('2026-03-02');
  await expect(page.getByText(KEPT)).toBeVisible();
  await field(page, 'State').selectOption('Karnataka');
  await submitDeclaration(page, account);
});
