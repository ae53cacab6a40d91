import { expect, type Locator, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { newWaiting } from '../../support/e2e/screens/approvals.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, seedUnflagged, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { ALMOST_FILLED, question, submitTraineeForm } from '../../support/e2e/screens/traineeForm.ts';
import { cardFile } from '../../support/e2e/screens/uploads.ts';
import { test } from '../../support/e2e/test.ts';

/** Longer than every sign of this file may take together. */
const ANSWER_MS = 8000;
const SIGN = { timeout: 1200 };

/** Sets how long every answer takes from then on. Another session of the browser's protocol would not end the first one's. */
async function delaysOf(page: Page): Promise<(latency: number) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  return (latency) => cdp.send('Network.emulateNetworkConditions', { ...unlimited, latency });
}

const expectBusy = (control: Locator) => expect(control).toHaveAttribute('aria-busy', 'true', SIGN);

test('saving, uploading and submitting show a sign at once, before the answer', {
  tag: ['@actions-sign'],
}, async ({ page }) => {
  const delayAnswers = await delaysOf(page);
  await signIn(page, await newAccount({ record: ALMOST_FILLED }), '/profile');
  await field(page, 'Designation').fill('Moderator');
  await delayAnswers(ANSWER_MS);
  await button(page, 'Save').click();
  await expectBusy(button(page, 'Save'));
  await delayAnswers(0);
  await page.goto('/mt-upload-documents');
  await button(page, 'Upload PAN Card').waitFor();
  await delayAnswers(ANSWER_MS);
  await field(page, 'Upload PAN Card').setInputFiles(cardFile('card.png'));
  await expect(page.getByText(/^(Preparing|Uploading) card\.png/)).toBeVisible(SIGN);
  await delayAnswers(0);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/mt-trainee-form');
  await submitTraineeForm(page);
  const submit = question(page).getByRole('button', { name: 'Submit' });
  await delayAnswers(ANSWER_MS);
  await submit.click();
  await expectBusy(submit);
});

test('the queue, a search and a person show a sign at once, before the answer', {
  tag: ['@actions-sign'],
}, async ({ page }) => {
  const loading = page.getByRole('main').getByText('Loading…');
  const delayAnswers = await delaysOf(page);
  const surname = uniqueName();
  const [person] = await seedUnflagged(surname, 1, {});
  await asReviewer(page);
  await page.goto('/profile');
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
  await delayAnswers(ANSWER_MS);
  await page.locator('#sidebar a[href="/review"]').click();
  await expect(loading).toBeVisible(SIGN);
  await delayAnswers(0);
  await page.goto('/review');
  await expect(page.getByRole('navigation', { name: 'Stages' })).toBeVisible();
  await delayAnswers(ANSWER_MS);
  const search = async () => {
    await field(page, 'Search').fill(surname);
    await button(page, 'Search').click();
  };
  await search();
  await expect(loading).toBeVisible(SIGN);
  await delayAnswers(0);
  await page.goto('/review');
  await search();
  const link = page.getByRole('link', { name: person?.name ?? '', exact: true });
  await link.waitFor();
  await delayAnswers(ANSWER_MS);
  await link.click();
  await expect(loading).toBeVisible(SIGN);
});

test('validating and sending show a sign at once, before the answer', {
  tag: ['@actions-sign'],
}, async ({ page }) => {
  const delayAnswers = await delaysOf(page);
  const [person] = await seedUnflagged(uniqueName(), 1, {});
  await asReviewer(page);
  await page.goto(`/review/${person?.uid}`);
  await expect(button(page, 'Validate all')).toBeEnabled();
  await delayAnswers(ANSWER_MS);
  await button(page, 'Validate all').click();
  await expect(button(page, 'Validate all').locator('.spinner-border')).toBeVisible(SIGN);
  await delayAnswers(0);
  await expect(button(page, 'Send for approval')).toBeEnabled({ timeout: 20_000 });
  await delayAnswers(ANSWER_MS);
  // A mouse has to wait for half a second here, so that a double click sends nothing.
  await button(page, 'Send for approval').press('Enter');
  await expect(page.getByText('Sent in 5 seconds')).toBeVisible(SIGN);
  await button(page, 'Send now').press('Enter');
  await expect(page.locator('.review-due [aria-busy="true"]')).toBeVisible(SIGN);
});

test('a decision shows a sign at once, before the answer', { tag: ['@actions-sign'] }, async ({ page }) => {
  const delayAnswers = await delaysOf(page);
  const { uid } = await newWaiting();
  await signIn(page, await newAccount({ usertype: 'approver' }), `/approvals/${uid}`);
  await button(page, 'Accept').click();
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true });
  await expect(accept).toBeEnabled();
  await delayAnswers(ANSWER_MS);
  await accept.click();
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible(SIGN);
});
