import { expect, type Page } from '@playwright/test';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readUser } from '../../support/e2e/people/records.ts';
import { UNSAVED } from '../../support/e2e/screens/drafts.ts';
import {
  fillDeclaration,
  fillSectionOne,
  openDeclaration,
  openOptional,
  openTraineeForm,
  sectionBody,
} from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
}

async function save(page: Page, which: 'One' | 'Four') {
  await sectionBody(page, which).getByRole('button', { name: 'Save', exact: true }).click();
}

test('Save writes each section, says so, and keeps fields and vendor types that the form lacks', {
  tag: ['@form-locked', '@form-save', '@section-fields'],
}, async ({ page }) => {
  const account = await newAccount();
  const vendorTypes = ['TV', 'Podcasts'].map((name) => ({ name, isChecked: true }));
  await patchUser(account.uid, {
    vendorTypes,
    vendorDetails: {
      note: 'kept',
      sectionOne: { ...makeSectionOne({ makerDetails: [] }), msmeNumber: 'M-1' },
      sectionSix: { ...makeSectionSix(), witness: 'Asha' },
    },
  });
  await openTraineeForm(page, account);
  const section = sectionBody(page, 'One');
  await section.getByLabel('City').fill('Pune');
  await section.getByRole('button', { name: 'Add Maker contact' }).click();
  await section.getByRole('group', { name: 'Maker contact 1' }).getByLabel('Name').fill('Asha Rao');
  await expect(section.getByText(UNSAVED)).toBeVisible();
  await save(page, 'One');
  await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
  await expect(section.getByText(UNSAVED)).toBeHidden();
  await (await openDeclaration(page)).getByLabel('Place').fill('Pune');
  await save(page, 'Four');
  await expect(page.getByText('Section IV Saved Successfully')).toBeVisible();

  const { vendorDetails, forms, ...record } = (await admin.readRecord(`users/${account.uid}`)) ?? {};
  expect(vendorDetails).toMatchObject({
    note: 'kept',
    sectionOne: { city: 'Pune', makerDetails: [{ name: 'Asha Rao' }], msmeNumber: 'M-1' },
    sectionSix: { place: 'Pune', witness: 'Asha' },
  });
  expect(record.vendorTypes).toEqual(vendorTypes);
  expect(forms).toMatchObject({ vendorform: 0 });
});

test('full lists take no more rows, and more rows than one write takes are saved (R15)', async ({ page }) => {
  // Rows of an older version: the portal adds a missing field to each, so the rules count all as changed.
  const { gstTable: rows, accountsDetails } = makeSectionOne();
  const [{ contactDetails: _, ...gstRow } = { contactDetails: '' }] = rows;
  const gstTable = Array.from({ length: 40 }, (__, at) => ({ ...gstRow, serviceName: `Service ${at}` }));
  const generalQuestions = Array.from({ length: 20 }, (__, at) => ({ companyName: `Company ${at}` }));
  const contacts = Array.from({ length: 4 }, () => accountsDetails).flat();
  const sectionOne = { ...makeSectionOne(), accountsDetails: contacts, gstTable, generalQuestions };
  const account = await newAccount({ record: { vendorDetails: { sectionOne } as never } });
  await openTraineeForm(page, account);
  await page.getByRole('button', { name: 'Add Accounts contact' }).click();
  await expect(page.getByRole('group', { name: 'Accounts contact 5' }).getByLabel('Name')).toBeFocused();
  for (const name of ['Add Accounts contact', 'Add GST registration', 'Add Reference'])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await page.getByRole('button', { name: 'Remove Accounts contact 5' }).click();
  await page.getByLabel('City').fill('Pune');
  await save(page, 'One');
  await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
  const stored = (await readUser(account.uid)).vendorDetails.sectionOne;
  expect(stored).toMatchObject({ city: 'Pune', accountsDetails: contacts });
  expect(stored?.gstTable).toEqual(gstTable.map((row) => ({ ...row, contactDetails: '' })));
  expect(stored?.generalQuestions).toEqual(
    generalQuestions.map((row) => ({ ...row, refName: '', refNumber: '' })),
  );
});

test('submitting an unsaved form saves it, asks for the declaration and sets vendorform 1', {
  tag: ['@core', '@form-submit', '@form-declaration'],
}, async ({ page }) => {
  const account = await newAccount({ record: { designation: 'Moderator', phone: '9000000021' } });
  await openTraineeForm(page, account);
  await fillSectionOne(page);
  await openOptional(page);
  await page.getByLabel('Radio', { exact: true }).check();
  await fillDeclaration(page);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(dialog(page)).toContainText(
    'I hereby declare that all the information given above is true and correct to the best of my knowledge',
  );
  await dialog(page).getByRole('button', { name: 'Submit' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Trainee Details Saved Successfully')).toBeVisible();

  const { forms, logs, vendorDetails, vendorTypes } = await readUser(account.uid);
  expect(forms).toMatchObject({ vendorform: 1, status: 0 });
  expect(logs.map(({ title }) => title)).toEqual(['Meera Nair submitted Trainee Data Form']);
  expect(vendorDetails.sectionOne).toMatchObject({
    nameOfVendor: 'Meera Nair',
    city: 'Mumbai',
    withHoldingTaxes: 'Yes',
    relatedwOMG: 'No',
  });
  const checked = vendorTypes.filter(({ isChecked }) => isChecked);
  expect(checked).toEqual([{ name: 'Radio', isChecked: true }]);
  expect(vendorDetails.sectionSix).toEqual({
    serviceProvider: 'Meera Nair',
    signatoryName: 'Meera Nair',
    positionOfSignatory: 'Moderator',
    signatoryContactNumber: '9000000021',
    signatoryEmail: account.email,
    place: 'Mumbai',
    signatoryDate: '2026-11-20',
  });
  await page.goto('/mt-trainee-form');
  await expect(page.getByText('No changes can be made now.')).toBeVisible();
  await expect(page.getByLabel('City')).not.toBeEditable();
});
