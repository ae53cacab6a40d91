import { expect, type Page } from '@playwright/test';
import { companyByState } from '../../../src/domain/records/companies.ts';
import { emptyQueries } from '../../../src/domain/records/defaults.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { commonForms } from '../../support/factories.ts';

const PATH = '/vendor-einvoicing';
const REGISTERED = { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' } as const;

const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Submit', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
const letter = (page: Page) => page.getByRole('article', { name: 'E-invoicing declaration' });
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'E-invoicing Declaration' });

async function declare(page: Page): Promise<void> {
  await field(page, 'Place').fill('Mumbai');
  await field(page, 'Date').fill('2026-03-02');
  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
}

test('the e-invoicing form at 1 brings the overall status to 1', {
  tag: ['@overall-einvoicing'],
}, async ({ page }) => {
  const { uid, ...account } = await newAccount({
    usertype: 'vendor',
    record: { ...REGISTERED, vendortype: 'Overhead', forms: commonForms(1) },
  });
  await signIn(page, { uid, ...account }, '/dashboard');
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'E-invoicing Declaration' })).toBeVisible();
  await declare(page);
  await expect(page.getByText('E-invoicing Declaration Submitted Successfully')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^E-invoicing Declaration submitted|^Everything is submitted/ }),
  ).toBeVisible();
  await expect(submitButton(page)).toHaveCount(0);
  await expect(letter(page)).toContainText('2 Mar 2026');

  const record = await readUser(uid);
  expect(record.einvoicing).toEqual({
    place: 'Mumbai',
    date: '2026-03-02',
    reason: 'below',
    class: '',
    state: 'Maharashtra',
    address: companyByState('Maharashtra')?.address,
    gstinNumber: companyByState('Maharashtra')?.gstin,
  });
  expect(record.forms).toMatchObject({ einvoicing: 1, status: 1 });
  expect(record.logs.at(-1)?.title).toBe('Meera Nair submitted E-invoicing Declaration');
  expect((await readProgress(uid)).forms).toEqual(record.forms);
});

test('a returned form is answered and submitted again in one step, then printed', {
  tag: ['@queries-again'],
}, async ({ page }) => {
  const { uid, ...account } = await newAccount({
    record: {
      ...REGISTERED,
      forms: { einvoicing: -1 },
      einvoicing: { place: 'Poona', date: '2026-03-01' },
      queries: {
        ...emptyQueries(),
        einvoicing: [{ title: 'Which place?', timestamp: Date.now(), status: 0, by: 'reviewer' }],
      },
    },
  });
  await signIn(page, { uid, ...account }, PATH);
  await expect(page.getByText('Which place?')).toBeVisible();
  await expect(field(page, 'Place')).toHaveValue('Poona');
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await field(page, 'Reply').fill('It is Mumbai.');
  await field(page, 'Place').fill('Mumbai');
  await page.getByRole('button', { name: 'Resolve and submit again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByRole('heading', { name: /^E-invoicing Declaration submitted|^Everything is submitted/ }),
  ).toBeVisible();
  const { einvoicing, forms, queries } = await readUser(uid);
  expect(einvoicing?.place).toBe('Mumbai');
  expect(forms.einvoicing).toBe(1);
  expect(queries.einvoicing).toMatchObject([{ title: 'Which place?', status: 1, reply: 'It is Mumbai.' }]);

  await patchUser(uid, { 'forms.einvoicing': 2 });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(letter(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('the e-invoicing declaration is listed as soon as the profile requires it', async ({ page }) => {
  const { uid, ...account } = await newAccount({ record: { ...REGISTERED, isEinvoicingApplicable: 'yes' } });
  await signIn(page, { uid, ...account }, PATH);
  await expect(page.getByText('This declaration does not apply to you')).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  await patchUser(uid, { isEinvoicingApplicable: 'no' });
  await expect(link(page)).toBeVisible();
  await expect(submitButton(page)).toBeVisible();
});
