import { expect, type Locator, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Forms' });

test('dashboard: the table header is fixed, with a scroll height of 500px', {
  tag: ['@dashboard-table'],
}, async ({ page }) => {
  await signIn(page, await newAccount(), '/dashboard');
  const forms = page.getByRole('table', { name: 'Your forms and their status' });
  await expect(forms).toBeVisible();
  const { height, scrolled, top } = await forms.evaluate((element) => {
    const scroller = element.parentElement;
    const header = element.querySelector('th');
    if (!scroller || !header) throw new Error('The table has no scroller or no header.');
    // Enough rows to scroll.
    const body = element.querySelector('tbody');
    const rows = [...(body?.children ?? [])];
    for (let copy = 0; copy < 20; copy += 1) body?.append(...rows.map((each) => each.cloneNode(true)));
    scroller.scrollTop = 300;
    return {
      height: scroller.clientHeight,
      scrolled: scroller.scrollTop,
      top: header.getBoundingClientRect().top - scroller.getBoundingClientRect().top,
    };
  });
  expect({ height, scrolled, top: Math.round(top) }).toEqual({ height: 500, scrolled: 300, top: 0 });
});

test('on a phone a page starts at its top, and Back restores the scroll position', {
  tag: ['@path-top'],
}, async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  const goTo = async (link: string) => {
    // A click of Playwright first scrolls the page for the button, because the bar lies over the page's scroll padding.
    await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click');
    await sidebar(page).getByRole('link', { name: link, exact: true }).click();
  };
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page, await newAccount(), '/mt-trainee-form');
  await expect(page.getByLabel('City')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await goTo('Bank Details');
  await expect(heading(page, 'Bank Details')).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(900);
  await goTo('Section VI');
  await expect(page.getByLabel('Place', { exact: true })).toBeVisible();
  const header = page.getByRole('button', { name: 'Declaration', exact: true });
  await expect.poll(async () => (await header.boundingBox())?.y).toBeLessThan(150);
});

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
