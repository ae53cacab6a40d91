import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { openInvite } from '../../support/e2e/people/invited.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const DAY = 86_400_000;
/** The browser's log line for an invitation that the rules refuse. */
const NOT_USED = /status of 403 .*documents:commit/;
const SUBJECT = /invites you to register/;

const newEmail = () => `kavya.${crypto.randomUUID().slice(0, 8)}@demo.example`;
const invitation = (page: Page, email: string) =>
  page
    .getByRole('table', { name: 'Your people and invitations' })
    .getByRole('row')
    .filter({ hasText: email });
const action = (page: Page, email: string, name: RegExp) =>
  invitation(page, email).getByRole('button', { name });

async function openAsIntroducer(page: Page): Promise<Account> {
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  await signIn(page, introducer, '/dashboard');
  return introducer;
}

async function invite(page: Page, email = newEmail(), type = 'Vendor'): Promise<string> {
  await openInvite(page);
  await field(page, 'Name').fill('Kavya Menon');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Type').selectOption(type);
  await button(page, 'Invite').click();
  return email;
}

async function mailedLink(email: string): Promise<string> {
  const { text } = await waitForMail(email, SUBJECT);
  const link = /https?:\S+\/register\?invite=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  return link;
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

test('invitation: the mailed link fills in the registration, and the list updates at once', {
  tag: ['@core'],
}, async ({ page, newPage }) => {
  const introducer = await openAsIntroducer(page);
  const email = await invite(page);
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(invitation(page, email)).toContainText(/Pending until \d+ \w+ \d{4}/);
  await expect(field(page, 'E-mail')).toHaveValue('');

  const link = await mailedLink(email);
  expect(link).toMatch(/\/register\?invite=[A-Za-z0-9]+$/);
  const invited = await newPage();
  await invited.goto(link);
  await expect(
    invited.getByText(`Asha Rao (${introducer.email}) invites you to register as a vendor.`),
  ).toBeVisible();
  await expect(field(invited, 'Name')).toHaveValue('Kavya Menon');
  await expect(field(invited, 'E-mail')).toHaveValue(email);
  await register(invited, email);

  const row = page.getByRole('row').filter({ hasText: 'Kavya Menon' });
  await expect(row.getByRole('rowheader')).toContainText('Vendor');
  await expect(row.getByRole('cell').first()).toHaveText('Registered');
  await expect(invitation(page, email)).toHaveCount(0);
  const mail = await waitForMail(introducer.email, /^Kavya Menon has registered$/);
  expect(mail.text).toContain('with your invitation');
  const uid = await invited.evaluate(
    () => JSON.parse(sessionStorage.getItem('userDetails') ?? '{}').uid as string,
  );
  expect(await readUser(uid)).toMatchObject({
    usertype: 'vendor',
    fpoc: 'Asha Rao',
    fpocno: introducer.email,
  });
});

test('invitation: stays open when its link registers another address', async ({
  page,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(NOT_USED);
  await openAsIntroducer(page);
  const email = await invite(page);
  const invited = await newPage();
  await invited.goto(await mailedLink(email));
  await register(invited, newEmail());
  await expect(page.getByRole('row').filter({ hasText: 'Kavya Menon' })).toHaveCount(2);
  await expect(invitation(page, email)).toContainText('Pending until');
});

test('invitation: copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsIntroducer(page);
  const email = await invite(page);
  const link = await mailedLink(email);
  await action(page, email, /^Copy link/).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('invitation: expires after 30 days and can be repeated', async ({ page }) => {
  const introducer = await newAccount({ usertype: 'introducer', name: 'Asha Rao' });
  const email = newEmail();
  const createdAt = Date.now() - 31 * DAY;
  const stored = {
    introducerUid: introducer.uid,
    introducerName: introducer.name,
    introducerEmail: introducer.email,
    name: 'Kavya Menon',
    email,
    usertype: 'trainee',
    createdAt,
    expiresAt: createdAt + 30 * DAY,
    status: 'open',
  };
  await admin.writeRecords([{ path: `invitations/${crypto.randomUUID()}`, data: stored }]);
  await signIn(page, introducer, '/dashboard');
  await expect(invitation(page, email)).toContainText(/Expired on \d+ \w+ \d{4}/);
  await action(page, email, /^Invite again/).click();
  await expect(invitation(page, email)).toHaveCount(2);
  await expect(invitation(page, email).first()).toContainText('Pending until');
  expect(await mailedLink(email)).toContain('/register?invite=');
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
    await expect(invitation(page, email)).toContainText('Pending until');
    await waitForMail(email, SUBJECT);
  }
  await button(page, 'New list').click();
  await field(page, 'List').fill(text);
  await expect(page.getByText(/0 of 3 people can be invited\.$/)).toBeVisible();
  const mails = await Promise.all([first, second].map(mailbox));
  expect(mails.map(({ length }) => length)).toEqual([1, 1]);
});
