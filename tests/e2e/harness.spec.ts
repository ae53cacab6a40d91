import { expect } from '@playwright/test';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from '../../dev/accounts.ts';
import { ConsoleGuard } from '../support/e2e/looks/consoleGuard.ts';
import { sessionStorageOf } from '../support/e2e/stack/session.ts';
import { test } from '../support/e2e/test.ts';

const accounts: [string, DemoAccount][] = Object.entries(DEMO_ACCOUNTS);
for (const [name, { email, uid, claims }] of accounts) {
  // Playwright would read the part of an address after the @ as a tag.
  test(`the account "${name}" signs in`, async () => {
    const { accessToken = '' } = await sessionStorageOf({ email, password: DEMO_PASSWORD });
    const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
    expect(payload).toMatchObject({ user_id: uid, email_verified: true, ...claims });
  });
}

// Every browser test relies on the guard: a guard that saw nothing would let them all pass.
test('the console guard sees errors, exceptions and rejections in every context', async ({
  browser,
  page,
  newPage,
  expectConsoleError,
}) => {
  expectConsoleError(/on purpose/);
  const guard = new ConsoleGuard(browser);
  guard.expect(/expected/);
  const other = await newPage();
  await page.goto('/');
  await other.goto('/');
  await page.evaluate(() => {
    console.error('logged on purpose');
    console.error('expected on purpose');
    console.warn('no error');
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  await other.evaluate(() => {
    void Promise.reject(new Error('rejected on purpose'));
  });
  await expect.poll(() => guard.problems().length).toBe(3);
  expect(guard.problems().sort()).toEqual([
    expect.stringContaining('console.error: logged on purpose'),
    expect.stringContaining('rejected on purpose'),
    expect.stringContaining('thrown on purpose'),
  ]);
  guard.stop();
});
