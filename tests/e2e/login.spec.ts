import { expect } from '@playwright/test';
import { test } from '../support/e2e/test.ts';

test('the login page loads', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});
