import { type Auth, sendEmailVerification, type User } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSessionAuth } from '../../../../src/backend/firebase/auth.ts';
import {
  resendVerificationMail,
  sendVerificationMail,
} from '../../../../src/backend/firebase/verificationMail.ts';

vi.mock('firebase/auth');
vi.mock('../../../../src/backend/firebase/auth.ts');

const ORIGIN = 'https://portal.example';
const USER = { email: 'asha@agency.example' } as User;
const send = vi.mocked(sendEmailVerification);
const refusal = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
});

it('the page that confirms an address links back to the portal', async () => {
  await sendVerificationMail(USER);
  expect(send.mock.calls).toEqual([[USER, { url: ORIGIN }]]);
});

it('an unknown domain removes the link back but still sends the mail', async () => {
  send.mockRejectedValueOnce(refusal('auth/unauthorized-continue-uri'));
  await sendVerificationMail(USER);
  expect(send.mock.calls).toEqual([[USER, { url: ORIGIN }], [USER]]);
});

it('reports other errors without retrying', async () => {
  send.mockRejectedValueOnce(refusal('auth/too-many-requests'));
  await expect(sendVerificationMail(USER)).rejects.toThrow('auth/too-many-requests');
  expect(send).toHaveBeenCalledOnce();
});

it('sends the verification mail again only to the signed-in user', async () => {
  vi.mocked(openSessionAuth).mockResolvedValueOnce({ currentUser: USER } as Auth);
  expect(await resendVerificationMail()).toBe(USER.email);
  vi.mocked(openSessionAuth).mockResolvedValueOnce({ currentUser: null } as Auth);
  await expect(resendVerificationMail()).rejects.toThrow('Nobody is signed in.');
  expect(send).toHaveBeenCalledOnce();
});
