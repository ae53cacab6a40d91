import type { Page } from '@playwright/test';
import type { Invitation } from '../../../../src/domain/people/invitations.ts';
import { makeInvitation } from '../../factories.ts';
import { expect } from '../expect.ts';
import { admin } from '../people/records.ts';
import { button, field } from '../screens/controls.ts';
import { showsErrors, visit, type Walk, walk } from './walk.ts';

async function openInvitation(page: Page, change: Partial<Invitation> = {}): Promise<void> {
  const id = crypto.randomUUID().replaceAll('-', '');
  const data = makeInvitation({
    introducerEmail: 'asha.rao@agency.example',
    name: 'Ram Kumar',
    email: 'ram.kumar@demo.example',
    ...change,
  });
  await admin.writeRecords([{ path: `invitations/${id}`, data: { ...data } }]);
  await visit(page, `/register?invite=${id}`, 'Registration');
}

/** A visitor without an account: every screen outside the shared layout. */
export const visitorWalk: Walk = walk('somebody who is not signed in', async () => undefined, {
  'login/empty': (page) => visit(page, '/', 'Login'),
  'login/errors': async (page) => {
    await button(page, 'Login').click();
    await expect(page.getByText('Please fill the details to login').first()).toBeVisible();
  },
  'login/wrong-password': async (page) => {
    await visit(page, '/', 'Login');
    await field(page, 'E-mail').fill('nobody@demo.example');
    await field(page, 'Password').fill('Wrong@1234');
    await button(page, 'Show password').click();
    await button(page, 'Login').click();
    await expect(page.locator('.field-error, .alert-danger').first()).toBeVisible();
  },
  'login/forgotten-password': async (page) => {
    await visit(page, '/', 'Login');
    await button(page, 'Forgot password?').click();
    await expect(page.getByText('Enter your e-mail address above first')).toBeVisible();
  },
  'introducer-sign-up/empty': (page) => visit(page, '/introducer-signup', 'Introducer Sign Up'),
  'introducer-sign-up/errors': async (page) => {
    await field(page, 'Password').fill('Demo@1234');
    await field(page, 'Confirm Password').fill('Demo@1235');
    await button(page, 'Register').click();
    await expect(page.getByText('Name is required', { exact: true }).first()).toBeVisible();
  },
  'account-link/used': async (page) => {
    await visit(page, '/account-link?mode=verifyEmail&oobCode=used', 'Verify your e-mail address');
    await button(page, 'Verify my address').click();
    await expect(page.getByText('This link was used already, or has expired')).toBeVisible();
  },
  'registration/empty': (page) => visit(page, '/register', 'Registration'),
  'registration/errors': showsErrors('Register'),
  'registration/warnings': async (page) => {
    await visit(page, '/register', 'Registration');
    await fillOddly(page);
    await expect(page.locator('.field-warnings').first()).toBeVisible();
  },
  'registration/company': async (page) => {
    await visit(page, '/register', 'Registration');
    await field(page, 'Registering as').selectOption('Vendor');
    await field(page, 'Vendor Status').selectOption('Private Limited Company');
    await expect(field(page, 'Aadhar Number')).toHaveCount(0);
    await field(page, 'Name').fill('Specimen Media Private Limited');
    await field(page, 'Contact Number').fill('9000000001');
    await field(page, 'PAN Number').fill('ZZZCS0001Z');
  },
  'registration/invited': (page) => openInvitation(page),
  'registration/revoked-invitation': (page) => openInvitation(page, { status: 'revoked' }),
  'registration/damaged-invitation': (page) => visit(page, '/register?invite=a%20b', 'Registration'),
  'approval/signed-out': (page) =>
    visit(page, '/approve/some-uid?action=accept&vendorName=Meera+Nair', 'Approval'),
  'approval/no-action': (page) => visit(page, '/approve/some-uid', 'Approval'),
  'accessibility/signed-out': (page) => visit(page, '/accessibility', 'Accessibility'),
  'not-found/signed-out': (page) => visit(page, '/no-such-page', 'Page not found'),
});

/** Values that can be stored and are probably mistyped. */
async function fillOddly(page: Page): Promise<void> {
  await field(page, 'Name').fill('Meera Nair');
  await field(page, 'Contact Number').fill('12345');
  await field(page, 'PAN Number').fill('ZZZPK0001Z');
  await field(page, 'Aadhar Number').fill('234576890124');
  await field(page, 'Introducer Name').fill('Asha Rao');
}
