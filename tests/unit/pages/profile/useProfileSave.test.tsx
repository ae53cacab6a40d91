import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendGstMail } from '../../../../src/backend/mail/mail.ts';
import { markGstMailSent, saveProfile } from '../../../../src/backend/records/users.ts';
import { AppError } from '../../../../src/domain/appError.ts';
import type { UserRecord } from '../../../../src/domain/records/records.ts';
import { saveAndNotify, useProfileSave } from '../../../../src/pages/profile/useProfileSave.ts';
import { makeParsedUser, type StoredUserOverrides } from '../../../support/factories.ts';

vi.mock('../../../../src/backend/mail/mail.ts', () => ({ sendGstMail: vi.fn() }));

function render() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/profile']}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ ...useProfileSave(makeParsedUser()), path: useLocation().pathname }), {
    wrapper,
  });
}

it('a save opens /dashboard after 800 ms and stays busy until then', {
  tags: ['profile-fields'],
}, async () => {
  vi.mocked(saveProfile).mockResolvedValue();
  const { result } = render();
  await act(() => result.current.run({ phone: '9000000002' }));
  expect(result.current).toMatchObject({ isPending: true, error: undefined });
  act(() => void vi.advanceTimersByTime(799));
  expect(result.current.path).toBe('/profile');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.path).toBe('/dashboard');
});

it('a save does not redirect after the page was left', async () => {
  vi.mocked(saveProfile).mockResolvedValue();
  const { result, unmount } = render();
  await act(() => result.current.run({}));
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('a failed save stays and shows the reason', async () => {
  vi.mocked(saveProfile).mockRejectedValue(new AppError('firestore/unavailable', 'offline'));
  const { result } = render();
  await act(() => result.current.run({}));
  expect(result.current).toMatchObject({ isPending: false, path: '/profile' });
  expect(result.current.error).toContain('Nothing you typed is lost');
});

const GSTIN = '27ZZZPK0001Z1ZO';
const KNOWN = { isGSTApplicable: 'yes', GSTIN } as const;
const calls: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  vi.mocked(saveProfile).mockImplementation(async () => void calls.push('save'));
  vi.mocked(sendGstMail).mockImplementation(async () => `message ${calls.push('mail')}`);
  vi.mocked(markGstMailSent).mockImplementation(async () => void calls.push('mark'));
});

it.each<[string, StoredUserOverrides, Partial<UserRecord>]>([
  ['a new GSTIN', { isGSTApplicable: 'yes' }, { GSTIN }],
  ['the saved name', {}, { name: 'Ravi Kumar', isGSTApplicable: 'yes', GSTIN }],
  ['another GSTIN than the one mailed', { ...KNOWN, gstmailsend: true }, { GSTIN: '27ZZZPK0001Z2ZM' }],
  ['again after a failed mail', { ...KNOWN, gstmailsend: false }, {}],
])('saves, mails %s to the GST team, and then stores that', async (_case, stored, changes) => {
  const record = makeParsedUser(stored);
  expect(await saveAndNotify(record, changes)).toEqual({ kind: 'notified' });
  expect(calls).toEqual(['save', 'mail', 'mark']);
  expect(saveProfile).toHaveBeenCalledWith(record.uid, changes);
  const { name, email, GSTIN: gstin } = { ...record, ...changes };
  expect(sendGstMail).toHaveBeenCalledWith({ name, email, gstin });
});

it.each([
  ['GST does not apply', { isGSTApplicable: 'no', GSTIN }, {}],
  ['there is no GSTIN', { isGSTApplicable: 'yes', GSTIN: '' }, { phone: '9000000002' }],
  ['the team knows this GSTIN', { ...KNOWN, gstmailsend: true }, { GSTIN }],
] as const)('sends no mail when %s', async (_case, stored, changes) => {
  expect(await saveAndNotify(makeParsedUser(stored), changes)).toEqual({ kind: 'saved' });
  expect(calls).toEqual(['save']);
});

it('never stores a failed mail as sent', async () => {
  vi.mocked(sendGstMail).mockRejectedValue(new Error('The mail service cannot be reached.'));
  const record = makeParsedUser({ isGSTApplicable: 'yes' });
  expect(await saveAndNotify(record, { GSTIN })).toEqual({
    kind: 'mailFailed',
    message: 'The mail service cannot be reached.',
  });
  expect(calls).toEqual(['save']);
});

it('sends no mail when the profile could not be saved', async () => {
  vi.mocked(saveProfile).mockRejectedValue(new Error('locked'));
  const record = makeParsedUser({ isGSTApplicable: 'yes' });
  await expect(saveAndNotify(record, { GSTIN })).rejects.toThrow('locked');
  expect(sendGstMail).not.toHaveBeenCalled();
});
