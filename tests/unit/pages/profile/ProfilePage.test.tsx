import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveProfile } from '../../../../src/backend/records/users.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import { ProfilePage, ProfileQueries } from '../../../../src/pages/profile/ProfilePage.tsx';
import { makeParsedUser, TRAINEE_UID } from '../../../support/factories.ts';
import { button, expectLocked, field, fill, labels, press } from '../../../support/unit/controls.ts';
import { renderScreen, type ScreenOptions } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/records/users.ts');

const open = (options: ScreenOptions = {}) => renderScreen(<ProfilePage />, { path: '/profile', ...options });

const details = () =>
  within(screen.getByRole('region', { name: 'Account' }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

beforeEach(() => void vi.mocked(saveProfile).mockReset().mockResolvedValue());

test('My Profile shows its fields in order, with User ID, E-mail and introducer locked', {
  tags: ['route-screens', 'profile-fields'],
}, () => {
  open({ record: { email: 'ram.kumar@demo.example' } });
  expect(field('Name')).toHaveValue('Ram Kumar');
  expect(labels()).toEqual([
    'User ID',
    'E-mail',
    'Name',
    'Designation',
    'Contact Number',
    'PAN Number',
    'Aadhar Number',
    'Introducer',
    'Introducer E-mail',
    'Address',
    'Nationality',
    'GST Applicable',
    'GSTIN',
    'E-Invoicing Applicable',
    'Vendor Type',
    'Signature',
  ]);
  expect(field('E-mail')).toHaveValue('ram.kumar@demo.example');
  for (const label of ['User ID', 'E-mail', 'Introducer', 'Introducer E-mail']) {
    expectLocked(field(label));
  }
});

test('My Profile has groups, marks required fields and lists missing ones', async () => {
  open({ record: { designation: '', address: '' } });
  const groups = screen.getAllByRole('group').map((group) => group.querySelector(':scope > legend'));
  expect(groups.map((legend) => legend?.textContent).filter(Boolean)).toEqual([
    'Identity and contact',
    'Introducer',
    'Address',
    'Tax and invoices',
    'Signature',
  ]);
  for (const label of ['Name', 'Designation', 'Contact Number', 'PAN Number', 'Address']) {
    expect(field(label)).toBeRequired();
  }
  expect(field('Aadhar Number')).not.toBeRequired();
  expect(screen.getByText('Still missing: Designation, Address')).toBeVisible();
  await fill(field('Designation'), 'Moderator');
  expect(screen.getByText('Still missing: Address')).toBeVisible();
  await fill(field('Name'), ' ');
  expect(screen.getByText('Still missing: Name, Address')).toBeVisible();
});

test.each(['trainee', 'vendor'] as const)(
  'a %s with neither PAN nor Aadhar is redirected to the dashboard',
  { tags: ['profile-neither'] },
  async (usertype) => {
    const { address } = open({ record: { usertype, pancard: '', aadharcard: '' } });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  },
);

test('an introducer views the profile and can change the password', () => {
  open({ record: { usertype: 'introducer', name: 'Asha Rao', email: 'asha.rao@agency.example' } });
  expect(details()).toEqual([
    expect.stringMatching(/^O\d{3,4}\w{5}$/),
    'asha.rao@agency.example',
    'Asha Rao',
    'Introducer',
  ]);
  expect(button('Change Password')).toBeVisible();
  expect(button('Save')).toBeNull();
});

test('an account without a record sees its e-mail and roles', () => {
  const user = { email: 'ravi.rao@agency.example', displayName: 'Ravi Rao', isReviewer: true };
  open({ record: null, user });
  expect(details()).toEqual(['ravi.rao@agency.example', 'Ravi Rao', 'Reviewer']);
  expect(button('Change Password')).toBeVisible();
});

const ALWAYS_OPEN = ['Designation', 'Contact Number', 'Address'];

const LOCKABLE = [
  'Name',
  'PAN Number',
  'Aadhar Number',
  'Nationality',
  'GST Applicable',
  'E-Invoicing Applicable',
  'Vendor Type',
  'Signature',
];

test.each([{ status: 1 }, { vendorform: 2 }] as const)(
  'forms %j lock the profile, and contact data can be saved',
  async (forms) => {
    const { address } = open({ record: { forms } });
    for (const label of LOCKABLE) expectLocked(field(label));
    for (const label of ALWAYS_OPEN) expect(field(label)).toBeEnabled();
    await fill(field('Contact Number'), '9000000008');
    await press('Save');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { phone: '9000000008' });
  },
);

test('an approved profile is locked, and its note names the way to a change', () => {
  open({ record: { forms: { status: 4, approved: true } } });
  for (const label of [...LOCKABLE, ...ALWAYS_OPEN]) expectLocked(field(label));
  expect(screen.getByText(/“Change something” on the dashboard/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test.each([
  ['a reviewer', { isReviewer: true }, ['/review']],
  ['an approver', { isApprover: true }, ['/approvals']],
  ['somebody without a role', {}, []],
] as const)('%s finds the links to the own work', { tags: ['login-work'] }, (_, user, addresses) => {
  open({ record: null, user });
  const account = within(screen.getByRole('region', { name: 'Account' }));
  expect(account.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});

const query = (overrides: Partial<Query>): Query => ({
  title: 'Is this the name on the PAN card?',
  timestamp: 1,
  status: 0,
  by: 'reviewer',
  ...overrides,
});

function show(general: Query[]) {
  render(
    <MemoryRouter>
      <ProfileQueries record={makeParsedUser({ queries: { ...emptyQueries(), general } })} />
    </MemoryRouter>,
  );
}

test("lists the reviewer's queries, each with Resolve", () => {
  show([query({}), query({ title: 'An old one', status: 1 }), query({ title: 'My own', by: 'trainee' })]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Is this the name on the PAN card?')).toBeVisible();
  expect(button('Resolve: Is this the name on the PAN card?')).toBeVisible();
});

test('shows nothing without an open query of the reviewer', () => {
  show([query({ status: 1 }), query({ by: 'trainee' })]);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
