import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

for (const { what, part, mark, title } of [
  { what: 'the sidebar', part: '#sidebar', mark: 'id:"sidebar"', title: 'The menu could not be shown' },
  {
    what: 'the top bar',
    part: '.menu-button',
    mark: 'className:"menu-button"',
    title: 'The top bar could not be shown',
  },
]) {
  test(`an error in ${what} keeps the page and its text, and a retry restores the part`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/broken on purpose/);
    await page.route('**/assets/PortalLayout-*.js', async (route) => {
      const response = await route.fetch();
      const [name, value] = mark.split(':');
      const broken = `${name}:window.name==="mended"?${value}:(()=>{throw new Error("broken on purpose")})()`;
      const quoted = new RegExp(mark.replaceAll('"', `["'\`]`));
      const body = (await response.text()).replace(quoted, broken);
      expect(body).toContain(broken);
      await route.fulfill({ response, body });
    });
    const account = await newAccount();
    await signIn(page, account, '/trainee-bankdetails');
    const failure = page.getByRole('alert').filter({ hasText: title });
    await expect(failure).toBeVisible();
    await field(page, 'Bank Name').fill('Specimen Bank');
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.evaluate(() => {
      window.name = 'mended';
    });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(part)).toBeAttached();
    await expect(failure).toBeHidden();
    await expect(field(page, 'Bank Name')).toHaveValue('Specimen Bank');
    expect(await readKept(account.uid, 'bankdetails')).toEqual({ bankName: 'Specimen Bank' });
  });
}
