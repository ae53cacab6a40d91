import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishSecondStep, startSecondStep } from '../../../../src/backend/firebase/secondStep.ts';
import { signInWithCode } from '../../../../src/backend/firebase/signInWithCode.ts';

const sdk = vi.hoisted(() => ({ signInWithCredential: vi.fn() }));
vi.mock('firebase/auth', () => sdk);
vi.mock('../../../../src/backend/firebase/auth.ts', () => ({ getAccessToken: async () => 'token1' }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  sdk.signInWithCredential.mockResolvedValue({ user: { uid: 'uid1' } });
  vi.stubGlobal('fetch', fetched);
});

const answers = (body: object, status = 200) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
const refuses = (message: string) => answers({ error: { code: 400, message } }, 400);
const sent = () => {
  const [url, options] = fetched.mock.calls[0] ?? [];
  return { url: String(url), body: JSON.parse(String(options?.body)) as unknown };
};

const PENDING = {
  localId: 'uid1',
  mfaPendingCredential: 'pending1',
  mfaInfo: [
    { mfaEnrollmentId: 'phone1', phoneInfo: '+91' },
    { mfaEnrollmentId: 'totp1', totpInfo: {} },
  ],
};

/** As the SDK throws it. */
function asked(response: object = PENDING) {
  return Object.assign(new Error('Firebase: a second factor is needed'), {
    code: 'auth/multi-factor-auth-required',
    customData: { _serverResponse: response },
  });
}

const AUTH = {} as never;

it('a login signs in with the tokens of the provider for the code', {
  tags: ['second-step-login'],
}, async () => {
  answers({ idToken: 'id', refreshToken: 'refresh' });
  expect(await signInWithCode(AUTH, asked(), '123456')).toEqual({ user: { uid: 'uid1' } });
  expect(sent().url).toMatch(/identitytoolkit\.googleapis\.com\/v2\/accounts\/mfaSignIn:finalize\?key=/);
  expect(sent().body).toEqual({
    mfaPendingCredential: 'pending1',
    mfaEnrollmentId: 'totp1',
    totpVerificationInfo: { verificationCode: '123456' },
  });
  const [, credential] = sdk.signInWithCredential.mock.calls[0] ?? [];
  const tokens = { localId: 'uid1', idToken: 'id', refreshToken: 'refresh' };
  expect(await credential._getIdTokenResponse()).toMatchObject(tokens);
});

it.each([
  ['INVALID_CODE', /wrong, or was used before/],
  ['INVALID_CODE : verification code already used', /wrong, or was used before/],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', /too many tries/],
  ['SOMETHING_NEW', /could not be checked/],
])('a login reports %s in words', async (message, words) => {
  refuses(message);
  await expect(signInWithCode(AUTH, asked(), '123456')).rejects.toThrow(words);
  expect(sdk.signInWithCredential).not.toHaveBeenCalled();
});

it('a login reports a lost connection, and leaves other failures of a sign-in as they are', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lost = { code: 'auth/network-request-failed' };
  await expect(signInWithCode(AUTH, asked(), '1')).rejects.toMatchObject(lost);
  const error = Object.assign(new Error('no'), { code: 'auth/invalid-credential' });
  await expect(signInWithCode(AUTH, error, '1')).rejects.toBe(error);
  expect(fetched).toHaveBeenCalledOnce();
});

it('a login refuses an account whose only second step is a text message', async () => {
  const response = { ...PENDING, mfaInfo: PENDING.mfaInfo.slice(0, 1) };
  await expect(signInWithCode(AUTH, asked(response), '1')).rejects.toThrow(/does not know/);
});

describe('setting up', { tags: ['second-step-login'] }, () => {
  it('fetches a key, and confirms it with a code', async () => {
    answers({ totpSessionInfo: { sharedSecretKey: 'KEY', sessionInfo: 'session1', periodSec: 30 } });
    expect(await startSecondStep()).toEqual({ key: 'KEY', session: 'session1' });
    expect(sent().body).toEqual({ idToken: 'token1', totpEnrollmentInfo: {} });
    fetched.mockClear();
    answers({ idToken: 'id', refreshToken: 'refresh' });
    await finishSecondStep('session1', '123456');
    expect(sent().body).toEqual({
      idToken: 'token1',
      displayName: 'Authenticator app',
      totpVerificationInfo: { sessionInfo: 'session1', verificationCode: '123456' },
    });
  });

  it.each([
    ['UNVERIFIED_EMAIL : Need to verify email first', /verify your e-mail address first/],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', /log out and in again/],
    ['OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.', /not switched on/],
  ])('reports %s in words', async (message, words) => {
    refuses(message);
    await expect(startSecondStep()).rejects.toThrow(words);
  });
});
