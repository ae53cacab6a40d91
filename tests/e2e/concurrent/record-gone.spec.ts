import { expect } from '@playwright/test';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { admin, readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { openOptional, openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';

const removed = 'Your record has been removed';

test('a deleted record under the trainee form is reported, and the text is saved once it is back', async ({
  page,
  expectConsoleError,
}) => {
  // The rules refuse a draft without a record.
  expectConsoleError(/Failed to load resource.*403/);
  const account = await newAccount();
  await openTraineeForm(page, account);
  const section = sectionBody(page, 'One');
  await field(page, 'City').fill('Pune');
  await openOptional(page);
  await section.getByRole('button', { name: 'Add Sales contact' }).click();
  await section.getByRole('group', { name: 'Sales contact 1' }).getByLabel('Name').fill('Ravi Das');
  const record = (await admin.readRecord(`users/${account.uid}`)) ?? {};
  await admin.deleteRecord(`users/${account.uid}`);
  await expect(page.getByRole('alert').filter({ hasText: removed })).toBeVisible();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section.getByRole('alert')).toContainText(
    'The record has been removed, so this is not saved. What you typed is still here',
  );
  await expect(field(page, 'City')).toHaveValue('Pune');
  await admin.writeRecords([{ path: `users/${account.uid}`, data: record }]);
  await expect(page.getByRole('alert').filter({ hasText: removed })).toBeHidden();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
  const { sectionOne } = (await readUser(account.uid)).vendorDetails;
  expect(sectionOne).toMatchObject({ city: 'Pune', salesDetails: [{ name: 'Ravi Das' }] });
});
