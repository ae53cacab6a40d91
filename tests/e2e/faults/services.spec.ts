import { expect } from '@playwright/test';
import { answerWith, COMMIT } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

/** A proxy that answers for the database. */
const PAGE_503 = { status: 503, body: '<html>Service Unavailable</html>' };
const PAGE_200 = { what: 'a page and 200', status: 200, body: '<html>Welcome to our network</html>' };
const EXHAUSTED = {
  what: '429',
  status: 429,
  json: { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'Quota' } },
};

test('a submission answered with a page is not saved, and a retry submits once', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 503/);
  const account = await newAccount();
  await signIn(page, account, '/nonapplicability');
  await field(page, 'Date').fill('2026-11-20');
  await field(page, 'State').selectOption('Karnataka');
  await expect(page.getByText(KEPT)).toBeVisible();
  const repair = await answerWith(page, COMMIT, PAGE_503);
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The database cannot be reached', {
    timeout: 40_000,
  });
  expect((await readUser(account.uid)).logs).toEqual([]);
  await expect(field(page, 'State')).toHaveValue('Karnataka');
  await repair();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/exportgst');
  expect((await readUser(account.uid)).logs).toHaveLength(1);
});

for (const { what, ...failure } of [PAGE_200, EXHAUSTED]) {
  test(`a database that answers ${what}: a draft shows "not kept" and is stored later`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(new RegExp(`status of ${failure.status}`));
    const account = await newAccount();
    await signIn(page, account, '/trainee-bankdetails');
    const repair = await answerWith(page, COMMIT, failure);
    await field(page, 'Bank Name').fill('Specimen Bank');
    await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
    await repair();
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await readKept(account.uid, 'bankdetails')).toEqual({ bankName: 'Specimen Bank' });
  });
}
