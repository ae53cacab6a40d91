import { expect, type Page } from '@playwright/test';
import { openAsNew } from '../../support/e2e/people/accounts.ts';
import { patchUser } from '../../support/e2e/people/records.ts';
import { test } from '../../support/e2e/test.ts';
import { makeNonGst } from '../../support/factories.ts';

const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true });
const letter = (page: Page) => page.getByRole('article', { name: 'Declaration letter' });

test('a validated letter can be printed, with its own title and without the screen', {
  tag: ['@core', '@letter-print-button'],
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      sessionStorage.setItem('printedTitle', document.title);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const { uid } = await openAsNew(page, '/exportgst', {
    record: { forms: { nonapplicability: 1 }, nongst: makeNonGst() },
  });
  await expect(letter(page)).toBeVisible();
  await expect(printButton(page)).toBeHidden();
  await patchUser(uid, { 'forms.nonapplicability': 2 });
  await printButton(page).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('printedTitle')))
    .toBe('GST Declaration Ram Kumar');
  await expect(page).toHaveTitle(/^GST Declaration · /);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(letter(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(printButton(page)).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(letter(page)).toHaveCSS('color', 'rgb(17, 17, 17)');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // A4
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 (594|595)[.\d]* (841|842)/);
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
