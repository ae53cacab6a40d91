import { expect } from '@playwright/test';
import {
  holdAnswers,
  holdWrites,
  LOST_CONNECTION,
  loseNextAnswer,
} from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { ALMOST_FILLED, question, submitTraineeForm } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';

const PATH = '/mt-trainee-form';

test('after a reload, a lost connection and a lost answer a form is submitted once', {
  tag: ['@actions-offline'],
}, async ({ page, context, expectConsoleError }) => {
  expectConsoleError(LOST_CONNECTION);
  expectConsoleError(/ERR_CONNECTION_RESET/);
  const account = await newAccount({ record: ALMOST_FILLED });
  const logged = async () => (await readUser(account.uid)).logs.map(({ title }) => title);
  const confirm = question(page).getByRole('button', { name: 'Submit' });
  page.on('dialog', (dialog) => void dialog.accept());
  await signIn(page, account, PATH);
  await submitTraineeForm(page);
  await page.reload();
  await expect(button(page, 'Submit')).toBeVisible();
  await expect(question(page)).toBeHidden();

  await submitTraineeForm(page);
  await context.setOffline(true);
  await confirm.dblclick();
  await expect(question(page).getByRole('alert')).toContainText('this is not saved yet', {
    timeout: 40_000,
  });
  await expect(field(page, 'City')).toHaveValue('Mumbai');
  expect(await logged()).toEqual([]);

  await context.setOffline(false);
  const lost = await loseNextAnswer(page);
  await confirm.dblclick();
  await expect(page).toHaveURL('/dashboard');
  await expect(question(page)).toBeHidden();
  expect(lost()).toBe(1);
  expect((await readUser(account.uid)).forms.vendorform).toBe(1);
  expect(await logged()).toEqual([`${account.name} submitted Trainee Data Form`]);
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page, 'Submit')).toBeHidden();
});

test('the back button during a submission submits once and stays on the other page', async ({ page }) => {
  const account = await newAccount({ record: ALMOST_FILLED });
  await signIn(page, account, '/profile');
  await page.getByRole('navigation', { name: 'Forms' }).locator(`a[href="${PATH}"]`).click();
  await submitTraineeForm(page);
  const { release } = await holdAnswers(page);
  await question(page).getByRole('button', { name: 'Submit' }).click();
  await expect.poll(async () => (await readUser(account.uid)).forms.vendorform).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/profile');
  await expect(question(page)).toBeHidden();
  release();
  await expect(page.locator('.Toastify__toast--success')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  expect((await readUser(account.uid)).logs).toHaveLength(1);
});

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
