import { expect } from '@playwright/test';
import { answerWith } from '../../support/e2e/faults/networkFaults.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field, toast } from '../../support/e2e/screens/controls.ts';
import { UNSAVED } from '../../support/e2e/screens/drafts.ts';
import { test } from '../../support/e2e/test.ts';

test('a successful save shows a message, and the dashboard updates', {
  tag: ['@core', '@profile-fields'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/profile');
  await field(page, 'Name').fill('Ram Kumar Gupta');
  await field(page, 'Designation').fill('Moderator');
  await field(page, 'Contact Number').fill('90000 00007');
  await field(page, 'PAN Number').fill('zzzpn 0002-z');
  await field(page, 'Aadhar Number').fill('9876 5432 1096');
  await field(page, 'Address').fill('9 Specimen Lane, Pune 411001');
  await field(page, 'Nationality').selectOption('Foreign');
  await field(page, 'E-Invoicing Applicable').selectOption('yes');
  await field(page, 'Vendor Type').selectOption('Other');
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await button(page, 'Save').click();
  await expect(toast(page, 'Profile Saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await readUser(uid)).toMatchObject({
    name: 'Ram Kumar Gupta',
    designation: 'Moderator',
    phone: '9000000007',
    pancard: 'ZZZPN0002Z',
    aadharcard: '987654321096',
    address: '9 Specimen Lane, Pune 411001',
    nationality: 'Foreign',
    isEinvoicingApplicable: 'yes',
    vendortype: 'Other',
  });
});

test("Change Password shows the provider's refusal, then mails a link to the own e-mail", {
  tag: ['@profile-password'],
}, async ({ page, expectConsoleError }) => {
  const { email } = await openAsNew(page, '/profile');
  expectConsoleError(/status of 400 .*sendOobCode/);
  const error = { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
  const repair = await answerWith(page, /accounts:sendOobCode/, { status: 400, json: { error } });
  await button(page, 'Change Password').click();
  await expect(toast(page, 'auth/too-many-requests')).toHaveClass(/Toastify__toast--warning/);
  await expect(page.getByRole('alert').filter({ hasText: 'auth/too-many-requests' }).last()).toBeVisible();
  await repair();
  await button(page, 'Change Password').click();
  await expect(toast(page, `Password reset mail sent to ${email}`)).toBeVisible();
  expect(await waitForActionLink(email, 'PASSWORD_RESET')).toContain('resetPassword');
});
