import { expect, type Page } from '@playwright/test';
import { holdAnswers, holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { accountFor, question, SUBMISSIONS } from '../../support/e2e/people/submissions.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const confirm = (page: Page) => question(page).getByRole('button', { name: 'Submit' });

for (const submission of SUBMISSIONS) {
  const { what, path, status, enter, isEntered, submit, entry } = submission;

  test.describe(what, () => {
    test(`a reload during a submission keeps the text, a closed tab submits once (${what})`, async ({
      page,
      newPage,
    }) => {
      const account = await accountFor(submission);
      const isSubmitted = async () => (await readUser(account.uid)).forms[status];
      page.on('dialog', (dialog) => void dialog.accept());
      await signIn(page, account, path);
      await enter(page);
      await expect(page.getByText('Saving…')).toBeHidden();
      const held = await holdWrites(page);
      await button(page, submit).click();
      await confirm(page).dblclick();
      await held.isWaiting;
      await page.reload();
      await expect(button(page, submit)).toBeVisible();
      expect(await isSubmitted()).toBe(0);
      held.release();
      await page.unrouteAll();
      await isEntered(page);

      await holdAnswers(page);
      await button(page, submit).click();
      await confirm(page).dblclick();
      await expect.poll(isSubmitted).toBe(1);
      await page.close();
      expect((await readUser(account.uid)).logs).toMatchObject([{ title: `${account.name} ${entry}` }]);
      const again = await newPage();
      await signIn(again, account, path);
      await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button(again, submit)).toBeHidden();
    });

    test(`the back button during a submission submits once and stays on the other page (${what})`, async ({
      page,
    }) => {
      const account = await accountFor(submission);
      await signIn(page, account, '/profile');
      await expect(page).toHaveURL('/profile');
      await page.getByRole('navigation', { name: 'Forms' }).locator(`a[href="${path}"]`).click();
      await enter(page);
      await expect(page.getByText('Saving…')).toBeHidden();
      await button(page, submit).click();
      const { release } = await holdAnswers(page);
      await confirm(page).click();
      await expect.poll(async () => (await readUser(account.uid)).forms[status]).toBe(1);
      await page.goBack();
      await expect(page).toHaveURL('/profile');
      await expect(question(page)).toBeHidden();
      release();
      await expect(page.locator('.Toastify__toast--success')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL(path);
      await expect(button(page, submit)).toBeHidden();
      await expect(question(page)).toBeHidden();
      expect((await readUser(account.uid)).logs).toHaveLength(1);
    });
  });
}
