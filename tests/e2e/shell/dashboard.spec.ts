import { expect, type Page } from '@playwright/test';
import { LOST_CONNECTION } from '../../support/e2e/faults/lostConnection.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { patchUser, readUser } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';
import { makeBankDetails } from '../../support/factories.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Your forms and their status' });
const notice = (page: Page) => page.getByText('E-mail verification is pending');

test('dashboard: a notice says that e-mail verification is pending, sends the mail again and goes by itself', {
  tag: ['@dashboard-verification'],
}, async ({ page }) => {
  const person = await newAccount({ emailVerified: false });
  await signIn(page, person, '/dashboard');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification mail' }).click();
  await expect(page.getByText(`Verification email send to ${person.email}`)).toBeVisible();
  const answer = await page.request.get(await waitForActionLink(person.email, 'VERIFY_EMAIL'));
  expect(answer.ok()).toBe(true);
  // Coming back to the tab is what a person does after the mail.
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
    // As many rows as it takes to scroll.
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

test('dashboard: the overall status that an earlier visit left behind becomes 1', async ({ page }) => {
  const person = await newAccount({
    record: { forms: { nonapplicability: 1, vendorform: 1, bankdetails: 1, status: 0 } },
  });
  await signIn(page, person, '/dashboard');
  await expect.poll(async () => (await readUser(person.uid)).forms.status).toBe(1);
});

test('dashboard: an introducer gets the address where trainees and vendors register', async ({ page }) => {
  await signIn(page, await newAccount({ usertype: 'introducer' }), '/dashboard');
  await expect(page.getByRole('heading', { name: 'Invite people' })).toBeVisible();
  await expect(page.getByRole('link', { name: /\/register$/ })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test('a database that cannot be reached is told, not taken for an account without forms, until it is back', async ({
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

test('a connection that is lost while the page is open takes nothing from the screen', async ({
  page,
  context,
  expectConsoleError,
}) => {
  expectConsoleError(LOST_CONNECTION);
  const person = await newAccount();
  await signIn(page, person);
  // There is no documents record yet, which the database has said before the connection went.
  await page.goto('/trainee-bankdetails');
  await page.getByLabel('Bank Name', { exact: true }).fill('Specimen Bank');
  const failures: string[] = [];
  page.on('requestfailed', (request) => failures.push(request.url()));
  await context.setOffline(true);
  await expect.poll(() => failures.filter((url) => url.includes('/Listen/')).length).toBeGreaterThan(2);
  await context.setOffline(false);
  await patchUser(person.uid, { bankDetails: makeBankDetails({ bankName: '', bankBranchName: 'Bandra' }) });
  await expect(page.getByLabel('Bank Branch Name', { exact: true })).toHaveValue('Bandra');
  await expect(page.getByLabel('Bank Name', { exact: true })).toHaveValue('Specimen Bank');
});
