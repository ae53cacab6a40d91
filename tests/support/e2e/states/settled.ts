import { expect, type Page } from '@playwright/test';
import { MAX_CONTACTS, MAX_GENERAL_QUESTIONS, MAX_GST_ROWS } from '../../../../src/domain/records/limits.ts';
import type { VendorDetails } from '../../../../src/domain/records/records.ts';
import { makeSectionOne, makeSectionSix } from '../../factories.ts';
import type { Account } from '../people/accounts.ts';
import { patchUser } from '../people/records.ts';
import { giveBankChange, giveContactHistory } from '../screens/changes.ts';
import { button } from '../screens/controls.ts';
import { enterFilled, everyFormAt } from './people.ts';
import { visit, type Walk, walk } from './walk.ts';

const GST = 'Declaration for Non applicability of GST';
const MSA = 'Master Service Agreement';

/** A trainee who waits for the reviewer: every form locked. */
export const submittedWalk: Walk = walk(
  'a trainee who has submitted everything',
  (page) => enterFilled(page, { forms: everyFormAt(1) }),
  {
    'dashboard/submitted': (page) => visit(page, '/dashboard', 'Dashboard'),
    'profile/locked': (page) => visit(page, '/profile', 'My Profile'),
    'gst/locked': (page) => visit(page, '/nonapplicability', GST),
    'gst-letter/submitted': (page) => visit(page, '/exportgst', 'GST Declaration'),
    'bank/locked': (page) => visit(page, '/trainee-bankdetails', 'Bank Details'),
    'trainee-form/locked': (page) => visit(page, '/mt-trainee-form', 'Trainee Registration Form'),
    'documents/locked': (page) => visit(page, '/mt-upload-documents', 'Documents Upload'),
    'e-invoicing/submitted': (page) => visit(page, '/vendor-einvoicing', 'E-invoicing Declaration'),
    'msa/submitted': (page) => visit(page, '/exportmsa', MSA),
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
export const PAPERS: readonly string[] = [...Object.keys(PRINTED), LONGEST];

/** Signs in a trainee whom the approver has accepted. */
const enterApproved = (page: Page) =>
  enterFilled(page, { forms: { ...everyFormAt(2), status: 4, approved: true } });

/** An approved trainee: every printout is available. */
export const approvedWalk: Walk = walk('a trainee who has been approved', enterApproved, {
  'dashboard/approved': (page: Page) => visit(page, '/dashboard', 'Dashboard'),
  ...Object.fromEntries(
    Object.entries(PRINTED).map(([name, [path, title]]) => [name, (page: Page) => visit(page, path, title)]),
  ),
  [LONGEST]: async (page: Page, { uid }: Account) => {
    await patchUser(uid, { vendorDetails: longestDetails() });
    await visit(page, '/mt-trainee-form', 'Trainee Registration Form');
    await expect(page.getByText(`GST registration ${MAX_GST_ROWS}`, { exact: true })).toBeVisible();
  },
});

/** An approved trainee who changes something. */
export const changesWalk: Walk = walk('a trainee who changes an approved record', enterApproved, {
  'changes/list': (page: Page) => visit(page, '/changes', 'Change something'),
  'changes/contact-errors': async (page: Page) => {
    await visit(page, '/changes/contact', 'Change: Contact');
    await button(page, 'Submit change').click();
    await expect(page.locator('.field-error').first()).toBeVisible();
  },
  'changes/gst': (page: Page) => visit(page, '/changes/gst', 'Change: GST registration'),
  'changes/document': (page: Page) => visit(page, '/changes/document', 'Change: Document'),
  'changes/bank': (page: Page) => visit(page, '/changes/bank', 'Change: Bank account'),
  'changes/bank-errors': async (page: Page) => {
    await button(page, 'Submit change').click();
    await expect(page.getByText('Enter your password.').first()).toBeVisible();
  },
  'changes/waiting': async (page: Page, account: Account) => {
    await giveContactHistory(account, '9000000001');
    await giveBankChange(account, 2);
    await visit(page, '/changes', 'Change something');
    await expect(page.getByRole('heading', { name: 'Before the changes' })).toBeVisible();
    await expect(page.getByText(/^Waits for an approver/)).toBeVisible();
  },
  'timeline/own': async (page: Page) => {
    await visit(page, '/timeline', 'Timeline');
    await expect(page.getByRole('table')).toBeVisible();
  },
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
