import { expect, type Page } from '@playwright/test';
import { companyByState } from '../../../src/domain/records/companies.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { readProgress, readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';
const submitButton = (page: Page) =>
  page.locator('form').getByRole('button', { name: 'Submit', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });

async function fillIn(page: Page, state = 'Haryana'): Promise<void> {
  await field(page, 'Date').fill('2026-03-31');
  await field(page, 'State').selectOption(state);
}

test('submitting asks for the declaration, sets the form to 1 and leads to /exportgst', {
  tag: ['@core', '@form-declaration', '@gst-submit'],
}, async ({ page }) => {
  const { uid } = await openAsNew(page, '/nonapplicability');
  await fillIn(page);
  await submitButton(page).click();
  await expect(dialog(page).getByText(DECLARATION)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await readUser(uid)).forms.nonapplicability).toBe(0);

  await submitButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/exportgst$/);
  const office = companyByState('Haryana');
  const record = await readUser(uid);
  expect(record.forms).toMatchObject({ nonapplicability: 1, status: 0 });
  expect(record.nongst).toEqual({
    date: '2026-03-31',
    state: 'Haryana',
    address: office?.address,
    gstinNumber: office?.gstin,
    reason: 'below',
    supply: 'services',
    homeState: 'Maharashtra',
    place: 'Mumbai',
  });
  expect(record.logs.map(({ title }) => title)).toEqual(['Ram Kumar submitted Non-applicability of GST']);
  expect((await readProgress(uid)).forms.nonapplicability).toBe(1);
});
