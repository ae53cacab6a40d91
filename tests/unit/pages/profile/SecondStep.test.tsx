import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '../../../../src/backend/firebase/auth.ts';
import { finishSecondStep, startSecondStep } from '../../../../src/backend/firebase/secondStep.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { addressOf, SecondStep } from '../../../../src/pages/profile/SecondStep.tsx';
import { button, field, fill, press } from '../../../support/unit/controls.ts';
import { renderInSession } from '../../../support/unit/renderInSession.tsx';
import { makeSignedInUser } from '../../../support/unit/session.ts';

const portal = vi.hoisted(() => ({ staffProvider: null as object | null }));
vi.mock('../../../../src/backend/firebase/secondStep.ts');
vi.mock('../../../../src/config/portal.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get staffProvider() {
    return portal.staffProvider;
  },
}));

const KEY = 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH';

beforeEach(() => {
  vi.mocked(startSecondStep).mockResolvedValue({ key: KEY, session: 'session1' });
  vi.mocked(finishSecondStep).mockResolvedValue(undefined);
  portal.staffProvider = null;
});

function Login() {
  return <p>{(useLocation().state as { notice: string }).notice}</p>;
}

function open(user: Partial<SignedInUser> = { isReviewer: true }, onSetUp?: (isSetUp: boolean) => void) {
  const routes = (
    <Routes>
      <Route path="/profile" element={<SecondStep {...(onSetUp && { onSetUp })} />} />
      <Route path="/" element={<Login />} />
    </Routes>
  );
  return renderInSession(routes, { status: 'signedIn', user: makeSignedInUser(user) }, ['/profile']);
}

test('setting up shows the key, and logs out after its code, typed or filled in by the browser', {
  tags: ['second-step-login'],
}, async () => {
  const { logOut } = open();
  await press('Set up the second step');
  expect(await screen.findByRole('img', { name: 'QR code of the key' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toBeVisible();
  (field('Code that the app shows') as HTMLInputElement).value = ' 123456 ';
  await press('Switch on');
  expect(await screen.findByText(/Your second step is set up/)).toBeVisible();
  expect(finishSecondStep).toHaveBeenCalledExactlyOnceWith('session1', '123456');
  expect(logOut).toHaveBeenCalledOnce();
});

test('says that it is set up, so that the page has one primary button', async () => {
  const onSetUp = vi.fn();
  open({ isReviewer: true }, onSetUp);
  expect(button('Set up the second step')).toHaveClass('btn-outline-secondary');
  await press('Set up the second step');
  expect(onSetUp).toHaveBeenLastCalledWith(true);
  await press('Cancel');
  expect(onSetUp).toHaveBeenLastCalledWith(false);
});

test('a missing or wrong code is reported at the field, and the key stays', async () => {
  vi.mocked(finishSecondStep).mockRejectedValue(new AppError('auth/second-step', 'This code is wrong.'));
  const { logOut } = open();
  await press('Set up the second step');
  await screen.findByRole('img');
  await press('Switch on');
  expect(screen.getByText('Enter the code that the app shows.')).toBeVisible();
  expect(finishSecondStep).not.toHaveBeenCalled();
  await fill(field('Code that the app shows'), '000000');
  await press('Switch on');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  expect(field('Code that the app shows')).toHaveValue('000000');
  expect(logOut).not.toHaveBeenCalled();
});

test('a set-up that cannot start reports why', async () => {
  vi.mocked(startSecondStep).mockRejectedValue(new AppError('auth/second-step', 'Please verify it first.'));
  open();
  await press('Set up the second step');
  expect(await screen.findByText('Please verify it first.')).toBeVisible();
  expect(button('Set up the second step')).toBeEnabled();
});

test('staff who logged in with a code set up nothing', () => {
  open({ isReviewer: true, hasSecondStep: true });
  expect(screen.getByText(/You log in with your password and a code/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('staff who need the second step see that the role waits', { tags: ['staff-sign-in'] }, () => {
  open({ roleNeed: 'second step' });
  expect(screen.getByRole('heading', { name: 'Your role waits for a second step' })).toBeVisible();
  expect(button('Set up the second step')).toBeEnabled();
});

test('a provider replaces the app: a role that waits names its sign-in', { tags: ['staff-provider'] }, () => {
  portal.staffProvider = { path: '/staff-sign-in', id: 'google.com', name: 'Google' };
  open();
  expect(screen.queryByRole('heading')).toBeNull();
  open({ roleNeed: 'second step' });
  expect(screen.getByText('Your role waits for a sign-in with Google')).toBeVisible();
});

test('authenticator apps read issuer, account and key from the picture', () => {
  const url = new URL(addressOf('asha+x@agency.example', KEY));
  expect(url.href).toMatch(/^otpauth:\/\/totp\/Onboarding%20Portal:asha%2Bx%40agency\.example\?/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: KEY,
    issuer: 'Onboarding Portal',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
