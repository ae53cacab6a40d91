import { expect, type Page } from '@playwright/test';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import type { FormStatus } from '../../../src/domain/records/records.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readUser } from '../../support/e2e/people/records.ts';
import { UNSAVED } from '../../support/e2e/screens/drafts.ts';
import { EVERY_FORM } from '../../support/e2e/screens/reviews.ts';
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

const TITLES = [
  'Trainee Information Details',
  'Trainee Bank Information',
  'Document Checklist',
  'Declaration',
];

function accountWith(vendorform: FormStatus, overrides: Parameters<typeof makeSectionOne>[0] = {}) {
  const vendorDetails = { sectionOne: makeSectionOne(overrides), sectionSix: makeSectionSix() };
  return newAccount({ record: { forms: { vendorform }, vendorDetails } });
}

const headers = (page: Page) => page.locator('.accordion-button');

test('the returned form of an approved person reaches the reviewer with its submission (R5)', {
  tag: ['@form-revision'],
}, async ({ page, newPage }) => {
  const open = {
    title: 'Which city is it?',
    timestamp: 1_790_000_000_000,
    status: 0,
    by: 'reviewer',
  } as const;
  const account = await newAccount({
    isReviewed: true,
    record: {
      forms: { ...EVERY_FORM(2), status: 4, approved: true, vendorform: -1 },
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
      queries: { ...emptyQueries(), vendorform: [open] },
    },
  });
  const reviewer = await newPage();
  await signIn(reviewer, await newAccount({ usertype: 'reviewer' }), `/review/${account.uid}`);
  const city = (name: string) => reviewer.getByText(name, { exact: true });
  await openTraineeForm(page, account);
  await page.getByLabel('City').fill('Nagpur');
  await page.getByLabel('Radio', { exact: true }).check();
  await sectionBody(page, 'One').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your changes are saved, and not submitted yet')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Nagpur');
  await expect(city('Mumbai').first()).toBeVisible();
  await expect(city('Nagpur')).toHaveCount(0);
  await page.getByRole('button', { name: 'Resolve and submit again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(city('Nagpur').first()).toBeVisible();
  const { vendorDetails, vendorRevision, forms, logs } = await readUser(account.uid);
  expect([vendorDetails.sectionOne?.city, vendorRevision]).toEqual(['Nagpur', undefined]);
  expect(forms).toMatchObject({ status: 4, vendorform: 1 });
  expect(logs.filter(({ about }) => about === 'vendorform')).toMatchObject([{ did: 'submitted' }]);
});

test('printing opens all sections with every value in full and the Aadhar number masked', {
  tag: ['@form-locked'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const expanded = [...document.querySelectorAll('.accordion-button')].map((header) =>
        header.getAttribute('aria-expanded'),
      );
      sessionStorage.setItem('printed', JSON.stringify({ title: document.title, expanded }));
    };
  });
  const addressL1 = `${'Specimen House with a very long name, '.repeat(6)}Mumbai`;
  await openTraineeForm(page, await accountWith(2, { addressL1, relatedwOMG: 'Yes' }));
  const title = await page.title();
  await page.getByRole('button', { name: 'Print' }).click();
  const printed = await page.evaluate(() => sessionStorage.getItem('printed'));
  expect(JSON.parse(printed ?? 'null')).toEqual({
    title: 'Trainee Data Form',
    expanded: ['true', 'true', 'true', 'true'],
  });
  for (const header of await headers(page).all()) {
    await expect(header).toHaveAttribute('aria-expanded', 'false');
  }
  expect(await page.title()).toBe(title);

  await headers(page).first().click();
  await page.getByRole('button', { name: 'Show Aadhar Number' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.trainee-form');
  for (const part of TITLES) await expect(sheet.getByText(part, { exact: true })).toBeVisible();
  for (const text of [
    addressL1,
    '27ZZZPK0001Z1ZO',
    'Leela Iyer',
    'ZZZPK0001Z',
    '20 Nov 2026',
    'XXXX XXXX 0124',
  ]) {
    await expect(sheet.getByText(text, { exact: true }).locator('visible=true').first()).toBeVisible();
  }
  await expect(sheet.locator('input:visible, select:visible, textarea:visible, .btn:visible')).toHaveCount(0);
  await expect(page.getByText('234567890124').locator('visible=true')).toHaveCount(0);
});
