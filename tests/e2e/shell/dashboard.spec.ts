import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { test } from '../../support/e2e/test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Your forms and their status' });
test('dashboard: the table header is fixed, with a scroll height of 500px', {
  tag: ['@dashboard-table'],
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
