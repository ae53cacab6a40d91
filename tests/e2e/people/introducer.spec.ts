import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { patchUser } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const list = (page: Page) => page.getByRole('table', { name: 'Your people and invitations' });
const person = (page: Page, name: string) => list(page).getByRole('row').filter({ hasText: name });
const names = (page: Page) => list(page).getByRole('rowheader');
const stage = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name, exact: true });

async function openList(page: Page, introducer: Account): Promise<void> {
  await signIn(page, introducer, '/dashboard');
}

test('introducer: sees their people with stage, forms and waiting time, live; others do not', {
  tag: ['@core'],
}, async ({ page, newPage }) => {
  const introducer = await newAccount({ usertype: 'introducer' });
  const other = await newAccount({ usertype: 'introducer' });
  await openList(page, introducer);
  await expect(page.getByText('No one has registered under you yet.')).toBeVisible();
  const otherPage = await newPage();
  await openList(otherPage, other);
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
  await patchUser(vendor.uid, { 'forms.status': 5, 'forms.approved': true });
  await expect(row.getByRole('cell').first()).toHaveText('Approved as exception');
  await expect(row.getByRole('cell').nth(1)).toHaveText('–');
  await expect(otherPage.getByText('No one has registered under you yet.')).toBeVisible();
});

test('introducer: exports the list as CSV, without formulas and with a byte order mark', async ({ page }) => {
  const introducer = await newAccount({ usertype: 'introducer' });
  await newAccount({
    introducer,
    name: '=HYPERLINK("http://elsewhere.example","x")',
    record: { userid: 'O263EVILX', forms: { status: 1 } },
  });
  await newAccount({ introducer, name: 'आशा Rao' });
  await openList(page, introducer);
  await stage(page, 'Submitted 1').click();
  await expect(names(page)).toHaveCount(1);
  const { name, bytes } = await download(page, 'Export CSV');
  expect(name).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
  const lines = bytes.toString('utf8').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]?.startsWith('\uFEFF"Name","User ID","Type","Stage"')).toBe(true);
  expect(lines[1]).toContain(
    '"\'=HYPERLINK(""http://elsewhere.example"",""x"")","O263EVILX","Trainee","Submitted"',
  );
  await stage(page, 'Everyone 2').click();
  await expect(names(page)).toHaveCount(2);
  expect((await download(page, 'Export CSV')).bytes.toString('utf8')).toContain('"आशा Rao"');
});

test('introducer: must verify the address before the people show', async ({ page }) => {
  const introducer = await newAccount({ usertype: 'introducer', emailVerified: false });
  await newAccount({ name: 'Kavya Menon', introducer });
  await openList(page, introducer);
  await expect(page.getByText('E-mail verification is pending')).toBeVisible();
  await expect(page.getByText(/Verify your e-mail address to see/)).toBeVisible();
  await expect(button(page, 'Invite')).toHaveCount(0);
  await button(page, 'Resend verification mail').click();
  await page.request.get(await waitForActionLink(introducer.email, 'VERIFY_EMAIL'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(person(page, 'Kavya Menon')).toBeVisible();
  await expect(button(page, 'Invite people')).toBeVisible();
});

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download');
  await button(page, name).click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
