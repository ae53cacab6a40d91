import { expect, type Page } from '@playwright/test';

/** The dialog before a logout discards text. */
export const logoutQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Clicks the portal's name, which opens another page, and returns; nothing is asked. */
export async function goAwayAndBack(page: Page): Promise<void> {
  const { href } = new URL(page.url());
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('link', { name: 'Onboarding Portal' }).click();
  // The address changes before the screen does.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(href);
}
