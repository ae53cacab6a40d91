import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { sendGstMail } from '../../../../src/backend/mail/mail.ts';
import { saveProfile } from '../../../../src/backend/records/users.ts';
import { emptyQueries } from '../../../../src/domain/records/defaults.ts';
import type { Query } from '../../../../src/domain/records/records.ts';
import { ProfilePage, ProfileQueries } from '../../../../src/pages/profile/ProfilePage.tsx';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import {
  makeParsedUser,
  makeSectionOne,
  type StoredUserOverrides,
  TRAINEE_UID,
} from '../../../support/factories.ts';
import {
  button,
  choose,
  expectLocked,
  field,
  fill,
  labels,
  leave,
  press,
  sentence,
  texts,
  toast,
} from '../../../support/unit/controls.ts';
import { renderScreen, type ScreenOptions } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/mail/mail.ts');
vi.unmock('../../../../src/ui/feedback/toasts.ts');

const open = (options: ScreenOptions = {}) => renderScreen(<ProfilePage />, { path: '/profile', ...options });

test('My Profile shows its fields in groups and order, and lists required ones that are missing', {
  tags: ['route-screens', 'profile-fields'],
}, async () => {
  open({ record: { email: 'ram.kumar@demo.example', designation: '', address: '' } });
  expect(field('Name')).toHaveValue('Ram Kumar');
  const legends = document.querySelectorAll('fieldset > legend');
  expect(texts(legends)).toEqual([
    'Identity and contact',
    'Introducer',
    'Address',
    'Tax and invoices',
    'Signature',
  ]);
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

const ASHA = { usertype: 'introducer', name: 'Asha Rao', email: 'asha@agency.example' } as const;
const STAFF = { email: 'ravi@agency.example', displayName: 'Ravi Rao' };

test.each<[string, ScreenOptions, unknown[], string[]]>([
  ['an introducer', { record: ASHA }, [/^O\d{3,4}\w{5}$/, ASHA.email, 'Asha Rao', 'Introducer'], []],
  ['a reviewer', { user: { isReviewer: true } }, [STAFF.email, 'Ravi Rao', 'Reviewer'], ['/review']],
  ['an approver', { user: { isApprover: true } }, [STAFF.email, 'Ravi Rao', 'Approver'], ['/approvals']],
  ['somebody without a role', {}, [STAFF.email, 'Ravi Rao', /^No role/], []],
])(
  '%s reads the account with links to the own work, and can change the password',
  {
    tags: ['login-token'],
  },
  (_, { record = null, user }, details, addresses) => {
    open({ record, user: { ...(record ? {} : STAFF), ...user } });
    const account = within(screen.getByRole('region', { name: 'Account' }));
    const expected = details.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text));
    expect(texts(account.getAllByRole('definition'))).toEqual(expected);
    expect(account.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
    expect(button('Change Password')).toBeVisible();
    expect(button('Save')).toBeNull();
  },
);

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

test('an approved profile is locked, and its note says that a change is checked', () => {
  open({ record: { forms: { status: 4, approved: true } } });
  for (const label of [...LOCKABLE, ...ALWAYS_OPEN]) expectLocked(field(label));
  expect(screen.getByText(/A change of it is checked before it is used/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
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

test('shows only open queries of the reviewer, each with Resolve', () => {
  const others = [query({ title: 'An old one', status: 1 }), query({ title: 'My own', by: 'trainee' })];
  show(others);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  show([query({}), ...others]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Is this the name on the PAN card?')).toBeVisible();
  expect(button('Resolve: Is this the name on the PAN card?')).toBeVisible();
});

const summary = () => screen.getByRole('alert');
const PAN_ERROR = 'Enter Valid PAN Number!';

test('an invalid PAN is cleared, and can be restored', { tags: ['pan-pattern'] }, async () => {
  open();
  const pan = field('PAN Number');
  await fill(pan, 'zzzp10001');
  await leave(pan);
  expect(pan).toHaveValue('ZZZP10001');
  await fill(pan, 'zzzp10001z');
  expect(pan).toHaveValue('');
  expect(screen.getByText(PAN_ERROR)).toBeVisible();
  await press('Put ZZZP10001Z back');
  expect(pan).toHaveValue('ZZZP10001Z');
  await press('Save');
  expect(within(summary()).getByRole('link', { name: PAN_ERROR })).toBeVisible();
  expect(pan).toHaveValue('');
  await fill(pan, 'zzzpk 0001-zAA');
  expect(pan).toHaveValue('ZZZPK0001Z');
  expect(screen.queryByText(PAN_ERROR)).toBeNull();
  expect(saveProfile).not.toHaveBeenCalled();
});

test('all errors are listed at once, in screen order', { tags: ['contact-number'] }, async () => {
  open({ record: { isGSTApplicable: 'yes' } });
  await fill(field('GSTIN'), '27ZZZPKO001Z1ZO');
  await fill(field('PAN Number'), '');
  await fill(field('Contact Number'), 'call me');
  await fill(field('Name'), '');
  await press('Save');
  expect(texts(within(summary()).getAllByRole('link'))).toEqual([
    'Name is required',
    'Enter the Contact Number in digits only',
    PAN_ERROR,
    'Enter Valid GSTIN Number',
  ]);
  expect(saveProfile).not.toHaveBeenCalled();
});

test('people registered with Aadhar only see that saving needs a PAN', async () => {
  const { address } = open({ record: { pancard: '' } });
  expect(screen.getByText(/You registered without a PAN\./)).toBeVisible();
  await press('Save');
  expect(within(summary()).getByText(PAN_ERROR)).toBeVisible();
  expect(saveProfile).not.toHaveBeenCalled();
  await fill(field('PAN Number'), 'ZZZPK0001Z');
  await press('Save');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { pancard: 'ZZZPK0001Z' });
});

test('Aadhar takes at most 14 characters and is masked until revealed or edited', {
  tags: ['id-lengths'],
}, async () => {
  const { address } = open();
  const aadhar = field('Aadhar Number');
  expect(aadhar).toHaveValue('XXXX XXXX 0124');
  await press('Show Aadhar Number');
  expect(aadhar).toHaveValue('234567890124');
  await press('Hide Aadhar Number');
  await fill(aadhar, '9876 5432 1096 55');
  expect(aadhar).toHaveValue('9876 5432 1096');
  await leave(aadhar);
  expect(field('Aadhar Number')).toHaveValue('XXXX XXXX 1096');
  await press('Save');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { aadharcard: '987654321096' });
});

test("a foreigner's contact number keeps its leading 0", { tags: ['contact-number'] }, async () => {
  open({ record: { nationality: 'Foreign' } });
  const phone = field('Contact Number');
  await fill(phone, '020 7123 4567');
  await leave(phone);
  expect(phone).toHaveValue('020 7123 4567');
  await fill(phone, '+91 90000 00007');
  await leave(phone);
  expect(phone).toHaveValue('9000000007');
});

test("a foreign company's contact number is not measured as an Indian one", async () => {
  open({
    record: {
      usertype: 'vendor',
      vendorDetails: { sectionOne: makeSectionOne({ vendorStatus: 'Foreign Inter Company' }) },
    },
  });
  await fill(field('Contact Number'), '0044 20 7123 4567');
  await leave(field('Contact Number'));
  expect(field('Contact Number')).toHaveValue('442071234567');
  expect(field('Contact Number')).not.toHaveAccessibleDescription(/ten digits/i);
});

const GSTIN = '27ZZZPK0001Z1ZO';
const GSTIN_ERROR = 'Enter Valid GSTIN Number';

const openGstin = (record: StoredUserOverrides = { isGSTApplicable: 'yes' }) => {
  render(<Toaster />, { wrapper: MemoryRouter });
  open({ record });
};

const gstin = () => field('GSTIN');

test('PAN and GSTIN name whom to ask when the pattern fits nobody', () => {
  openGstin({ isGSTApplicable: 'yes', pancard: '' });
  expect(field('PAN Number')).toHaveAccessibleDescription(/If you have none, write to your introducer\./);
  expect(gstin()).toHaveAccessibleDescription(/OIDAR, TDS or TCS, write to your introducer\./);
});

test('GSTIN is disabled without GST; an invalid one is cleared, and a correction is suggested', {
  tags: ['gstin-pattern', 'id-lengths'],
}, async () => {
  openGstin({});
  expect(gstin()).toBeDisabled();
  await choose('GST Applicable', 'yes');
  expect(gstin()).toBeEnabled();
  await fill(gstin(), '27zzzpko001z1zo');
  expect(gstin()).toHaveValue('');
  expect(screen.getByText(GSTIN_ERROR)).toBeVisible();
  await press(`Use ${GSTIN}`);
  expect(gstin()).toHaveValue(GSTIN);
  expect(screen.queryByText(GSTIN_ERROR)).toBeNull();
  await fill(gstin(), `${GSTIN}99`);
  expect(gstin()).toHaveValue(GSTIN);
});

test('Save keeps a cleared GSTIN restorable', async () => {
  openGstin();
  await fill(gstin(), '27ZZZPK0001Z12O');
  await press('Save');
  expect(within(summary()).getByRole('link', { name: GSTIN_ERROR })).toBeVisible();
  expect(saveProfile).not.toHaveBeenCalled();
  await press('Leave GSTIN empty');
  await press('Save');
  expect(await toast('Profile Saved')).toBeVisible();
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, {});
  expect(sendGstMail).not.toHaveBeenCalled();
});

test('a name, a check digit or a PAN that does not match is a warning only', async () => {
  openGstin();
  await fill(field('Name'), 'Ram Gupta');
  expect(screen.getByText(sentence(/for Gupta it would be G, here it is K/))).toBeVisible();
  await fill(gstin(), '27ZZZPK0001Z1ZP');
  expect(screen.getByText(/The check digit does not fit/)).toBeVisible();
  await fill(gstin(), '07ZZZCA0001Z1ZR');
  expect(screen.getByText(/Characters 3 to 12 of a GSTIN/)).toBeVisible();
  await press('Save');
  expect(await toast('Profile Saved and GST Team Notified')).toBeVisible();
  const saved = { name: 'Ram Gupta', GSTIN: '07ZZZCA0001Z1ZR' };
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, saved);
});
