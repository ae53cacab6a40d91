import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, uniqueName } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms, makeBankDetails, makeTaxes } from '../../support/factories.ts';

test('an approved vendor changes the class through reviewer and approver', {
  tag: ['@amendment-taxes', '@amendment-lists', '@amendment-in-force'],
}, async ({ page, newPage }) => {
  const person = await newAccount({
    usertype: 'vendor',
    name: uniqueName(),
    record: {
      isGSTApplicable: 'yes',
      bankDetails: makeBankDetails(),
      forms: { ...allForms(2), status: 4, approved: true },
    },
    documents: {},
    isReviewed: true,
  });
  const declared = { ...makeTaxes() };
  await admin.writeRecords([{ path: `taxes/${person.uid}`, data: declared }]);
  await signIn(page, person, '/tax-details');
  await page.getByRole('link', { name: 'Change them' }).click();
  await field(page, 'Class of Enterprise').selectOption('Small');
  await field(page, 'Certificate of Lower Deduction').selectOption('Yes');
  await field(page, 'Certificate Number').fill('AB/2026/0001');
  await field(page, 'Certificate Valid Until').fill('2027-03-31');
  await field(page, 'Reason').fill('The certificate was renewed');
  await button(page, 'Submit change').click();
  await expect(page.getByText('Waits for a reviewer')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Class of Enterprise Micro Small' })).toBeVisible();

  const reviewing = await newPage();
  await asReviewer(reviewing);
  await reviewing.goto('/review?status=amendments');
  await reviewing.getByRole('link', { name: person.name }).click();
  await expect(reviewing.getByRole('row', { name: 'Class of Enterprise Micro Small' })).toBeVisible();
  await button(reviewing, 'Validate change').click();
  await expect(reviewing.getByText('Waits for an approver.')).toBeVisible();
  expect(await admin.readRecord(`taxes/${person.uid}`)).toEqual(declared);

  const approving = await newPage();
  await signIn(approving, await newAccount({ usertype: 'approver' }), '/approvals');
  await approving.getByRole('link', { name: `${person.name}: Tax and MSME details` }).click();
  await expect(approving.getByText(/^With the change: Pay by the agreed day/)).toBeVisible();
  await button(approving, 'Confirm change').click();
  await expect(approving.getByText('No change waits for you here')).toBeVisible();
  expect(await admin.readRecord(`taxes/${person.uid}`)).toMatchObject({
    class: 'small',
    lowerDeduction: { number: 'AB/2026/0001', until: '2027-03-31' },
  });
  await expect(page.getByText(/^In force, /)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Tax and MSME details, until / })).toBeVisible();
});
