import { expect } from '@playwright/test';
import { holdAnswers, holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

test('a query: a reload keeps it unraised with its text, a closed tab leaves it raised once', async ({
  page,
  newPage,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const account = await newAccount();
  const queries = async () => (await readUser(account.uid)).queries.general;
  await signIn(page, account, '/queries');
  await field(page, 'Category').selectOption({ label: 'General' });
  await field(page, 'Query').fill('Which address counts?');
  await expect(page.getByText(KEPT)).toBeVisible();
  const held = await holdWrites(page);
  await button(page, 'Raise query').dblclick();
  await held.isWaiting;
  await page.reload();
  await expect(field(page, 'Query')).toHaveValue('Which address counts?');
  expect(await queries()).toEqual([]);
  held.release();
  await page.unrouteAll();

  await holdAnswers(page, 'queries');
  await button(page, 'Raise query').dblclick();
  await expect.poll(async () => (await queries()).length).toBe(1);
  await page.close();
  expect(await readKept(account.uid, 'query')).not.toBeNull();
  const again = await newPage();
  await signIn(again, account, '/queries');
  await expect(button(again, 'Which address counts?')).toBeVisible();
  await expect.poll(() => readKept(account.uid, 'query')).toBeNull();
  await expect(field(again, 'Query')).toHaveValue('');
  await expect(again.getByText('is back in the form')).toBeHidden();
  expect(await queries()).toHaveLength(1);
});
