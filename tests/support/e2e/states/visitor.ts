import type { Page } from '@playwright/test';
import type { Invitation } from '../../../../src/domain/people/invitations.ts';
import { makeInvitation } from '../../factories.ts';
import { expect } from '../expect.ts';
import { admin } from '../people/records.ts';
import { button, field } from '../screens/controls.ts';
import { opens, press, showsErrors, visit, type Walk, walk } from './walk.ts';

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
  'login/empty': opens('/', 'Login'),
  'login/errors': (page) => press(page, 'Login', 'Please fill the details to login'),
  'login/wrong-password': async (page) => {
    await visit(page, '/', 'Login');
    await field(page, 'E-mail').fill('nobody@demo.example');
    await field(page, 'Password').fill('Wrong@1234');
    await button(page, 'Show password').click();
    await press(page, 'Login', page.locator('.field-error, .alert-danger').first());
  },
  'login/forgotten-password': async (page) => {
    await visit(page, '/', 'Login');
    await press(page, 'Forgot password?', 'Enter your e-mail address above first');
  },
  'introducer-sign-up/empty': opens('/introducer-signup', 'Introducer Sign Up'),
  'introducer-sign-up/errors': async (page) => {
    await field(page, 'Password').fill('Demo@1234');
    await field(page, 'Confirm Password').fill('Demo@1235');
    await press(page, 'Register', 'Name is required');
  },
  'account-link/used': async (page) => {
    await visit(page, '/account-link?mode=verifyEmail&oobCode=used', 'Verify your e-mail address');
    await press(page, 'Verify my address', 'This link was used already, or has expired');
  },
  'registration/empty': opens('/register', 'Registration'),
  'registration/errors': showsErrors('Register'),
  'registration/warnings': async (page) => {
    await visit(page, '/register', 'Registration');
    // Values that can be stored and are probably mistyped.
    const entries = {
      Name: 'Meera Nair',
      'Contact Number': '12345',
      'PAN Number': 'ZZZPK0001Z',
      'Aadhar Number': '234576890124',
      'Introducer Name': 'Asha Rao',
    };
    for (const [label, value] of Object.entries(entries)) await field(page, label).fill(value);
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
  'registration/damaged-invitation': opens('/register?invite=a%20b', 'Registration'),
  'approval/signed-out': opens('/approve/some-uid?action=accept&vendorName=Meera+Nair', 'Approval'),
  'approval/no-action': opens('/approve/some-uid', 'Approval'),
  'accessibility/signed-out': opens('/accessibility', 'Accessibility'),
  'not-found/signed-out': opens('/no-such-page', 'Page not found'),
});
