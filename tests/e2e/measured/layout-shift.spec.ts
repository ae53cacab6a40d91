import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

/** The part of each dashboard that is shown last. */
const DASHBOARDS = [
  ['trainee', 'Timeline'],
  ['introducer', 'Invite people'],
  ['reviewer', 'How it goes'],
  ['approver', 'How it goes'],
] as const;

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(document.documentElement.dataset.shift ?? 0);
        document.documentElement.dataset.shift = `${before + Number(Reflect.get(entry, 'value'))}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
  expect(shift).toBeLessThanOrEqual(0.02);
}

for (const width of [1440, 375]) {
  for (const [usertype, last] of DASHBOARDS) {
    test(`nothing moves while the dashboard of a new ${usertype} loads at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, await newAccount({ usertype }), '/dashboard');
      await expect(page.getByRole('heading', { name: last, exact: true })).toBeAttached();
      await page.locator('.sidebar-icon:empty').first().waitFor({ state: 'detached' });
      await expectNoShift(page);
    });
  }
}

test('nothing moves while the login page loads on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const auth = page.waitForResponse(/\/assets\/auth-/);
  await page.goto('/');
  await expect(button(page, 'Login')).toBeEnabled();
  await (await auth).finished();
  await expectNoShift(page);
});
