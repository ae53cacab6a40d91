import { expect, type Page } from '@playwright/test';
import { holdCalls } from '../../support/e2e/faults/networkFaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { test } from '../../support/e2e/test.ts';
import { translatePages, wrongTexts } from '../../support/e2e/translator.ts';

const PROGRAM = '**/assets/index-*.js';
const email = (page: Page) => page.getByLabel('E-mail');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const login = (page: Page) => page.getByRole('button', { name: 'Login' });

// A phone: on wide screens the brand clip loads after everything else.
test.use({ viewport: { width: 412, height: 823 } });

test('the first load takes at most eight requests; typing fetches database and file service', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const auth = page.waitForResponse(/\/assets\/auth-/);
  await page.goto('/');
  await expect(login(page)).toBeEnabled();
  await (await auth).finished();
  const here = `${new URL(page.url()).origin}/`;
  expect(requested.length).toBeLessThanOrEqual(8);
  expect(requested.filter((url) => !url.startsWith(here))).toEqual([]);
  expect(requested.filter((url) => /firestore|storage/.test(url))).toEqual([]);

  const fetched = [/\/assets\/firestore-/, /\/assets\/storageService-/, /\/assets\/ProfilePage-/];
  const arrivals = fetched.map((url) => page.waitForResponse(url));
  await email(page).pressSequentially('m');
  await Promise.all(arrivals);
});

for (const isTranslated of [false, true]) {
  const what = isTranslated ? 'a translated form' : 'the form';
  test(`${what} works before the scripts load and keeps its text`, { tag: ['@core'] }, async ({ page }) => {
    if (isTranslated) await translatePages(page, 0);
    const account = await newAccount();
    const { release } = await holdCalls(page, PROGRAM);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(login(page)).toBeDisabled();
    const translated = page.locator('font').filter({ hasText: 'Password' });
    await expect(translated.first()).toBeVisible({ visible: isTranslated });
    await email(page).pressSequentially(account.email);
    await password(page).pressSequentially(account.password);
    await page.keyboard.press('Enter');
    release();
    await expect(login(page)).toBeEnabled();
    await expect(email(page)).toHaveValue(account.email);
    await expect(password(page)).toHaveValue(account.password);
    await expect(password(page)).toBeFocused();
    await login(page).click();
    await expect(page).toHaveURL('/profile');
    if (isTranslated) expect(await wrongTexts(page)).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts already shown stay in place when the rest loads', async ({ page, expectConsoleError }) => {
    expectConsoleError(/ERR_FAILED/);
    const heading = page.getByRole('heading', { name: 'Login' });
    // It hides the form from people without JavaScript; here the scripts are only late.
    await page.route('/no-script.css', (route) => route.abort());
    await page.goto('/');
    const whole = await heading.boundingBox();

    await page.route('/', async (route) => {
      const response = await route.fetch();
      const [arrived] = (await response.text()).split('Password');
      await route.fulfill({ response, body: arrived });
    });
    await page.reload();
    await expect(email(page)).toBeVisible();
    await expect(login(page)).toHaveCount(0);
    expect(await heading.boundingBox()).toEqual(whole);
  });
});

test('a reload fetches the screen in parallel with the layout', async ({ page }) => {
  const account = await newAccount();
  await signIn(page, account);
  const screen = page.waitForRequest(/\/assets\/DashboardPage-/);
  await page.route('**/assets/PortalLayout-*.js', async (route) => {
    await screen;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
