import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { logIn, newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, mailedLink, waitForActionLink, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import {
  enterRegistration,
  fillRegistration,
  invite,
  registeredUid,
} from '../../support/e2e/people/registration.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms } from '../../support/factories.ts';

/** The browser's log line for an invitation that the rules refuse. */
const NOT_USED = /status of 403 .*documents:commit/;
const SUBJECT = /invites you to register/;

const newEmail = () => `kavya.${crypto.randomUUID().slice(0, 8)}@demo.example`;
const invitation = (page: Page, email: string) =>
  page
    .getByRole('table', { name: 'Your people and invitations' })
    .getByRole('row')
    .filter({ hasText: email });

const INTRODUCER = { usertype: 'introducer', name: 'Asha Rao' } as const;

test('invitation: copies its link, and stays open when the link registers another address', async ({
  page,
  context,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(NOT_USED);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsNew(page, '/dashboard', INTRODUCER);
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
  await enterRegistration(invited, { 'E-mail': newEmail(), 'PAN Number': 'ZZZPK0001Z' });
  await button(invited, 'Register').click();
  await expect(invited.getByText('Your account has been created.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kavya Menon' })).toHaveCount(2);
  await expect(invitation(page, email)).toContainText('Pending, expires');
});

test('invitation: a list from a spreadsheet is checked and sent once', {
  tag: ['@core', '@invite-form-first', '@invite-list-known', '@invite-list-once'],
}, async ({ page }) => {
  await openAsNew(page, '/dashboard', INTRODUCER);
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

test('registration: a trainee names the introducer, gets the verification mail and returns to /', {
  tag: ['@core'],
}, async ({ page }) => {
  await page.goto('/');
  const introducer = { name: 'Asha Rao', email: 'Introducer@Agency.example' };
  const email = await fillRegistration(page, introducer);
  await button(page, 'Register').click();
  await expect(page.getByText(`Verification email send to ${email}`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  expect(await waitForActionLink(email, 'VERIFY_EMAIL')).toContain('oobCode');

  const uid = await registeredUid(page);
  expect(await readUser(uid)).toMatchObject({
    uid,
    email,
    name: 'Ram Kumar',
    usertype: 'trainee',
    phone: '9000000001',
    pancard: 'ZZZPK0001Z',
    aadharcard: '234567890124',
    fpoc: 'Asha Rao',
    fpocno: 'introducer@agency.example',
    vendortype: 'Overhead',
    forms: { status: 0, approved: false, ...allForms(0) },
  });
  expect(await readProgress(uid)).toMatchObject({
    uid,
    name: 'Ram Kumar',
    fpocno: 'introducer@agency.example',
  });
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).not.toContain('ZZZPK0001Z');
  expect(details).not.toContain('234567890124');

  await logIn(page, { uid, name: '', email, password: 'Demo@1234' });
  await expect(page).toHaveURL('/profile');
});

const list = (page: Page) => page.getByRole('table', { name: 'Your people and invitations' });
const person = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });

test('introducer: sees their people with stage, forms and waiting time, live; others do not', {
  tag: ['@core'],
}, async ({ page, newPage }) => {
  const introducer = await newAccount({ usertype: 'introducer' });
  const other = await newAccount({ usertype: 'introducer' });
  await signIn(page, introducer, '/dashboard');
  await expect(page.getByText('No one has registered under you yet.')).toBeVisible();
  const otherPage = await newPage();
  await signIn(otherPage, other, '/dashboard');
  await expect(otherPage.getByText('No one has registered under you yet.')).toBeVisible();

  const vendor = await newAccount({ usertype: 'vendor', name: 'Kavya Menon', introducer });
  const row = person(page, 'Kavya Menon');
  await expect(row.getByRole('rowheader')).toContainText('Vendor');
  await expect(row.getByRole('cell')).toHaveText([
    'Registered',
    'Today',
    'To submit: Vendor Registration Form, Bank Details.',
    '',
  ]);
  await patchUser(vendor.uid, { 'forms.bankdetails': 2, 'forms.vendorform': -1, 'forms.msa': 1 });
  await expect(row.getByRole('cell')).toHaveText([
    'Registered',
    'Today',
    'Query on Vendor Registration Form.',
    '',
  ]);
  const started = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFF"Name","User ID".*\r\n"Kavya Menon",/);
  await patchUser(vendor.uid, { 'forms.status': 5, 'forms.approved': true });
  await expect(row.getByRole('cell').first()).toHaveText('Approved as exception');
  await expect(row.getByRole('cell').nth(1)).toHaveText('–');
  await expect(otherPage.getByText('No one has registered under you yet.')).toBeVisible();
});

test('introducer: must verify the address before the people show', async ({ page }) => {
  const introducer = await newAccount({ usertype: 'introducer', emailVerified: false });
  await newAccount({ name: 'Kavya Menon', introducer });
  await signIn(page, introducer, '/dashboard');
  await expect(page.getByText('E-mail verification is pending')).toBeVisible();
  await expect(page.getByText(/Verify your e-mail address to see/)).toBeVisible();
  await expect(button(page, 'Invite')).toHaveCount(0);
  await button(page, 'Resend verification mail').click();
  await page.request.get(await waitForActionLink(introducer.email, 'VERIFY_EMAIL'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(person(page, 'Kavya Menon')).toBeVisible();
  await expect(button(page, 'Invite people')).toBeVisible();
});
