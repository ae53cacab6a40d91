import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose';
import { beforeAll, expect, it, vi } from 'vitest';
import { createTokenReader } from '../../../mail-service/token.ts';
import { unsignedToken } from '../../support/mailService.ts';

const PROJECT = 'your-project';
const now = () => Math.floor(Date.now() / 1000);
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let google: Keys;
let stranger: Keys;

beforeAll(async () => {
  [google, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
});

function sign(changes: Record<string, unknown> = {}, { privateKey } = google, header = {}): Promise<string> {
  const usual = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'someone',
    auth_time: now() - 10,
    iat: now() - 10,
    exp: now() + 3_590,
    email: 'asha@agency.example',
    email_verified: true,
  };
  return new SignJWT({ ...usual, ...changes })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
    .sign(privateKey);
}

type Settings = Parameters<typeof createTokenReader>[0];

const readerWith = (change: Partial<Settings> = {}) =>
  createTokenReader({
    projectId: PROJECT,
    isEmulator: false,
    staffSignIn: 'password',
    workDomains: ['agency.example'],
    ...change,
  });

const readWith = (token: string, keys?: JWTVerifyGetKey) => readerWith({ keys })(`Bearer ${token}`);

async function googleKeys() {
  return { keys: [{ ...(await exportJWK(google.publicKey)), kid: 'one', alg: 'RS256' }] };
}

async function read(token: string) {
  return readWith(token, createLocalJWKSet(await googleKeys()));
}

it('a token contains the caller and the roles', { tags: ['mail-token'] }, async () => {
  const token = await sign({ reviewer: true, approver: 'true' });
  expect(await read(token)).toEqual({
    uid: 'someone',
    name: '',
    email: 'asha@agency.example',
    hasVerifiedEmail: true,
    isReviewer: true,
    isApprover: false,
    token,
  });
});

it.each<[Settings['staffSignIn'], unknown, boolean]>([
  ['totp', { sign_in_provider: 'password', sign_in_second_factor: 'totp' }, true],
  ['totp', { sign_in_provider: 'password' }, false],
  ['totp', { sign_in_provider: 'password', sign_in_second_factor: 'phone' }, false],
  ['totp', undefined, false],
  ['totp', 'totp', false],
  ['totp', { sign_in_provider: 'google.com' }, false],
  ['google', { sign_in_provider: 'google.com' }, true],
  ['google', { sign_in_provider: 'microsoft.com' }, false],
  ['google', { sign_in_provider: 'password' }, false],
  ['microsoft', { sign_in_provider: 'microsoft.com' }, true],
  ['microsoft', { sign_in_provider: 'google.com' }, false],
  ['password', { sign_in_provider: 'password' }, true],
])(
  'where staff sign in with %s, the roles of the sign-in %j count: %s',
  { tags: ['staff-sign-in', 'staff-provider'] },
  async (staffSignIn, firebase, counts) => {
    const keys = createLocalJWKSet(await googleKeys());
    const token = await sign({ reviewer: true, approver: true, firebase });
    const caller = await readerWith({ staffSignIn, keys })(`Bearer ${token}`);
    expect(caller).toMatchObject({ uid: 'someone', isReviewer: counts, isApprover: counts });
  },
);

it.each([
  ['asha@agency.example', true, true],
  ['asha@agency.example', false, false],
  ['asha@mail.example', true, false],
  [undefined, true, false],
])('the roles of the address %s, verified %s, count: %s', async (email, email_verified, counts) => {
  const token = await sign({ reviewer: true, approver: true, email, email_verified });
  expect(await read(token)).toMatchObject({ isReviewer: counts, isApprover: counts });
});

it.each<[string, Record<string, unknown>]>([
  ['expired', { exp: now() - 120 }],
  ['issued in the future, by a clock that is wrong', { iat: now() + 600 }],
  ['of a sign-in in the future', { auth_time: now() + 600 }],
  ['older than an hour, whatever it says', { iat: now() - 7_200, exp: now() + 3_600 }],
  ['for another project', { aud: 'another-project' }],
  ['by another issuer', { iss: 'https://securetoken.google.com/another-project' }],
  ['of a custom sign-in', { iss: 'firebase-adminsdk@your-project.iam.gserviceaccount.com' }],
  ['of nobody', { sub: '' }],
  ['of a uid that is too long', { sub: 'x'.repeat(129) }],
  ['without a time of sign-in', { auth_time: undefined }],
  ['without an end', { exp: undefined }],
])('a token that is %s is refused', { tags: ['mail-token'] }, async (_, changes) => {
  await expect(read(await sign(changes))).rejects.toMatchObject({ status: 401 });
});

it('a token from a slightly wrong clock is accepted', async () => {
  const token = await sign({ iat: now() + 30, auth_time: now() + 30, exp: now() - 30 });
  expect(await read(token)).toMatchObject({ uid: 'someone' });
});

it('a token with another signature, or none, is refused', { tags: ['mail-token'] }, async () => {
  const forged = await sign({}, stranger);
  const [header, payload] = (await sign()).split('.');
  const claims = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, sub: 'someone' };
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(google.publicKey)));
  const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret);
  const others = [await shared, unsignedToken(claims), 'owner', '', 'a.b.c'];
  for (const token of [forged, `${header}.${payload}.`, ...others])
    await expect(read(token)).rejects.toMatchObject({ status: 401 });
});

it('unreachable keys are reported as such, not as an invalid token', async () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'));
  await expect(readWith(await sign(), unreachable)).rejects.toMatchObject({ status: 503 });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('Sorry', { status: 500 })));
  await expect(readWith(await sign())).rejects.toMatchObject({ status: 503 });
});

it("a token is verified with Google's keys, which are fetched once", async () => {
  const keys = await googleKeys();
  const fetched = vi.fn((_: string) => Promise.resolve(Response.json(keys)));
  vi.stubGlobal('fetch', fetched);
  const readToken = readerWith();
  await readToken(`Bearer ${await sign()}`);
  await readToken(`Bearer ${await sign({ sub: 'another' })}`);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ]);
});

const readLocal = readerWith({ projectId: 'demo-onboarding', isEmulator: true });

it("an emulator's token is accepted unsigned, and otherwise checked", async () => {
  const caller = await readLocal(`Bearer ${unsignedToken({ sub: 'someone' })}`);
  expect(caller).toMatchObject({ uid: 'someone', name: '', email: '' });
  for (const wrong of [{ sub: '' }, { aud: 'b' }, { exp: now() - 120 }, { iat: now() + 600 }]) {
    const token = unsignedToken({ sub: 'a', ...wrong });
    await expect(readLocal(`Bearer ${token}`)).rejects.toMatchObject({ status: 401 });
  }
});

it('a demo project without an emulator refuses an unsigned token', { tags: ['mail-token'] }, async () => {
  const readReal = readerWith({ projectId: 'demo-onboarding', keys: createLocalJWKSet({ keys: [] }) });
  const token = unsignedToken({ sub: 'someone' });
  await expect(readReal(`Bearer ${token}`)).rejects.toMatchObject({ status: 401 });
});
