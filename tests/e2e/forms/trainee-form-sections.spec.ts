import { expect, type Page } from '@playwright/test';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import type { FormStatus } from '../../../src/domain/records/records.ts';
import { newAccount, openAsNew, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { EVERY_FORM } from '../../support/e2e/screens/reviews.ts';
import { openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';

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

test('a query about a field links to that field', async ({ page }) => {
  const timestamp = Date.UTC(2026, 10, 20, 9, 35);
  const about = {
    title: 'Is it right?',
    timestamp,
    status: 0,
    by: 'reviewer',
    field: 'signatoryName',
  } as const;
  const vendorDetails = { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() };
  const queries = { ...emptyQueries(), vendorform: [about] };
  await openAsNew(page, '/queries', { record: { queries, vendorDetails } });
  await page.getByRole('link', { name: 'About Name of Signatory' }).click();
  await expect(field(page, 'Name of Signatory')).toBeFocused();
  await expect(field(page, 'Name of Signatory')).toBeInViewport();
});
