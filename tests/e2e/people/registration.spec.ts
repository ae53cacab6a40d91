import { expect, type Page } from '@playwright/test';
import { logIn } from '../../support/e2e/people/accounts.ts';
import { waitForActionLink } from '../../support/e2e/people/mailbox.ts';
import { readProgress, readUser } from '../../support/e2e/people/records.ts';
import { field } from '../../support/e2e/screens/controls.ts';
import { test } from '../../support/e2e/test.ts';
import { allForms } from '../../support/factories.ts';

const PASSWORD = 'Demo@1234';

const newEmail = () => `ram.${crypto.randomUUID().slice(0, 8)}@demo.example`;
const register = (page: Page) => page.getByRole('button', { name: 'Register', exact: true });

async function fillRegistration(page: Page, entered: Record<string, string> = {}): Promise<string> {
  const email = newEmail();
  const entries = {
    Name: 'Ram Kumar',
    'E-mail': email,
    'Contact Number': '9000000001',
    'PAN Number': 'ZZZPK0001Z',
    'Aadhar Number': '2345 6789 0124',
    'Introducer Name': 'Asha Rao',
    'Introducer E-mail': 'Introducer@Agency.example',
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
    ...entered,
  };
  await page.goto('/register');
  for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
  return email;
}

const storedUid = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('userDetails') ?? '{}').uid as string);

test('registration: a trainee names the introducer, gets the verification mail and returns to /', {
  tag: ['@core'],
}, async ({ page }) => {
  const email = await fillRegistration(page);
  await register(page).click();
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

  await logIn(page, { uid, name: '', email, password: PASSWORD });
  await expect(page).toHaveURL('/profile');
});
