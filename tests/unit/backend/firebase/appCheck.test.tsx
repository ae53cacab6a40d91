import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_TIMEOUT_MS } from '../../../../src/backend/firebase/appCheck.ts';
import { getEnv } from '../../../../src/config/env.ts';

// The real sign-up, which tests/support/unit/backend.ts mocks for screens.
vi.unmock('../../../../src/backend/records/registration.ts');

/** Requests to Firebase, by host, with their App Check token. */
let requests: { host: string; token: string | null }[];
const PROVEN = 'app-check-token';

/** Google's script as the SDK expects it once loaded; with `solves` false it never answers. */
function stubRecaptcha({ solves }: { solves: boolean }): void {
  const widgets: { callback: () => void }[] = [];
  vi.stubGlobal('grecaptcha', {
    enterprise: {
      ready: (then: () => void) => solves && then(),
      render: (_: string, widget: { callback: () => void }) => widgets.push(widget) - 1,
      execute: (widget: number) => {
        widgets[widget]?.callback();
        return Promise.resolve('recaptcha-token');
      },
    },
  });
}

function stubFirebase(): void {
  requests = [];
  vi.stubGlobal('fetch', (input: string, { headers }: RequestInit) => {
    const { host } = new URL(input);
    requests.push({ host, token: new Headers(headers).get('X-Firebase-AppCheck') });
    const body = host.includes('appcheck')
      ? { token: PROVEN, ttl: '3600s' }
      : { error: { code: 400, message: 'INVALID_LOGIN_CREDENTIALS' } };
    return Promise.resolve(Response.json(body, { status: host.includes('appcheck') ? 200 : 400 }));
  });
}

/** The portal's modules of a build with this key, for a real project or the local stack. */
async function build({ key, isLocal = false }: { key: string; isLocal?: boolean }) {
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', key);
  if (!isLocal) vi.stubEnv('VITE_USE_EMULATORS', '');
  vi.resetModules();
  const [auth, registration] = await Promise.all([
    import('../../../../src/backend/firebase/auth.ts'),
    import('../../../../src/backend/records/registration.ts'),
  ]);
  return { ...auth, ...registration };
}

const NEWCOMER = { name: 'Asha Rao', email: 'asha@agency.example', password: 'Demo@1234' };
const scripts = () => document.querySelectorAll('script[src*="recaptcha"]').length;

beforeEach(() => {
  stubFirebase();
  stubRecaptcha({ solves: true });
});

afterEach(async () => {
  await Promise.all(getApps().map(deleteApp));
  vi.useRealTimers();
});

it('with a site key no request reaches Auth without an App Check token', async () => {
  const { signIn } = await build({ key: 'site-key' });
  await expect(signIn('asha@agency.example', 'wrong')).rejects.toMatchObject({
    code: 'auth/invalid-credential',
  });
  expect(requests).toEqual([
    { host: 'content-firebaseappcheck.googleapis.com', token: null },
    { host: 'identitytoolkit.googleapis.com', token: PROVEN },
  ]);
});

it('a sign-up, which has its own app, sends a token too', async () => {
  const { signUpIntroducer } = await build({ key: 'site-key' });
  await expect(signUpIntroducer(NEWCOMER)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  expect(requests.filter(({ host }) => host.startsWith('identitytoolkit'))).toEqual([
    { host: 'identitytoolkit.googleapis.com', token: PROVEN },
  ]);
});

it('without a site key there is no App Check, and no script of Google', async () => {
  const { signIn } = await build({ key: '' });
  await expect(signIn('asha@agency.example', 'wrong')).rejects.toThrow();
  expect(requests).toEqual([{ host: 'identitytoolkit.googleapis.com', token: null }]);
  expect(scripts()).toBe(0);
});

it('on the local stack App Check is off for every key', async () => {
  const { signIn } = await build({ key: 'site-key', isLocal: true });
  await expect(signIn('asha@agency.example', 'wrong')).rejects.toThrow();
  expect(requests).toEqual([{ host: getEnv().emulators?.auth, token: null }]);
});

it('a browser that blocks reCAPTCHA shows an error instead of waiting for ever', async () => {
  stubRecaptcha({ solves: false });
  const { watchSignedInUser } = await build({ key: 'site-key' });
  vi.useFakeTimers();
  const onError = vi.fn();
  watchSignedInUser(() => {}, onError);
  await vi.advanceTimersByTimeAsync(TOKEN_TIMEOUT_MS);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      code: 'app-check/unreachable',
      message: expect.stringContaining('Allow www.google.com and www.gstatic.com'),
    }),
  );
  expect(requests).toEqual([]);
});

it('a listener that ended while App Check was loading receives nothing', async () => {
  const { watchSignedInUser, signIn } = await build({ key: 'site-key' });
  const [onUser, onError] = [vi.fn(), vi.fn()];
  watchSignedInUser(onUser, onError)();
  // A request made later is answered later.
  await expect(signIn('asha@agency.example', 'wrong')).rejects.toThrow();
  expect(onUser).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
