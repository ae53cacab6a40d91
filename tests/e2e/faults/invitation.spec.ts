import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { holdWrites, loseNextAnswer } from '../../support/e2e/faults/networkFaults.ts';
import { reload } from '../../support/e2e/faults/reload.ts';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { openInvite } from '../../support/e2e/people/invited.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const SUBJECT = /invites you to register/;
/** The database denies the retry of a write that had arrived. */
const DONE_BEFORE = /status of 403 .*documents:commit/;

const invitations = (page: Page) =>
  page.getByRole('table', { name: 'Your people and invitations' }).locator('tbody').getByRole('row');
const action = (page: Page, name: RegExp) => invitations(page).getByRole('button', { name });
const question = (page: Page) => page.getByRole('dialog', { name: 'Revoke this invitation?' });
const revoke = (page: Page) => question(page).getByRole('button', { name: 'Revoke' });

async function openAsIntroducer(page: Page): Promise<Account> {
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await signIn(page, introducer, '/dashboard');
  return introducer;
}

async function enter(page: Page): Promise<string> {
  const email = `kavya.${crypto.randomUUID().slice(0, 8)}@demo.example`;
  await openInvite(page);
  await field(page, 'Name').fill('Kavya Menon');
  await field(page, 'E-mail').fill(email);
  return email;
}

async function mailsTo(email: string): Promise<number> {
  return (await mailbox(email)).filter(({ subject }) => SUBJECT.test(subject)).length;
}

test('an invitation that loses its connection keeps the text, and a retry invites once', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  await openAsIntroducer(page);
  const email = await enter(page);
  await context.setOffline(true);
  await button(page, 'Invite').dblclick();
  await expect(page.locator('form').getByRole('alert')).toContainText('this is not saved yet', {
    timeout: 40_000,
  });
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await context.setOffline(false);
  await button(page, 'Invite').dblclick();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(invitations(page)).toHaveCount(1);
  await waitForMail(email, SUBJECT);
  expect(await mailsTo(email)).toBe(1);
});

test('an invitation survives a link, a reload, a closed tab and a double click', async ({ page }) => {
  await openAsIntroducer(page);
  const typed = await enter(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'E-mail')).toHaveValue(typed);
  const { isWaiting, release } = await holdWrites(page);
  await button(page, 'Invite').click();
  await isWaiting;
  expect(await reload(page)).toBe(true);
  await expect(button(page, 'Invite')).toBeVisible();
  await expect(invitations(page)).toHaveCount(0);
  release();

  const email = await enter(page);
  await button(page, 'Invite').dblclick();
  await expect(invitations(page)).toHaveCount(1);
  await waitForMail(email, SUBJECT);
  await page.reload();
  await expect(invitations(page)).toHaveCount(1);
  await action(page, /^Resend/).dblclick();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect.poll(() => mailsTo(email)).toBe(2);
  await page.goto('/profile');
  await page.goBack();
  await expect(invitations(page)).toContainText('Pending until');
  expect(await mailsTo(email)).toBe(2);
});

test('revoking an invitation survives a reload, the back button, lost answers and double clicks', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  expectConsoleError(/ERR_CONNECTION_RESET/);
  expectConsoleError(DONE_BEFORE);
  await openAsIntroducer(page);
  await enter(page);
  await button(page, 'Invite').click();
  await action(page, /^Revoke/).click();
  await page.reload();
  await expect(invitations(page)).toContainText('Pending until');
  await expect(question(page)).toBeHidden();

  await action(page, /^Revoke/).click();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await page.goForward();
  await expect(invitations(page)).toContainText('Pending until');

  await action(page, /^Revoke/).click();
  await context.setOffline(true);
  await revoke(page).dblclick();
  await expect(question(page).getByRole('alert')).toContainText('this is not saved yet', { timeout: 40_000 });
  await context.setOffline(false);
  const lost = await loseNextAnswer(page);
  await revoke(page).dblclick();
  await expect(page.getByText('Invitation revoked')).toBeVisible();
  expect(lost()).toBe(1);
  await expect(question(page)).toBeHidden();
  await expect(invitations(page)).toHaveCount(0);
});
