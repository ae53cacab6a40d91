import { expect, type Locator } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

test('the brand video plays on wide screens', { tag: ['@login-fields'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect
    .poll(() =>
      page.locator('video').evaluate((clip: HTMLVideoElement) => clip.currentTime > 0 && !clip.paused),
    )
    .toBe(true);
});

test('on a phone the login shows only the newest toast, not over its button', {
  tag: ['@toast-times'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await button(page, 'Login').click();
  await field(page, 'E-mail').fill('nobody@demo.example');
  await field(page, 'Password').fill('Wrong@1234');
  await button(page, 'Login').click();
  const toast = page.locator('.Toastify__toast', { hasText: 'auth/' });
  await expect(toast).toBeVisible();
  await expect(page.locator('.Toastify__toast', { hasText: 'fill the details' })).toBeHidden();
  const bounds = async (what: Locator) => (await what.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const login = await bounds(button(page, 'Login'));
  expect(login.y + login.height).toBeLessThan((await bounds(toast)).y);
});

test('a toast is below a dialog, and the page does not move under it', { tag: ['@toast-times'] }, async ({
  page,
}) => {
  await signIn(page, await newAccount(), '/queries');
  await field(page, 'Category').selectOption({ index: 1 });
  await field(page, 'Query').fill('Which date?');
  await button(page, 'Raise query').click();
  const toast = page.locator('.Toastify__toast', { hasText: 'Query Raised' });
  await expect(toast).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const query = page.getByRole('button', { name: 'Which date?' });
  // Scrolls to the query, as the click would, before the place is read.
  await query.hover();
  const place = await heading.boundingBox();
  await query.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
  const onTop = await toast.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(onTop).toBe(false);
});
