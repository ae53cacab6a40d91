import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { openOptional, openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { setFont } from '../../support/e2e/stack/fonts.ts';
import { test } from '../../support/e2e/test.ts';

const RESTORED = /^What you typed on \d+ \w+ \d{4}, \d\d:\d\d is back in the form. It is not submitted yet.$/;

test('a tab that crashes in Section 1 loses at most two seconds of text', async ({ newPage }) => {
  const account = await newAccount();
  const first = await newPage();
  await openTraineeForm(first, account);
  const section = sectionBody(first, 'One');
  await field(first, 'City').fill('Pune');
  await field(first, 'PAN Number').fill('ZZZPN12');
  await openOptional(first);
  await section.getByRole('button', { name: 'Add Sales contact' }).click();
  await section.getByRole('group', { name: 'Sales contact 1' }).getByLabel('Name').fill('Ravi Das');
  const typed = 'x'.repeat(50);
  const DELAY_MS = 100;
  await field(first, 'Address Line 1').pressSequentially(typed, { delay: DELAY_MS });
  await first.context().close();

  const again = await newPage();
  await openTraineeForm(again, account);
  await expect(again.getByText(RESTORED)).toBeVisible();
  await expect(field(again, 'City')).toHaveValue('Pune');
  await expect(field(again, 'PAN Number')).toHaveValue('ZZZPN12');
  await expect(again.getByRole('group', { name: 'Sales contact 1' }).getByLabel('Name')).toHaveValue(
    'Ravi Das',
  );
  const restored = await field(again, 'Address Line 1').inputValue();
  expect(restored.length).toBeGreaterThanOrEqual(typed.length - 2000 / DELAY_MS);
  expect((await readUser(account.uid)).vendorDetails.sectionOne).toBeUndefined();
});

test('a connection lost during typing is reported, and the text is saved once online', {
  tag: ['@core'],
}, async ({ page, context, expectConsoleError }) => {
  expectConsoleError(LOST_CONNECTION);
  const account = await newAccount();
  // Prefetched when the browser is idle: offline no other page would open.
  const nextScreen = page.waitForResponse(/\/assets\/BankDetailsPage-/);
  await openTraineeForm(page, account);
  await (await nextScreen).finished();
  const section = sectionBody(page, 'One');
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 375, height: 740 });
  await context.setOffline(true);
  await field(page, 'City').fill('Pune');
  await expect(section.getByText(/^Not saved, retrying/)).toBeVisible();
  for (const font of ['narrow', 'wide'] as const) {
    await field(page, 'City').focus();
    await setFont(page, font);
    await expectFocusAboveBar(page);
  }
  await page.setViewportSize({ width, height });

  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Bank Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Details' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'City')).toHaveValue('Pune');

  await context.setOffline(false);
  await expect(section.getByText(KEPT)).toBeVisible();
  expect(await readKept(account.uid, 'sectionone')).toEqual({ city: 'Pune' });
});

/** Moves the focus down a phone's screen, at the foot of which a bar says that nothing is saved. */
async function expectFocusAboveBar(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.form-actions:has(.is-retrying)')?.getBoundingClientRect();
      const focused = document.activeElement?.getBoundingClientRect();
      return (focused?.bottom ?? 0) - (bar?.top ?? 0);
    });
  for (let step = 0; step < 8; step++) {
    await expect.poll(covered).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
  }
}
