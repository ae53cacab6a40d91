import { expect, type Page } from '@playwright/test';
import { VENDOR_STATUSES } from '../../src/domain/options.ts';
import { newAccount } from '../support/e2e/accounts.ts';
import { KEPT, UNSAVED } from '../support/e2e/drafts.ts';
import { readUser } from '../support/e2e/records.ts';
import { test } from '../support/e2e/test.ts';
import {
  fillDeclaration,
  fillSectionOne,
  openDeclaration,
  openTraineeForm,
  sectionBody,
} from '../support/e2e/traineeForm.ts';
import { makeBankDetails, makeNonGst, makeSectionOne, makeSectionSix } from '../support/factories.ts';

const INCOMPLETE = 'Please fill in complete form';
const complete = () => ({ sectionOne: makeSectionOne(), sectionSix: makeSectionSix() });

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
}

async function save(page: Page, which: 'One' | 'Four') {
  await sectionBody(page, which).getByRole('button', { name: 'Save', exact: true }).click();
}

test.describe('Section 1, Trainee Information Details', () => {
  test('name, PAN and Aadhar are prefilled, vendor status and withholding taxes have their defaults (SPEC 3, sectionOne)', async ({
    page,
  }) => {
    const account = await newAccount({ name: 'Meera Nair', record: { pancard: 'ZZZPN0001Z' } });
    await openTraineeForm(page, account);
    const section = sectionBody(page, 'One');
    await expect(section.getByLabel('Name of Vendor')).toHaveValue('Meera Nair');
    await expect(section.getByLabel('PAN Number')).toHaveValue('ZZZPN0001Z');
    await expect(section.getByLabel('Aadhar Number', { exact: true })).toHaveValue('XXXX XXXX 0124');
    const status = section.getByLabel('Vendor Status');
    await expect(status).toHaveValue('Individual(Moderator/Freelancer)');
    await expect(status.getByRole('option')).toHaveText(['Choose', ...VENDOR_STATUSES]);
    const taxes = section.getByLabel('Withholding Taxes');
    await expect(taxes).toHaveValue('Yes');
    await expect(taxes).not.toBeEditable();
    await expect(section.getByRole('checkbox')).toHaveCount(12);
  });

  test('Save writes vendorDetails.sectionOne and vendorTypes and says so (SPEC 7 and 8, Section I Saved Successfully)', async ({
    page,
  }) => {
    const account = await newAccount();
    await openTraineeForm(page, account);
    await fillSectionOne(page);
    const section = sectionBody(page, 'One');
    await section.getByRole('button', { name: 'Add Accounts contact' }).click();
    const contact = section.getByRole('group', { name: 'Accounts contact 1' });
    await contact.getByLabel('Name').fill('Asha Rao');
    await contact.getByLabel('Designation').fill('Accountant');
    await contact.getByLabel('Phone').fill('90000 00012');
    await contact.getByLabel('E-mail').fill('asha@demo.example');
    await section.getByLabel('Radio').check();
    await expect(section.getByText(UNSAVED)).toBeVisible();

    await save(page, 'One');
    await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
    await expect(section.getByText(UNSAVED)).toBeHidden();
    const stored = await readUser(account.uid);
    expect(stored.vendorDetails.sectionOne).toMatchObject({
      nameOfVendor: 'Meera Nair',
      city: 'Mumbai',
      withHoldingTaxes: 'Yes',
      relatedwOMG: 'No',
      accountsDetails: [
        { name: 'Asha Rao', designation: 'Accountant', phone: '9000000012', email: 'asha@demo.example' },
      ],
    });
    expect(stored.vendorTypes.filter(({ isChecked }) => isChecked)).toEqual([
      { name: 'Radio', isChecked: true },
    ]);
    expect(stored.forms.vendorform).toBe(0);
  });

  test('a draft is saved however incomplete, names what it lacks, and a reload loses nothing of it', async ({
    page,
  }) => {
    const account = await newAccount();
    await openTraineeForm(page, account);
    const section = sectionBody(page, 'One');
    await section.getByLabel('City').fill('Pune');
    await section.getByLabel('PAN Number').fill('ZZZPN');
    await save(page, 'One');
    await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Country is required' })).toBeVisible();
    // The form takes no unfinished PAN (R16): it stays a draft, and the screen says so.
    await expect(section.getByText(KEPT)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Enter Valid PAN Number!' })).toBeVisible();

    await section.getByRole('link', { name: 'Country is required' }).click();
    await expect(section.getByLabel('Country')).toBeFocused();

    await page.reload();
    await expect(section.getByLabel('City')).toHaveValue('Pune');
    await expect(section.getByLabel('PAN Number')).toHaveValue('ZZZPN');
  });

  test('a general-question row is added only when company, name and number are all present (SPEC 5)', async ({
    page,
  }) => {
    const account = await newAccount();
    await openTraineeForm(page, account);
    const fresh = page.getByRole('group', { name: 'New reference' });
    await fresh.getByLabel('Company Name').fill('Specimen Radio');
    await fresh.getByLabel('Reference Name').fill('Ravi Das');
    await fresh.getByRole('button', { name: 'Add Reference' }).click();
    await expect(fresh.getByText('Reference Number is required')).toBeVisible();
    await expect(fresh.getByLabel('Reference Number')).toBeFocused();
    await expect(page.getByRole('group', { name: 'Reference 1' })).toBeHidden();

    await fresh.getByLabel('Reference Number').fill('42');
    await fresh.getByRole('button', { name: 'Add Reference' }).click();
    await expect(page.getByRole('group', { name: 'Reference 1' }).getByLabel('Company Name')).toHaveValue(
      'Specimen Radio',
    );
    await expect(fresh.getByLabel('Company Name')).toHaveValue('');
    await save(page, 'One');
    await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
    const { sectionOne } = (await readUser(account.uid)).vendorDetails;
    expect(sectionOne?.generalQuestions).toEqual([
      { companyName: 'Specimen Radio', refName: 'Ravi Das', refNumber: '42' },
    ]);
  });

  test('lists end at five contacts, forty GST registrations and twenty references (R15)', async ({
    page,
  }) => {
    const { gstTable, accountsDetails, generalQuestions } = makeSectionOne();
    const times = <Row>(rows: Row[], count: number) => Array.from({ length: count }, () => rows).flat();
    const sectionOne = makeSectionOne({
      gstTable: times(gstTable, 40),
      accountsDetails: times(accountsDetails, 4),
      generalQuestions: times(generalQuestions, 20),
    });
    const account = await newAccount({ record: { vendorDetails: { sectionOne } } });
    await openTraineeForm(page, account);
    await page.getByRole('button', { name: 'Add Accounts contact' }).click();
    await expect(page.getByRole('group', { name: 'Accounts contact 5' }).getByLabel('Name')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Add Accounts contact' })).toBeHidden();
    await expect(page.getByRole('group', { name: 'GST registration 40' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add GST registration' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Add Reference' })).toBeHidden();

    await page.getByRole('button', { name: 'Remove Accounts contact 5' }).click();
    await page.getByRole('button', { name: 'Remove GST registration 40' }).click();
    await save(page, 'One');
    await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
    const stored = (await readUser(account.uid)).vendorDetails.sectionOne;
    expect(stored?.gstTable).toHaveLength(39);
    expect(stored?.generalQuestions).toHaveLength(20);
  });

  test('findings about a GSTIN in the table warn and do not block (R16)', async ({ page }) => {
    const vendorDetails = { ...complete(), sectionOne: makeSectionOne({ gstTable: [] }) };
    await openTraineeForm(page, await newAccount({ record: { isGSTApplicable: 'yes', vendorDetails } }));
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const section = sectionBody(page, 'One');
    await expect(section.getByRole('link', { name: 'Add at least one GST registration' })).toBeVisible();

    await section.getByRole('button', { name: 'Add GST registration' }).click();
    const row = section.getByRole('group', { name: 'GST registration 1' });
    await row.getByLabel('State Code').fill('27');
    await row.getByLabel('GSTIN').fill('27ZZZPKO001Z1ZO');
    await row.getByLabel('Billing Address').fill('7 Specimen Lane');
    await row.getByLabel('Service').fill('Moderation');
    await row.getByLabel('Contact Details').fill('9000000001');
    await expect(row.getByText('Enter Valid GSTIN Number')).toBeVisible();
    await expect(row.getByText('did you mean 27ZZZPK0001Z1ZO?')).toBeVisible();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('ten characters that are no PAN are cleared with Enter Valid PAN Number! (SPEC 5, PAN)', async ({
    page,
  }) => {
    await openTraineeForm(page, await newAccount());
    const pan = page.getByLabel('PAN Number');
    await pan.fill('');
    await pan.pressSequentially('zzzpk00011');
    await expect(pan).toHaveValue('');
    await expect(page.getByText('Enter Valid PAN Number!')).toBeVisible();
    await pan.pressSequentially('zzzpn0002z');
    await expect(pan).toHaveValue('ZZZPN0002Z');
    await expect(page.getByText('Enter Valid PAN Number!')).toBeHidden();
  });

  test('the Aadhar number is masked until it is revealed', async ({ page }) => {
    await openTraineeForm(page, await newAccount());
    const aadhar = page.getByLabel('Aadhar Number', { exact: true });
    await expect(aadhar).toHaveValue('XXXX XXXX 0124');
    await page.getByRole('button', { name: 'Show Aadhar Number' }).click();
    await expect(aadhar).toHaveValue('234567890124');
    await aadhar.fill('987654321096');
    await page.getByRole('button', { name: 'Hide Aadhar Number' }).click();
    await expect(aadhar).toHaveValue('XXXX XXXX 1096');
  });
});

test.describe('Section 4, Declaration', () => {
  test('position, number and e-mail come from the profile; Save writes sectionSix and says so (SPEC 3, 7 and 8, Section IV Saved Successfully)', async ({
    page,
  }) => {
    const account = await newAccount({ record: { designation: 'Moderator', phone: '9000000021' } });
    await openTraineeForm(page, account);
    const section = await openDeclaration(page);
    await expect(section.getByLabel('Position of Signatory')).toHaveValue('Moderator');
    await expect(section.getByLabel('Contact Number of Signatory')).toHaveValue('9000000021');
    await expect(section.getByLabel('E-mail of Signatory')).toHaveValue(account.email);
    await fillDeclaration(page);
    await save(page, 'Four');
    await expect(page.getByText('Section IV Saved Successfully')).toBeVisible();
    const { vendorDetails } = await readUser(account.uid);
    expect(vendorDetails).toEqual({
      sectionSix: {
        serviceProvider: 'Meera Nair',
        signatoryName: 'Meera Nair',
        positionOfSignatory: 'Moderator',
        signatoryContactNumber: '9000000021',
        signatoryEmail: account.email,
        place: 'Mumbai',
        signatoryDate: '2026-11-20',
      },
    });
  });
});

test.describe('Submit', () => {
  test('with sectionOne or sectionSix missing says Please fill in complete form and is blocked (SPEC 5 and 8)', async ({
    page,
  }) => {
    const account = await newAccount({ record: { vendorDetails: { sectionOne: makeSectionOne() } } });
    await openTraineeForm(page, account);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: INCOMPLETE })).toHaveCount(2);
    await expect(dialog(page)).toBeHidden();
    const summary = sectionBody(page, 'Four').locator('.error-summary');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Place is required' }).click();
    await expect(page.getByLabel('Place')).toBeFocused();
    expect((await readUser(account.uid)).forms.vendorform).toBe(0);
  });

  test('of a form filled in but never saved saves it, asks for the declaration, sets vendorform 1 and leads to the dashboard (SPEC 4, Submit flow)', async ({
    page,
  }) => {
    const account = await newAccount();
    await openTraineeForm(page, account);
    await fillSectionOne(page);
    await fillDeclaration(page);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(dialog(page)).toContainText(
      'I hereby declare that all the information given above is true and correct to the best of my knowledge',
    );
    await dialog(page).getByRole('button', { name: 'Submit' }).dblclick();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText('Trainee Details Saved Successfully')).toBeVisible();

    const { forms, logs, vendorDetails } = await readUser(account.uid);
    expect(forms).toMatchObject({ vendorform: 1, status: 0 });
    expect(logs.map(({ title }) => title)).toEqual(['Meera Nair submitted Trainee Data Form']);
    expect(vendorDetails.sectionOne?.city).toBe('Mumbai');
    expect(vendorDetails.sectionSix?.place).toBe('Mumbai');
  });

  test('sets the overall status 1 when the other forms are submitted (SPEC 4, Overall forms.status)', async ({
    page,
  }) => {
    const account = await newAccount({
      record: {
        vendorDetails: complete(),
        bankDetails: makeBankDetails(),
        nongst: makeNonGst(),
        forms: { bankdetails: 1, nonapplicability: 1 },
      },
    });
    await openTraineeForm(page, account);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/dashboard');
    expect((await readUser(account.uid)).forms).toMatchObject({ vendorform: 1, status: 1 });
  });

  test('writes nothing when the confirmation is cancelled', async ({ page }) => {
    const account = await newAccount({ record: { vendorDetails: complete() } });
    await openTraineeForm(page, account);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
    expect((await readUser(account.uid)).forms.vendorform).toBe(0);
    await expect(page).toHaveURL('/mt-trainee-form');
  });
});
