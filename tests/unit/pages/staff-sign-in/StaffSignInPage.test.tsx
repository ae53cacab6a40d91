import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  finishProviderSignIn,
  linkProvider,
  startProviderSignIn,
} from '../../../../src/backend/firebase/providerSignIn.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { StaffSignInPage } from '../../../../src/pages/staff-sign-in/StaffSignInPage.tsx';
import { readStart } from '../../../../src/session/providerStart.ts';
import { leaveFor, restartAt } from '../../../../src/ui/navigation.ts';
import { press } from '../../../support/unit/controls.ts';
import { renderInSession } from '../../../support/unit/renderInSession.tsx';

vi.mock('../../../../src/backend/firebase/providerSignIn.ts');
vi.mock('../../../../src/ui/navigation.ts');
vi.mock('../../../../src/config/portal.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  staffProvider: { path: '/staff-sign-in', id: 'google.com', name: 'Google' },
}));

const PAGE = `${window.location.origin}/staff-sign-in`;

function open(query = '', from?: string) {
  window.history.pushState(null, '', `/staff-sign-in${query}`);
  renderInSession(<StaffSignInPage />, { status: 'signedOut' }, [
    { pathname: '/staff-sign-in', state: { from } },
  ]);
}

const start = (from = '/review') =>
  sessionStorage.setItem('providerStart', JSON.stringify({ sessionId: 'session1', from }));

test('the button leads to the provider, and keeps the page', { tags: ['staff-provider'] }, async () => {
  const address = 'https://x.example/auth';
  vi.mocked(startProviderSignIn).mockResolvedValue({ address, sessionId: 'session1' });
  open('', '/review/someone');
  await press('Sign in with Google');
  expect(leaveFor).toHaveBeenCalledExactlyOnceWith(address);
  expect(readStart()).toEqual({ sessionId: 'session1', from: '/review/someone' });
});

test('the return starts the session and opens that page', { tags: ['staff-provider'] }, async () => {
  const signedIn = { state: 'signedIn', uid: 'uid1', accessToken: 'token1' } as const;
  vi.mocked(finishProviderSignIn).mockResolvedValue(signedIn);
  start();
  open('?state=s&code=abc');
  await vi.waitFor(() => expect(restartAt).toHaveBeenCalledExactlyOnceWith('/review'));
  expect(finishProviderSignIn).toHaveBeenCalledExactlyOnceWith(
    { address: `${PAGE}?state=s&code=abc`, sessionId: 'session1' },
    expect.any(Array),
  );
  expect(sessionStorage.getItem('accessToken')).toBe('token1');
  expect(readStart()).toBeNull();
  expect(window.location.search).toBe('');
});

test.each([
  ['?error=access_denied', '/review', 'The sign-in was cancelled. Nothing has been changed.'],
  ['?code=abc&state=s', undefined, 'This sign-in was started in another tab, or long ago.'],
  ['?code=abc&state=s', '//evil.example', 'This sign-in was started in another tab, or long ago.'],
])(
  'an answer %s after the start %s signs nobody in',
  { tags: ['staff-provider'] },
  async (query, from, words) => {
    if (from) start(from);
    open(query);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    expect(finishProviderSignIn).not.toHaveBeenCalled();
    expect(restartAt).not.toHaveBeenCalled();
  },
);

test('a refused answer is shown, and can be repeated', { tags: ['staff-provider'] }, async () => {
  vi.mocked(finishProviderSignIn).mockRejectedValue(
    new AppError('auth/provider', 'No account has this address.'),
  );
  start();
  open('?code=abc&state=s');
  expect(await screen.findByRole('alert')).toHaveTextContent('No account has this address.');
  expect(sessionStorage.getItem('accessToken')).toBeNull();
});

test('an account with a password is linked with it', { tags: ['staff-provider'] }, async () => {
  const needed = { state: 'linkNeeded', email: 'asha@agency.example', pendingToken: 'pending1' } as const;
  vi.mocked(finishProviderSignIn).mockResolvedValue(needed);
  vi.mocked(linkProvider).mockRejectedValueOnce(new AppError('auth/provider', 'The password is wrong.'));
  start();
  open('?code=abc&state=s');
  // As a browser fills it in, without an event.
  (await screen.findByLabelText<HTMLInputElement>('Password')).value = 'Demo@1234';
  await press('Link account');
  expect(await screen.findByText('The password is wrong.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('Demo@1234');
  await press('Link account');
  expect(await screen.findByText('Your Google account is linked. Sign in with it now.')).toBeVisible();
  expect(linkProvider).toHaveBeenLastCalledWith(needed, 'Demo@1234', PAGE);
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
});
