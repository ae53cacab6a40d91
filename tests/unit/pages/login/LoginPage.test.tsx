import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../../../../src/backend/firebase/auth.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { LoginPage } from '../../../../src/pages/login/LoginPage.tsx';
import { SessionProvider } from '../../../../src/session/SessionProvider.tsx';
import type { Session } from '../../../../src/session/useSession.ts';
import { field, labels, press, sentence } from '../../../support/unit/controls.ts';
import { renderVisitor } from '../../../support/unit/renderPortal.tsx';
import { makeSignedInUser } from '../../../support/unit/session.ts';

const auth = vi.hoisted(() => ({
  watchSignedInUser: vi.fn(() => () => undefined),
  signIn: vi.fn(),
  sendPasswordReset: vi.fn(),
}));
vi.mock('../../../../src/backend/firebase/auth.ts', () => auth);
vi.unmock('../../../../src/ui/feedback/toasts.ts');

const USER = makeSignedInUser();

/** The media queries that match in this test; jsdom has none. */
let media: string[] = [];

beforeEach(() => {
  media = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: media.includes(query) }));
  auth.signIn.mockResolvedValue(USER);
  auth.sendPasswordReset.mockResolvedValue(undefined);
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

/** The address as some programs copy it: with invisible characters. */
function logIn(email = '\u200bmeera@demo.example\u00a0', password = 'Demo@1234') {
  fireEvent.change(field('E-mail'), { target: { value: email } });
  fireEvent.change(field('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

it('the login screen has its notice, two fields, a Login button and sign-up links', {
  tags: ['route-login', 'route-guard', 'login-fields'],
}, () => {
  renderLogin({ notice: 'Your account has been created.', from: 7 });
  expect(screen.getByText('Your account has been created.')).toBeVisible();
  expect(labels()).toEqual(['E-mail', 'Password']);
  expect(field('E-mail')).toBeVisible();
  expect(field('Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  const signUp = screen.getByRole('link', { name: 'Introducer sign up' });
  expect(signUp).toHaveAttribute('href', '/introducer-signup');
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

it('the next screen is prefetched once during typing and once after the login', async () => {
  renderLogin({ from: '/queries' });
  fireEvent.change(field('E-mail'), { target: { value: 'meera@demo.example' } });
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
  expect(field('Password')).toHaveValue('Demo@1234');
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(sessionStorage.getItem('accessToken')).toBeNull();
  expect(onLoggedIn).not.toHaveBeenCalled();
});

it('a password can be reset for the typed address', async () => {
  renderLogin();
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText(/Enter your e-mail address above first/)).toBeInTheDocument();
  expect(auth.sendPasswordReset).not.toHaveBeenCalled();
  fireEvent.change(field('E-mail'), { target: { value: ' Meera <meera@demo.example> ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByText(sentence(/If meera@demo.example has an account/))).toBeInTheDocument();
  expect(auth.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('meera@demo.example');
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

it('logs in with the code of a second step, also one that a browser filled in without an event', {
  tags: ['second-step-login'],
}, async () => {
  auth.signIn.mockRejectedValue(new AppError('auth/multi-factor-auth-required', 'Firebase: second factor'));
  renderLogin();
  logIn();
  const code = await screen.findByLabelText<HTMLInputElement>('Code of your authenticator app');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('Please enter the code of your authenticator app.')).toBeVisible();
  auth.signIn.mockRejectedValue(new AppError('auth/second-step', 'This code is wrong.'));
  fireEvent.change(code, { target: { value: '111111' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(field('Password')).toHaveValue('Demo@1234');
  auth.signIn.mockResolvedValue(USER);
  code.value = ' 222222 ';
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() =>
    expect(auth.signIn).toHaveBeenLastCalledWith('meera@demo.example', 'Demo@1234', '222222'),
  );
});

it('login with missing fields: Please fill the details to login', { tags: ['login-failure'] }, async () => {
  const message = 'Please fill the details to login';
  const logIn = vi.fn<Session['logIn']>();
  const { address } = renderVisitor('/', logIn);
  expect(document.title).toMatch(/^Login/);
  await press('Login');
  expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(message);
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect(await toasts.findByText(message)).toBeVisible();
  await userEvent.type(field('E-mail'), 'somebody@demo.example');
  await press('Login');
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toBe(message);
  expect(address()).toBe('/');
  expect(logIn).not.toHaveBeenCalled();
});

it('login: fields that a browser filled in without an event count', async () => {
  const logIn = vi.fn<Session['logIn']>().mockReturnValue(new Promise(() => {}));
  renderVisitor('/', logIn);
  screen.getByLabelText<HTMLInputElement>('E-mail').value = 'somebody@demo.example';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'Demo@1234';
  await press('Login');
  expect(logIn).toHaveBeenCalledExactlyOnceWith('somebody@demo.example', 'Demo@1234', '');
});

it('login: the password can be shown and hidden', { tags: ['login-fields'] }, async () => {
  renderVisitor('/');
  const password = field('Password');
  await userEvent.type(password, 'Demo@1234');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: /^Show ?password$/ }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: /^Hide ?password$/ }));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveValue('Demo@1234');
});
