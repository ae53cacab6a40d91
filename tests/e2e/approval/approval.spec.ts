import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { readProgress, readUser } from '../../support/e2e/people/records.ts';
import { approvalLink, decide, newVendor, success } from '../../support/e2e/screens/approvals.ts';
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
    tag: ['@core', '@approval-actions', '@approval-card', '@decision-mails', '@mail-service'],
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
