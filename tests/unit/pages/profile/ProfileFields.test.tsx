import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendGstMail } from '../../../../src/backend/mail/mail.ts';
import { markGstMailSent, saveProfile } from '../../../../src/backend/records/users.ts';
import { ProfilePage } from '../../../../src/pages/profile/ProfilePage.tsx';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import { type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';
import { field, fill, leave, press, toast } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';
import { sentence } from '../../../support/unit/sentence.ts';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/records/users.ts');
vi.mock('../../../../src/backend/mail/mail.ts');

const open = (record: StoredUserOverrides = {}) =>
  renderScreen(<ProfilePage />, { path: '/profile', record }).address;

const summary = () => screen.getByRole('alert');
const PAN_ERROR = 'Enter Valid PAN Number!';

beforeEach(() => {
  vi.mocked(saveProfile).mockReset().mockResolvedValue();
  vi.mocked(markGstMailSent).mockReset().mockResolvedValue();
  vi.mocked(sendGstMail).mockReset();
});

test('an invalid PAN is cleared, and can be restored', { tags: ['pan-cleared'] }, async () => {
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

test('a PAN that does not match the name is only a warning', async () => {
  const address = open();
  await fill(field('Name'), 'Ram Gupta');
  expect(screen.getByText(sentence(/for Gupta it would be G, here it is K/))).toBeVisible();
  await press('Save');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { name: 'Ram Gupta' });
});

test('all errors are listed at once, in screen order', async () => {
  open({ isGSTApplicable: 'yes' });
  await fill(field('GSTIN'), '27ZZZPKO001Z1ZO');
  await fill(field('PAN Number'), '');
  await fill(field('Contact Number'), 'call me');
  await fill(field('Name'), '');
  await press('Save');
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Name is required',
    'Enter the Contact Number in digits only',
    PAN_ERROR,
    'Enter Valid GSTIN Number',
  ]);
  expect(saveProfile).not.toHaveBeenCalled();
});

test('people registered with Aadhar only see that saving needs a PAN', async () => {
  const address = open({ pancard: '' });
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
  const address = open();
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

test('the contact number is numeric', {
  tags: ['contact-number'],
}, async () => {
  const address = open();
  const phone = field('Contact Number');
  await fill(phone, 'call me');
  await press('Save');
  expect(within(summary()).getByText('Enter the Contact Number in digits only')).toBeVisible();
  expect(saveProfile).not.toHaveBeenCalled();
  await fill(phone, '+91 90000 00007');
  await leave(phone);
  expect(phone).toHaveValue('9000000007');
  expect(screen.queryByText('Enter the Contact Number in digits only')).toBeNull();
  await press('Save');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { phone: '9000000007' });
});

test("a foreigner's contact number keeps its leading 0", { tags: ['contact-number'] }, async () => {
  open({ nationality: 'Foreign' });
  const phone = field('Contact Number');
  await fill(phone, '020 7123 4567');
  await leave(phone);
  expect(phone).toHaveValue('020 7123 4567');
  await fill(phone, '+91 90000 00007');
  await leave(phone);
  expect(phone).toHaveValue('9000000007');
});

const GSTIN = '27ZZZPK0001Z1ZO';
const GSTIN_ERROR = 'Enter Valid GSTIN Number';

const openGstin = (record: StoredUserOverrides = { isGSTApplicable: 'yes' }) =>
  renderScreen(
    <>
      <ProfilePage />
      <Toaster />
    </>,
    { path: '/profile', record },
  );

const gstin = () => field('GSTIN');
const listed = () => within(summary()).getByRole('link', { name: GSTIN_ERROR });

test('GSTIN is disabled when GST applicable is no', { tags: ['gstin-disabled'] }, async () => {
  openGstin({});
  expect(gstin()).toBeDisabled();
  await userEvent.selectOptions(field('GST Applicable'), 'yes');
  expect(gstin()).toBeEnabled();
});

test.each([
  ['PAN Number', /If you have none, write to your introducer\./],
  ['GSTIN', /For a UIN or a number for OIDAR, TDS or TCS, write to your introducer\./],
])('%s tells whom to ask when the pattern fits nobody', (label, text) => {
  openGstin({ isGSTApplicable: 'yes', pancard: '' });
  expect(field(label)).toHaveAccessibleDescription(text);
});

test('an invalid GSTIN is cleared with its message, and a correction is suggested', {
  tags: ['gstin-cleared', 'id-lengths'],
}, async () => {
  openGstin();
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
  expect(listed()).toBeVisible();
  expect(saveProfile).not.toHaveBeenCalled();
  await press('Leave GSTIN empty');
  await press('Save');
  expect(await toast('Profile Saved')).toBeVisible();
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, {});
  expect(sendGstMail).not.toHaveBeenCalled();
});

test('a GSTIN with a wrong check digit or another PAN is a warning only', async () => {
  openGstin();
  await fill(gstin(), '27ZZZPK0001Z1ZP');
  expect(screen.getByText(/The check digit does not fit/)).toBeVisible();
  await fill(gstin(), '07ZZZCA0001Z1ZR');
  expect(screen.getByText(/Characters 3 to 12 of a GSTIN/)).toBeVisible();
  await press('Save');
  expect(await toast('Profile Saved and GST Team Notified')).toBeVisible();
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { GSTIN: '07ZZZCA0001Z1ZR' });
});
