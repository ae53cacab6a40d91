import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { button } from '../screens/controls.ts';
import { asReviewer, openReview } from '../screens/reviews.ts';
import { type Account, newAccount, signIn } from './accounts.ts';
import { openScreen } from './completion.ts';

/** A reviewer, who sees `text`, validates everything and sends it for approval; an approver accepts. */
export async function reviewAndAccept(
  page: Page,
  newPage: () => Promise<Page>,
  account: Account,
  text: string,
): Promise<void> {
  const reviewer = await newPage();
  await asReviewer(reviewer);
  await openReview(reviewer, account);
  await expect(reviewer.getByText(text).first()).toBeVisible();
  await button(reviewer, 'Validate all').click();
  // Other tests use the same account number.
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Validate all' }).click();
  await expect(reviewer.getByRole('heading', { name: 'Overall status: Validated' })).toBeVisible();
  await button(reviewer, 'Send for approval').press('Enter');
  await button(reviewer, 'Send now').press('Enter');
  await expect(reviewer.getByText('E-mail sent to the approver.')).toBeVisible();

  const approver = await newPage();
  const anita = await newAccount({ usertype: 'approver', name: 'Anita Desai' });
  await signIn(approver, anita, `/approvals/${account.uid}`);
  await button(approver, 'Accept').click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  await openScreen(page, 'Dashboard');
  await expect(page.getByText(`Welcome aboard, ${account.name}!`)).toBeVisible();
}
