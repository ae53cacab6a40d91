import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import type { SignedInUser } from '../../../src/backend/firebase/auth.ts';
import { watchUserRecord } from '../../../src/backend/records/users.ts';
import type { UserRecord } from '../../../src/domain/records/records.ts';
import { makeParsedUser, TRAINEE_UID } from '../../support/factories.ts';
import { makeSignedInUser } from '../../support/unit/session.ts';

const auth = vi.hoisted(() => ({ watchSignedInUser: vi.fn(), signIn: vi.fn(), signOutUser: vi.fn() }));
vi.mock('../../../src/backend/firebase/auth.ts', () => auth);

const USER = makeSignedInUser({ uid: TRAINEE_UID });

let endSession: () => void;
let answer: (user: SignedInUser) => void;
let publish: (record: UserRecord | null) => void;
const unwatch = vi.fn();

beforeEach(() => {
  auth.watchSignedInUser.mockImplementation((onUser: (user: SignedInUser | null) => void) => {
    endSession = () => onUser(null);
    return () => undefined;
  });
  auth.signIn.mockImplementation(() => new Promise<SignedInUser>((resolve) => (answer = resolve)));
  auth.signOutUser.mockResolvedValue(undefined);
  vi.mocked(watchUserRecord).mockImplementation((_uid, onRecord) => {
    publish = onRecord;
    return unwatch;
  });
});

/** Types and presses Login; the test answers for the provider. */
async function pressLogin(): Promise<void> {
  auth.signIn.mockClear();
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: USER.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Demo@1234' } });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await act(() => vi.dynamicImportSettled());
  expect(auth.signIn).toHaveBeenCalledOnce();
}

/** Logs in; the clock is stopped when Login is pressed. */
async function logIn(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/']}>
      <App />
    </MemoryRouter>,
  );
  await pressLogin();
  expect(watchUserRecord).not.toHaveBeenCalled();
  await act(async () => answer(USER));
  await act(() => vi.dynamicImportSettled());
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('the login reads the record once, within the second, and My Profile renders it at once', async () => {
  await logIn();
  expect(watchUserRecord).toHaveBeenCalledOnce();
  expect(vi.mocked(watchUserRecord).mock.lastCall?.[0]).toBe(TRAINEE_UID);
  await act(async () => publish(makeParsedUser()));
  await pass(999);
  expect(heading()).toBe('Login');
  const seen: string[] = [];
  const observer = new MutationObserver(() =>
    seen.push(document.querySelector('.loader') ? 'loader' : (heading() ?? '')),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await pass(1);
  observer.disconnect();
  expect(heading()).toBe('My Profile');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(seen).not.toContain('loader');
  expect(watchUserRecord).toHaveBeenCalledOnce();
  expect(unwatch).not.toHaveBeenCalled();
});

it('logging out within the second leaves no listener behind and shows the login form', async () => {
  await logIn();
  act(() => endSession());
  expect(unwatch).toHaveBeenCalledOnce();
  await pass(1000);
  expect(heading()).toBe('Login');
  expect(screen.getByText(/You have been signed out/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();

  vi.useRealTimers();
  await pressLogin();
  await act(async () => answer(USER));
  await act(() => vi.dynamicImportSettled());
  await act(async () => publish(makeParsedUser()));
  await pass(1000);
  expect(heading()).toBe('My Profile');
  expect(watchUserRecord).toHaveBeenCalledTimes(2);
  expect(unwatch).toHaveBeenCalledOnce();
});
