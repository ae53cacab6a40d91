import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { newAccount, signIn } from '../people/accounts.ts';
import { button, field } from '../screens/controls.ts';
import { dialog, visit, type Walk, walk } from './walk.ts';

/** A trainee who types and leaves. */
export const draftsWalk: Walk = walk('a trainee with drafts', enterTrainee, {
  'bank/draft-saved': async (page) => {
    await visit(page, '/trainee-bankdetails', 'Bank Details');
    await field(page, 'Bank Name').fill('Specimen Bank');
    await expect(page.getByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
  },
  'bank/draft-restored': async (page) => {
    await visit(page, '/trainee-bankdetails', 'Bank Details');
    await expect(page.getByText('is back in the form')).toBeVisible();
  },
  'bank/draft-discarded': async (page) => {
    await button(page, 'Discard').click();
    await expect(button(page, 'Undo')).toBeVisible();
  },
  'trainee-form/draft-saved': async (page) => {
    await visit(page, '/mt-trainee-form', 'Trainee Registration Form');
    await field(page, 'City').fill('Pune');
    await expect(page.getByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
  },
  'bank/not-saved': async (page) => {
    await visit(page, '/trainee-bankdetails', 'Bank Details');
    await page.context().setOffline(true);
    await field(page, 'Bank Name').fill('Another Bank');
    await expect(page.getByText(/^Not saved, retrying/)).toBeVisible();
  },
  'shell/leave-dialog': async (page) => {
    await page.getByRole('button', { name: /^Account / }).click();
    await button(page, 'Logout').click();
    await expect(dialog(page)).toContainText('is not saved yet');
  },
});

async function enterTrainee(page: Page): Promise<void> {
  await signIn(page, await newAccount(), '/dashboard');
}
