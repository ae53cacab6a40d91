import { expect, type Locator } from '@playwright/test';
import { newAccount, signIn } from '../../support/e2e/people/accounts.ts';
import { readUser } from '../../support/e2e/people/records.ts';
import { button, field } from '../../support/e2e/screens/controls.ts';
import { openOptional, openTraineeForm, sectionBody } from '../../support/e2e/screens/traineeForm.ts';
import { test } from '../../support/e2e/test.ts';

test('the brand video plays on wide screens', { tag: ['@login-fields'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect
    .poll(() =>
      page.locator('video').evaluate((clip: HTMLVideoElement) => clip.currentTime > 0 && !clip.paused),
    )
    .toBe(true);
});

test('Section 1 saves its lists and every row of them', {
  tag: ['@section-fields'],
}, async ({ page }) => {
  const account = await newAccount({ record: { isGSTApplicable: 'yes' } });
  await openTraineeForm(page, account);
  const section = sectionBody(page, 'One');
  const contact = { Name: 'Asha Rao', Designation: 'Clerk', Phone: '9000000012', 'E-mail': 'a@demo.example' };
  const rows = {
    'Accounts contact': contact,
    'Sales contact': contact,
    'Maker contact': contact,
    'GST registration': {
      'State Code': '27',
      GSTIN: '27ZZZPK0001Z1ZO',
      'Billing Address': '7 Specimen Lane',
      Service: 'Moderation',
      'Contact Details': '9000000013',
    },
  };
  await openOptional(page);
  for (const [name, entries] of Object.entries(rows)) {
    await section.getByRole('button', { name: `Add ${name}` }).click();
    const row = section.getByRole('group', { name: `${name} 1` });
    for (const [label, text] of Object.entries(entries)) await row.getByLabel(label).fill(text);
  }
  const reference = section.getByRole('group', { name: 'New reference' });
  await reference.getByLabel('Company Name').fill('Specimen Radio');
  await reference.getByLabel('Reference Name').fill('Ravi Das');
  await reference.getByLabel('Reference Number').fill('42');
  await reference.getByRole('button', { name: 'Add Reference' }).click();
  await section.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Section I Saved Successfully')).toBeVisible();
  const stored = { name: 'Asha Rao', designation: 'Clerk', phone: '9000000012', email: 'a@demo.example' };
  expect((await readUser(account.uid)).vendorDetails.sectionOne).toMatchObject({
    accountsDetails: [stored],
    salesDetails: [stored],
    makerDetails: [stored],
    gstTable: [
      {
        gstStateCode: '27',
        gstNo: '27ZZZPK0001Z1ZO',
        billingAddress: '7 Specimen Lane',
        serviceName: 'Moderation',
        contactDetails: '9000000013',
      },
    ],
    generalQuestions: [{ companyName: 'Specimen Radio', refName: 'Ravi Das', refNumber: '42' }],
  });
});

test('on a phone the login shows only the newest toast, not over its button', {
  tag: ['@toast-one'],
}, async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 400/);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await button(page, 'Login').click();
  await field(page, 'E-mail').fill('nobody@demo.example');
  await field(page, 'Password').fill('Wrong@1234');
  await button(page, 'Login').click();
  const toast = page.locator('.Toastify__toast', { hasText: 'auth/' });
  await expect(toast).toBeVisible();
  await expect(page.locator('.Toastify__toast', { hasText: 'fill the details' })).toBeHidden();
  const bounds = async (what: Locator) => (await what.boundingBox()) ?? { y: Number.NaN, height: 0 };
  const login = await bounds(button(page, 'Login'));
  expect(login.y + login.height).toBeLessThan((await bounds(toast)).y);
});

test('a toast is below a dialog, and the page does not move under it', { tag: ['@toast-one'] }, async ({
  page,
}) => {
  await signIn(page, await newAccount(), '/queries');
  await field(page, 'Category').selectOption({ index: 1 });
  await field(page, 'Query').fill('Which date?');
  await button(page, 'Raise query').click();
  const toast = page.locator('.Toastify__toast', { hasText: 'Query Raised' });
  await expect(toast).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const query = page.getByRole('button', { name: 'Which date?' });
  // Scrolls to the query, as the click would, before the place is read.
  await query.hover();
  const place = await heading.boundingBox();
  await query.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(place);
  const onTop = await toast.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(onTop).toBe(false);
});
