import { codeOf } from '../../totp.ts';
import { expect } from '../expect.ts';
import { openAsNew } from '../people/accounts.ts';
import { button, field } from '../screens/controls.ts';
import { press, visit, type Walk, walk } from './walk.ts';

/** A reviewer who sets up a second step and logs in with it. */
export const secondStepWalk: Walk = walk(
  'a reviewer with a second step',
  (page) => openAsNew(page, '/dashboard', { usertype: 'reviewer', name: 'Ravi Iyer' }),
  {
    'second-step/none': (page) => visit(page, '/profile', 'My Profile', 'Set up the second step'),
    'second-step/set-up': async (page) => {
      await button(page, 'Set up the second step').click();
      await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
      await press(page, 'Switch on', 'Enter the code that the app shows.');
    },
    'second-step/login': async (page, { email, password }) => {
      const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await field(page, 'Code that the app shows').fill(codeOf(key));
      await button(page, 'Switch on').click();
      await expect(page).toHaveURL('/');
      await field(page, 'E-mail').fill(email);
      await field(page, 'Password').fill(password);
      await button(page, 'Login').click();
      await expect(field(page, 'Code of your authenticator app')).toBeFocused();
    },
  },
);
