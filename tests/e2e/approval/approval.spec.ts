import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { decide, newVendor, SENT_FOR_APPROVAL, success } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

const OUTCOMES = [
  {
    action: 'accept',
    forms: { status: 4, approved: true },
    says: 'has been accepted.',
    subject: /is approved$/,
  },
  {
    action: 'acceptasexception',
    forms: { status: 5, approved: true },
    says: 'has been accepted as an exception.',
    subject: /approved as an exception/,
  },
  {
    action: 'deny',
    forms: { status: 1, approved: false },
    says: 'has been denied.',
    subject: /was not approved/,
  },
] as const;

for (const { action, forms, says, subject } of OUTCOMES) {
  test(`approval: ${action} sets forms.status ${forms.status} and approved ${forms.approved}, then mails once`, {
    tag: [
      '@people-approver',
      '@approval-success',
      '@approval-actions',
      '@approval-accept',
      '@approval-mail',
      '@overall-accepted',
      '@mail-welcome',
      '@approval-exception',
      '@approval-deny',
    ],
  }, async ({ page }) => {
    const vendor = await newVendor();
    const { fpocno } = await readUser(vendor.uid);
    const approver = await decide(page, vendor, action);
    await expect(success(page)).toHaveText(`The empanelment of Meera Nair ${says}`);
    const mail = await waitForMail(vendor.email, subject);
    expect(mail.cc?.map(({ address }) => address)).toEqual([fpocno]);

    const record = await readUser(vendor.uid);
    expect(record.forms).toMatchObject(forms);
    expect(record.approval).toMatchObject({ action, by: approver.uid });
    expect(record.logs.at(-1)).toMatchObject({ by: approver.uid });
    expect((await readProgress(vendor.uid)).forms).toEqual(record.forms);

    await page.reload();
    await expect(success(page)).toContainText('This decision was already recorded');
    expect(await readUser(vendor.uid)).toEqual(record);
    expect(await mailbox(vendor.email)).toHaveLength(1);
  });
}

test('approval: the action waits until the record has an e-mail and a fpocno value', {
  tag: ['@approval-once', '@approval-incomplete'],
}, async ({ page }) => {
  const vendor = await newAccount({ record: { fpocno: '', forms: SENT_FOR_APPROVAL } });
  await decide(page, vendor, 'accept');
  await expect(page.getByText(/has no e-mail address or no introducer/)).toBeVisible();
  const waiting = await readUser(vendor.uid);
  expect(waiting.approval).toBeUndefined();
  expect(waiting.forms.status).toBe(3);

  await patchUser(vendor.uid, { fpocno: 'introducer@agency.example' });
  await expect(success(page)).toContainText('has been accepted.');
  await waitForMail(vendor.email, /approved/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('approval: when two approvers decide at once, the second sees the first decision', async ({
  page,
  newPage,
  expectConsoleError,
}) => {
  // The database or the rules refuse the overtaken write, whichever looks first.
  expectConsoleError(/Failed to load resource.*(400|403|409)/);
  const vendor = await newVendor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = page.waitForRequest('**/documents:commit*');
  await page.route('**/documents:commit*', async (route) => {
    await released;
    await route.continue();
  });
  await decide(page, vendor, 'deny');
  await held;

  const other = await newPage();
  await decide(other, vendor, 'accept');
  await expect(success(other)).toContainText('has been accepted.');
  release();
  await expect(page.getByText('Another approver has already decided')).toBeVisible();
  await expect(page.getByText(/Your own decision has not been recorded/)).toBeVisible();
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
  await waitForMail(vendor.email, /is approved$/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('approval: the trainee sees the welcome banner at once, without a reload', {
  tag: ['@people-live'],
}, async ({ page, newPage }) => {
  const vendor = await newVendor();
  const trainee = await newPage();
  await signIn(trainee, vendor, '/dashboard');
  await expect(trainee.getByRole('table')).toBeVisible();
  await expect(trainee.getByText('Welcome aboard')).toBeHidden();
  await decide(page, vendor, 'accept');
  await expect(trainee.getByRole('status').filter({ hasText: 'Welcome aboard, Meera Nair!' })).toBeVisible();
});
