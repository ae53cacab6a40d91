import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { patchUser } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

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
