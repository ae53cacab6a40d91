import { expect, type Page } from '@playwright/test';

/** The question that comes before a logout forgets something typed. */
export const logoutQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Clicks the portal's name, which leads to another page, and comes back; nothing is asked. */
export async function goAwayAndBack(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  await page.getByRole('link', { name: 'Onboarding Portal' }).click();
  await expect(page).not.toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(href);
}
