import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import {
  approvalLink,
  decide,
  newVendor,
  SENT_FOR_APPROVAL,
  success,
} from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send mail again' });

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
      '@core',
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

test('approval: the remarks prompt is stored as vendorRemark', { tag: ['@approval-remarks'] }, async ({
  page,
}) => {
  const vendor = await newVendor();
  await decide(page, vendor, 'accept');
  const prompt = page.getByRole('dialog');
  const remarks = prompt.getByLabel('Remarks', { exact: true });
  await expect(remarks).toBeFocused();
  await prompt.getByRole('button', { name: 'Save remarks' }).click();
  await expect(remarks).toHaveAccessibleDescription(/Enter your remarks/);
  await remarks.fill('Bank letter seen in original.');
  await prompt.getByRole('button', { name: 'Save remarks' }).click();
  await expect(prompt).toBeHidden();
  expect((await readUser(vendor.uid)).vendorRemark).toBe('Bank letter seen in original.');

  await page.reload();
  await page.getByRole('button', { name: 'Write remarks' }).click();
  await expect(remarks).toHaveValue('Bank letter seen in original.');
});

test('mail failure: the decision is stored, a toast shows the error, and a retry sends the mail', {
  tag: ['@profile-mail-failure'],
}, async ({ page, mailFaults, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource.*502/);
  await mailFaults.stopMailServer(page);
  const vendor = await newVendor();
  await decide(page, vendor, 'accept');
  await expect(page.locator('.Toastify__toast--warning')).toContainText('The mail could not be sent');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The mail could not be sent');
  await expect(success(page)).toContainText('has been accepted.');
  expect((await readUser(vendor.uid)).forms).toMatchObject({ status: 4, approved: true });
  expect(await mailbox(vendor.email)).toEqual([]);

  await page.getByLabel('Remarks', { exact: true }).fill('Half a remark');
  await mailFaults.repair(page);
  await sendAgain(page).click();
  await expect(page.getByText('have been informed by e-mail')).toBeVisible();
  await expect(sendAgain(page)).toBeHidden();
  await expect(page.getByLabel('Remarks', { exact: true })).toHaveValue('Half a remark');
  await waitForMail(vendor.email, /approved/);
  expect(await mailbox(vendor.email)).toHaveLength(1);
});

test('approval: Stop prevents a link opened by another web site from deciding', {
  tag: ['@approval-countdown'],
}, async ({ page }) => {
  const vendor = await newVendor();
  await signIn(page, await newAccount({ usertype: 'approver', name: 'Anita Desai' }), '/approvals');
  const link = new URL(approvalLink(vendor, 'accept'), page.url()).href;
  const sendTabThere = async () => {
    await page.goto(`data:text/html,<a href="${link.replaceAll('&', '%26amp;')}">Prize</a>`);
    await page.getByRole('link', { name: 'Prize' }).click();
  };
  const before = await readUser(vendor.uid);
  await sendTabThere();
  await expect(page.getByText(/in five seconds. Press Stop or Escape/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nothing has been decided yet')).toBeVisible();

  await sendTabThere();
  await expect(page.getByText('Nothing has been decided yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  expect(await readUser(vendor.uid)).toEqual(before);
  expect(await mailbox(vendor.email)).toEqual([]);
});
