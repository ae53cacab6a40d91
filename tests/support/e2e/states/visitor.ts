import { expect, type Page } from '@playwright/test';
import { button, field } from '../screens/controls.ts';
import { visit, type Walk, walk } from './walk.ts';

const INVITATION =
  '/register?invite=abc123#introducer=Asha+Rao&email=asha.rao%40agency.example&as=trainee&name=Ram+Kumar&to=ram%40demo.example';

/** Somebody without an account: every screen outside the shared layout. */
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
  'registration/empty': (page) => visit(page, '/register', 'Registration'),
  'registration/errors': async (page) => {
    await button(page, 'Register').click();
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  },
  'registration/warnings': async (page) => {
    await visit(page, '/register', 'Registration');
    await fillOddly(page);
    await expect(page.locator('.field-warnings').first()).toBeVisible();
  },
  'registration/invited': (page) => visit(page, INVITATION, 'Registration'),
  'registration/damaged-invitation': (page) => visit(page, '/register?invite=abc', 'Registration'),
  'approval/signed-out': (page) =>
    visit(page, '/approve/some-uid?action=accept&vendorName=Meera+Nair', 'Approval'),
  'approval/no-action': (page) => visit(page, '/approve/some-uid', 'Approval'),
  'not-found/signed-out': (page) => visit(page, '/no-such-page', 'Page not found'),
});

/** What can be stored and is probably mistyped. */
async function fillOddly(page: Page): Promise<void> {
  await field(page, 'Name').fill('Meera Nair');
  await field(page, 'Contact Number').fill('12345');
  await field(page, 'PAN Number').fill('ZZZPK0001Z');
  await field(page, 'Aadhar Number').fill('234576890124');
  await field(page, 'Introducer Name').fill('Asha Rao');
}
