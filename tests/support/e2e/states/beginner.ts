import type { Page } from '@playwright/test';
import { FORMS, PLAIN_FORMS } from '../../../../src/domain/forms/registry.ts';
import { expect } from '../expect.ts';
import { dragFile } from '../looks/pictures.ts';
import { type AccountOptions, openAsNew } from '../people/accounts.ts';
import { button, field } from '../screens/controls.ts';
import { chooseThrough } from '../screens/documents.ts';
import { cardFile, disguisedFile, holdUploads, largePng, pdfFile, pngFile } from '../screens/uploads.ts';
import { EVERY_FORM_APPLIES, NAME, PAN } from './people.ts';
import { dialog, opens, press, sees, showsErrors, visit, type Walk, walk } from './walk.ts';

const GST = 'Declaration for Non applicability of GST';
const DECLARATION = '/mt-trainee-form#collapseSectionFour';
const MIB = 1024 * 1024;

/** Registered a minute ago, with an unverified address. */
const BEGINNER: AccountOptions = {
  name: NAME,
  emailVerified: false,
  record: { ...EVERY_FORM_APPLIES, pancard: PAN, designation: '', address: '' },
};

const enterBeginner = (page: Page) => openAsNew(page, '/dashboard', BEGINNER);

export const beginnerWalk: Walk = walk('a trainee who has just registered', enterBeginner, {
  'dashboard/unverified': opens('/dashboard', 'Dashboard'),
  'dashboard/account-menu': (page) => press(page, 'Account MN', 'Signed in as'),
  'profile/empty': opens('/profile', 'My Profile'),
  'profile/errors': async (page) => {
    await field(page, 'Name').fill('');
    await field(page, 'PAN Number').fill('1234567890');
    await field(page, 'Contact Number').fill('12');
    await press(page, 'Save', 'There is a problem');
  },
  'gst/open': opens('/nonapplicability', GST),
  'gst/errors': showsErrors('Submit'),
  'gst/dialog': async (page) => {
    await field(page, 'Date').fill('2099-01-01');
    await field(page, 'State').selectOption('Karnataka');
    await field(page, 'Home State').selectOption('Kerala');
    await field(page, 'Place').fill('Kochi');
    await press(page, 'Submit', dialog(page));
  },
  'gst-letter/none': opens('/exportgst', 'GST Declaration'),
  'bank/empty': opens('/trainee-bankdetails', 'Bank Details'),
  'bank/explained': async (page) => {
    await button(page, 'What is a cancelled cheque, and why do we ask?').click();
    await expect(page.getByRole('img', { name: /^Drawing of a cancelled cheque/ })).toBeVisible();
    await button(page, 'What is MICR?').click();
  },
  'bank/errors': async (page) => {
    await field(page, 'IFSC Code').fill('SBINO005943');
    await press(page, 'Submit', 'There is a problem');
  },
  'trainee-form/empty': opens('/mt-trainee-form', 'Trainee Registration Form'),
  'trainee-form/errors': showsErrors('Submit'),
  'trainee-form/state': async (page) => {
    await field(page, 'City').fill('Madagadipet');
    await field(page, 'PIN Code').fill('605107');
    await expect(field(page, 'State')).toBeVisible();
  },
  'trainee-form/declaration': (page) =>
    visit(page, DECLARATION, 'Trainee Registration Form', field(page, 'Place')),
  'documents/empty': opens('/mt-upload-documents', 'Documents Upload'),
  'documents/missing': showsErrors('Submit'),
  'documents/refused-file': async (page) => {
    await page.getByLabel('Upload PAN Card').and(page.locator('input')).setInputFiles(disguisedFile);
    await expect(page.locator('td .field-error')).toBeVisible();
  },
  'documents/dragging': async (page) => {
    await visit(page, '/mt-upload-documents', 'Documents Upload');
    await dragFile(page, 'tbody tr:last-child td', 'dragover', pngFile('pan-card.png'));
    await expect(page.getByText('Drop the file here.')).toHaveCount(2);
  },
  'documents/card-question': async (page) => {
    await visit(page, '/mt-upload-documents', 'Documents Upload');
    await chooseThrough(page, 'Upload Aadhar Card', cardFile('aadhar-card.png'));
    await expect(dialog(page)).toContainText('Nothing has been sent yet');
  },
  'documents/mask-dialog': async (page) => {
    await dialog(page).getByRole('button', { name: 'Mask it now' }).click();
    await button(page, 'Add a box').click();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Shift+ArrowLeft');
  },
  'documents/mask-asks': async (page) => {
    await dialog(page).getByRole('button', { name: 'Upload without masking' }).click();
    await expect(dialog(page)).toContainText('Uploaded as it is');
  },
  'documents/mask-pdf': async (page) => {
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await dragFile(page, 'tbody tr:first-child td', 'drop', pdfFile('aadhar-card.pdf'));
    await expect(dialog(page)).toContainText('is a PDF');
  },
  'e-invoicing/open': opens('/vendor-einvoicing', 'E-invoicing Declaration'),
  'e-invoicing/errors': showsErrors('Submit'),
  'queries/none': opens('/queries', 'Queries'),
  'queries/errors': showsErrors('Raise query'),
  'not-found/signed-in': opens('/no-such-page', 'Page not found'),
  'documents/uploading': async (page) => {
    await visit(page, '/mt-upload-documents', 'Documents Upload');
    await holdUploads(page);
    const input = page.getByLabel('Upload PAN Card').and(page.locator('input'));
    await input.setInputFiles(largePng('pan-card.png', 4 * MIB));
    await expect(button(page, 'Pause upload of PAN Card')).toBeVisible();
  },
});

/** Registered a minute ago. */
const COMPANY: AccountOptions = {
  name: 'Specimen Media Private Limited',
  usertype: 'vendor',
  record: {
    designation: 'Director',
    vendortype: 'Other',
    pancard: 'ZZZCS0001Z',
    aadharcard: '',
    isGSTApplicable: 'yes',
    GSTIN: '27ZZZCS0001Z1Z7',
    vendorDetails: { sectionOne: { vendorStatus: 'Private Limited Company' } } as never,
  },
};

const enterCompany = (page: Page) => openAsNew(page, '/dashboard', COMPANY);

export const companyWalk: Walk = walk('a company that has just registered', enterCompany, {
  'dashboard/company': opens('/dashboard', 'Dashboard'),
  'profile/company': opens('/profile', 'My Profile'),
  'documents/company': opens('/mt-upload-documents', 'Documents Upload'),
  'trainee-form/company': opens('/mt-trainee-form', 'Vendor Registration Form'),
  'trainee-form/company-declaration': opens(DECLARATION, 'Vendor Registration Form'),
  'e-invoicing/company': opens('/vendor-einvoicing', 'E-invoicing Declaration'),
  ...Object.fromEntries(PLAIN_FORMS.map((key) => [`${key}/open`, opens(FORMS[key].path, FORMS[key].title)])),
  'msa/errors': async (page) => {
    await visit(page, '/exportmsa', 'Master Service Agreement');
    await showsErrors('Accept')(page);
  },
  'tax-details/empty': opens('/tax-details', 'Tax and MSME Details'),
  'tax-details/errors': async (page) => {
    await field(page, 'Class of Enterprise').selectOption('Micro');
    await field(page, 'Certificate of Lower Deduction').selectOption('Yes');
    await press(page, 'Save', page.locator('.field-error').first());
  },
  'tax-details/warnings': async (page) => {
    await field(page, 'Udyam Number').fill('UDYAM-KR-03-0000001');
    await field(page, 'Date of Certificate').fill('2024-05-01');
    await field(page, 'Financial Year').selectOption('2025-26');
    await field(page, 'Main Activity').selectOption('Services');
    await field(page, 'GST Scheme').selectOption('Not registered for GST');
    await field(page, 'Certificate Number').fill('AB/2026/0001');
    await field(page, 'Certificate Valid Until').fill('2026-03-31');
    await expect(page.locator('.field-warnings').first()).toBeVisible();
    await sees(page, /declare that our enterprise is micro/);
  },
});

const REGISTERED = {
  isGSTApplicable: 'yes',
  GSTIN: '27ZZZPK0001Z1ZO',
  isEinvoicingApplicable: 'yes',
} as const;
const enter = (page: Page) => openAsNew(page, '/dashboard', { record: REGISTERED });

export const strangerWalk: Walk = walk('a trainee where others belong', enter, {
  'approval/not-an-approver': opens('/approve/some-uid?action=accept', 'Approval'),
  'review/not-a-reviewer': opens('/review', 'Review queue'),
  'msa/not-concerned': opens('/exportmsa', 'Master Service Agreement'),
  'gst/not-concerned': opens('/nonapplicability', GST),
  'shell/out-of-reach': async (page) => {
    await page.route('**/Listen/channel**', (route) => route.abort('connectionrefused'));
    await page.goto('/dashboard');
    await sees(page, 'Your data could not be loaded');
  },
});
