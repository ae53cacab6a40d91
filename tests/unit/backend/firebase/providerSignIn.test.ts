import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  finishProviderSignIn,
  linkProvider,
  startProviderSignIn,
} from '../../../../src/backend/firebase/providerSignIn.ts';

const sdk = vi.hoisted(() => ({ signInWithCredential: vi.fn() }));
vi.mock('../../../../src/backend/isServerReachable.ts', () => ({
  isServerReachable: () => Promise.resolve(false),
}));
vi.mock('firebase/auth', () => sdk);
vi.mock('../../../../src/backend/firebase/auth.ts', () => ({ openSessionAuth: async () => ({}) }));

const GOOGLE = { id: 'google.com', name: 'Google' };
const PAGE = 'https://portal.example/staff-sign-in';
const DOMAINS = ['agency.example'];
const BACK = { address: `${PAGE}?code=abc&state=s`, sessionId: 'session1' };
const ANSWER = { localId: 'uid1', email: 'asha@agency.example', idToken: 'id', refreshToken: 'refresh' };

const fetched = vi.fn<typeof fetch>();
const answers = (body: object, status = 200) =>
  fetched.mockResolvedValueOnce(Response.json(body, { status }));
const refuses = (message: string) => answers({ error: { code: 400, message } }, 400);
const sent = () =>
  fetched.mock.calls.map(([url, options]) => ({
    method: /accounts:\w+/.exec(String(url))?.[0],
    body: JSON.parse(String(options?.body)) as unknown,
  }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const user = { uid: 'uid1', getIdToken: async () => 'token1' };
  sdk.signInWithCredential.mockResolvedValue({ user });
});

describe('the start', { tags: ['staff-provider'] }, () => {
  it('asks for the address of the provider, with the page of the portal to return to', async () => {
    const [address, sessionId] = ['https://accounts.google.com/o/oauth2/auth?x', 'session1'];
    answers({ authUri: address, sessionId });
    expect(await startProviderSignIn(GOOGLE, PAGE, DOMAINS)).toEqual({ address, sessionId });
    const body = {
      providerId: 'google.com',
      continueUri: PAGE,
      customParameter: { prompt: 'select_account' },
      hostedDomain: 'agency.example',
    };
    expect(sent()).toEqual([{ method: 'accounts:createAuthUri', body }]);
  });

  it('names no domain to Google where there are several, and the directory to Microsoft', async () => {
    answers({ authUri: 'https://x.example', sessionId: 's' });
    answers({ authUri: 'https://x.example', sessionId: 's' });
    await startProviderSignIn(GOOGLE, PAGE, [...DOMAINS, 'media.example']);
    await startProviderSignIn({ id: 'microsoft.com', name: 'Microsoft', tenant: 't1' }, PAGE, DOMAINS);
    expect(sent()[0]?.body).not.toHaveProperty('hostedDomain');
    expect(sent()[1]?.body).toMatchObject({ customParameter: { tenant: 't1' } });
    expect(sent()[1]?.body).not.toHaveProperty('hostedDomain');
  });

  it.each([{ sessionId: 's' }, { authUri: 'javascript:alert(1)', sessionId: 's' }, { authUri: 'https://x' }])(
    'opens nothing after the answer %o',
    async (answer) => {
      answers(answer);
      await expect(startProviderSignIn(GOOGLE, PAGE, DOMAINS)).rejects.toThrow('did not work');
    },
  );

  it('reports a sign-in that is not switched on', async () => {
    refuses('OPERATION_NOT_ALLOWED : x');
    await expect(startProviderSignIn(GOOGLE, PAGE, DOMAINS)).rejects.toThrow('not switched on');
  });
});

describe('the return', { tags: ['staff-provider'] }, () => {
  it('signs in an account that exists, and creates none', async () => {
    answers(ANSWER);
    const signedIn = { state: 'signedIn', uid: 'uid1', accessToken: 'token1' };
    expect(await finishProviderSignIn(BACK, DOMAINS)).toEqual(signedIn);
    const asked = { requestUri: BACK.address, sessionId: 'session1', returnSecureToken: true };
    expect(sent()).toEqual([{ method: 'accounts:signInWithIdp', body: { ...asked, autoCreate: false } }]);
    const [, credential] = sdk.signInWithCredential.mock.calls[0] ?? [];
    expect(await credential._getIdTokenResponse()).toEqual(ANSWER);
  });

  it('removes an account that the provider created nevertheless', async () => {
    answers({ ...ANSWER, isNewUser: true });
    answers({});
    await expect(finishProviderSignIn(BACK, DOMAINS)).rejects.toThrow('No account of this portal');
    expect(sent()[1]).toEqual({ method: 'accounts:delete', body: { idToken: 'id' } });
    expect(sdk.signInWithCredential).not.toHaveBeenCalled();
  });

  it('refuses an address outside the work domains', async () => {
    answers({ ...ANSWER, email: 'asha@gmail.example' });
    await expect(finishProviderSignIn(BACK, DOMAINS)).rejects.toThrow('with a work address');
    expect(sdk.signInWithCredential).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown account', () => refuses('USER_NOT_FOUND'), 'No account of this portal'],
    ['a disabled account', () => refuses('USER_DISABLED'), 'disabled'],
    ['another answer', () => refuses('INVALID_IDP_RESPONSE : x'), 'Please start it again'],
    ['an answer without tokens', () => answers({ email: ANSWER.email }), 'Please start it again'],
    ['no connection', () => fetched.mockRejectedValueOnce(new TypeError('failed')), 'There is no connection'],
  ])('explains %s', async (_, give, words) => {
    give();
    await expect(finishProviderSignIn(BACK, DOMAINS)).rejects.toThrow(words);
  });
});

describe('an account with a password', { tags: ['staff-provider'] }, () => {
  const needed = { email: ANSWER.email, pendingToken: 'pending1' };

  it('an existing account is linked with the provider, and no second one is made', async () => {
    answers({ email: ANSWER.email, needConfirmation: true, pendingToken: 'pending1' });
    expect(await finishProviderSignIn(BACK, DOMAINS)).toEqual({ state: 'linkNeeded', ...needed });
    answers({ idToken: 'own' });
    answers({});
    await linkProvider(needed, 'Demo@1234', PAGE);
    const own = { email: ANSWER.email, password: 'Demo@1234', returnSecureToken: true };
    const linked = { idToken: 'own', pendingToken: 'pending1', requestUri: PAGE, returnSecureToken: true };
    expect(sent().slice(1)).toEqual([
      { method: 'accounts:signInWithPassword', body: own },
      { method: 'accounts:signInWithIdp', body: linked },
    ]);
  });

  it('an account is not linked with a wrong password, or when a code is required', async () => {
    refuses('INVALID_LOGIN_CREDENTIALS');
    await expect(linkProvider(needed, 'x', PAGE)).rejects.toThrow('The password is wrong.');
    answers({ mfaPendingCredential: 'x' });
    await expect(linkProvider(needed, 'Demo@1234', PAGE)).rejects.toThrow('has a second step');
    expect(sent()).toHaveLength(2);
  });
});
