import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../../../../src/backend/firebase/auth.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { LoginPage } from '../../../../src/pages/login/LoginPage.tsx';
import { SessionProvider } from '../../../../src/session/SessionProvider.tsx';
import { labels } from '../../../support/unit/controls.ts';
import { sentence } from '../../../support/unit/sentence.ts';
import { makeSignedInUser } from '../../../support/unit/session.ts';

const auth = vi.hoisted(() => ({
  watchSignedInUser: vi.fn(() => () => undefined),
  signIn: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
vi.mock('../../../../src/backend/firebase/auth.ts', () => auth);

const USER = makeSignedInUser();

/** The media queries that match in this test; jsdom has none. */
let media: string[] = [];

beforeEach(() => {
  media = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }));
  auth.signIn.mockReset().mockResolvedValue(USER);
  auth.sendPasswordReset.mockReset().mockResolvedValue(undefined);
  onTyping.mockReset();
  onLoggedIn.mockReset();
});

const onTyping = vi.fn();
const onLoggedIn = vi.fn();

function renderLogin(state?: object) {
  return render(
    <SessionProvider>
      <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
        <Routes>
          <Route path="/" element={<LoginPage onTyping={onTyping} onLoggedIn={onLoggedIn} />} />
          <Route path="/profile" element={<p>The profile</p>} />
          <Route path="/queries" element={<p>The queries</p>} />
        </Routes>
      </MemoryRouter>
    </SessionProvider>,
  );
}

function logIn(email = ' meera@demo.example ', password = 'Demo@1234') {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

it('the login screen has e-mail and password fields, a Login button and sign-up links', {
  tags: ['route-login', 'route-layout', 'login-fields'],
}, () => {
  renderLogin();
  expect(labels()).toEqual(['E-mail', 'Password']);
  expect(screen.getByLabelText('E-mail')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Introducer sign up' })).toHaveAttribute(
    'href',
    '/introducer-signup',
  );
});

describe('after the login', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['/profile', undefined, 'The profile'],
    ['the address that the guard handed over', { from: '/queries' }, 'The queries'],
  ])(
    'the browser opens %s 1000 ms after Login was pressed',
    { tags: ['login-token'] },
    async (_, state, text) => {
      let answer = (_: SignedInUser) => {};
      auth.signIn.mockReturnValue(new Promise<SignedInUser>((resolve) => (answer = resolve)));
      renderLogin(state);
      vi.useFakeTimers();
      logIn();
      await act(() => vi.advanceTimersByTimeAsync(400));
      expect(auth.signIn).toHaveBeenCalledWith('meera@demo.example', 'Demo@1234', '');
      await act(async () => answer(USER));
      await act(() => vi.advanceTimersByTimeAsync(599));
      expect(sessionStorage.getItem('accessToken')).toBe('token1');
      expect(screen.queryByText(text)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(screen.getByText(text)).toBeInTheDocument();
    },
  );
});

it('the next screen is prefetched once during typing and once after the login', async () => {
  renderLogin({ from: '/queries' });
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'meera@demo.example' } });
  await waitFor(() => expect(onTyping).toHaveBeenCalled());
  expect(onLoggedIn).not.toHaveBeenCalled();
  logIn();
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  expect(onTyping).toHaveBeenCalledExactlyOnceWith('/queries');
  expect(onLoggedIn).toHaveBeenCalledExactlyOnceWith('/queries');
});

it.each([
  ['auth/invalid-credential', 'The e-mail or the password is wrong. Please check both and try again.'],
  ['auth/user-disabled', 'This account has been closed. Please ask your introducer.'],
  ['auth/too-many-requests', 'There were too many tries.'],
  ['auth/new-code', 'Words of the provider'],
])('a login that fails with %s shows an explanation and keeps the text', async (code, text) => {
  auth.signIn.mockRejectedValue(new AppError(code, 'Words of the provider'));
  renderLogin();
  logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Password')).toHaveValue('Demo@1234');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(sessionStorage.getItem('accessToken')).toBeNull();
});

it('a password can be reset for the typed address', async () => {
  renderLogin();
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText(/Enter your e-mail address above first/)).toBeInTheDocument();
  expect(auth.sendPasswordReset).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: ' Meera <meera@demo.example> ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText(sentence(/If meera@demo.example has an account/))).toBeInTheDocument();
  expect(auth.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('meera@demo.example');
});

it('shows why the login page opened', () => {
  renderLogin({ notice: 'Your account has been created.', from: 7 });
  expect(screen.getByText('Your account has been created.')).toBeInTheDocument();
});

describe('the brand video', { tags: ['login-fields'] }, () => {
  const WIDE = '(min-width: 992px)';
  const CALM = '(prefers-reduced-motion: reduce)';
  const video = (container: HTMLElement) => container.querySelector('video');

  it('the brand video plays muted and looped on wide screens', async () => {
    media = [WIDE];
    const { container } = renderLogin();
    await waitFor(() => expect(video(container)).toBeInTheDocument());
    expect(video(container)).toMatchObject({ autoplay: true, muted: true, loop: true });
    expect(video(container)).toHaveAttribute('src', '/brand.mp4');
  });

  it.each([
    ['narrow screens', [], false],
    ['people who want less motion', [WIDE, CALM], false],
    ['a browser that saves data', [WIDE], true],
  ])('the brand video is not fetched for %s', async (_, matching, saveData) => {
    media = matching;
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData } });
    const asked = vi.spyOn(window, 'matchMedia');
    const { container } = renderLogin();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(video(container)).not.toBeInTheDocument();
  });
});

it('takes a code that a browser filled in without an event', async () => {
  auth.signIn.mockRejectedValue(new AppError('auth/multi-factor-auth-required', 'Firebase: second factor'));
  renderLogin();
  logIn();
  const code = await screen.findByLabelText<HTMLInputElement>('Code of your authenticator app');
  auth.signIn.mockReturnValue(new Promise(() => {}));
  code.value = '222222';
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() =>
    expect(auth.signIn).toHaveBeenLastCalledWith('meera@demo.example', 'Demo@1234', '222222'),
  );
});

it('logs in with the code of a second step', { tags: ['second-step-login'] }, async () => {
  auth.signIn.mockRejectedValue(new AppError('auth/multi-factor-auth-required', 'Firebase: second factor'));
  renderLogin();
  logIn();
  const code = await screen.findByLabelText('Code of your authenticator app');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please enter the code of your authenticator app.')).toBeVisible();
  auth.signIn.mockRejectedValue(new AppError('auth/second-step', 'This code is wrong.'));
  fireEvent.change(code, { target: { value: '111111' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('Demo@1234');
  auth.signIn.mockResolvedValue(USER);
  fireEvent.change(code, { target: { value: ' 222222 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() =>
    expect(auth.signIn).toHaveBeenLastCalledWith('meera@demo.example', 'Demo@1234', '222222'),
  );
});

it('logs in with an address that was pasted with invisible characters', async () => {
  auth.signIn.mockResolvedValue(USER);
  renderLogin();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: '\u200bmeera@demo.example\u00a0' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Demo@1234' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith('meera@demo.example', 'Demo@1234', ''));
});
