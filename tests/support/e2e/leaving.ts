import { expect, type Page } from '@playwright/test';

/** The question that comes before something typed is lost with its page. */
export const leaveQuestion = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Clicks the portal's name, which leads to the dashboard, is asked, and stays. */
export async function clickAwayAndStay(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Onboarding Portal' }).click();
  await stayWhenAsked(page);
}

/** Answers that the person stays. */
export async function stayWhenAsked(page: Page): Promise<void> {
  await leaveQuestion(page).getByRole('button', { name: 'Stay' }).click();
  await expect(leaveQuestion(page)).toBeHidden();
}

/** Answers that the person goes all the same. */
export async function leaveWhenAsked(page: Page): Promise<void> {
  await leaveQuestion(page).getByRole('button', { name: 'Leave' }).click();
}
