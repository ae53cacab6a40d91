import { expect } from '@playwright/test';
import { newAccount } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser } from '../../support/e2e/people/records.ts';
import { openDeclaration, openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';
import { makeSectionOne, makeSectionSix } from '../../support/factories.ts';

const complete = () => ({ sectionOne: makeSectionOne(), sectionSix: makeSectionSix() });

test.describe('two tabs', () => {
  test('a submission in one tab locks the other and lists the text that is not part of it', async ({
    page,
  }) => {
    const account = await newAccount({ record: { vendorDetails: complete() } });
    await openTraineeForm(page, account);
    await page.getByLabel('City').fill('Pune');
    await patchUser(account.uid, { 'forms.vendorform': 1 });
    await expect(page.getByText('No changes can be made now.')).toBeVisible();
    await expect(page.getByText('What you typed here since the last save is not part of it.')).toBeVisible();
    await expect(page.getByLabel('City')).not.toBeEditable();
    await expect(page.getByLabel('City')).toHaveValue('Pune');
  });
});

test.describe('records of any shape', () => {
  test('unknown fields of a section and unknown vendor types survive a save', async ({ page }) => {
    const account = await newAccount();
    const vendorTypes = [
      { name: 'TV', isChecked: true },
      { name: 'Podcasts', isChecked: true },
    ];
    await patchUser(account.uid, {
      vendorTypes,
      vendorDetails: {
        note: 'kept',
        sectionOne: { ...makeSectionOne(), msmeNumber: 'M-1' },
        sectionSix: { ...makeSectionSix(), witness: 'Asha' },
      },
    });
    await openTraineeForm(page, account);
    await page.getByLabel('City').fill('Pune');
    await sectionBody(page, 'One').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
    await (await openDeclaration(page)).getByLabel('Place').fill('Pune');
    await sectionBody(page, 'Four').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Section IV Saved Successfully')).toBeVisible();
    expect(await admin.readRecord(`users/${account.uid}`)).toMatchObject({
      vendorTypes,
      vendorDetails: {
        note: 'kept',
        sectionOne: { city: 'Pune', msmeNumber: 'M-1' },
        sectionSix: { place: 'Pune', witness: 'Asha' },
      },
    });
  });
});
