import { expect } from '@playwright/test';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { KEPT, readKept } from '../../support/e2e/screens/drafts.ts';
import { openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';

test('two tabs type into the same form, and the next visit has the text of both', async ({
  page,
  newPage,
}) => {
  const account = await newAccount();
  const other = await newPage();
  await openTraineeForm(page, account);
  await openTraineeForm(other, account);
  await field(page, 'City').fill('Pune');
  await expect(sectionBody(page, 'One').getByText(KEPT)).toBeVisible();
  await field(other, 'Country').fill('Nepal');
  await expect(sectionBody(other, 'One').getByText(KEPT)).toBeVisible();
  await field(page, 'Telephone').fill('9000000011');
  await expect.poll(() => readKept(account.uid, 'sectionone')).toHaveProperty('telephone');
  await page.close();
  await other.close();
  expect(await readKept(account.uid, 'sectionone')).toEqual({
    city: 'Pune',
    country: 'Nepal',
    telephone: '9000000011',
  });

  const again = await newPage();
  await openTraineeForm(again, account);
  await expect(field(again, 'City')).toHaveValue('Pune');
  await expect(field(again, 'Country')).toHaveValue('Nepal');
});
