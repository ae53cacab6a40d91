import { expect, type Page } from '@playwright/test';

/** The question that comes before a logout forgets something typed. */
export const logoutQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Clicks the portal's name, which leads to another page, and comes back; nothing is asked. */
export async function goAwayAndBack(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Onboarding Portal' }).click();
  // The address changes before the screen does.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(href);
}
