import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import { DAY_MS } from '../../../../src/domain/time/dates.ts';
import { expect } from '../expect.ts';
import { openAsNew } from '../people/accounts.ts';
import { patchUser } from '../people/records.ts';
import { button, field } from '../screens/controls.ts';
import { KEPT } from '../screens/drafts.ts';
import { enterFilled } from './people.ts';
import { dialog, opens, opensDialog, press, sees, visit, type Walk, walk } from './walk.ts';

export const filledWalk: Walk = walk('a trainee with every form filled in', (page) => enterFilled(page), {
  'dashboard/pending': opens('/dashboard', 'Dashboard'),
  'profile/filled': opens('/profile', 'My Profile'),
  'profile/gst-applicable': async (page) => {
    await field(page, 'GST Applicable').selectOption('Yes');
    await field(page, 'GSTIN').fill('27ZZZPR9999Z1ZP');
    await expect(page.locator('.field-warnings').first()).toBeVisible();
  },
  'profile/signature': async (page) => {
    await button(page, 'Draw or type your signature').click();
    await dialog(page).getByLabel('Or type your name').fill('Meera Nair');
  },
  'bank/filled': opens('/trainee-bankdetails', 'Bank Details'),
  'bank/dialog': opensDialog('Submit'),
  'trainee-form/filled': opens('/mt-trainee-form', 'Trainee Registration Form'),
  'trainee-form/dialog': opensDialog('Submit'),
  'documents/uploaded': opens('/mt-upload-documents', 'Documents Upload'),
  'documents/delete-dialog': opensDialog('Delete PAN Card'),
  'documents/submit-dialog': async (page) => {
    await visit(page, '/mt-upload-documents', 'Documents Upload');
    await press(page, 'Submit', dialog(page));
  },
});

export const askedWalk: Walk = walk(
  'a trainee with queries',
  async (page) => {
    const account = await enterFilled(page, {
      forms: { nonapplicability: 1, vendorform: -1, bankdetails: -1 },
    });
    const queries = {
      ...emptyQueries(),
      general: [query('Please upload a clearer signature.', 1)],
      bank: [query('Which branch is it?', 1), query('The IFSC code is of another branch.', 0, 'ifscCode')],
      vendorform: [query('The PIN code does not belong to the city.', 0, 'pincode')],
    };
    await patchUser(account.uid, { queries });
  },
  {
    'dashboard/queries': opens('/dashboard', 'Dashboard'),
    'bank/queries': opens('/trainee-bankdetails', 'Bank Details'),
    'trainee-form/queries': opens('/mt-trainee-form', 'Trainee Registration Form'),
    'queries/open-and-resolved': opens('/queries', 'Queries'),
    'queries/dialog': opensDialog('The IFSC code is of another branch.'),
  },
);

function query(title: string, status: Query['status'], field?: string): Query {
  return { title, timestamp: Date.now() - DAY_MS, status, by: 'reviewer', ...(field ? { field } : {}) };
}

export const draftsWalk: Walk = walk('a trainee with drafts', (page) => openAsNew(page, '/dashboard'), {
  'bank/draft-saved': async (page) => {
    await visit(page, '/trainee-bankdetails', 'Bank Details');
    await field(page, 'Bank Name').fill('Specimen Bank');
    await sees(page, KEPT);
  },
  'bank/draft-restored': opens('/trainee-bankdetails', 'Bank Details', 'is back in the form'),
  'bank/draft-discarded': (page) => press(page, 'Discard', 'Undo'),
  'trainee-form/draft-saved': async (page) => {
    await visit(page, '/mt-trainee-form', 'Trainee Registration Form');
    await field(page, 'City').fill('Pune');
    await sees(page, KEPT);
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
