import { expect } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { loseNextAnswer } from '../../support/e2e/faults/networkFaults.ts';
import { signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { accountFor, question, SUBMISSIONS } from '../../support/e2e/people/submissions.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

for (const submission of SUBMISSIONS) {
  const { what, path, status, enter, isEntered, submit, leadsTo, entry } = submission;

  test(`${what}: after reload, back, lost answers and double clicks it is submitted once`, {
    tag: ['@actions-offline'],
  }, async ({ page, context, expectConsoleError }) => {
    expectConsoleError(LOST_CONNECTION);
    expectConsoleError(/ERR_CONNECTION_RESET/);
    const account = await accountFor(submission);
    const logged = async () => (await readUser(account.uid)).logs.map(({ title }) => title);
    const ask = async () => {
      await enter(page);
      await button(page, submit).click();
      await expect(question(page)).toBeVisible();
    };
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, account, '/profile');
    await page.goto(path);

    await ask();
    await page.reload();
    await expect(button(page, submit)).toBeVisible();
    await expect(question(page)).toBeHidden();

    await ask();
    await page.goBack();
    await expect(page).toHaveURL('/profile');
    await expect(question(page)).toBeHidden();
    await page.goForward();
    expect(await logged()).toEqual([]);

    await ask();
    await context.setOffline(true);
    await question(page).getByRole('button', { name: 'Submit' }).dblclick();
    await expect(question(page).getByRole('alert')).toContainText('this is not saved yet', {
      timeout: 40_000,
    });
    await isEntered(page);
    expect(await logged()).toEqual([]);

    await context.setOffline(false);
    const lost = await loseNextAnswer(page);
    await question(page).getByRole('button', { name: 'Submit' }).dblclick();
    if (leadsTo) await expect(page).toHaveURL(leadsTo);
    await expect(question(page)).toBeHidden();
    expect(lost()).toBe(1);
    expect((await readUser(account.uid)).forms[status]).toBe(1);
    expect(await logged()).toEqual([`${account.name} ${entry}`]);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page, submit)).toBeHidden();
  });
}
