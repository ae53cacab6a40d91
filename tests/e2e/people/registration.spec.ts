import { expect, type Page } from '@playwright/test';
import { logIn } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { readProgress, readUser } from '../../support/e2e/people/records.ts';
import { fillRegistration } from '../../support/e2e/people/registration.ts';
import { button } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms } from '../../support/factories.ts';

const storedUid = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('userDetails') ?? '{}').uid as string);

test('registration: a trainee names the introducer, gets the verification mail and returns to /', {
  tag: ['@core'],
}, async ({ page }) => {
  await page.goto('/');
  const introducer = { name: 'Asha Rao', email: 'Introducer@Agency.example' };
  const email = await fillRegistration(page, introducer);
  await button(page, 'Register').click();
  await expect(page.getByText(`Verification email send to ${email}`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been created.')).toBeVisible();
  expect(await waitForActionLink(email, 'VERIFY_EMAIL')).toContain('oobCode');

  const uid = await storedUid(page);
  expect(await readUser(uid)).toMatchObject({
    uid,
    email,
    name: 'Ram Kumar',
    usertype: 'trainee',
    phone: '9000000001',
    pancard: 'ZZZPK0001Z',
    aadharcard: '234567890124',
    fpoc: 'Asha Rao',
    fpocno: 'introducer@agency.example',
    vendortype: 'Overhead',
    forms: { status: 0, approved: false, ...allForms(0) },
  });
  expect(await readProgress(uid)).toMatchObject({
    uid,
    name: 'Ram Kumar',
    fpocno: 'introducer@agency.example',
  });
  const details = await page.evaluate(() => sessionStorage.getItem('userDetails'));
  expect(details).not.toContain('ZZZPK0001Z');
  expect(details).not.toContain('234567890124');

  await logIn(page, { uid, name: '', email, password: 'Demo@1234' });
  await expect(page).toHaveURL('/profile');
});
