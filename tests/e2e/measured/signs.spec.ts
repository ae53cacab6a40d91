import { expect, type Locator, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { accountFor, question, SUBMISSIONS } from '../../support/e2e/people/submissions.ts';
import { newWaiting } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { cardFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

/** Longer than every sign of this file may take together. */
const ANSWER_MS = 8000;
const SIGN = { timeout: 1200 };

/** From now on every answer takes this long. */
async function delayAnswers(page: Page, latency: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', { ...unlimited, latency });
}

const expectBusy = (control: Locator) => expect(control).toHaveAttribute('aria-busy', 'true', SIGN);

test('saving and uploading show a sign at once, before the answer', { tag: ['@actions-sign'] }, async ({
  page,
}) => {
  await signIn(page, await newAccount(), '/profile');
  await field(page, 'Designation').fill('Moderator');
  await delayAnswers(page, ANSWER_MS);
  await button(page, 'Save').click();
  await expectBusy(button(page, 'Save'));
  await delayAnswers(page, 0);
  await page.goto('/mt-upload-documents');
  await button(page, 'Upload PAN Card').waitFor();
  await delayAnswers(page, ANSWER_MS);
  await field(page, 'Upload PAN Card').setInputFiles(cardFile('card.png'));
  await expect(page.getByText(/^(Preparing|Uploading) card\.png/)).toBeVisible(SIGN);
});

test('submitting a form shows a sign at once, before the answer', { tag: ['@actions-sign'] }, async ({
  page,
}) => {
  const [form] = SUBMISSIONS;
  if (!form) throw new Error('There are no submissions.');
  await signIn(page, await accountFor(form), form.path);
  await form.enter(page);
  await button(page, form.submit).click();
  const submit = question(page).getByRole('button', { name: 'Submit' });
  await expect(submit).toBeVisible();
  await delayAnswers(page, ANSWER_MS);
  await submit.click();
  await expectBusy(submit);
});

test('a decision shows a sign at once, before the answer', { tag: ['@actions-sign'] }, async ({ page }) => {
  const { uid } = await newWaiting();
  await signIn(page, await newAccount({ usertype: 'approver' }), `/approvals/${uid}`);
  await button(page, 'Accept').click();
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeEnabled();
  await delayAnswers(page, ANSWER_MS);
  await accept.click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible(SIGN);
});
