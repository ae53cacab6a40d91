import { expect } from '@playwright/test';
import { holdWrites } from '../../support/e2e/faults/networkFaults.ts';
import { signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { accountFor, question, SUBMISSIONS } from '../../support/e2e/people/submissions.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

for (const submission of SUBMISSIONS) {
  const { what, path, status, enter, submit, entry } = submission;

  test(`${what}: two tabs submit at once, one log entry is written, the slower tab shows it`, async ({
    page,
    newPage,
    expectConsoleError,
  }) => {
    // The database or the rules refuse the overtaken write, whichever looks first.
    expectConsoleError(/status of (400|403|409) .*documents:commit/);
    const account = await accountFor(submission);
    const other = await newPage();
    for (const each of [page, other]) {
      await signIn(each, account, path);
      await enter(each);
      await button(each, submit).click();
      await expect(question(each)).toBeVisible();
    }
    const { isWaiting, release } = await holdWrites(page);
    await question(page).getByRole('button', { name: 'Submit' }).click();
    await isWaiting;
    await question(other).getByRole('button', { name: 'Submit' }).click();
    await expect(question(other)).toBeHidden();
    release();
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('main')).toContainText(
      /(submitted|accepted) .*(No changes can be made now|cannot be changed now|are locked)/,
    );
    await expect(button(page, submit)).toBeHidden();
    const { forms, logs } = await readUser(account.uid);
    expect(forms[status]).toBe(1);
    expect(logs.map(({ title }) => title)).toEqual([`${account.name} ${entry}`]);
  });
}
