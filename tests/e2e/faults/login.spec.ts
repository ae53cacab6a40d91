import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { cutOff } from '../../support/e2e/faults/networkFaults.ts';
import { type Account, newAccount } from '../../support/e2e/people/accounts.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

async function typeLogin(page: Page, { email, password }: Account): Promise<void> {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
}

const expectProfile = (page: Page, { email }: Account) =>
  Promise.all([
    expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible(),
    expect(button(page, 'Save')).toBeEnabled(),
    expect(field(page, 'E-mail')).toHaveValue(email),
  ]);

for (const part of ['ProfilePage', 'firestore']) {
  test(`login: a failed prefetch of ${part} is repeated after the login`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_CONNECTION_REFUSED/);
    const account = await newAccount();
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(`/assets/${part}-`),
    );
    const giveBack = await cutOff(page, `**/assets/${part}-*.js`);
    await typeLogin(page, account);
    await failed;
    await giveBack();
    await button(page, 'Login').click();
    await expectProfile(page, account);
  });
}

test('login: a connection lost within the second is reported, and My Profile opens when online', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  const account = await newAccount();
  await page.goto('/');
  await typeLogin(page, account);
  await page.waitForLoadState('networkidle');
  await page.route('**/Listen/channel?*', (route) => route.abort('internetdisconnected'));
  await button(page, 'Login').click();
  await page.waitForFunction(() => sessionStorage.getItem('accessToken'));
  await context.setOffline(true);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('alert').filter({ hasText: 'Your data could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await context.setOffline(false);
  await expectProfile(page, account);
});
