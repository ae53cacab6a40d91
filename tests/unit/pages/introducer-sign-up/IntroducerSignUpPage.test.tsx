import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { signUpIntroducer } from '../../../../src/backend/records/registration.ts';
import * as env from '../../../../src/config/env.ts';
import { paths } from '../../../../src/config/paths.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { hasUnsaved } from '../../../../src/drafts/memory.ts';
import { IntroducerSignUpPage } from '../../../../src/pages/introducer-sign-up/IntroducerSignUpPage.tsx';
import { SessionContext } from '../../../../src/session/useSession.ts';
import { makeIntroducerRecord } from '../../../support/factories.ts';
import { makeSession } from '../../../support/unit/session.ts';

vi.mock('../../../../src/backend/records/registration.ts');

const DOMAINS = ['agency.example', 'media.example', 'digital.example', 'creative.example'];

const SIGNED_OUT = makeSession({ status: 'signedOut' });

function Landing() {
  const state: unknown = useLocation().state;
  return <p>{JSON.stringify(state)}</p>;
}

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

function open() {
  render(
    <SessionContext value={SIGNED_OUT}>
      <MemoryRouter initialEntries={[paths.introducerSignUp]}>
        <Routes>
          <Route path={paths.introducerSignUp} element={<IntroducerSignUpPage />} />
          <Route path={paths.login} element={<Landing />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

async function signUp() {
  open();
  enter('Employee Name', 'Asha Rao');
  enter('E-mail', 'Asha. Rao');
  enter('Domain', 'agency.example');
  enter('Password', ' pass word ');
  enter('Confirm Password', ' pass word ');
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
}

beforeEach(() => {
  forgetAtLogout();
  vi.spyOn(env, 'getEnv').mockReturnValue({
    firebase: { apiKey: '', authDomain: '', projectId: '', storageBucket: '', appId: '' },
    emulators: null,
    mailApiBaseUrl: '',
    automailerBaseUrl: '',
    workEmailDomains: DOMAINS,
    approvalLinks: 'run',
    brandVideoUrl: '',
    appCheckSiteKey: '',
  });
  vi.mocked(signUpIntroducer).mockReset();
});

test('fields that a browser filled in without an event count', async () => {
  vi.mocked(signUpIntroducer).mockReturnValue(new Promise(() => {}));
  open();
  screen.getByLabelText<HTMLInputElement>('Employee Name').value = 'Asha Rao';
  enter('E-mail', 'Asha.Rao');
  enter('Domain', 'agency.example');
  for (const label of ['Password', 'Confirm Password']) {
    screen.getByLabelText<HTMLInputElement>(label).value = 'Demo@12345';
  }
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await vi.waitFor(() =>
    expect(signUpIntroducer).toHaveBeenCalledExactlyOnceWith({
      name: 'Asha Rao',
      email: 'Asha.Rao@agency.example',
      password: 'Demo@12345',
    }),
  );
});

test('the full e-mail is prefix plus domain without spaces; the password is unchanged', async () => {
  const record = makeIntroducerRecord();
  vi.mocked(signUpIntroducer).mockResolvedValue({ record, verificationSentTo: record.email });
  await signUp();
  await screen.findByText(/Your account has been created\. Please confirm/);
  expect(hasUnsaved(undefined)).toBe(false);
  expect(signUpIntroducer).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha Rao',
    email: 'Asha.Rao@agency.example',
    password: ' pass word ',
  });
  expect(JSON.parse(sessionStorage.getItem('userDetails') ?? '{}')).toEqual(record);
});

test('an account without a verification mail shows how to get one', async () => {
  vi.mocked(signUpIntroducer).mockResolvedValue({ record: makeIntroducerRecord(), verificationSentTo: null });
  await signUp();
  await screen.findByText(/the verification mail could not be sent/);
});

test('a failed sign-up logs only its code', { tags: ['signup-failure'] }, async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.mocked(signUpIntroducer).mockRejectedValue(
    new AppError('auth/email-already-in-use', 'asha.rao@agency.example is in use'),
  );
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is already an account');
  expect(info.mock.calls).toEqual([['Sign-up failed: auth/email-already-in-use']]);
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  expect(sessionStorage.getItem('userDetails')).toBeNull();
});

test.each([
  [
    'Firebase: Password should be at least 6 characters (auth/weak-password).',
    'This password is not accepted: Password should be at least 6 characters',
  ],
  ['Firebase: Error (auth/weak-password).', 'This password is not accepted: Error'],
  ['Use a longer one', 'This password is not accepted: Use a longer one'],
])("the provider's password rule %j is shown as %j", async (message, sentence) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.mocked(signUpIntroducer).mockRejectedValue(new AppError('auth/weak-password', message));
  await signUp();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});
