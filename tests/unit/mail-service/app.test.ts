import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMailApp, type LogEntry } from '../../../mail-service/app.ts';
import type { Delivery, Mail } from '../../../mail-service/delivery.ts';
import { encodeFields } from '../../../mail-service/firestoreValues.ts';
import { Refusal } from '../../../mail-service/refusal.ts';
import { createTokenReader } from '../../../mail-service/token.ts';
import { makeUserRecord, type StoredUserOverrides, TRAINEE_UID } from '../../support/factories.ts';
import { mailSettings, unsignedToken } from '../../support/mailService.ts';

const ORIGIN = 'http://127.0.0.1:5173';
const TRAINEE = { sub: TRAINEE_UID };
const REVIEWER = { sub: 'reviewerUid', reviewer: true };
const APPROVER = { sub: 'approverUid', approver: true };
const GSTIN = '27ZZZPK0001Z1ZO';

let stored: Record<string, object>;
let reads: { url: URL; headers: Headers }[];
/** Replaces the database's answers. */
let database: (() => Promise<Response>) | undefined;

beforeEach(() => {
  stored = {};
  reads = [];
  database = undefined;
  giveTrainee();
  vi.stubGlobal('fetch', (input: string, { headers }: RequestInit) => {
    const url = new URL(input);
    reads.push({ url, headers: new Headers(headers) });
    if (database) return database();
    const record = stored[url.pathname.split('/documents/')[1] ?? ''];
    return Promise.resolve(
      record ? Response.json({ fields: encodeFields(record) }) : Response.json({}, { status: 404 }),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
});

function giveTrainee(overrides: StoredUserOverrides & { approval?: object } = {}): void {
  stored[`users/${TRAINEE_UID}`] = makeUserRecord({
    GSTIN,
    isGSTApplicable: 'yes',
    ...overrides,
  } as StoredUserOverrides);
}

type Deliver = (mail: Mail, messageId: string) => Promise<Delivery>;

function makeService({
  environment = {},
  deliver,
}: {
  environment?: Record<string, string>;
  deliver?: Deliver;
} = {}) {
  const mails: Mail[] = [];
  const lines: LogEntry[] = [];
  const accept: Deliver = (mail, messageId) => {
    mails.push(mail);
    return Promise.resolve({ messageId, attempts: 1 });
  };
  const settings = mailSettings(environment);
  const app = createMailApp({
    settings,
    readToken: createTokenReader({ projectId: settings.projectId, isEmulator: true }),
    deliver: deliver ?? accept,
    log: (line) => lines.push(line),
  });
  const post = (call: string, body: unknown, claims: object | null, headers: Record<string, string> = {}) =>
    app.request(`/api/mail/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: ORIGIN,
        ...(claims && { Authorization: `Bearer ${unsignedToken({ ...claims })}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, mails, lines, post };
}

const GST = { name: 'Ram Kumar', email: 'trainee@demo.example', gstin: GSTIN };
const WELCOME = {
  name: 'Ram Kumar',
  email: 'trainee@demo.example',
  introducerEmail: 'introducer@agency.example',
  action: 'accept',
};
const RECEIPT = { kind: 'receipt', uid: TRAINEE_UID };
const ABOUT_TRAINEE = { 'X-Record': TRAINEE_UID };
const decided = (action: 'accept' | 'acceptasexception' | 'deny', more = {}) =>
  giveTrainee({ approval: { action, by: 'approverUid', at: 1, ...more } });

describe('a call of the two that every mail service has', () => {
  it('sendgst tells the GST team what the record says [mail-recipients]', async () => {
    const { mails, post } = makeService();
    const response = await post('sendgst', GST, TRAINEE);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      messageID: expect.stringMatching(/^<[\da-f]{32}@agency.example>$/),
    });
    expect(mails).toMatchObject([{ to: 'gst-team@agency.example', subject: 'GSTIN of Ram Kumar' }]);
    expect(mails[0]?.text).toContain(`GSTIN: ${GSTIN}`);
  });

  it.each([
    ['accept', 'has been approved'],
    ['acceptasexception', 'approved as an exception'],
    ['deny', 'was not approved'],
  ] as const)('welcomemail %s goes to the person and the introducer of the record', async (action, words) => {
    decided(action);
    const { mails, post } = makeService();
    expect((await post('welcomemail', { ...WELCOME, action }, APPROVER, ABOUT_TRAINEE)).status).toBe(200);
    expect(mails).toMatchObject([{ to: 'trainee@demo.example', cc: 'introducer@agency.example' }]);
    expect(mails[0]?.html).toContain(words);
  });

  it('the reason and the end of a decision are in the mail', async () => {
    decided('deny', {
      reason: 'The cheque is of another account.\nPlease send a new one.',
      until: '2027-03-31',
    });
    const { mails, post } = makeService();
    await post('welcomemail', { ...WELCOME, action: 'deny' }, APPROVER, ABOUT_TRAINEE);
    expect(mails[0]?.text).toContain('> The cheque is of another account.\n> Please send a new one.');
    expect(mails[0]?.text).toContain('31 Mar 2027');
  });

  it.each([
    ['another address', 'sendgst', { ...GST, email: 'else@demo.example' }, TRAINEE, 409],
    ['a GSTIN that is not saved', 'sendgst', { ...GST, gstin: '29ZZZPK0001Z1ZO' }, TRAINEE, 409],
    ['nobody with a record', 'sendgst', GST, { sub: 'stranger' }, 404],
    ['a decision that is not recorded', 'welcomemail', { ...WELCOME, action: 'deny' }, APPROVER, 409],
    ['another person', 'welcomemail', { ...WELCOME, email: 'else@demo.example' }, APPROVER, 409],
    [
      'another introducer',
      'welcomemail',
      { ...WELCOME, introducerEmail: 'else@agency.example' },
      APPROVER,
      409,
    ],
    ['a trainee in place of the approver', 'welcomemail', WELCOME, TRAINEE, 403],
  ])('%s is refused: %s', async (_, call, body, claims, status) => {
    decided('accept');
    const { mails, post } = makeService();
    expect((await post(call, body, claims, ABOUT_TRAINEE)).status).toBe(status);
    expect(mails).toEqual([]);
  });

  it('welcomemail without the header of the record cannot be verified', async () => {
    const response = await makeService().post('welcomemail', WELCOME, APPROVER);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The header X-Record with the uid of the person is missing.' },
    ]);
  });
});

describe('the record', () => {
  it("is read with the caller's own token, and without bank details, PAN and Aadhar [mail-rights]", async () => {
    await makeService().post('sendgst', GST, TRAINEE, { 'X-Firebase-AppCheck': 'proof' });
    const [read] = reads;
    expect(read?.headers.get('Authorization')).toMatch(/^Bearer ey/);
    expect(read?.headers.get('X-Firebase-AppCheck')).toBe('proof');
    expect(read?.url.searchParams.getAll('mask.fieldPaths')).not.toContain('bankDetails');
    expect(read?.url.searchParams.getAll('mask.fieldPaths').length).toBeGreaterThan(5);
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['the rules deny it', () => Promise.resolve(Response.json({}, { status: 403 })), 403],
    ['the database fails', () => Promise.resolve(new Response('Sorry', { status: 500 })), 503],
    ['the database answers garbage', () => Promise.resolve(new Response('<html>')), 503],
    ['the database is away', () => Promise.reject(new TypeError('fetch failed')), 503],
  ])('%s: nothing is mailed', async (_, answer, status) => {
    database = answer;
    const { mails, post } = makeService();
    expect((await post('sendgst', GST, TRAINEE)).status).toBe(status);
    expect(mails).toEqual([]);
  });

  it.each(['../documents/x', '..', '__id__', 'a/b'])('a uid such as %s reads nothing', async (uid) => {
    const { post } = makeService();
    expect((await post('approvalmail', { uid }, REVIEWER)).status).toBe(404);
    expect(reads).toEqual([]);
  });

  it.each([
    '',
    'nobody',
    'a@demo.example, b@demo.example',
    'a@demo.example\r\nBcc: b@demo.example',
    '"a b"@demo.example>',
  ])('an address such as %j gets no mail', async (email) => {
    giveTrainee({ email, forms: { status: 1 } });
    const { mails, post } = makeService();
    expect((await post('notice', RECEIPT, TRAINEE)).status).toBe(409);
    expect(mails).toEqual([]);
  });
});

describe('bad input', () => {
  it.each<[string, unknown, string]>([
    ['sendgst', 'no json', 'The payload is no JSON.'],
    ['sendgst', '', 'The payload is no JSON.'],
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

  it.each([true, false])('413 beyond 64 kB, whether its length is said: %s', async (isSaid) => {
    const body = JSON.stringify({ ...GST, name: 'x'.repeat(64 * 1024) });
    const headers: Record<string, string> = isSaid ? { 'Content-Length': `${body.length}` } : {};
    const response = await makeService().post('sendgst', body, TRAINEE, headers);
    expect([response.status, await response.json()]).toEqual([413, { error: 'The request is too large.' }]);
  });

  it('HTML, line breaks and addresses in a name are text of one line [mail-text]', async () => {
    const name = '<img src=x onerror="a()">\r\nBcc: all@demo.example\u202E see https://evil.example';
    giveTrainee({ name });
    const { mails, post } = makeService();
    await post('sendgst', GST, TRAINEE);
    const { subject, html, text } = mails[0] ?? { subject: '', html: '', text: '' };
    expect(subject).toBe('GSTIN of <img src=x onerror="a()"> Bcc: all@demo.example see https: evil.example');
    expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt; Bcc');
    expect(html).not.toMatch(/<img src=x|https:\/\/evil|\u202E/);
    expect(text).not.toMatch(/^Bcc/m);
  });

  it('a very long name does not become a message', async () => {
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
});

describe('a call that is tried again', () => {
  const KEY = { 'Idempotency-Key': 'the-key-of-a-mail' };

  it('fifty times at once mails once, and every one gets the same answer [mail-once]', async () => {
    const { mails, post } = makeService();
    const responses = await Promise.all(Array.from({ length: 50 }, () => post('sendgst', GST, TRAINEE, KEY)));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('messageID');
    expect(mails).toHaveLength(1);
  });

  it('after a failure mails, and under the same message id', async () => {
    const ids: string[] = [];
    const { post } = makeService({
      deliver: (_, messageId) => {
        ids.push(messageId);
        return ids.length === 1
          ? Promise.reject(new Refusal(502, 'The mail server cannot be reached.'))
          : Promise.resolve({ messageId, attempts: 1 });
      },
    });
    expect((await post('sendgst', GST, TRAINEE, KEY)).status).toBe(502);
    expect((await post('sendgst', GST, TRAINEE, KEY)).status).toBe(200);
    expect((await post('sendgst', GST, TRAINEE, KEY)).status).toBe(200);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('while the first one is still under way waits for that one', async () => {
    vi.useFakeTimers();
    const pending: (() => void)[] = [];
    const { post } = makeService({
      deliver: (_, messageId) =>
        new Promise((resolve) => pending.push(() => resolve({ messageId, attempts: 1 }))),
    });
    const first = post('sendgst', GST, TRAINEE, KEY);
    await vi.advanceTimersByTimeAsync(9_000);
    expect((await first).status).toBe(504);
    const second = post('sendgst', GST, TRAINEE, KEY);
    await vi.advanceTimersByTimeAsync(10);
    for (const resolve of pending) resolve();
    expect((await second).status).toBe(200);
    expect(pending).toHaveLength(1);
  });

  it("with another mail is refused, and somebody else's key is another", async () => {
    giveTrainee({ forms: { status: 1 } });
    const { mails, post } = makeService();
    await post('sendgst', GST, TRAINEE, KEY);
    expect((await post('notice', RECEIPT, TRAINEE, KEY)).status).toBe(422);
    stored['users/another'] = makeUserRecord({ uid: 'another', forms: { status: 1 } });
    expect((await post('notice', { ...RECEIPT, uid: 'another' }, { sub: 'another' }, KEY)).status).toBe(200);
    expect(mails).toHaveLength(2);
  });

  it('without a key mails again; a key of another form is refused', async () => {
    const { mails, post } = makeService();
    await post('sendgst', GST, TRAINEE);
    await post('sendgst', GST, TRAINEE);
    expect(mails).toHaveLength(2);
    expect((await post('sendgst', GST, TRAINEE, { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });
});

describe('limits', () => {
  const sendMany = async (count: number, send: () => Response | Promise<Response>) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await send()).status);
    return statuses;
  };

  it('a person has so many mails an hour, and is told when to go on [mail-limits]', async () => {
    const { mails, post } = makeService({ environment: { HOURLY_LIMIT_PERSON: '3' } });
    expect(await sendMany(4, () => post('sendgst', GST, TRAINEE))).toEqual([200, 200, 200, 429]);
    const refused = await post('sendgst', GST, TRAINEE);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(1_000);
    expect(mails).toHaveLength(3);
  });

  it('staff have more, and one address gets no more than its share', async () => {
    giveTrainee({ forms: { msa: 2 } });
    const environment = { HOURLY_LIMIT_PERSON: '1', HOURLY_LIMIT_ADDRESS: '2' };
    const { post } = makeService({ environment });
    const notice = { kind: 'formvalidated', uid: TRAINEE_UID, forms: ['msa'] };
    expect(await sendMany(3, () => post('notice', notice, REVIEWER))).toEqual([200, 200, 429]);
  });

  it('the hour passes', async () => {
    vi.useFakeTimers();
    const { post } = makeService({ environment: { HOURLY_LIMIT_PERSON: '2' } });
    expect(await sendMany(3, () => post('sendgst', GST, TRAINEE))).toEqual([200, 200, 429]);
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    expect(await sendMany(2, () => post('sendgst', GST, TRAINEE))).toEqual([200, 429]);
  });
});

describe('the log', () => {
  it('has one line a call, and nothing about a person [mail-log]', async () => {
    const failing = makeService({
      deliver: () => {
        const cause = Object.assign(new Error('550 <trainee@demo.example> unknown'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
        return Promise.reject(new Refusal(502, 'The mail server refused the mail.', { cause }));
      },
    });
    const working = makeService();
    giveTrainee({ forms: { status: 1 } });
    await working.post('notice', RECEIPT, TRAINEE);
    await failing.post('sendgst', GST, TRAINEE);
    await working.post('sendgst', GST, null);
    await working.post(`trainee@demo.example`, { ...RECEIPT, kind: 'Ram Kumar' }, TRAINEE);
    const lines = [...working.lines, ...failing.lines];
    expect(lines).toMatchObject([
      { severity: 'INFO', call: 'notice', kind: 'receipt', status: 200, attempts: 1 },
      { severity: 'WARNING', call: 'sendgst', status: 401 },
      { severity: 'WARNING', call: 'unknown', status: 404 },
      { severity: 'ERROR', call: 'sendgst', status: 502, reason: '502 EENVELOPE 550' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Ram|demo\.example|agency|trainee/i);
  });
});

describe('browsers', () => {
  const preflight = (origin: string) =>
    makeService().app.request('/api/mail/sendgst', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-record',
      },
    });

  it('may call from the portal, with the headers that the portal sends', async () => {
    const { headers } = await preflight(ORIGIN);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    for (const name of ['Authorization', 'Idempotency-Key', 'X-Record', 'X-Firebase-AppCheck']) {
      expect(headers.get('Access-Control-Allow-Headers')).toContain(name);
    }
  });

  it('may not call from elsewhere', async () => {
    const { headers } = await preflight('https://elsewhere.example');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('can read an error', async () => {
    const response = await makeService().post('sendgst', GST, null);
    expect(response.status).toBe(401);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  });

  it.each([
    [ORIGIN, ORIGIN],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://elsewhere.example', ORIGIN],
  ])('from %s the links lead to %s', async (from, portal) => {
    giveTrainee({ forms: { status: 1 } });
    const { mails, post } = makeService();
    await post('notice', RECEIPT, TRAINEE, { Origin: from });
    expect(mails[0]?.text).toContain(`Open the portal: ${portal}/dashboard`);
  });
});

it.each(['/healthz', '/health'])('%s says that the service runs, to anybody', async (path) => {
  const response = await makeService().app.request(path);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
