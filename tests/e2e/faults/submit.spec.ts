import { expect } from '@playwright/test';
import { holdAnswers, LOST_CONNECTION, loseNextAnswer } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { ALMOST_FILLED, question, submitTraineeForm } from '../../support/e2e/people/submissions.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
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
