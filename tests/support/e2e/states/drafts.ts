import { expect } from '../expect.ts';
import { openAsNew } from '../people/accounts.ts';
import { button, field } from '../screens/controls.ts';
import { dialog, press, sees, visit, type Walk, walk } from './walk.ts';

/** A trainee who types and leaves. */
export const draftsWalk: Walk = walk('a trainee with drafts', (page) => openAsNew(page, '/dashboard'), {
  'bank/draft-saved': async (page) => {
    await visit(page, '/trainee-bankdetails', 'Bank Details');
    await field(page, 'Bank Name').fill('Specimen Bank');
    await sees(page, /^Draft saved \d\d:\d\d/);
  },
  'bank/draft-restored': (page) => visit(page, '/trainee-bankdetails', 'Bank Details', 'is back in the form'),
  'bank/draft-discarded': async (page) => {
    await press(page, 'Discard', 'Undo');
  },
  'trainee-form/draft-saved': async (page) => {
    await visit(page, '/mt-trainee-form', 'Trainee Registration Form');
    await field(page, 'City').fill('Pune');
    await sees(page, /^Draft saved \d\d:\d\d/);
  },
  'bank/not-saved': async (page) => {
    await visit(page, '/trainee-bankdetails', 'Bank Details');
    await page.context().setOffline(true);
    await field(page, 'Bank Name').fill('Another Bank');
    await sees(page, /^Not saved, retrying/);
  },
  'shell/leave-dialog': async (page) => {
    await page.getByRole('button', { name: /^Account / }).click();
    await button(page, 'Logout').click();
    await expect(dialog(page)).toContainText('is not saved yet');
  },
});
