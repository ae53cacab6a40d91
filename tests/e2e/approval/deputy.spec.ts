import { expect } from '@playwright/test';
import { addDays, todayInIndia } from '../../../src/domain/time/dates.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForMail } from '../../support/e2e/people/mailbox.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { newWaiting, success } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

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
