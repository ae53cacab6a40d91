import type { Page } from '@playwright/test';
import { openAsNew } from '../people/accounts.ts';
import { sees, visit, type Walk, walk } from './walk.ts';

const GST = 'Declaration for Non applicability of GST';

const REGISTERED = {
  isGSTApplicable: 'yes',
  GSTIN: '27ZZZPK0001Z1ZO',
  isEinvoicingApplicable: 'yes',
} as const;
const enter = (page: Page) => openAsNew(page, '/dashboard', { record: REGISTERED });

/** A trainee at screens for other roles. */
export const strangerWalk: Walk = walk('a trainee where others belong', enter, {
  'approval/not-an-approver': (page) => visit(page, '/approve/some-uid?action=accept', 'Approval'),
  'review/not-a-reviewer': (page) => visit(page, '/review', 'Review queue'),
  'msa/not-concerned': (page) => visit(page, '/exportmsa', 'Master Service Agreement'),
  'gst/not-concerned': (page) => visit(page, '/nonapplicability', GST),
  'shell/out-of-reach': async (page) => {
    await page.route('**/Listen/channel**', (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard');
    await sees(page, 'Your data could not be loaded');
  },
});
