import { expect } from '@playwright/test';
import { readUser } from '../../support/e2e/people/records.ts';
import { decide, newVendor } from '../../support/e2e/screens/approvals.ts';
import { test } from '../../support/e2e/test.ts';

test('approval: the remarks prompt is stored as vendorRemark', { tag: ['@approval-remarks'] }, async ({
  page,
}) => {
  const vendor = await newVendor();
  await decide(page, vendor, 'accept');
  const prompt = page.getByRole('dialog');
  const remarks = prompt.getByLabel('Remarks', { exact: true });
  await expect(remarks).toBeFocused();
  await prompt.getByRole('button', { name: 'Save remarks' }).click();
  await expect(remarks).toHaveAccessibleDescription(/Enter your remarks/);
  await remarks.fill('Bank letter seen in original.');
  await prompt.getByRole('button', { name: 'Save remarks' }).click();
  await expect(prompt).toBeHidden();
  expect((await readUser(vendor.uid)).vendorRemark).toBe('Bank letter seen in original.');

  await page.reload();
  await page.getByRole('button', { name: 'Write remarks' }).click();
  await expect(remarks).toHaveValue('Bank letter seen in original.');
});
