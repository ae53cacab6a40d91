import type { Page } from '@playwright/test';
import { MAX_CONTACTS, MAX_GENERAL_QUESTIONS, MAX_GST_ROWS } from '../../../../src/domain/records/limits.ts';
import type { VendorDetails } from '../../../../src/domain/records/records.ts';
import { addDays, todayInIndia } from '../../../../src/domain/time/dates.ts';
import { allForms, GST_GROUNDS, makeNonGst, makeSectionOne, makeSectionSix } from '../../factories.ts';
import { expect } from '../expect.ts';
import type { Account } from '../people/accounts.ts';
import { admin, patchDocuments, patchUser } from '../people/records.ts';
import { giveBankChange, giveContactHistory, giveTaxChange } from '../screens/changes.ts';
import { button } from '../screens/controls.ts';
import { enterFilled, makeVendor } from './people.ts';
import { opens, press, sees, showsErrors, visit, type Walk, walk } from './walk.ts';

const GST = 'Declaration for Non applicability of GST';
const MSA = 'Master Service Agreement';

export const submittedWalk: Walk = walk(
  'a trainee who has submitted everything',
  (page) => enterFilled(page, { forms: { status: 1, ...allForms(1) } }),
  {
    'dashboard/submitted': opens('/dashboard', 'Dashboard'),
    'profile/locked': opens('/profile', 'My Profile'),
    'gst/locked': opens('/nonapplicability', GST),
    'gst-letter/submitted': opens('/exportgst', 'GST Declaration'),
    'bank/locked': opens('/trainee-bankdetails', 'Bank Details'),
    'trainee-form/locked': opens('/mt-trainee-form', 'Trainee Registration Form'),
    'documents/locked': opens('/mt-upload-documents', 'Documents Upload'),
    'e-invoicing/submitted': opens('/vendor-einvoicing', 'E-invoicing Declaration'),
    'msa/submitted': async (page, account) => {
      await makeVendor(account);
      await visit(page, '/exportmsa', MSA);
    },
  },
);

/** The addresses of the printouts, by the name of their state. */
const PRINTED = {
  'gst-letter/validated': ['/exportgst', 'GST Declaration'],
  'bank/validated': ['/trainee-bankdetails', 'Bank Details'],
  'trainee-form/validated': ['/mt-trainee-form', 'Trainee Registration Form'],
  'e-invoicing/validated': ['/vendor-einvoicing', 'E-invoicing Declaration'],
  'msa/validated': ['/exportmsa', MSA],
} as const;

const LONGEST = 'trainee-form/longest';

/** The states that are also checked in print. */
export const PRINTOUTS: readonly string[] = [
  ...Object.keys(PRINTED),
  LONGEST,
  'timeline/own',
  'registration/empty',
  'my-data/unseen',
  'insights/everybody',
];

const enterApproved = (page: Page) =>
  enterFilled(page, { forms: { ...allForms(2), status: 4, approved: true } });

/** An approved trainee: every printout is available. */
export const approvedWalk: Walk = walk('a trainee who has been approved', enterApproved, {
  'dashboard/approved': opens('/dashboard', 'Dashboard'),
  ...Object.fromEntries(
    Object.entries(PRINTED).map(([name, [path, title]]) => [
      name,
      async (page: Page) => {
        await visit(page, path, title);
        await expect(button(page, 'Print')).toBeEnabled();
      },
    ]),
  ),
  'msa/validated': async (page: Page, account: Account) => {
    await makeVendor(account);
    await visit(page, '/exportmsa', MSA);
  },
  [LONGEST]: async (page: Page, { uid }: Account) => {
    await patchUser(uid, { usertype: 'trainee', vendorDetails: longestDetails() });
    await visit(page, '/mt-trainee-form', 'Trainee Registration Form', `GST registration ${MAX_GST_ROWS}`);
  },
});

const openChange = (path: string, title: string) => opens(path, title, 'Submit change');
const openDocumentChange = openChange('/mt-upload-documents?change=document', 'Documents Upload');

/** Signs in a trainee whom the approver accepted as an exception. */
const enterException = async (page: Page) => {
  const approval = {
    action: 'acceptasexception',
    by: 'approver',
    at: Date.now(),
    reason: 'Waived: GST Registration Certificate. It follows.',
    until: '2099-12-31',
    waived: ['GSTCertificate', 'msa'],
  } as const;
  const forms = { ...allForms(2), msa: 1, status: 5, approved: true } as const;
  return enterFilled(page, { isGSTApplicable: 'yes', GSTIN: '27ZZZPN0001Z1ZL', approval, forms });
};

export const dueWalk: Walk = walk('a trainee who owes something after the approval', enterException, {
  'dashboard/exception': opens('/dashboard', 'Dashboard', /^Upload: GST/),
  'documents/exception': opens('/mt-upload-documents', 'Documents Upload'),
  'dashboard/exception-over': async (page: Page, { uid }: Account) => {
    await patchUser(uid, { 'approval.until': addDays(todayInIndia(new Date()), -1) });
    await visit(page, '/dashboard', 'Dashboard', /That day has passed/);
  },
  'dashboard/renewal': async (page: Page, { uid }: Account) => {
    const nongst = makeNonGst({ ...GST_GROUNDS, date: '2026-03-20' });
    const approval = { action: 'accept', by: 'approver', at: Date.now() };
    await patchUser(uid, { isGSTApplicable: 'no', nongst, approval, 'forms.status': 4, 'forms.msa': 2 });
    await visit(page, '/dashboard', 'Dashboard', 'Sign for 2026-27');
  },
  'gst/renewal': opens('/nonapplicability', GST, /^Sign it again for the financial year/),
  'dashboard/expiry': async (page: Page, { uid }: Account) => {
    await patchUser(uid, { nationality: 'Foreign', isGSTApplicable: 'yes', isEinvoicingApplicable: 'yes' });
    await patchDocuments(uid, { CompanyCertificateUntil: '2026-01-31' });
    await visit(page, '/dashboard', 'Dashboard', 'Replace: Passport');
  },
  'changes/passport': async (page: Page) => {
    await openDocumentChange(page);
    await page.getByLabel('Document', { exact: true }).selectOption('Passport');
    await expect(page.getByLabel('Valid until (optional)')).toBeVisible();
  },
  'documents/passport': async (page: Page, { uid }: Account) => {
    await patchUser(uid, { 'forms.status': 0 });
    await visit(page, '/mt-upload-documents', 'Documents Upload');
    const until = page.getByLabel('Passport, valid until (optional)');
    await until.fill('2026-01-30');
    await until.blur();
    await sees(page, page.locator('.field-error').first());
  },
});

export const changesWalk: Walk = walk('a trainee who changes an approved record', enterApproved, {
  'my-data/unseen': opens('/my-data', 'My Data', 'Nobody has looked yet.'),
  'my-data/errors': showsErrors('Send request'),
  'changes/list': opens('/changes', 'Change something'),
  'changes/profile': opens('/profile', 'My Profile', 'Change contact details'),
  'changes/contact-errors': async (page: Page) => {
    await openChange('/profile?change=contact', 'My Profile')(page);
    await press(page, 'Submit change', page.locator('.field-error').first());
  },
  'changes/gst': openChange('/profile?change=gst', 'My Profile'),
  'changes/document': openDocumentChange,
  'changes/bank': openChange('/trainee-bankdetails?change=bank', 'Bank Details'),
  'changes/bank-errors': (page) => press(page, 'Submit change', 'Enter your password.'),
  'changes/waiting': async (page: Page, account: Account) => {
    await giveContactHistory(account, '9000000001');
    await giveBankChange(account, 2);
    await visit(page, '/changes', 'Change something', 'Before the changes');
    await sees(page, /^Waits for an approver/);
  },
  'changes/taxes-waiting': async (page: Page, account: Account) => {
    await giveTaxChange(account);
    const row = page.getByRole('row', { name: /^Class of Enterprise/ });
    await visit(page, '/changes', 'Change something', row);
  },
  'changes/taxes-errors': async (page: Page, { uid }: Account) => {
    await admin.writeRecords([{ path: `amendments/${uid}/items/taxes`, data: { status: 3 }, merge: true }]);
    await openChange('/tax-details?change=taxes', 'Tax and MSME Details')(page);
    await press(page, 'Submit change', 'Enter a reason.');
  },
  'timeline/own': (page: Page) => visit(page, '/timeline', 'Timeline', page.getByRole('table')),
});

/** The rules' limit of rows (R15), some of them long. */
function longestDetails(): VendorDetails {
  const one = makeSectionOne({ addressL1: 'Specimen House with a rather long name, '.repeat(5) });
  const repeat = <Row>(rows: readonly Row[], count: number) =>
    Array.from({ length: count }, () => rows).flat();
  return {
    sectionOne: {
      ...one,
      accountsDetails: repeat(one.accountsDetails, MAX_CONTACTS),
      salesDetails: repeat(one.salesDetails, MAX_CONTACTS),
      makerDetails: repeat(one.makerDetails, MAX_CONTACTS),
      gstTable: repeat(one.gstTable, MAX_GST_ROWS),
      generalQuestions: repeat(one.generalQuestions, MAX_GENERAL_QUESTIONS),
    },
    sectionSix: makeSectionSix(),
  };
}
