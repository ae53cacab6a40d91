import { beforeEach, expect, it, vi } from 'vitest';
import { sendGstMail, sendWelcomeMail } from '../../../../src/backend/mail/mail.ts';
import { forgetAtLogout } from '../../../../src/backend/onLogout.ts';
import { getEnv } from '../../../../src/config/env.ts';
import { AppError } from '../../../../src/domain/appError.ts';

vi.mock('../../../../src/backend/firebase/appCheck.ts', () => ({
  get sessionAppCheck() {
    return appCheck.token === undefined ? undefined : {};
  },
}));
vi.mock('firebase/app-check', () => ({
  getToken: () => (appCheck.token ? Promise.resolve({ token: appCheck.token }) : Promise.reject(new Error())),
}));
vi.mock('../../../../src/backend/firebase/auth.ts', () => ({
  getAccessToken: () => Promise.resolve('token1'),
}));

vi.mock('../../../../src/backend/isServerReachable.ts', () => ({
  isServerReachable: () => Promise.resolve(isOnline),
}));

let isOnline = false;
const appCheck: { token: string | undefined } = { token: undefined };
const fetched = vi.fn<typeof fetch>();
const GST = { name: 'Ram Kumar', email: 'ram@demo.example', gstin: '27ZZZPK0001Z1ZO' };
const WELCOME = {
  uid: 'ramUid',
  name: 'Ram Kumar',
  email: 'ram@demo.example',
  introducerEmail: 'asha@agency.example',
  action: 'accept',
} as const;

const answer = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const page = (status = 200) => Promise.resolve(new Response('<html>', { status }));
/** Chrome 103 to 123 report a passed time limit as AbortError. */
const silent = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
  });
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  fetched.mockImplementation(() => answer({ messageID: '<1@mail>' }));
  vi.stubGlobal('fetch', fetched);
  appCheck.token = undefined;
  isOnline = false;
  forgetAtLogout();
});

function lastCall() {
  const [url, request] = fetched.mock.calls.at(-1) ?? [];
  const headers = Object.fromEntries(new Headers(request?.headers));
  return { url, method: request?.method, headers, body: JSON.parse(String(request?.body)) as unknown };
}

const headers = {
  'content-type': 'application/json',
  authorization: 'Bearer token1',
  'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
};

const { uid, ...welcome } = WELCOME;
it.each([
  ['sendgst', () => sendGstMail(GST), GST, headers],
  ['welcomemail', () => sendWelcomeMail(WELCOME), welcome, { ...headers, 'x-record': uid }],
])('posts the facts to %s and reads the messageID', { tags: ['mail-service'] }, async (...row) => {
  const [call, send, body, sent] = row;
  await expect(send()).resolves.toBe('<1@mail>');
  const url = `${getEnv().mailApiBaseUrl}/api/mail/${call}`;
  expect(lastCall()).toEqual({ url, method: 'POST', headers: sent, body });
});

it('every call carries the App Check token, if any, for the mail service', async () => {
  appCheck.token = 'proof';
  await sendGstMail(GST);
  expect(lastCall().headers).toMatchObject({ 'x-firebase-appcheck': 'proof' });
  appCheck.token = '';
  await sendGstMail(GST);
  expect(lastCall().headers).not.toHaveProperty('x-firebase-appcheck');
});

const keysSent = () =>
  fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'));

it('the key of a mail stays the same until the mail is sent', { tags: ['mail-limits'] }, async () => {
  fetched.mockImplementationOnce(refused).mockImplementationOnce(refused);
  await expect(sendGstMail(GST)).rejects.toMatchObject({ code: 'mail/unreachable' });
  await sendGstMail(GST);
  expect(new Set(keysSent()).size).toBe(1);
});

it('the key of a mail changes for the next mail, another mail, and after a logout', async () => {
  await sendGstMail(GST);
  await sendGstMail(GST);
  await sendGstMail({ ...GST, name: 'Ram K.' });
  fetched.mockImplementation(refused);
  await sendGstMail(GST).catch(() => undefined);
  forgetAtLogout();
  await sendGstMail(GST).catch(() => undefined);
  expect(new Set(keysSent()).size).toBe(5);
});

it.each([
  ['an answer without a messageID', () => answer({}), 'the mail service answered with status 200'],
  ['an empty messageID', () => answer({ messageID: '' }), 'the mail service answered with status 200'],
  ['an answer that is no JSON', () => page(), 'status 200'],
  ['an error with its reason', () => answer({ error: 'mailbox full' }, 502), 'mailbox full'],
  ['an error without a reason', () => answer({ messageID: '<1@mail>' }, 500), 'status 500'],
])('%s fails with the reason', async (_, respond, reason) => {
  fetched.mockImplementation(respond);
  const failure = await sendGstMail(GST).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect(failure).toMatchObject({ code: 'mail/refused', message: expect.stringContaining(reason) });
  expect(fetched).toHaveBeenCalledOnce();
});

it('a lost connection is retried once', async () => {
  fetched.mockImplementationOnce(refused);
  await expect(sendGstMail(GST)).resolves.toBe('<1@mail>');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('no answer within 10 s is a failure without a retry', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation((_, request) => silent(request?.signal));
  const sent = expect(sendGstMail(GST)).rejects.toMatchObject({ code: 'mail/timeout' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(fetched).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it.each([
  ['a network that refuses it', refused, 'mail/blocked'],
  ["a proxy's page with 403", () => page(403), 'mail/blocked'],
  ["the own server's page with 502", () => page(502), 'mail/refused'],
])('%s, while the portal can be reached, is not taken for a lost connection', async (_, respond, code) => {
  isOnline = true;
  fetched.mockImplementation(respond);
  await expect(sendGstMail(GST)).rejects.toMatchObject({ code });
});

it('a slow mail service is not reported as blocked, a silent one is', async () => {
  isOnline = true;
  vi.useFakeTimers();
  for (const [probe, code] of [
    [() => Promise.resolve(new Response()), 'mail/timeout'],
    [silent, 'mail/blocked'],
  ] as const) {
    fetched.mockImplementation((_, request) =>
      request?.method === 'HEAD' ? probe(request.signal) : silent(request?.signal),
    );
    const sent = expect(sendGstMail(GST)).rejects.toMatchObject({ code });
    await vi.advanceTimersByTimeAsync(15_000);
    await sent;
  }
  vi.useRealTimers();
});
