import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { test } from '../../support/e2e/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Your forms and their status' });
const notice = (page: Page) => page.getByText('E-mail verification is pending');

test('dashboard: a notice shows the pending e-mail verification and sends the mail again', {
  tag: ['@dashboard-verification'],
}, async ({ page }) => {
  const person = await newAccount({ emailVerified: false });
  await signIn(page, person, '/dashboard');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification mail' }).click();
  await expect(page.getByText(`Verification email send to ${person.email}`)).toBeVisible();
  const answer = await page.request.get(await waitForActionLink(person.email, 'VERIFY_EMAIL'));
  expect(answer.ok()).toBe(true);
  // A person returns to the tab after reading the mail.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice(page)).toBeHidden();
});

test('dashboard: the table header is fixed, with a scroll height of 500px', {
  tag: ['@dashboard-scroll'],
}, async ({ page }) => {
  await signIn(page, await newAccount(), '/dashboard');
  await expect(table(page)).toBeVisible();
  const { height, scrolled, top } = await table(page).evaluate((element) => {
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

test('an unreachable database is reported, not shown as an account without forms', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  expectConsoleError(/ERR_CONNECTION_REFUSED/);
  await signIn(page, await newAccount(), '/profile');
  await expect(page.getByLabel('Designation', { exact: true })).toBeVisible();
  await page.route('**/Listen/channel**', (route) => route.abort('connectionrefused'));
  for (const path of ['/dashboard', '/mt-upload-documents']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Your data could not be loaded');
    await expect(page.getByText('No forms for this account')).toBeHidden();
    await expect(page.getByRole('table')).toBeHidden();
  }
  await page.unroute('**/Listen/channel**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
