import { expect, type Page } from '@playwright/test';
import { todayInIndia } from '../../../src/domain/time/dates.ts';
import { LOST_CONNECTION, reload } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { setFont } from '../../support/e2e/stack/fonts.ts';
import { test } from '../../support/e2e/test.ts';

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

const SCREENS = [
  { path: '/profile', label: 'Designation', stored: 'Trainee' },
  { path: '/nonapplicability', label: 'Date', stored: todayInIndia(new Date()), typed: '2026-01-02' },
  { path: '/trainee-bankdetails', label: 'Bank Name', stored: '' },
  { path: '/mt-trainee-form', label: 'City', stored: '' },
  { path: '/queries', label: 'Query', stored: '' },
];

for (const { path, label, stored, typed = 'Typed here' } of SCREENS) {
  test(`${path}: a reload asks while text is unsaved, and restores it once it is stored`, async ({
    page,
  }) => {
    await signIn(page, await newAccount(), path);
    await expect(field(page, label)).toHaveValue(stored);
    // Browsers ask only after an interaction with the page.
    await field(page, label).click();
    expect(await reload(page)).toBe(false);
    await field(page, label).fill(typed);
    expect(await reload(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await field(page, label).fill('');
    await field(page, label).fill(typed);
    await expect(page.getByText(KEPT)).toBeVisible();
    expect(await reload(page)).toBe(false);
    await expect(field(page, label)).toHaveValue(typed);
    await expect(page.getByText('is back in the form')).toBeVisible();
    await button(page, 'Discard').click();
    await expect(field(page, label)).toHaveValue(stored);
  });
}
