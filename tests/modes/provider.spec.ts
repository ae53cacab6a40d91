import { expect, type Page } from '@playwright/test';
import { newAccount } from '../support/e2e/people/accounts.ts';
import { button } from '../support/e2e/screens/controls.ts';
import { test } from '../support/e2e/test.ts';

const SIGN_IN = '/staff-sign-in';
const PROVIDER = 'https://accounts.provider.example';

/**
 * Google's page, which the emulator lacks: it sends the browser back at once. What the portal then sends is given to the
 * emulator with the account that somebody would have chosen there.
 */
async function answerAsGoogle(page: Page, email: string): Promise<void> {
  await page.route('**/accounts:createAuthUri?*', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ providerId: 'google.com' });
    await route.fulfill({ json: { authUri: `${PROVIDER}/auth`, sessionId: 'session' } });
  });
  await page.route(`${PROVIDER}/**`, (route) => {
    const location = `${new URL(route.request().headers().referer ?? page.url()).origin}${SIGN_IN}?code=any&state=any`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await page.route('**/accounts:signInWithIdp?*', (route) => {
    const sent = route.request().postDataJSON();
    const token = { sub: `google-${email}`, email, email_verified: true, name: 'Asha Rao' };
    const postBody = `id_token=${encodeURIComponent(JSON.stringify(token))}&providerId=google.com`;
    return route.continue({ postData: JSON.stringify({ ...sent, postBody }) });
  });
}

test('a reviewer signs in with Google and has the queue', { tag: '@staff-provider' }, async ({ page }) => {
  const reviewer = await newAccount({ usertype: 'reviewer', name: 'Asha Rao' });
  await answerAsGoogle(page, reviewer.email);
  await page.goto(SIGN_IN);
  await button(page, 'Sign in with Google').click();
  await expect(page.getByRole('table', { name: /^How many people wait/ })).toBeVisible();
  await page.goto('/review');
  await expect(page.getByRole('heading', { name: 'Review queue', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Your role waits/ })).toHaveCount(0);
});
