import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { type SignUpResult, signUpIntroducer } from '../../../../src/backend/records/registration.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import { hasUnsaved } from '../../../../src/drafts/memory.ts';
import { makeIntroducerRecord } from '../../../support/factories.ts';
import { choose, field, labels, texts } from '../../../support/unit/controls.ts';
import { renderVisitor, visitAhead } from '../../../support/unit/renderPortal.tsx';
import { deferred } from '../../../support/unit/watching.ts';

const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const register = () => screen.getByRole('button', { name: 'Register' });

beforeAll(() => visitAhead('/', '/introducer-signup'));

beforeEach(forgetAtLogout);

function open() {
  const { address } = renderVisitor('/introducer-signup');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Introducer Sign Up');
  return address;
}

async function openFilled(confirm = ' pass word ') {
  const address = open();
  enter('Employee Name', 'Asha Rao');
  enter('E-mail', 'Asha. Rao');
  await choose('Domain', 'media.example');
  enter('Password', ' pass word ');
  enter('Confirm Password', confirm);
  return address;
}

/** The form is still open, and no account was created. */
function expectRefusal(address: () => string) {
  expect(address()).toBe('/introducer-signup');
  expect(signUpIntroducer).not.toHaveBeenCalled();
}

test('introducer sign-up: missing fields show their errors beside the fields', {
  tags: ['signup-fields'],
}, async () => {
  const address = open();
  expect(field('Password')).toHaveAccessibleDescription('At least 6 characters');
  await userEvent.click(register());
  await waitFor(() => expect(field('Employee Name')).toHaveAccessibleDescription('Name is required'));
  expect(field('E-mail')).toHaveAccessibleDescription(/Email is required/);
  expect(field('Domain')).toHaveAccessibleDescription('Domain is required');
  expect(field('Password')).toHaveAccessibleDescription('At least 6 characters Password is required');
  expect(field('Confirm Password')).toHaveAccessibleDescription('Confirm Password is required');
  for (const label of ['Employee Name', 'Password', 'Confirm Password']) {
    expect(field(label)).toHaveAttribute('autocomplete');
  }
  expectRefusal(address);
});

test('introducer sign-up: a whole work address is split at the @ and chooses the domain', {
  tags: ['signup-address'],
}, async () => {
  open();
  await userEvent.click(field('E-mail'));
  await userEvent.paste('Meera.Iyer@Agency.example');
  expect(field('E-mail')).toHaveValue('Meera.Iyer');
  expect(field('Domain')).toHaveValue('agency.example');
  await userEvent.clear(field('E-mail'));
  await userEvent.type(field('E-mail'), 'meera@media.example');
  expect(field('E-mail')).toHaveValue('meera');
  expect(field('Domain')).toHaveValue('media.example');
  await userEvent.clear(field('E-mail'));
  await userEvent.paste('meera@elsewhere.example');
  expect(field('E-mail')).toHaveValue('meera@elsewhere.example');
});

test('introducer sign-up: the domain is one of four, and the passwords must match', {
  tags: ['signup-fields', 'signup-domains'],
}, async () => {
  const address = await openFilled('Other@1234');
  expect(labels()).toEqual(['Employee Name', 'E-mail', 'Domain', 'Password', 'Confirm Password']);
  expect(field('E-mail')).toHaveAttribute('placeholder', 'Name.Surname');
  const domains = ['agency', 'media', 'digital', 'creative'].map((name) => `${name}.example`);
  expect(texts(within(field('Domain')).getAllByRole('option'))).toEqual(['Choose a domain', ...domains]);
  await choose('Domain', 'Choose a domain');
  await userEvent.click(register());
  await waitFor(() => expect(field('Domain')).toHaveAccessibleDescription('Domain is required'));
  expect(field('Confirm Password')).toHaveAccessibleDescription('Password does not match!');
  expectRefusal(address);
});

test('introducer sign-up: registers prefix plus domain once, and the password unchanged', {
  tags: ['signup-record'],
}, async () => {
  const { promise, resolve } = deferred<SignUpResult>();
  vi.mocked(signUpIntroducer).mockReturnValue(promise);
  const address = await openFilled();
  await userEvent.dblClick(register());
  expect(await screen.findByText('Your account is being created…')).toHaveRole('status');
  expect(register()).toBeDisabled();
  const record = makeIntroducerRecord();
  resolve({ record, verificationSentTo: record.email });
  expect(await screen.findByText(/Your account has been created\. Please confirm/)).toBeVisible();
  expect(address()).toBe('/');
  expect(hasUnsaved(undefined)).toBe(false);
  expect(signUpIntroducer).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha Rao',
    email: 'Asha.Rao@media.example',
    password: ' pass word ',
  });
  expect(JSON.parse(sessionStorage.getItem('userDetails') ?? '{}')).toEqual(record);
});

test('an account without a verification mail shows how to get one', async () => {
  vi.mocked(signUpIntroducer).mockResolvedValue({ record: makeIntroducerRecord(), verificationSentTo: null });
  await openFilled();
  await userEvent.click(register());
  expect(await screen.findByText(/the verification mail could not be sent/)).toBeVisible();
});

test.each([
  ['auth/email-already-in-use', 'asha.rao@agency.example is in use', 'There is already an account'],
  [
    'auth/weak-password',
    'Firebase: Password should be at least 6 characters (auth/weak-password).',
    'This password is not accepted: Password should be at least 6 characters',
  ],
  ['auth/weak-password', 'Use a longer one', 'This password is not accepted: Use a longer one'],
])(
  'a sign-up that fails with %s logs only its code',
  { tags: ['signup-failure'] },
  async (code, words, text) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.mocked(signUpIntroducer).mockRejectedValue(new AppError(code, words));
    await openFilled();
    await userEvent.click(register());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(info.mock.calls).toEqual([[`Sign-up failed: ${code}`]]);
    expect(register()).toBeEnabled();
    expect(sessionStorage.getItem('userDetails')).toBeNull();
  },
);

test('introducer sign-up: a link leads to /', { tags: ['route-login'] }, async () => {
  const address = open();
  const link = screen.getByRole('link', { name: 'Login here' });
  expect(link.parentElement).toHaveTextContent(/^Already a Introducer\? Login here$/);
  await userEvent.click(link);
  expect(address()).toBe('/');
  await userEvent.click(await screen.findByRole('link', { name: 'Introducer sign up' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Introducer Sign Up' })).toBeVisible();
});
