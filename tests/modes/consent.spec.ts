import { expect } from '@playwright/test';
import { privacy } from '../../src/config/portal.ts';
import { fillRegistration } from '../support/e2e/people/registration.ts';
import { button, field } from '../support/e2e/screens/controls.ts';
import { sessionStorageOf } from '../support/e2e/stack/session.ts';
import { test } from '../support/e2e/test.ts';

test('a notice that changed meanwhile creates no account and keeps what was typed', {
  tag: '@notice-stored',
}, async ({ page }) => {
  // The page of a notice with another contact, on the rules of the present one.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = (await response.text()).replaceAll(privacy.contact, 'earlier@agency.example');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const email = await fillRegistration(page, { name: 'Asha Rao', email: 'introducer@agency.example' });
  await button(page, 'Read the whole notice').click();
  await expect(page.getByText(/earlier@agency\.example/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^I am 18 or older and agree/ }).check();
  await button(page, 'Register').click();
  await expect(page.getByText(/The notice about your data has changed/).first()).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(sessionStorageOf({ email, password: 'Demo@1234' })).rejects.toThrow('could not sign in');
});
