import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, mailedLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { invite } from '../../support/e2e/people/registration.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

/** The browser's log line for an invitation that the rules refuse. */
const NOT_USED = /status of 403 .*documents:commit/;
const SUBJECT = /invites you to register/;

const newEmail = () => `kavya.${crypto.randomUUID().slice(0, 8)}@demo.example`;
const invitation = (page: Page, email: string) =>
  page
    .getByRole('table', { name: 'Your people and invitations' })
    .getByRole('row')
    .filter({ hasText: email });

async function openAsIntroducer(page: Page): Promise<Account> {
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await signIn(page, introducer, '/dashboard');
  return introducer;
}

async function register(page: Page, email: string): Promise<void> {
  const entries = {
    Name: 'Kavya Menon',
    'E-mail': email,
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    Password: 'Demo@1234',
    'Confirm Password': 'Demo@1234',
  };
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  await button(page, 'Register').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been created.')).toBeVisible();
}

test('invitation: copies its link, and stays open when the link registers another address', async ({
  page,
  context,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(NOT_USED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsIntroducer(page);
  const email = newEmail();
  await invite(page, { name: 'Kavya Menon', email, usertype: 'Vendor' });
  await expect(field(page, 'E-mail')).toHaveValue('');
  await expect(invitation(page, email)).toContainText(/Pending, expires \d+ \w+ \d{4}/);
  await invitation(page, email)
    .getByRole('button', { name: /^Copy link/ })
    .click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(mailedLink(await waitForMail(email, SUBJECT), 'Register'));
  expect(link).toMatch(/\/register\?invite=[A-Za-z0-9]+$/);
  const invited = await newPage();
  await invited.goto(link);
  await register(invited, newEmail());
  await expect(page.getByRole('row').filter({ hasText: 'Kavya Menon' })).toHaveCount(2);
  await expect(invitation(page, email)).toContainText('Pending, expires');
});

test('invitation: a list from a spreadsheet is checked and sent once', {
  tag: ['@core', '@invite-form-first', '@invite-list-known', '@invite-list-once'],
}, async ({ page }) => {
  await openAsIntroducer(page);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Invite people', 'Your people']);
  const [first, second] = [newEmail(), newEmail()];
  const text = `Name\tE-mail\tType\nKavya Menon\t${first}\tVendor\nRam Kumar\t${second}\ttrainee\nNobody\tnobody\tVendor`;
  await button(page, 'Invite from a list').click();
  await field(page, 'List').fill(text);
  await button(page, 'Invite 2 people').dblclick();
  await expect(page.getByText('2 people invited.')).toBeVisible();
  for (const email of [first, second]) {
    await expect(invitation(page, email)).toContainText('Pending, expires');
    await waitForMail(email, SUBJECT);
  }
  await button(page, 'New list').click();
  await field(page, 'List').fill(text);
  await expect(page.getByText(/0 of 3 people can be invited\.$/)).toBeVisible();
  const mails = await Promise.all([first, second].map(mailbox));
  expect(mails.map(({ length }) => length)).toEqual([1, 1]);
});
