import { expect } from '@playwright/test';
import { addDays, todayInIndia } from '../../../src/domain/time/dates.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { mailbox, waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readProgress, readUser } from '../../support/e2e/people/records.ts';
import {
  approvalLink,
  newVendor,
  newWaiting,
  signInInCard,
  success,
} from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

test('approval: an approver signs in after another user, and accepts once with one mail', {
  tag: ['@core', '@approval-actions', '@approval-card', '@decision-mails', '@mail-service'],
}, async ({ page }) => {
  const vendor = await newVendor();
  const before = await readUser(vendor.uid);
  const introducer = await newAccount({ usertype: 'introducer' });
  await page.goto(approvalLink(vendor, 'accept'));
  await signInInCard(page, introducer);
  await expect(
    page.getByText(`You are signed in as ${introducer.email}, who is not an approver`),
  ).toBeVisible();
  expect(await readUser(vendor.uid)).toEqual(before);

  const approver = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await signInInCard(page, approver);
  await expect(success(page)).toHaveText('The empanelment of Meera Nair has been accepted.');
  const mail = await waitForMail(vendor.email, /is approved$/);
  expect(mail.cc?.map(({ address }) => address)).toEqual([before.fpocno]);
  const record = await readUser(vendor.uid);
  expect(record.forms).toMatchObject({ status: 4, approved: true });
  expect(record.approval).toMatchObject({ action: 'accept', by: approver.uid });
  expect(record.logs.at(-1)).toMatchObject({ by: approver.uid });
  expect((await readProgress(vendor.uid)).forms).toEqual(record.forms);

  await page.reload();
  await expect(success(page)).toContainText('This decision was already recorded');
  expect(await readUser(vendor.uid)).toEqual(record);
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

const inDays = (days: number) => addDays(todayInIndia(new Date()), days);
const newApprover = (name: string) => newAccount({ usertype: 'approver', name });

test('an approver names a deputy, who decides with both names, until the approver ends it', {
  tag: ['@deputy-set', '@deputy-decides'],
}, async ({ page, newPage }) => {
  const [absent, deputy] = [await newApprover('Asha Rao'), await newApprover('Dev Patil')];
  const [first, second] = [await newWaiting(), await newWaiting()];
  const deputyPage = await newPage();
  // The visit of the list lets others name this approver.
  await signIn(deputyPage, deputy, '/approvals');
  await expect.poll(() => admin.readRecord(`approvers/${deputy.uid}`)).not.toBeNull();

  await signIn(page, absent, '/approvals');
  await page.getByRole('link', { name: 'Deputy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deputy' })).toBeVisible();
  await button(page, 'Name deputy').click();
  await expect(page.getByText('Choose a deputy.').first()).toBeVisible();
  await field(page, 'Deputy').selectOption(deputy.uid);
  await field(page, 'Back on').fill(inDays(0));
  await button(page, 'Name deputy').click();
  await expect(page.getByText('Choose a day after today.').first()).toBeVisible();
  await field(page, 'Back on').fill(inDays(7));
  await button(page, 'Name deputy').click();
  await expect(page.getByRole('heading', { name: 'Dev Patil decides for you' })).toBeVisible();

  await expect(deputyPage.getByText(/^You decide on behalf of Asha Rao/)).toBeVisible();
  await deputyPage.goto(`/approvals/${first.uid}`);
  await expect(field(deputyPage, 'You decide')).toHaveValue(absent.uid);
  await button(deputyPage, 'Accept').click();
  await deputyPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(success(deputyPage)).toContainText('Decided by Dev Patil on behalf of Asha Rao.');
  const { approval, logs } = await readUser(first.uid);
  const onBehalfOf = { uid: absent.uid, name: 'Asha Rao', deputyName: 'Dev Patil' };
  expect(approval).toMatchObject({ by: deputy.uid, onBehalfOf });
  expect(logs.at(-1)?.title).toBe('Dev Patil accepted the empanelment on behalf of Asha Rao');
  const mail = await waitForMail(first.email, /is approved/);
  expect(mail.text).toContain('Dev Patil on behalf of Asha Rao');

  await deputyPage.goto(`/approvals/${second.uid}`);
  await expect(field(deputyPage, 'You decide')).toHaveValue(absent.uid);
  await button(page, 'End now').click();
  await expect(page.getByRole('heading', { name: 'Name a deputy' })).toBeVisible();
  await expect(field(deputyPage, 'You decide')).toBeHidden();
  await button(deputyPage, 'Accept').click();
  await deputyPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(success(deputyPage)).toContainText('has been accepted');
  expect((await readUser(second.uid)).approval).not.toHaveProperty('onBehalfOf');
});
