import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendGstMail } from '../../../../src/backend/mail/mail.ts';
import { markGstMailSent, saveProfile } from '../../../../src/backend/records/users.ts';
import { ProfilePage } from '../../../../src/pages/profile/ProfilePage.tsx';
import { Toaster } from '../../../../src/ui/feedback/Toaster.tsx';
import { type StoredUserOverrides, TRAINEE_UID } from '../../../support/factories.ts';
import { field, fill, press, toast } from '../../../support/unit/controls.ts';
import { renderScreen } from '../../../support/unit/renderScreen.tsx';

vi.mock('../../../../src/backend/records/drafts.ts');
vi.mock('../../../../src/backend/mail/mail.ts');
vi.mock('../../../../src/backend/records/users.ts');

const GSTIN = '27ZZZPK0001Z1ZO';
const GSTIN_ERROR = 'Enter Valid GSTIN Number';

const open = (record: StoredUserOverrides = { isGSTApplicable: 'yes' }) =>
  renderScreen(
    <>
      <ProfilePage />
      <Toaster />
    </>,
    { path: '/profile', record },
  );

const gstin = () => field('GSTIN');
const listed = () => within(screen.getByRole('alert')).getByRole('link', { name: GSTIN_ERROR });

beforeEach(() => {
  vi.mocked(saveProfile).mockReset().mockResolvedValue();
  vi.mocked(markGstMailSent).mockReset().mockResolvedValue();
  vi.mocked(sendGstMail).mockReset();
});

test('GSTIN is disabled when GST applicable is no', { tags: ['gstin-disabled'] }, async () => {
  open({});
  expect(gstin()).toBeDisabled();
  await userEvent.selectOptions(field('GST Applicable'), 'yes');
  expect(gstin()).toBeEnabled();
});

test('an invalid GSTIN is cleared with its message, and a correction is suggested', {
  tags: ['gstin-cleared', 'id-lengths'],
}, async () => {
  open();
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
  open();
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

test('Save clears a GSTIN of fewer than 15 characters, which can be restored', async () => {
  open();
  await fill(gstin(), '27ZZZPK0001');
  await press('Save');
  expect(listed()).toBeVisible();
  expect(gstin()).toHaveValue('');
  await press('Put 27ZZZPK0001 back');
  expect(gstin()).toHaveValue('27ZZZPK0001');
  expect(saveProfile).not.toHaveBeenCalled();
});

test('a GSTIN with a wrong check digit or another PAN is a warning only', async () => {
  open();
  await fill(gstin(), '27ZZZPK0001Z1ZP');
  expect(screen.getByText(/The check digit does not fit/)).toBeVisible();
  await fill(gstin(), '07ZZZCA0001Z1ZR');
  expect(screen.getByText(/Characters 3 to 12 of a GSTIN/)).toBeVisible();
  await press('Save');
  expect(await toast('Profile Saved and GST Team Notified')).toBeVisible();
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith(TRAINEE_UID, { GSTIN: '07ZZZCA0001Z1ZR' });
});
