import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../../../src/backend/firebase/auth.ts';
import { forgetAtLogout } from '../../../src/backend/onLogout.ts';
import { AppError } from '../../../src/domain/appError.ts';
import { onSaveDrafts, recall, remember } from '../../../src/drafts/memory.ts';
import { announceLogout } from '../../../src/session/endings.ts';
import { SessionProvider } from '../../../src/session/SessionProvider.tsx';
import { useSession } from '../../../src/session/useSession.ts';
import { press } from '../../support/unit/controls.ts';
import { makeSignedInUser } from '../../support/unit/session.ts';

const auth = vi.hoisted(() => ({
  watchSignedInUser: vi.fn(),
  signIn: vi.fn(),
  signOutUser: vi.fn(),
  refreshSignedInUser: vi.fn(),
}));
vi.mock('../../../src/backend/firebase/auth.ts', () => auth);

type OnUser = (user: SignedInUser | null) => void;

const USER = makeSignedInUser();

let provider: { user: OnUser; fail: (error: AppError) => void };
const stop = vi.fn();

beforeEach(() => {
  auth.watchSignedInUser.mockImplementation((user: OnUser, fail: typeof provider.fail) => {
    provider = { user, fail };
    return stop;
  });
  auth.signIn.mockResolvedValue(USER);
  auth.signOutUser.mockResolvedValue(undefined);
});

function Probe() {
  const { state, logIn, logOut } = useSession();
  return (
    <>
      <output>{state.status}</output>
      {state.status === 'signedOut' && <p>{state.notice}</p>}
      {state.status === 'error' && <p>{state.error.message}</p>}
      <button type="button" onClick={() => void logIn('meera@demo.example', 'Demo@1234')}>
        log in
      </button>
      <button type="button" onClick={() => void logOut()}>
        log out
      </button>
    </>
  );
}

async function renderSession() {
  const view = render(
    <SessionProvider>
      <Probe />
    </SessionProvider>,
  );
  await waitFor(() => expect(auth.watchSignedInUser).toHaveBeenCalledOnce());
  return view;
}

/** A session that the provider has confirmed. */
async function renderSignedIn() {
  sessionStorage.setItem('accessToken', 'token0');
  await renderSession();
  act(() => provider.user(USER));
}

const status = () => screen.getByRole('status').textContent;
const token = () => sessionStorage.getItem('accessToken');

it('with an access token the session loads until the provider answers, and keeps its renewals', {
  tags: ['login-fields'],
}, async () => {
  sessionStorage.setItem('accessToken', 'token0');
  await renderSession();
  expect(status()).toBe('unknown');
  act(() => provider.user(USER));
  expect([status(), token()]).toEqual(['signedIn', 'token1']);
  act(() => provider.user({ ...USER, accessToken: 'token2' }));
  expect(token()).toBe('token2');
});

it('without an access token a remaining sign-in does not count, until the provider is unmounted', async () => {
  const { unmount } = await renderSession();
  act(() => provider.user(USER));
  expect(status()).toBe('signedOut');
  expect(token()).toBeNull();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

it('a login stores the access token, a logout clears storage and memory and signs out', async () => {
  await renderSession();
  await press('log in');
  expect(auth.signIn).toHaveBeenCalledWith('meera@demo.example', 'Demo@1234', undefined);
  expect([status(), token()]).toEqual(['signedIn', 'token1']);

  sessionStorage.setItem('userDetails', '{}');
  remember('uid1', 'draft/sectionone', { city: '"Pune"' });
  expect(recall('uid1', 'draft/sectionone')).toEqual({ city: '"Pune"' });
  await press('log out');
  expect([status(), sessionStorage.length]).toEqual(['signedOut', 0]);
  expect(recall('uid1', 'draft/sectionone')).toBeUndefined();
  expect(auth.signOutUser).toHaveBeenCalledOnce();
  act(() => provider.user(null));
  expect(screen.queryByText(/signed out because/)).not.toBeInTheDocument();
});

it.each(['ends elsewhere', 'ended during a reload'])(
  'a session that %s is cleared and shows the reason',
  { tags: ['route-guard'] },
  async (when) => {
    sessionStorage.setItem('accessToken', 'token0');
    await renderSession();
    if (when === 'ends elsewhere') act(() => provider.user(USER));
    act(() => provider.user(null));
    expect([status(), sessionStorage.length]).toEqual(['signedOut', 0]);
    expect(screen.getByText(/signed out because your account was closed, disabled/)).toBeInTheDocument();
  },
);

it('a failed check is reported, and a later one does not end a running session', async () => {
  sessionStorage.setItem('accessToken', 'token0');
  await renderSession();
  const error = new AppError('auth/internal-error', 'The provider does not answer.');
  act(() => provider.fail(error));
  expect(status()).toBe('error');
  expect(screen.getByText('The provider does not answer.')).toBeInTheDocument();
  act(() => provider.user(USER));
  act(() => provider.fail(error));
  expect(status()).toBe('signedIn');
});

it('a logout in another tab ends the session of the same person and shows the reason', async () => {
  await renderSignedIn();
  announceLogout('uid2');
  announceLogout('uid1');
  expect(await screen.findByText(/You logged out in another tab/)).toBeInTheDocument();
  expect([status(), sessionStorage.length]).toEqual(['signedOut', 0]);
  await waitFor(() => expect(auth.signOutUser).toHaveBeenCalledOnce());
});

it.each([
  ['logs out in another tab', () => announceLogout('uid1')],
  ['is signed out by the provider', () => provider.user(null)],
])('unsaved text is saved or remembered when the person %s', async (_, end) => {
  await renderSignedIn();
  const save = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const stopSaving = onSaveDrafts(save);
  remember('uid1', 'draft/sectionone', { city: '"Pune"' });
  act(end);
  await waitFor(() => expect(status()).toBe('signedOut'));
  stopSaving();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(recall('uid1', 'draft/sectionone')).toEqual({ city: '"Pune"' });
  forgetAtLogout();
});
