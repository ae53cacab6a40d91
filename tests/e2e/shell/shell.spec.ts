import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { setFont } from '../../support/e2e/stack/fonts.ts';
import { test } from '../../support/e2e/test.ts';

/** The protected routes and the h1 of each. */
const PROTECTED = [
  ['/dashboard', 'Dashboard'],
  ['/profile', 'My Profile'],
  ['/nonapplicability', 'Declaration for Non applicability of GST'],
  ['/exportgst', 'GST Declaration'],
  ['/trainee-bankdetails', 'Bank Details'],
  ['/mt-trainee-form', 'Trainee Registration Form'],
  ['/mt-upload-documents', 'Documents Upload'],
  ['/queries', 'Queries'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Forms' });

test.describe('the route guard', () => {
  test('an access token opens every protected route with its title, also after a reload', {
    tag: ['@route-guard'],
  }, async ({ page }) => {
    await signIn(page, await newAccount());
    for (const [path, title] of PROTECTED) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Onboarding Portal`);
      await expect(page).toHaveURL(path);
    }
    await page.reload();
    await expect(heading(page, 'Queries')).toBeVisible();
  });
});

test.describe('the top bar', () => {
  test('Logout signs out, clears session storage and opens /', {
    tag: ['@route-logout', '@bar-menu'],
  }, async ({ page }) => {
    await signIn(page, await newAccount(), '/profile');
    await page.goto('/queries');
    await heading(page, 'Queries').waitFor();
    await account(page).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goBack();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goto('/queries');
    await expect(page).toHaveURL('/');
  });
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
