import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../support/e2e/accounts.ts';
import { test } from '../support/e2e/test.ts';

/** The protected routes of SPEC 2 and the h1 of each (DESIGN 8). */
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
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Onboarding Portal' });
const account = (page: Page) => page.getByRole('button', { name: 'Account' });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Forms' });

test.describe('the route guard', () => {
  test('an access token in session storage opens every protected route, with its title, also after a reload', async ({
    page,
  }) => {
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

  test('the landing page leads who holds an access token to the dashboard', async ({ page }) => {
    await signIn(page, await newAccount(), '/');
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('the top bar', () => {
  test('the logo goes to / when not logged in and to /dashboard when logged in', async ({ page }) => {
    await page.goto('/register');
    await logo(page).click();
    await expect(page).toHaveURL('/');
    await signIn(page, await newAccount(), '/profile');
    await logo(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('the avatar shows the first letters of the first and the last word of the name', async ({ page }) => {
    await signIn(page, await newAccount({ name: 'meera Krishnan Nair' }), '/profile');
    await expect(account(page)).toHaveText('MN');
  });

  test("the avatar shows 'O' when there is no name", async ({ page }) => {
    await signIn(page, await newAccount({ name: '' }), '/profile');
    await expect(account(page)).toHaveText('O');
  });

  test("the dropdown says 'Signed in as' with the e-mail and leads to the profile", async ({ page }) => {
    const person = await newAccount();
    await signIn(page, person, '/queries');
    await account(page).click();
    await expect(page.getByText(`Signed in as${person.email}`)).toBeVisible();
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await expect(page).toHaveURL('/profile');
  });

  test('Logout signs out, clears session storage and goes to /, for good', async ({ page }) => {
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

test.describe('the sidebar', () => {
  test('is shown only with an access token', async ({ page }) => {
    await page.goto('/');
    await expect(heading(page, 'Login')).toBeVisible();
    await expect(sidebar(page)).toHaveCount(0);
    await signIn(page, await newAccount(), '/profile');
    await expect(sidebar(page)).toBeVisible();
  });

  test('links to every form', async ({ page }) => {
    await signIn(page, await newAccount(), '/queries');
    const links = [
      ['Dashboard', '/dashboard'],
      ['Trainee Registration Form', '/mt-trainee-form'],
      ['Non-applicability of GST', '/nonapplicability'],
      ['Bank Details', '/trainee-bankdetails'],
      ['Documents Upload', '/mt-upload-documents'],
      ['Queries', '/queries'],
    ] as const;
    for (const [name, path] of links) {
      await sidebar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('expands the form into Section I, II, IV and VI, which lead to its anchors', async ({ page }) => {
    await signIn(page, await newAccount(), '/dashboard');
    const toggle = sidebar(page).getByRole('button', { name: 'Sections of the Trainee Registration Form' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page).getByRole('link', { name: /^Section/ })).toHaveCount(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const sections = [
      ['Section I', '#collapseSectionOne'],
      ['Section II', '#collapseSectionTwo'],
      ['Section IV', '#collapseSectionThree'],
      ['Section VI', '#collapseSectionFour'],
    ] as const;
    await expect(sidebar(page).getByRole('link', { name: /^Section/ })).toHaveText(
      sections.map(([name]) => name),
    );
    for (const [name, hash] of sections) {
      await sidebar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/mt-trainee-form${hash}`);
    }
  });

  test('opens and closes with the Menu button, Escape and every way on a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await signIn(page, await newAccount(), '/dashboard');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(sidebar(page)).toBeHidden();
    await menu.click();
    await expect(sidebar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
    await menu.click();
    await sidebar(page).getByRole('link', { name: 'Queries', exact: true }).click();
    await expect(page).toHaveURL('/queries');
    await expect(sidebar(page)).toBeHidden();
  });
});

test('an address that leads nowhere says so and leads back', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(heading(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Onboarding Portal');
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, await newAccount(), '/no-such-page');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('/vendor-form and /vendor-bankdetails lead to the trainee routes', async ({ page }) => {
  await signIn(page, await newAccount(), '/vendor-form');
  await expect(page).toHaveURL('/mt-trainee-form');
  await page.goto('/vendor-bankdetails');
  await expect(page).toHaveURL('/trainee-bankdetails');
});

test('after a navigation the h1 has the focus and the document its title', async ({ page }) => {
  await signIn(page, await newAccount(), '/profile');
  for (const [name, title] of [
    ['Queries', 'Queries'],
    ['Documents Upload', 'Documents Upload'],
  ] as const) {
    await sidebar(page).getByRole('link', { name, exact: true }).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Onboarding Portal`);
  }
});
