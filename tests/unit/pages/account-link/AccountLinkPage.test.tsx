import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  readResetAddress,
  resetPassword,
  verifyAddress,
} from '../../../../src/backend/firebase/accountLinks.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { AccountLinkPage } from '../../../../src/pages/account-link/AccountLinkPage.tsx';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/firebase/accountLinks.ts');

const USED = new AppError('auth/invalid-action-code', 'Firebase: Error (auth/invalid-action-code).');
const open = (mode: string) =>
  renderScreen(<AccountLinkPage />, { record: null, path: `/account-link?mode=${mode}&oobCode=abc` });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => void vi.mocked(readResetAddress).mockResolvedValue('ram@demo.example'));

describe('a verification link', { tags: ['account-link'] }, () => {
  test('changes nothing before the person presses the button, again after a failed call', async () => {
    vi.mocked(verifyAddress).mockRejectedValueOnce(new AppError('auth/network-request-failed', 'Firebase'));
    open('verifyEmail');
    expect(verifyAddress).not.toHaveBeenCalled();
    await press('Verify my address');
    expect(await screen.findByText(/There is no connection/)).toBeVisible();
    vi.mocked(verifyAddress).mockClear();
    await press('Verify my address');
    expect(await screen.findByText('Your e-mail address is verified')).toBeVisible();
    expect(verifyAddress).toHaveBeenCalledExactlyOnceWith('abc');
  });

  test.each(['auth/invalid-action-code', 'auth/expired-action-code'])(
    'a verification link that was used says so and what to do: %s',
    async (code) => {
      vi.mocked(verifyAddress).mockRejectedValue(new AppError(code, 'Firebase'));
      open('verifyEmail');
      await press('Verify my address');
      expect(await screen.findByText('This link was used already, or has expired')).toBeVisible();
      expect(screen.getByText(/Resend verification mail/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go on to the portal' })).toHaveAttribute('href', '/');
    },
  );
});

describe('a reset link', { tags: ['account-link'] }, () => {
  async function save() {
    await userEvent.type(await screen.findByLabelText('Password'), 'Demo@12345');
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'Demo@12345');
    await press('Save the password');
  }

  test('names the account and changes the password once', async () => {
    open('resetPassword');
    expect(await screen.findByText('ram@demo.example')).toBeVisible();
    await save();
    expect(await screen.findByText('Your password is changed')).toBeVisible();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith('abc', 'Demo@12345');
  });

  test.each(['opened', 'used'] as const)(
    'a reset link that was used before it was %s says what to do',
    async (when) => {
      if (when === 'opened') vi.mocked(readResetAddress).mockRejectedValue(USED);
      else vi.mocked(resetPassword).mockRejectedValue(USED);
      open('resetPassword');
      if (when === 'used') await save();
      expect(await screen.findByText('This link was used already, or has expired')).toBeVisible();
      expect(screen.getByText(/Forgot password\?/)).toBeVisible();
    },
  );
});
