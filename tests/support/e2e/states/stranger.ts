import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { newAccount, signIn } from '../people/accounts.ts';
import { visit, type Walk, walk } from './walk.ts';

const GST = 'Declaration for Non applicability of GST';

/** A trainee at screens for other roles. */
export const strangerWalk: Walk = walk('a trainee where others belong', enterTrainee, {
  'approval/not-an-approver': (page) => visit(page, '/approve/some-uid?action=accept', 'Approval'),
  'review/not-a-reviewer': (page) => visit(page, '/review', 'Review queue'),
  'msa/not-concerned': (page) => visit(page, '/exportmsa', 'Master Service Agreement'),
  'gst/not-concerned': (page) => visit(page, '/nonapplicability', GST),
  'shell/out-of-reach': async (page) => {
    await page.route('**/Listen/channel**', (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard');
    await expect(page.getByText('Your data could not be loaded')).toBeVisible();
  },
});

async function enterTrainee(page: Page): Promise<void> {
  const record = { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO', isEinvoicingApplicable: 'yes' } as const;
  await signIn(page, await newAccount({ record }), '/dashboard');
}
