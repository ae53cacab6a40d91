import { describe, expect, it } from 'vitest';
import { createMailApp } from '../../../dev/mail-service/app.ts';
import type { Mail } from '../../../dev/mail-service/templates.ts';

const ORIGIN = 'http://127.0.0.1:5173';
const TEAMS = {
  gst: 'gst-team@agency.example',
  approver: 'approver@agency.example',
  review: 'review-team@agency.example',
};

function token(claims: Record<string, unknown> = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = {
    iss: 'https://securetoken.google.com/demo-onboarding',
    aud: 'demo-onboarding',
    sub: 'someone',
    exp: Math.floor(Date.now() / 1000) + 60,
    ...claims,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}

function makeService(failure?: string) {
  const mails: Mail[] = [];
  const app = createMailApp({
    projectId: 'demo-onboarding',
    portalOrigins: [ORIGIN],
    teams: TEAMS,
    deliver: async (mail) => {
      if (failure) throw new Error(failure);
      mails.push(mail);
      return '<1@local>';
    },
  });
  const post = (call: string, body: unknown, authorization: string | null = `Bearer ${token()}`) =>
    app.request(`/api/mail/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: ORIGIN,
        ...(authorization === null ? {} : { Authorization: authorization }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, mails, post };
}

const GST = { name: 'Tara Trainee', email: 'tara@demo.example', gstin: '27ABCDE1234F1Z5' };
const WELCOME = {
  name: 'Tara Trainee',
  email: 'tara@demo.example',
  introducerEmail: 'isha@agency.example',
  action: 'accept',
};
const APPROVAL = {
  name: 'Tara Trainee',
  uid: 'abc',
  links: {
    accept: `${ORIGIN}/approve/abc?action=accept`,
    acceptasexception: `${ORIGIN}/approve/abc?action=acceptasexception`,
    deny: `${ORIGIN}/approve/abc?action=deny`,
  },
};
const INVITATION = {
  name: 'Tara Trainee',
  email: 'tara@demo.example',
  usertype: 'trainee',
  introducerName: 'Isha Introducer',
  introducerEmail: 'isha@agency.example',
  link: `${ORIGIN}/register`,
};
const NOTICE = {
  kind: 'queryraised',
  email: 'tara@demo.example',
  name: 'Tara Trainee',
  form: 'Trainee Bank Details',
  link: `${ORIGIN}/queries`,
};

describe('the mails', () => {
  it('sendgst goes to the GST team and names the GSTIN', async () => {
    const { mails, post } = makeService();
    const response = await post('sendgst', GST);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ messageID: '<1@local>' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: TEAMS.gst, subject: 'GSTIN of Tara Trainee' });
    expect(mails[0]?.text).toContain('GSTIN: 27ABCDE1234F1Z5');
  });

  it.each([
    ['accept', 'has been approved.'],
    ['acceptasexception', 'approved as an exception.'],
    ['deny', 'was not approved.'],
  ])('welcomemail %s goes to the person, with a copy to the introducer', async (action, words) => {
    const { mails, post } = makeService();
    expect((await post('welcomemail', { ...WELCOME, action })).status).toBe(200);
    expect(mails[0]).toMatchObject({ to: 'tara@demo.example', cc: 'isha@agency.example' });
    expect(mails[0]?.text).toContain(words);
  });

  it('approvalmail goes to the approver with the three links', async () => {
    const { mails, post } = makeService();
    expect((await post('approvalmail', APPROVAL)).status).toBe(200);
    expect(mails[0]?.to).toBe(TEAMS.approver);
    for (const link of Object.values(APPROVAL.links)) {
      expect(mails[0]?.text).toContain(link);
      expect(mails[0]?.html).toContain(`href="${link}"`);
    }
  });

  it('invitation names the introducer and links to the registration', async () => {
    const { mails, post } = makeService();
    expect((await post('invitation', INVITATION)).status).toBe(200);
    expect(mails[0]).toMatchObject({
      to: 'tara@demo.example',
      subject: 'Isha Introducer invites you to register',
    });
    expect(mails[0]?.text).toContain(`${ORIGIN}/register`);
  });

  it.each([
    ['queryraised', 'A query on Trainee Bank Details'],
    ['formvalidated', 'Trainee Bank Details is validated'],
  ])('notice %s goes to the person', async (kind, subject) => {
    const { mails, post } = makeService();
    expect((await post('notice', { ...NOTICE, kind })).status).toBe(200);
    expect(mails[0]).toMatchObject({ to: 'tara@demo.example', subject });
    expect(mails[0]?.text).toContain('Dear Tara Trainee,');
  });

  it.each([
    ['queryasked', 'Tara Trainee has a query on Trainee Bank Details'],
    ['queryresolved', 'Tara Trainee resolved a query on Trainee Bank Details'],
    ['decision', 'A decision was taken on Tara Trainee'],
  ])('notice %s goes to the review team, whatever address it is sent with', async (kind, subject) => {
    const { mails, post } = makeService();
    const { email, ...notice } = NOTICE;
    expect((await post('notice', { ...notice, kind })).status).toBe(200);
    expect((await post('notice', { ...notice, kind, email: 'else@demo.example' })).status).toBe(200);
    expect(mails).toMatchObject([
      { to: TEAMS.review, subject },
      { to: TEAMS.review, subject },
    ]);
    expect(mails.map(({ text, html }) => text + html).join()).not.toMatch(/else@demo|undefined/);
    expect(email).toBe('tara@demo.example');
  });

  it.each([
    ['sendgst', GST, ORIGIN],
    ['welcomemail', WELCOME, ORIGIN],
    ['approvalmail', APPROVAL, APPROVAL.links.deny],
    ['invitation', INVITATION, INVITATION.link],
    ['notice', NOTICE, NOTICE.link],
  ])('%s carries the plain link to the portal, to be read and to be clicked on', async (call, body, link) => {
    const { mails, post } = makeService();
    expect((await post(call, body)).status).toBe(200);
    expect(mails[0]?.text).toContain(`: ${link}`);
    expect(mails[0]?.html).toContain(`<a href="${link}">${link}</a>`);
  });

  it('an invitation by a very long name has a link that is long too', async () => {
    const { mails, post } = makeService();
    const link = `${ORIGIN}/register?invite=abc#introducer=${encodeURIComponent('मी'.repeat(250))}`;
    expect((await post('invitation', { ...INVITATION, link })).status).toBe(200);
    expect(mails[0]?.text).toContain(link);
  });

  it('escapes what people typed in HTML and keeps subjects on one line', async () => {
    const { mails, post } = makeService();
    await post('welcomemail', { ...WELCOME, name: '<img src=x onerror="a()">' });
    await post('sendgst', { ...GST, name: 'Tara\r\nBcc: all@demo.example' });
    expect(mails[0]?.html).toContain('Dear &lt;img src=x onerror=&quot;a()&quot;&gt;,');
    expect(mails[1]?.subject).toBe('GSTIN of Tara Bcc: all@demo.example');
  });
});

describe('refusals', () => {
  it.each([
    ['no token', null],
    ['another scheme', 'Basic abc'],
    ['no JWT', 'Bearer owner'],
    ['a payload that is no JSON', 'Bearer YQ.YQ.'],
    ['an expired token', `Bearer ${token({ exp: Math.floor(Date.now() / 1000) - 1 })}`],
    ['another audience', `Bearer ${token({ aud: 'another-project' })}`],
    ['another issuer', `Bearer ${token({ iss: 'https://securetoken.google.com/another-project' })}`],
    ['no subject', `Bearer ${token({ sub: '' })}`],
  ])('401 for %s', async (_, authorization) => {
    const { mails, post } = makeService();
    const response = await post('sendgst', GST, authorization);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'A valid ID token is needed.' });
    expect(mails).toEqual([]);
  });

  it.each([
    ['sendgst', 'no json', 'payload'],
    ['sendgst', { ...GST, gstin: '' }, 'gstin'],
    ['sendgst', { ...GST, email: 'nobody' }, 'email'],
    ['welcomemail', { ...WELCOME, action: 'maybe' }, 'action'],
    ['welcomemail', { ...WELCOME, introducerEmail: undefined }, 'introducerEmail'],
    ['approvalmail', { ...APPROVAL, links: { ...APPROVAL.links, deny: 'javascript:a()' } }, 'links.deny'],
    ['invitation', { ...INVITATION, link: 'https://elsewhere.example/register' }, 'link'],
    ['invitation', { ...INVITATION, usertype: 'introducer' }, 'usertype'],
    ['invitation', { ...INVITATION, link: `${ORIGIN}/${'x'.repeat(8_000)}` }, 'link'],
    ['notice', { ...NOTICE, kind: 'spam' }, 'kind'],
    ['notice', { ...NOTICE, email: undefined }, 'email'],
    ['notice', { ...NOTICE, kind: 'decision', link: 'https://elsewhere.example' }, 'link'],
    ['notice', { ...NOTICE, name: 'x'.repeat(501) }, 'name'],
  ])('400 for %s with %o, naming %s', async (call, body, field) => {
    const { mails, post } = makeService();
    const response = await post(call, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(`${field}: `) });
    expect(mails).toEqual([]);
  });

  it('413 for a body beyond every form of the calls', async () => {
    const { post } = makeService();
    expect((await post('sendgst', { ...GST, name: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('404 for another call', async () => {
    const { post } = makeService();
    expect((await post('sendmail', GST)).status).toBe(404);
  });

  it('502 with the reason when the mail server does not take it', async () => {
    const { post } = makeService('connect ECONNREFUSED 127.0.0.1:1025');
    const response = await post('sendgst', GST);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'connect ECONNREFUSED 127.0.0.1:1025' });
  });
});

describe('browsers', () => {
  const preflight = (origin: string) =>
    makeService().app.request('/api/mail/sendgst', {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });

  it('may call from the portal', async () => {
    const { headers } = await preflight(ORIGIN);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });

  it('may not call from elsewhere', async () => {
    const { headers } = await preflight('https://elsewhere.example');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('can read an error', async () => {
    const response = await makeService().post('sendgst', GST, null);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
  });
});
