import { expect, type Page } from '@playwright/test';
import { renewalYear } from '../../../src/domain/due/letterYears.ts';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { patchUser, readUser } from '../../support/e2e/people/records.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { asReviewer, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import {
  allForms,
  GST_GROUNDS,
  makeBankDetails,
  makeEinvoicing,
  makeNonGst,
  makeSectionOne,
  makeSectionSix,
} from '../../support/factories.ts';

// The emulator's clock cannot be set: the letters are of the year before the one that is due now.
const YEAR = renewalYear(Date.now());
const OLD = `${YEAR.slice(0, 4)}-03-20`;

async function sign(page: Page, dialogTitle: string): Promise<void> {
  await button(page, 'Submit').click();
  await page.getByRole('dialog', { name: dialogTitle }).getByRole('button', { name: 'Submit' }).click();
}

test('an approved vendor renews both letters through the reviewer and stays approved', {
  tag: ['@renewal-letter', '@renewal-task', '@renewal-export', '@due-list'],
}, async ({ page, newPage }) => {
  const person = await newAccount({
    usertype: 'vendor',
    name: uniqueName(),
    record: {
      isGSTApplicable: 'no',
      isEinvoicingApplicable: 'no',
      bankDetails: makeBankDetails(),
      nongst: makeNonGst({ ...GST_GROUNDS, date: OLD }),
      einvoicing: makeEinvoicing({ date: OLD }),
      vendorDetails: { sectionOne: makeSectionOne(), sectionSix: makeSectionSix() },
      forms: { ...allForms(2), status: 4, approved: true },
    },
    documents: {},
    isReviewed: true,
  });
  const reviewing = await newPage();
  await asReviewer(reviewing);
  await reviewing.goto('/due');
  await expect(reviewing.getByRole('row', { name: person.name })).toContainText(`for ${YEAR}`);

  await signIn(page, person, '/dashboard');
  await page.getByRole('link', { name: `Sign for ${YEAR}` }).click();
  await expect(page.getByText(`Sign it again for the financial year ${YEAR}`)).toBeVisible();
  await sign(page, 'Are you sure you want to submit it?');
  await expect(page).toHaveURL(/\/exportgst$/);
  await page.goto('/dashboard');
  await expect(page.getByText('You have sent everything.')).toBeVisible();
  await reviewing.goto('/exports');
  await button(reviewing, 'Export').click();
  await expect(reviewing.getByText(/exported\.|not in this file/).first()).toBeVisible();

  await reviewing.goto(`/review/${person.uid}`);
  await reviewing.getByRole('button', { name: 'Validate Non-applicability of GST' }).click();
  await expect.poll(async () => (await readUser(person.uid)).forms.nonapplicability).toBe(2);
  const renewed = await readUser(person.uid);
  expect(renewed.nongst.year).toBe(YEAR);
  expect(renewed.forms).toMatchObject({ status: 4, approved: true });

  // Once GST applies, the e-invoicing letter is asked for.
  await patchUser(person.uid, { isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Sign for ${YEAR}` }).click();
  await sign(page, 'Are you sure you want to submit it?');
  await expect.poll(async () => (await readUser(person.uid)).forms.einvoicing).toBe(1);
  await reviewing.goto(`/review/${person.uid}`);
  await reviewing.getByRole('button', { name: 'Validate E-invoicing Declaration' }).click();
  await expect.poll(async () => (await readUser(person.uid)).forms.einvoicing).toBe(2);
  await page.goto('/dashboard');
  await expect(page.getByText('There is nothing left for you to do.')).toBeVisible();
});
