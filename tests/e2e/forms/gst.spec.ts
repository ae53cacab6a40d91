import { expect } from '@playwright/test';
import { companyByState } from '../../../src/domain/records/companies.ts';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';

const DECLARATION =
  'I hereby declare that all the information given above is true and correct to the best of my knowledge';

test('a GST declaration is submitted, and its letter is printed on one page once it is validated', {
  tag: ['@core', '@form-declaration', '@gst-submit', '@letter-print-button'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      sessionStorage.setItem('printedTitle', document.title);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const { uid } = await openAsNew(page, '/nonapplicability');
  await field(page, 'Date').fill('2026-03-31');
  await field(page, 'State').selectOption('Haryana');
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
  await expect(dialog.getByText(DECLARATION)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect((await readUser(uid)).forms.nonapplicability).toBe(0);

  await button(page, 'Submit').click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
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

  const letter = page.getByRole('article', { name: 'Declaration letter' });
  await expect(letter).toBeVisible();
  await expect(button(page, 'Print')).toBeHidden();
  await patchUser(uid, { 'forms.nonapplicability': 2 });
  await button(page, 'Print').click();
  const printedTitle = () => page.evaluate(() => sessionStorage.getItem('printedTitle'));
  await expect.poll(printedTitle).toBe('GST Declaration Ram Kumar');
  await expect(page).toHaveTitle(/^GST Declaration · /);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(letter).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(letter).toHaveCSS('color', 'rgb(17, 17, 17)');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  // A4
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 (594|595)[.\d]* (841|842)/);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
