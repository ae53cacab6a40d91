import { beforeEach, expect, it } from 'vitest';
import {
  GST,
  giveTrainee,
  makeService,
  ORIGIN,
  RECEIPT,
  REVIEWER,
  startDatabase,
  TRAINEE,
  WELCOME,
} from '../../support/mailApp.ts';

beforeEach(startDatabase);

it.each<[string, unknown, string]>([
  ['sendgst', 'no json', 'The payload is no JSON.'],
  ['sendgst', [], 'name: '],
  ['sendgst', 'null', 'payload: '],
  ['sendgst', { ...GST, gstin: '' }, 'gstin: '],
  ['sendgst', { ...GST, name: 'x'.repeat(501) }, 'name: '],
  ['sendgst', { ...GST, to: 'all@demo.example' }, 'to: '],
  ['sendgst', '{"__proto__":{},"name":"a","email":"b","gstin":"c"}', '__proto__: '],
  ['welcomemail', { ...WELCOME, action: 'maybe' }, 'action: '],
  ['welcomemail', { ...WELCOME, introducerEmail: undefined }, 'introducerEmail: '],
  ['approvalmail', { uid: 7 }, 'uid: '],
  ['invitation', { id: '' }, 'id: '],
  ['notice', { kind: 'spam', uid: 'a' }, 'kind: '],
  ['notice', { kind: 'formvalidated', uid: 'a', forms: [] }, 'forms: '],
  ['notice', { kind: 'formvalidated', uid: 'a', forms: ['status'] }, 'forms.0: '],
  ['notice', { ...RECEIPT, text: 'Buy now' }, 'text: '],
])('400 for %s with %j', async (call, body, start) => {
  const { mails, post } = makeService();
  const response = await post(call, body, { ...REVIEWER, approver: true });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringMatching(new RegExp(`^${start}`)) });
  expect(mails).toEqual([]);
});

it.each([true, false])('413 above 64 kB, with a declared length: %s', async (isSaid) => {
  const body = JSON.stringify({ ...GST, name: 'x'.repeat(64 * 1024) });
  const headers: Record<string, string> = isSaid ? { 'Content-Length': `${body.length}` } : {};
  const response = await makeService().post('sendgst', body, TRAINEE, headers);
  expect([response.status, await response.json()]).toEqual([413, { error: 'The request is too large.' }]);
});

it('HTML, line breaks and addresses in a name become plain text', { tags: ['mail-text'] }, async () => {
  const name = '<img src=x onerror="a()">\r\nBcc: all@demo.example\u202E see https://evil.example';
  giveTrainee({ name });
  const { mails, post } = makeService();
  await post('sendgst', GST, TRAINEE);
  const { subject, html, text } = mails[0] ?? { subject: '', html: '', text: '' };
  expect(subject).toBe('GSTIN of <img src=x onerror="a()"> Bcc: all@demo. example see https: evil. example');
  expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; Bcc');
  expect(html).not.toMatch(/<img src=x|https:\/\/evil|\u202E/);
  expect(text).not.toMatch(/^Bcc/m);
});

it('a very long name is shortened', async () => {
  giveTrainee({ name: 'Buy now '.repeat(60) });
  const { mails, post } = makeService();
  await post('sendgst', GST, TRAINEE);
  expect(mails[0]?.subject.length).toBeLessThan(120);
});

it('404 for another call, and for another method', async () => {
  const { app, post } = makeService();
  expect((await post('sendmail', GST, TRAINEE)).status).toBe(404);
  expect((await post('toString', GST, TRAINEE)).status).toBe(404);
  expect((await app.request('/api/mail/sendgst')).status).toBe(404);
  expect((await app.request('/')).status).toBe(404);
});

const preflight = (origin: string) =>
  makeService().app.request('/api/mail/sendgst', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-record',
    },
  });

it("browsers may call from the portal, with the portal's headers", async () => {
  const { headers } = await preflight(ORIGIN);
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  for (const name of ['Authorization', 'Idempotency-Key', 'X-Record', 'X-Firebase-AppCheck']) {
    expect(headers.get('Access-Control-Allow-Headers')).toContain(name);
  }
});

it('browsers may not call from other origins', async () => {
  const { headers } = await preflight('https://elsewhere.example');
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
});

it('browsers can read an error', async () => {
  const response = await makeService().post('sendgst', GST, null);
  expect(response.status).toBe(401);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
});

it.each([
  [ORIGIN, ORIGIN],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://elsewhere.example', ORIGIN],
])('from %s the links go to %s', async (from, portal) => {
  giveTrainee({ forms: { status: 1 } });
  const { mails, post } = makeService();
  await post('notice', RECEIPT, TRAINEE, { Origin: from });
  expect(mails[0]?.text).toContain(`: ${portal}/dashboard`);
});
