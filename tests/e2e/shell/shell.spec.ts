import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { setFont } from '../../support/e2e/stack/fonts.ts';
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

test('a chosen link of the menu stays on one line, also in a wide font', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await signIn(page, await newAccount(), '/nonapplicability');
  const heightOf = async (name: string) => {
    const link = sidebar(page).getByRole('link', { name, exact: true });
    return (await link.boundingBox())?.height;
  };
  await expect(sidebar(page).locator('.active')).toHaveText('Non-applicability of GST');
  for (const font of ['narrow', 'wide'] as const) {
    await setFont(page, font);
    expect(await heightOf('Non-applicability of GST')).toBe(await heightOf('Queries'));
  }
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
