import { expect } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { openScreen } from '../../support/e2e/people/completion.ts';
import { admin, patchUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { asReviewer, openReview, section } from '../../support/e2e/screens/reviews.ts';
import { test } from '../../support/e2e/test.ts';

const TITLE = 'Tax and MSME Details';
const REGISTERED = { usertype: 'vendor', isGSTApplicable: 'yes', GSTIN: '27ZZZPK0001Z1ZO' } as const;

test('a vendor declares the class, and the reviewer reads when to pay', {
  tag: ['@tax-details', '@tax-review', '@tax-remarks', '@tax-menu'],
}, async ({ page, newPage }) => {
  const { usertype, ...record } = REGISTERED;
  const account = await newAccount({ usertype, record });
  await signIn(page, account, '/dashboard');
  await openScreen(page, TITLE);
  await field(page, 'Class of Enterprise').selectOption('Micro');
  await field(page, 'Udyam Number').fill('udyam kr 03 0000001');
  await field(page, 'Date of Certificate').fill('2024-05-01');
  await expect(
    page.getByText('The Udyam number is of Karnataka, the address is in Maharashtra.'),
  ).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('Choose the main activity.');
  await field(page, 'Financial Year').selectOption('2025-26');
  await field(page, 'Main Activity').selectOption('Services');
  await field(page, 'GST Scheme').selectOption('Composition');
  await expect(page.getByText(/^I declare that my enterprise is micro/)).toBeVisible();
  await button(page, 'Save').click();
  await expect(page.getByText('Tax and MSME Details Saved Successfully')).toBeVisible();
  expect(await admin.readRecord(`taxes/${account.uid}`)).toMatchObject({
    class: 'micro',
    udyam: 'UDYAM-KR-03-0000001',
    scheme: 'composition',
  });

  const reviewer = await newPage();
  await asReviewer(reviewer);
  await openReview(reviewer, account);
  const taxes = section(reviewer, TITLE);
  await expect(taxes).toContainText('Pay by the agreed day, at most 45 days after acceptance');
  await expect(taxes).toContainText('Worth a second look');

  await patchUser(account.uid, { 'forms.status': 1 });
  await expect(page.getByText('Your tax and MSME details are locked')).toBeVisible();
  await expect(button(page, 'Save')).toHaveCount(0);
});
