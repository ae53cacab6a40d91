import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getInvitation } from '../../../../src/backend/records/invitations.ts';
import { registerPerson } from '../../../../src/backend/records/registration.ts';
import type { Invitation } from '../../../../src/domain/people/invitations.ts';
import { makeInvitation, makeParsedUser } from '../../../support/factories.ts';
import { choose, field, sentence, texts } from '../../../support/unit/controls.ts';
import { renderVisitor, visitAhead } from '../../../support/unit/renderPortal.tsx';
import { enter, openFilled, register, resetRegistration } from './openRegistration.ts';

beforeAll(() => visitAhead('/register'));

beforeEach(resetRegistration);

function open(path = '/register') {
  const { address } = renderVisitor(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registration');
  return address;
}

/** Presses Register, which must not redirect. */
async function isRefused(address: () => string) {
  await register();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a problem');
  expect(registerPerson).not.toHaveBeenCalled();
  expect(address()).toBe('/register');
}

test('registration: a summary takes the focus and lists missing fields', {
  tags: ['route-screens'],
}, async () => {
  await isRefused(open());
  expect(document.title).toBe('Registration · Onboarding Portal');
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(texts(within(summary).getAllByRole('listitem'))).toEqual([
    'Name is required',
    'Email is required',
    'Contact Number is required',
    'Enter a PAN Number or an Aadhar Number; one of the two is needed',
    'Introducer Name is required',
    'Introducer E-mail is required',
    'Password is required',
    'Confirm Password is required',
  ]);
  expect(field('Name')).toHaveAccessibleDescription(/Name is required/);
  for (const label of ['Name', 'E-mail', 'Contact Number', 'Password', 'Confirm Password']) {
    expect(field(label)).toHaveAttribute('autocomplete');
  }
  expect(field('PAN Number')).toHaveAccessibleDescription(/You have neither\? Write to your introducer\./);
  await userEvent.click(within(summary).getByRole('link', { name: 'Introducer E-mail is required' }));
  expect(field('Introducer E-mail')).toHaveFocus();
});

test('registration: a contact number becomes ten digits on blur, that of a foreigner stays', {
  tags: ['contact-number'],
}, async () => {
  open();
  const phone = field('Contact Number');
  await userEvent.type(phone, '+91 98765 43210');
  await userEvent.tab();
  expect(phone).toHaveValue('9876543210');
  await choose('Nationality', 'Foreign');
  await userEvent.clear(phone);
  await userEvent.type(phone, '0917 123 4567');
  await userEvent.tab();
  expect(phone).toHaveValue('0917 123 4567');
  expect(phone).not.toHaveAccessibleDescription(/ten digits/);
  // The page remembers it for the next test.
  await choose('Nationality', 'Indian');
});

const INVITED = '/register?invite=Abc123';
const INVITATION: Invitation = {
  id: 'Abc123',
  ...makeInvitation({
    introducerName: 'Asha Rao',
    introducerEmail: 'asha.rao@agency.example',
    name: 'Ram Kumar',
    email: 'ram@demo.example',
    usertype: 'trainee',
    expiresAt: Date.now() + 86_400_000,
  }),
};

async function openInvited(invitation: Invitation | null = INVITATION): Promise<void> {
  vi.mocked(getInvitation).mockResolvedValue(invitation);
  open(INVITED);
  await screen.findByLabelText('Name');
}

test.each<[string, Invitation | null]>([
  ['This invitation was withdrawn', { ...INVITATION, status: 'revoked' }],
  ['This invitation was used already', { ...INVITATION, status: 'used' }],
  ['This invitation has expired', { ...INVITATION, expiresAt: Date.now() - 1 }],
  ['This invitation link is incomplete or unknown', null],
])('invitation: shows “%s” and no name', { tags: ['path-closed'] }, async (title, invitation) => {
  await openInvited(invitation);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByText(/invites you/)).toBeNull();
  expect(screen.queryByText(/Asha Rao/)).toBeNull();
  expect(field('Introducer E-mail')).not.toHaveValue('asha.rao@agency.example');
  expect(texts(within(field('Registering as')).getAllByRole('option'))).toEqual(['Trainee', 'Vendor']);
});

test('invitation: a damaged link reads nothing', async () => {
  open('/register?invite=a%20b');
  expect(await screen.findByText('This invitation link is incomplete or unknown')).toBeVisible();
  expect(getInvitation).not.toHaveBeenCalled();
});

test('invitation: an unreadable invitation keeps the form', async () => {
  vi.mocked(getInvitation).mockRejectedValue(new Error('no connection'));
  open(INVITED);
  expect(await screen.findByText('This invitation could not be checked')).toBeVisible();
  expect(field('Introducer E-mail')).toBeEnabled();
});

test('invitation: the form knows what the introducer entered', { tags: ['path-known'] }, async () => {
  await openInvited();
  expect(
    screen.getByText(sentence('Asha Rao (asha.rao@agency.example) invites you to register as a trainee.')),
  ).toBeVisible();
  expect(field('Name')).toHaveValue('Ram Kumar');
  expect(field('E-mail')).toHaveValue('ram@demo.example');
  for (const label of ['Introducer Name', 'Introducer E-mail', 'Registering as']) {
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  }
  enter({ 'Contact Number': '9000000001', 'PAN Number': 'ZZZPK0001Z' });
  enter({ Password: 'Demo@1234', 'Confirm Password': 'Demo@1234' });
  await register();
  await waitFor(() =>
    expect(registerPerson).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Ram Kumar', fpocno: 'asha.rao@agency.example', usertype: 'trainee' }),
      'Abc123',
    ),
  );
});

test('invitation: another address is reported at once', { tags: ['path-closed'] }, async () => {
  await openInvited();
  const email = field('E-mail');
  expect(email).not.toHaveAccessibleDescription(/This invitation was sent to/);
  enter({ 'E-mail': 'ram@other.example' });
  expect(email).toHaveAccessibleDescription(/This invitation was sent to ram@demo\.example\./);
  await userEvent.click(screen.getByRole('button', { name: 'Use that address' }));
  expect(email).toHaveValue('ram@demo.example');
});

test('registration: the following login has the address and focuses Password', async () => {
  const address = openFilled();
  await register();
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() => expect(field('Password')).toHaveFocus());
  expect(field('E-mail')).toHaveValue(makeParsedUser().email);
});

test('a vendor chooses who will be paid, and a company is not asked for an Aadhar number', {
  tags: ['kind-registration'],
}, async () => {
  const address = openFilled({ 'Aadhar Number': '' });
  expect(screen.queryByLabelText('Vendor Status')).not.toBeInTheDocument();
  await choose('Registering as', 'Vendor');
  await choose('Vendor Status', 'Private Limited Company');
  expect(screen.queryByLabelText('Aadhar Number')).not.toBeInTheDocument();
  await register();
  await waitFor(() => expect(address()).toBe('/'));
  expect(registerPerson).toHaveBeenCalledWith(
    expect.objectContaining({ vendorStatus: 'Private Limited Company', aadharcard: '' }),
    undefined,
  );
});

test('registration: the notice names each kind of data, can be printed and has nothing to tick', {
  tags: ['notice-shown'],
}, async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  open();
  const notice = screen.getByRole('region', { name: 'What we ask for, and why' });
  for (const text of ['Bank account, cheque', 'privacy@agency.example', 'Mumbai', '8 financial years']) {
    expect(notice).toHaveTextContent(text);
  }
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const row = within(notice).getByText('Bank account, cheque');
  expect(row).not.toBeVisible();
  await userEvent.click(within(notice).getByRole('button', { name: 'Read the whole notice' }));
  expect(row).toBeVisible();
  await userEvent.click(within(notice).getByRole('button', { name: 'Print this notice' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});
