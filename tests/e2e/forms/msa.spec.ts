import { expect, type Page } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { admin, patchUser, readProgress, readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { commonForms } from '../../support/factories.ts';
import { signaturePng } from '../../support/sampleFiles.ts';

const acceptButton = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Are you sure you want to submit it?' });
const agreement = (page: Page) => page.getByRole('article', { name: 'Master Service Agreement' });
const row = (page: Page) => page.getByRole('row').filter({ hasText: 'Master Service Agreement' });

test('the MSA form at 1 brings a GST-registered vendor to overall status 1', {
  tag: ['@queries-links-resolve', '@overall-msa'],
}, async ({ page }) => {
  const { uid, ...account } = await newAccount({
    usertype: 'vendor',
    name: 'Kavya Productions',
    record: {
      isGSTApplicable: 'yes',
      GSTIN: '27ZZZPK0001Z1ZO',
      isEinvoicingApplicable: 'yes',
      usertype: 'vendor',
      vendortype: 'Other',
      forms: commonForms(1),
    },
  });
  await signIn(page, { uid, ...account }, '/dashboard');
  await expect(row(page).getByRole('cell').last()).toHaveText('Pending');
  await expect(page.getByRole('heading', { name: /^Next: / })).toBeVisible();
  await row(page).getByRole('link').click();
  await expect(page).toHaveURL('/exportmsa');
  await expect(agreement(page)).toContainText('Kavya Productions');
  await expect(field(page, 'Name')).toHaveValue('Kavya Productions');
  await field(page, 'Name').fill('Leela Iyer');
  await field(page, 'Date').fill('2026-03-02');
  await acceptButton(page).click();
  await dialog(page).getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Master Service Agreement Accepted Successfully')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^Master Service Agreement accepted|^Everything is submitted/ }),
  ).toBeVisible();
  await expect(acceptButton(page)).toHaveCount(0);

  const record = await readUser(uid);
  expect(record.msa).toEqual({ name: 'Leela Iyer', date: '2026-03-02' });
  expect(record.forms).toMatchObject({ msa: 1, status: 1 });
  expect((await readProgress(uid)).forms).toEqual(record.forms);
  await page.getByRole('navigation', { name: 'Forms' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(row(page).getByRole('cell').last()).toHaveText('Submitted');
  await expect(page.getByRole('heading', { name: 'Everything is submitted' })).toBeVisible();
});

test('the accepted Master Service Agreement is locked, and printed on A4 from status 2 on', async ({
  page,
}) => {
  const { uid, ...account } = await newAccount({
    record: {
      usertype: 'vendor',
      vendortype: 'Other',
      forms: { msa: 1 },
      msa: { name: 'Leela Iyer', date: '2026-03-02' },
    },
  });
  await signIn(page, { uid, ...account }, '/exportmsa');
  await expect(agreement(page)).toContainText('Leela Iyer');
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  const signImage = await admin.storeFile({ path: `vendors/${uid}/signature`, ...signaturePng() });
  await patchUser(uid, { 'forms.msa': 2, signImage });
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Signature of Leela Iyer' })).toBeVisible();

  // With a signature too, which takes more room than the line for one.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 (594|595)[.\d]* (841|842)/);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});

test('two tabs accept the Master Service Agreement once: the slower tab shows the acceptance', async ({
  page,
}) => {
  const { uid, ...account } = await newAccount({ record: { usertype: 'vendor', vendortype: 'Other' } });
  await signIn(page, { uid, ...account }, '/exportmsa');
  await field(page, 'Date').fill('2026-03-02');
  await acceptButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await patchUser(uid, { 'forms.msa': 1, msa: { name: 'Leela Iyer', date: '2026-03-01' } });
  await expect(
    page.getByRole('heading', { name: /^Master Service Agreement accepted|^Everything is submitted/ }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect((await readUser(uid)).msa).toEqual({ name: 'Leela Iyer', date: '2026-03-01' });
});

test('the Master Service Agreement is listed for vendor types other than Overhead only', async ({ page }) => {
  const { uid, ...account } = await newAccount({ record: { vendortype: 'Overhead' } });
  const link = page
    .getByRole('navigation', { name: 'Forms' })
    .getByRole('link', { name: 'Master Service Agreement' });
  await signIn(page, { uid, ...account }, '/exportmsa');
  await expect(page.getByText('This agreement does not apply to you')).toBeVisible();
  await expect(link).toHaveCount(0);
  await patchUser(uid, { usertype: 'vendor', vendortype: 'Other' });
  await expect(link).toBeVisible();
  await expect(acceptButton(page)).toBeVisible();
});
